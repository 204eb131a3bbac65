import RecipeFormats
import RecipeKit

extension RecipeLoader {
    /// Reads a recipe again. If the file was moved, finds the new path.
    ///
    /// - Parameters:
    ///   - recipe: The recipe to read if `last` is `nil`.
    ///   - last: The result of the last reading, or `nil` for the first reading.
    ///   - library: The library that finds a moved file, or `nil` to read only the known path.
    /// - Returns: The new reading. If the file was deleted, returns the last reading with the change
    ///   ``ReadRecipe/Change/deleted``. If a file of several recipes changed but the library has not read it yet,
    ///   returns the last reading.
    /// - Throws: An error if the file exists but the recipe cannot be read, or if the first reading fails.
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
        // If the title changed, another recipe may now have this index in the file.
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
