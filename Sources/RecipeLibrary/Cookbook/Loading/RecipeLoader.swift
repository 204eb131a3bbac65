import RecipeFormats

/// Reads recipes for one screen, on a separate thread. If a file server does not answer, only this thread is blocked.
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
