/// The page that a ``LoadMoreLayer`` requests from its work.
@MainActor
public struct LoadMoreRequest {
    /// The id of the section.
    public let section: AnyHashable
    /// The number of pages of the section that were loaded before. It is 0 for the first request.
    public let page: Int

    private let report: @MainActor (WorkProgress) -> Void

    init(section: AnyHashable, page: Int, report: @escaping @MainActor (WorkProgress) -> Void) {
        self.section = section
        self.page = page
        self.report = report
    }

    /// Shows the progress of loading the page in the row that loads more rows.
    public func progress(done: Int, total: Int) {
        report(WorkProgress(done: done, total: total))
    }
}
