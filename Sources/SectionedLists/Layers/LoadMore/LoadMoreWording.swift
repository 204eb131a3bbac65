/// The texts of the row of a ``LoadMoreLayer``.
public struct LoadMoreWording: Sendable {
    /// The text while more rows are available and choosing the row loads them.
    public var showMore = "Show more…"
    /// Returns the text that replaces ``showMore`` if the number of hidden rows is known.
    public var showRows: @Sendable (Int) -> String = { "Show \($0) more…" }
    /// The text while a page is loading.
    public var loading = "Loading…"
    /// Returns the text that follows ``loading`` after the work has reported progress.
    public var progress: @Sendable (WorkProgress) -> String = { "\($0.done) of \($0.total)" }
    /// Returns the text for the error with which the work failed.
    public var failed: @Sendable (any Error) -> String = { "Could not load more: \($0)." }
    /// The text that follows the text of a failure and says how to try again.
    public var retry = "Try again…"

    /// Creates the default texts, in English.
    public init() {}
}
