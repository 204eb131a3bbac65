import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Reads the recipes that kitchen files name by their paths in the cookbook: `Soups/Leek soup`. It reads each file once.
final class KitchenRecipes {
    private let folder: KitchenFolder
    private var read: [RecipeID: ReferencedRecipe?] = [:]

    init(in folder: KitchenFolder) { self.folder = folder }

    /// Reads the recipe of a path. Returns `nil` if there is none, or if it cannot be read.
    func recipe(at path: String) -> ReferencedRecipe? { folder.recipe(at: path).flatMap(recipe) }

    /// Reads the recipe to which a recipe refers: in the folder of its file, or in the cookbook.
    func recipe(for reference: RecipeReference, from id: String) -> ReferencedRecipe? {
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

    /// Reads a recipe. Returns `nil` if it cannot be read.
    func recipe(_ id: RecipeID) -> ReferencedRecipe? {
        if let known = read[id] { return known }
        // A recipe that cannot be read is missing on the list, which says so.
        let recipe = try? Cookbook(paths: [id.path]).load(id).recipe
        let found = recipe.map {
            ReferencedRecipe(id: id.description, recipe: $0.parsingIngredientLines(splitting: true))
        }
        read[id] = .some(found)
        return found
    }
}
