/// Reads the recipes of one screen, on a thread of its own, so that a file that does not answer keeps no other reading.
public actor RecipeLoader {
    private let thread = WorkThread()
    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    private let cookbook: Cookbook

    /// Opens nothing.
    public init(_ cookbook: Cookbook) { self.cookbook = cookbook }

    /// Reads a recipe whole; after those that were asked for before, and not at all where the task was cancelled by then.
    ///
    /// - Throws: As ``Cookbook/load(_:)-(RecipeSummary)`` does, or because the task was cancelled.
    public func load(_ recipe: RecipeSummary) throws -> ReadResult {
        try Task.checkCancellation()
        return try cookbook.load(recipe)
    }
}
