import SectionedLists

/// An action delegate that opens the screen of an ingredient.
@MainActor
protocol IngredientActionDelegate: ActionDelegate {
    /// Opens the screen of an ingredient.
    ///
    /// - Parameter index: The index of the ingredient among all ingredients in the lists of the recipe.
    func openIngredient(at index: Int)
}
