/// Detects the rows that have come into view since the last call of ``takeNew(in:)``.
@MainActor
final class DisplayedRows {
    private var shown: Set<RowIdentity> = []

    /// Returns the rows in view that were not in view at the last call, in order.
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
