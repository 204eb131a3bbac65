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
        let found = readingIndex { index throws(IndexError) -> RecipeSummary? in
            let reader = try IndexReader(index.location)
            for path in paths {
                for fileExtension in KitchenFolder.extensions {
                    guard let number = try reader.number(of: RecipeID(path: "\(path).\(fileExtension)")) else {
                        continue
                    }
                    if let summary = try reader.summary(of: number) { return summary }
                }
            }
            return nil
        }
        if found != nil || reference.path.count > 1 { return found }
        var wanted = WantedRecipes()
        wanted.add(title: name)
        return recipes(wanted).first { $0.id != recipe }
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
