import RecipeFormats
import RecipeKit

extension RecipeLoader {
    /// Reads a recipe again. Finds the recipe if its file was moved, or if it now has another index in its file.
    ///
    /// - Parameters:
    ///   - recipe: The recipe to read if `last` is `nil`.
    ///   - last: The result of the last reading, or `nil` for the first reading.
    ///   - library: The library that finds the recipe elsewhere, or `nil` to read only the known path and index.
    /// - Returns: The new reading. In two cases, returns the last reading with another ``ReadRecipe/Change``:
    ///   - If the file is missing and the library does not find the recipe elsewhere, the change is
    ///     ``ReadRecipe/Change/deleted``.
    ///   - If a file of several recipes now has another title at the known index, and the library has not read the
    ///     changed file yet, the change is ``ReadRecipe/Change/unchanged``.
    /// - Throws: An error if the recipe cannot be read. If there are a last reading and a library, a missing file is
    ///   not an error.
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
