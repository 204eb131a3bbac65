import RecipeFormats
import RecipeKit

extension RecipeLoader {
    /// Reads a recipe again, and follows its file if it was moved.
    ///
    /// - Parameters:
    ///   - recipe: The recipe to read if there is no earlier reading.
    ///   - last: The last reading.
    ///   - library: The library that finds a moved file, or `nil` to not look for it.
    /// - Returns: The reading, or the last one if the library has yet to read a changed file of several recipes.
    /// - Throws: An error if the recipe cannot be read although the file exists, or was never read.
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
        // The index in the file now belongs to another recipe.
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
