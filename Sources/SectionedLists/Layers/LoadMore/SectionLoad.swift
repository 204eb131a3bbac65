/// How far loading one section has come.
@MainActor
final class SectionLoad {
    let section: AnyHashable
    var state = LoadMoreLayer.State.ready
    /// How many pages have come.
    var page: Int
    /// Tells the row at the end from the one that stood where the first row of the last page stands now.
    var rowNumber: Int
    /// Whether somebody chose the row, and so has the selection on it.
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
