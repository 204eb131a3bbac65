import Kitchen
import RecipeLibrary

extension CookbookKitchen {
    /// Replaces the old path of a renamed or moved recipe with the new path: in the plans, in the shopping list, and in
    /// the list of recipes that the user has declared as different.
    package func follow(_ old: RecipeID, to new: RecipeID) throws(EditingError) {
        let newPath = folder.path(of: new)
        let names = oldNames(of: old)
        for menu in folder.names(withExtension: "menu") {
            try folder.update(menu) { bytes in
                var plan = MealPlanFile(bytes: bytes)
                let count = names.reduce(0) { $0 + plan.replaceRecipe($1, with: newPath) }
                return count == 0 ? bytes : plan.bytes
            }
        }
        try folder.renameDistinctRecipe(names, to: newPath)
        guard try folder.content(of: FileName.shoppingList) != nil else { return }
        try folder.update(FileName.shoppingList) { bytes in
            var list = ShoppingListFile(bytes: bytes)
            let count = names.reduce(0) { $0 + list.replaceRecipe($1, with: newPath) }
            return count == 0 ? bytes : list.bytes
        }
    }

    /// Returns the paths by which kitchen files may name a moved recipe, such as `Soups/Leek.cook` and `Soups/Leek`.
    /// The path without the extension is left out if it does not mean this recipe.
    private func oldNames(of recipe: RecipeID) -> [String] {
        let path = folder.path(of: recipe)
        guard recipe.index == 0 else { return [path] }
        let fileExtension = recipe.path.split(separator: ".").last.map { "." + $0 } ?? ""
        let stem = path.hasSuffix(fileExtension) ? String(path.dropLast(fileExtension.count)) : path
        return [stem + fileExtension] + (folder.recipe(at: stem) == nil ? [stem] : [])
    }
}
