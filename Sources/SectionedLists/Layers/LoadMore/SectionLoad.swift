/// The state of loading more rows of one section.
@MainActor
final class SectionLoad {
    let section: AnyHashable
    var state = LoadMoreLayer.State.ready
    /// The number of loaded pages.
    var page: Int
    /// A number that is part of the id of the row that loads more rows. It increases when loaded rows are inserted
    /// before that row, so that the selection does not move down with that row.
    var rowNumber: Int
    /// Whether the load was started by choosing the row or by ``LoadMoreLayer/loadMore(ofSection:)``. If so, the row
    /// can be selected during the load.
    var wasChosen = false
    var task: Task<Void, Never>?

    init(section: AnyHashable, page: Int, rowNumber: Int) {
        self.section = section
        self.page = page
        self.rowNumber = rowNumber
    }

    deinit {
        task?.cancel()
    }

    func cancel() {
        task?.cancel()
        task = nil
    }
}
