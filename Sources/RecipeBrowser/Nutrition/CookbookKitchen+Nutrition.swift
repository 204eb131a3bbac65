import Kitchen

extension CookbookKitchen {
    /// Computes the nutrition of a recipe and of the recipes that it refers to, which it reads.
    func nutrition(of recipe: ReferencedRecipe) -> RecipeNutrition {
        let reader = KitchenRecipes(in: folder)
        let converter = KitchenConverter(for: recipe.recipe, customs: customs)
        let tree = ScaledRecipeTree(recipe, by: .one, converting: converter.conversion) {
            reader.recipe(for: $0, from: $1)
        }
        return RecipeNutrition(of: tree, customs: customs)
    }
}
