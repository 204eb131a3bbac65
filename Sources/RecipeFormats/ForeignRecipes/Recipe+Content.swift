import RecipeKit

extension Recipe {
    /// Whether the recipe has no title, no listed ingredients, and no blocks in its sections.
    var isWithoutContent: Bool {
        title.isEmpty && listedIngredients.isEmpty && sections.allSatisfy(\.blocks.isEmpty)
    }
}
