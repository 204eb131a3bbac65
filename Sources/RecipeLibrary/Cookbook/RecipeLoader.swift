import RecipeFormats
import RecipeKit

/// Reads recipes for screens, on a separate thread. If a file server does not answer, only this thread is blocked.
public actor RecipeLoader {
    private let thread = WorkThread()
    /// The executor of the loader's thread.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    private let cookbook: Cookbook

    /// Creates a loader without opening anything.
    public init(_ cookbook: Cookbook) { self.cookbook = cookbook }

    /// Reads a recipe completely, after the earlier calls of this loader have finished.
    ///
    /// - Throws: The errors of ``Cookbook/load(_:)-(RecipeSummary)``, or `CancellationError` if the task was cancelled.
    public func load(_ recipe: RecipeSummary) throws -> ReadResult {
        try Task.checkCancellation()
        return try cookbook.load(recipe)
    }
}

extension RecipeLoader {
    /// Reads a recipe again. Finds the recipe if its file was moved, or if it now has another index in its file.
    ///
    /// - Parameters:
    ///   - recipe: The recipe to read if `last` is `nil`.
    ///   - last: The result of the last reading, or `nil` for the first reading.
    ///   - library: The library that finds the recipe elsewhere, or `nil` to read only the known path and index.
    /// - Returns: The new reading. If the library does not find a recipe whose file is missing, returns `last` with the
    ///   change ``ReadRecipe/Change/deleted``. If another recipe may now have the index and the library has not read
    ///   the changed file yet, returns `last` with the change ``ReadRecipe/Change/unchanged``.
    /// - Throws: An error if the recipe cannot be read. If `last` and `library` are not `nil`, a missing file is not an
    ///   error.
    public func read(
        _ recipe: RecipeSummary, after last: ReadRecipe?, in library: IndexedCookbook?
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
