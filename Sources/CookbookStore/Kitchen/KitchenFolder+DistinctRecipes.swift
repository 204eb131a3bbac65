import RecipeLibrary

extension KitchenFolder {
    private static let distinctRecipes = "config/distinct-recipes.conf"

    /// Returns the pairs of recipes that look the same but that the user has marked as different.
    public func distinctRecipes() throws(EditingError) -> DistinctRecipes {
        DistinctRecipes(bytes: try content(of: Self.distinctRecipes) ?? [])
    }

    /// Records that a recipe is different from others that look the same.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - others: The recipes that look the same.
    /// - Returns: The change of the file, or `nil` if the file already has these pairs.
    @discardableResult
    public func keepApart(_ recipe: RecipeID, from others: [RecipeID]) throws(EditingError) -> Change? {
        try update(Self.distinctRecipes) { bytes in
            var distinct = DistinctRecipes(bytes: bytes)
            for other in others { distinct.insert(path(of: recipe), path(of: other)) }
            return distinct.bytes
        }
    }

    /// Replaces the path of a renamed or moved recipe in the stored pairs.
    ///
    /// - Parameters:
    ///   - old: The old paths of the recipe. The pairs may contain any of them.
    ///   - new: The new path.
    public func renameDistinctRecipe(_ old: [String], to new: String) throws(EditingError) {
        guard try content(of: Self.distinctRecipes) != nil else { return }
        try update(Self.distinctRecipes) { bytes in
            var distinct = DistinctRecipes(bytes: bytes)
            for name in old { distinct.replace(name, with: new) }
            return distinct.bytes
        }
    }
}
