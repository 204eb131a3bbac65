/// A record of what a window shows before a change. After the change, the window uses this record to return to its
/// place; see ``ScrollPolicy/keepsPlace``.
@MainActor
struct KeptPlace {
    private struct Line {
        let row: RowIdentity
        /// The number of the row in the list.
        let number: Int
        /// The line of the window where the row begins.
        let y: Int
    }

    /// The rows in view, from top to bottom.
    private let lines: [Line]
    /// Whether the first line of the list is in view.
    private let showsStart: Bool
    /// The number of rows in the list.
    private let total: Int

    /// Stores what a window shows. Returns `nil` if there is no layout or no row is in view. Reads no row of the model.
    init?(of window: ListWindow) {
        guard let layout = window.lastLayout else { return nil }
        let contents = window.contents
        lines = layout.placements.compactMap { placement in
            guard let path = placement.item.indexPath, let live = window.existingRow(at: placement.item) else {
                return nil
            }
            let row = RowIdentity(section: contents.shapes[path.section].id, row: live.id)
            return Line(row: row, number: contents.rows(before: placement.item), y: placement.y)
        }
        guard !lines.isEmpty else { return nil }
        showsStart = layout.showsStart
        total = contents.numberOfRows
    }

    /// Returns the anchor that keeps the window in place after a change. Returns `nil` if all rows that were in view
    /// were deleted.
    ///
    /// If more than half of the remaining rows moved by the same distance in the list, they stay on their lines.
    /// Otherwise the rows have probably been sorted again, and the window stays at its position in the list. Calls
    /// ``Section/index(ofRow:)`` for each row that was in view.
    func anchor(in window: ListWindow, after change: ListChange) -> ListLayout.Anchor? {
        let contents = window.contents
        let moved = lines.compactMap { line in
            let row = change.movedRows[line.row] ?? line.row
            return window.reader.indexPath(of: row).map { contents.rows(before: ListItem($0)) - line.number }
        }
        guard !moved.isEmpty, let top = lines.first else { return nil }
        let number = top.number + distance(of: moved, newTotal: contents.numberOfRows)
        let path = contents.indexPath(ofRow: min(max(0, number), contents.numberOfRows - 1))
        return path.map { ListLayout.Anchor(item: ListItem($0), y: top.y) }
    }

    /// Returns the number of rows by which the window moves down in the list. It is negative if the window moves up.
    private func distance(of moved: [Int], newTotal: Int) -> Int {
        let middle = moved.sorted()[moved.count / 2]
        guard 2 * moved.count(where: { $0 == middle }) > moved.count else { return 0 }
        // While the start of the list is in view, the window moves by at most the number of added or removed rows. So
        // the window does not move if an existing row moves to the start of the list.
        let added = newTotal - total
        return showsStart ? min(max(middle, min(0, added)), max(0, added)) : middle
    }
}
