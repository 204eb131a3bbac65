import Kitchen
import RecipeKit
import RecipeLibrary

extension CookbookKitchen {
    /// Returns the nutrition of a recipe, including the nutrition of the recipes to which it refers. Reads the files of
    /// these recipes.
    package func nutrition(of recipe: ReferencedRecipe) -> RecipeNutrition {
        let reader = KitchenRecipes(in: folder)
        let converter = KitchenConverter(for: recipe.recipe, customs: customs)
        let tree = ScaledRecipeTree(recipe, by: .one, converting: converter.conversion) {
            reader.recipe(for: $0, from: $1)
        }
        return RecipeNutrition(of: tree, customs: customs)
    }
}
