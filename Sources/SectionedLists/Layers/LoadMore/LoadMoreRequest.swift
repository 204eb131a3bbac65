/// What a ``LoadMoreLayer`` asks its work for.
@MainActor
public struct LoadMoreRequest {
    /// The section that has more.
    public let section: AnyHashable
    /// How many pages came before: 0 for the first one that is asked for.
    public let page: Int

    private let report: @MainActor (WorkProgress) -> Void

    init(section: AnyHashable, page: Int, report: @escaping @MainActor (WorkProgress) -> Void) {
        self.section = section
        self.page = page
        self.report = report
    }

    /// Shows how far the page has come.
    public func progress(done: Int, total: Int) {
        report(WorkProgress(done: done, total: total))
    }
}
