import Kitchen

extension CookbookKitchen {
    /// Computes the nutrition of a recipe. Reads the recipes that it refers to, and includes their nutrition.
    func nutrition(of recipe: ReferencedRecipe) -> RecipeNutrition {
        let reader = KitchenRecipes(in: folder)
        let converter = KitchenConverter(for: recipe.recipe, customs: customs)
        let tree = ScaledRecipeTree(recipe, by: .one, converting: converter.conversion) {
            reader.recipe(for: $0, from: $1)
        }
        return RecipeNutrition(of: tree, customs: customs)
    }
}
