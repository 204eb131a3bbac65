extension RecipeLoader {
    /// Reads a recipe, and finds it where its file went since it was read last.
    ///
    /// - Parameters:
    ///   - recipe: The recipe to read; of no effect where it was read before.
    ///   - last: What was read last.
    ///   - library: Where a file that went elsewhere is looked for; nowhere where `nil`.
    /// - Returns: What was read last, where the library has yet to read a file of several recipes again.
    /// - Throws: Where the recipe cannot be read although the file is there, or was never read.
    public func read(
        _ recipe: RecipeSummary, after last: ReadRecipe?, in library: RecipeLibrary?
    ) throws -> ReadRecipe {
        let summary = last?.summary ?? recipe
        let stamp = FileStamp(ofFileAt: summary.id.path)
        if let last, stamp == nil, let library {
            guard let successor = library.successor(of: last), let stamp = FileStamp(ofFileAt: successor.id.path) else {
                return last.deleted
            }
            return try read(successor, stamp, after: last)
        }
        let read = try read(summary, stamp, after: last)
        // Another recipe of the file stands there now.
        guard let last, let library, !summary.id.isAloneInFile, read.summary.title != last.summary.title else {
            return read
        }
        guard library.knows(summary.id.path, as: stamp) else { return last.unchanged }
        let elsewhere = library.recipe(titled: last.summary.title, near: summary.id)
        guard let elsewhere, elsewhere.id != summary.id else { return read }
        return try self.read(elsewhere, stamp, after: last).edited
    }

    private func read(_ summary: RecipeSummary, _ stamp: FileStamp?, after last: ReadRecipe?) throws -> ReadRecipe {
        let result = try load(summary)
        var summary = summary
        if !result.recipe.title.isEmpty { summary.title = result.recipe.title }
        return ReadRecipe(summary, result, stamp: stamp, after: last)
    }
}
