/// What the row of a ``LoadMoreLayer`` says.
public struct LoadMoreWording: Sendable {
    /// There is more, and it comes when the row is chosen.
    public var showMore: String
    /// More is on its way.
    public var loading: String
    /// More did not come; the reason follows.
    public var failed: String
    /// What choosing the row does after a failure.
    public var retry: String

    public init(
        showMore: String = "Show more…", loading: String = "Loading…", failed: String = "Could not load more",
        retry: String = "Enter tries again"
    ) {
        self.showMore = showMore
        self.loading = loading
        self.failed = failed
        self.retry = retry
    }
}
