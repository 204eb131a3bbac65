/// The loading progress of one section.
@MainActor
final class SectionLoad {
    let section: AnyHashable
    var state = LoadMoreLayer.State.ready
    /// The number of loaded pages.
    var page: Int
    /// The number of the row at the end, a part of its id. It increases when loaded rows arrive, so that the row gets a
    /// new id and the selection moves to the first loaded row.
    var rowNumber: Int
    /// Whether the user chose the row, so that it is selected.
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
