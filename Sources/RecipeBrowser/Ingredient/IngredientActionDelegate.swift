import SectionedLists

/// An action delegate that opens the screen of an ingredient.
@MainActor
protocol IngredientActionDelegate: ActionDelegate {
    /// Opens the ingredient at an index among all ingredients of the recipe's lists.
    func openIngredient(at index: Int)
}
