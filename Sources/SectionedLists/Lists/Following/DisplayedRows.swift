/// A detector of the rows that have come into view since the last call of ``takeNew(in:)``.
@MainActor
final class DisplayedRows {
    /// The rows that were in view at the last call of ``takeNew(in:)``.
    private var shown: Set<RowIdentity> = []

    /// Returns the rows in view that were not in view at the last call, from top to bottom.
    func takeNew(in window: ListWindow) -> [(row: any Row, path: ListIndexPath)] {
        var now: Set<RowIdentity> = []
        var new: [(row: any Row, path: ListIndexPath)] = []
        for placement in window.layout().placements {
            guard let path = placement.item.indexPath, let live = window.existingRow(at: placement.item) else {
                continue
            }
            let identity = RowIdentity(section: window.contents.shapes[path.section].id, row: live.id)
            now.insert(identity)
            if !shown.contains(identity) { new.append((live.row, path)) }
        }
        shown = now
        return new
    }
}
