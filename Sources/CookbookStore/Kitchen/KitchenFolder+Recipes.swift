import RecipeFormats
import RecipeKit
import RecipeLibrary

extension KitchenFolder {
    /// Returns the path of a recipe in the form that the kitchen files use.
    ///
    /// - For the first recipe of a `.cook` file, the extension is omitted: `Soups/Leek soup`.
    /// - For the first recipe of any other file, the extension remains: `Soups/Leek soup.md`.
    /// - For the second and later recipes of a file, the extension remains, and `#` and a number follow: `Soups.md#2`.
    ///
    /// If the recipe is not in the first folder of the cookbook, the path is absolute.
    public func path(of recipe: RecipeID) -> String {
        var path = recipe.path
        if recipes.isEmpty {
            path = Self.absolute(path)
        } else if recipes != "." {
            let folder = recipes.hasSuffix("/") ? recipes : recipes + "/"
            path = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : Self.absolute(path)
        }
        if recipe.index > 0 { return "\(path)#\(recipe.index + 1)" }
        return path.hasSuffix(".cook") ? String(path.dropLast(5)) : path
    }

    /// Returns the recipe for a path in the form that the kitchen files use, or `nil` if there is no such file. The
    /// file is not opened.
    ///
    /// If a file itself has the name `Soups#2`, the path `Soups#2` means this file, not the second recipe of `Soups`.
    ///
    /// For a path with the part `..`, returns `nil`, because such a path could lead out of the cookbook.
    public func recipe(at path: String) -> RecipeID? {
        if let file = file(at: path) { return RecipeID(path: file) }
        let numbered = RecipeID(description: path)
        guard numbered.index > 0, let file = file(at: numbered.path) else { return nil }
        return RecipeID(path: file, index: numbered.index)
    }

    private func file(at path: String) -> String? {
        guard !path.isEmpty, !path.split(separator: "/").contains("..") else { return nil }
        let file = path.hasPrefix("/") || recipes.isEmpty ? path : FilePath.path(recipes, path)
        if RecipeFormats.kind(ofFile: file) != nil, Self.isFile(file) { return file }
        return RecipeReference.extensions.lazy.map { "\(file).\($0)" }.first(where: Self.isFile)
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private static func absolute(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
