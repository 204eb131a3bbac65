/// What the row of a ``LoadMoreLayer`` says.
public struct LoadMoreWording: Sendable {
    /// There is more, and it comes when the row is chosen.
    public var showMore = "Show more…"
    /// The same where it is known how many rows there are.
    public var showRows: @Sendable (Int) -> String = { "Show \($0) more…" }
    /// More is on its way.
    public var loading = "Loading…"
    /// What stands after that when the work has told how far it is.
    public var progress: @Sendable (WorkProgress) -> String = { "\($0.done) of \($0.total)" }
    /// More did not come, for a reason.
    public var failed: @Sendable (any Error) -> String = { "Could not load more: \($0)." }
    /// What choosing the row does after a failure.
    public var retry = "Enter tries again"

    /// The usual words, in English.
    public init() {}
}
