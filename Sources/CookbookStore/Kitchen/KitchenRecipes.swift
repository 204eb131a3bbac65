import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Reads the recipes that kitchen files name by their paths in the cookbook, such as `Soups/Leek soup`. Reads each
/// recipe only once.
package final class KitchenRecipes {
    private let folder: KitchenFolder
    private var read: [RecipeID: ReferencedRecipe?] = [:]

    package init(in folder: KitchenFolder) { self.folder = folder }

    /// Returns the recipe at a path. Returns `nil` if there is none, or if it cannot be read.
    package func recipe(at path: String) -> ReferencedRecipe? { folder.recipe(at: path).flatMap(recipe) }

    /// Returns the recipe to which a reference leads, or `nil` if there is none that can be read.
    ///
    /// - Parameters:
    ///   - reference: The reference. Its path is first tried in the folder of the recipe that contains the reference,
    ///     and then in the folder of the cookbook.
    ///   - id: The path of the recipe that contains the reference.
    package func recipe(for reference: RecipeReference, from id: String) -> ReferencedRecipe? {
        var rest = reference.path.filter { $0 != "." && !$0.isEmpty }[...]
        let path = folder.path(of: RecipeID(path: id))
        var own = path.split(separator: "/").dropLast().map(String.init)
        let inCookbook = rest.joined(separator: "/")
        while rest.first == "..", !own.isEmpty {
            own.removeLast()
            rest.removeFirst()
        }
        let beside = (path.hasPrefix("/") ? "/" : "") + (own + rest).joined(separator: "/")
        return recipe(at: beside) ?? recipe(at: inCookbook)
    }

    /// Returns a recipe, or `nil` if it cannot be read.
    package func recipe(_ id: RecipeID) -> ReferencedRecipe? {
        if let known = read[id] { return known }
        // The error is ignored, because the shopping list shows that the recipe is missing.
        let recipe = try? Cookbook(paths: [id.path]).load(id).recipe
        let found = recipe.map {
            ReferencedRecipe(id: id.description, recipe: $0.parsingIngredientLines(splitting: true))
        }
        read[id] = .some(found)
        return found
    }
}
