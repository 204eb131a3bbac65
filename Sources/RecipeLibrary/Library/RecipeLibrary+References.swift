import RecipeKit

extension RecipeLibrary {
    /// Returns the recipe that a reference in `recipe` means, or `nil` if the library has none.
    ///
    /// The path of the reference is looked up in the folder of `recipe`, and then in the folders of the cookbook. If
    /// the path is only a name and no file has this name, the name is looked up among the titles. A path that leads out
    /// of the cookbook finds no recipe.
    ///
    /// Complexity: To look up a path, some reads of the index. To look up a title, one pass over all titles. Do not
    /// call it on the main actor.
    public nonisolated func recipe(for reference: RecipeReference, from recipe: RecipeID) -> RecipeSummary? {
        guard let name = reference.path.last else { return nil }
        let roots = cookbook.roots.compactMap { root -> String? in
            if case .folder(let path) = root { path } else { nil }
        }
        let paths = ([FilePath.folder(of: recipe.path)] + roots).map { Self.path(reference.path, in: $0) }
        return snapshot { reader throws(IndexError) in
            for path in paths {
                for fileExtension in RecipeReference.extensions {
                    if let summary = try reader.recipe(RecipeID(path: "\(path).\(fileExtension)")) { return summary }
                }
            }
            guard reference.path.count == 1 else { return nil }
            var wanted = WantedRecipes()
            wanted.add(title: name)
            return try reader.recipes(wanted).first { $0.id != recipe }
        }
    }

    /// Returns the path that a reference means in a folder. Resolves the parts `.` and `..` of the reference.
    private static func path(_ components: [String], in folder: String) -> String {
        var path = folder
        for component in components where component != "." && !component.isEmpty {
            path = component == ".." ? FilePath.folder(of: path) : FilePath.path(path, component)
        }
        return path
    }
}

extension RecipeReference {
    /// The extensions that a path in a kitchen file or in a reference can omit, with the most likely first.
    package static let extensions = ["cook", "md", "markdown", "menu"]
}
