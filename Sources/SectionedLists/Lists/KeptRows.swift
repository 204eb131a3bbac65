/// Rows that were in the window when their sections changed, with their cells. They are kept until the next layout.
///
/// A change can move a row to any position, and nothing searches for the new position. The next layout creates the rows
/// that are in view now. A row that has not changed gets its old cell back, and the remaining cells are released. So
/// keeping cells costs no search and creates no extra row.
@MainActor
struct KeptRows {
    private var rows: [RowIdentity: LiveRow] = [:]
    /// The row of the anchor, for the case that another change follows before the next layout.
    var anchorRow: (item: ListItem, id: AnyHashable)?

    var count: Int { rows.count }

    /// Keeps a row and returns the row that was kept under the same identity before.
    mutating func keep(_ live: LiveRow, as identity: RowIdentity) -> LiveRow? {
        rows.updateValue(live, forKey: identity)
    }

    /// Removes and returns a row.
    mutating func take(_ identity: RowIdentity) -> LiveRow? {
        rows.isEmpty ? nil : rows.removeValue(forKey: identity)
    }

    /// Removes and returns all rows.
    mutating func takeAll() -> [LiveRow] {
        guard !rows.isEmpty else { return [] }
        defer { rows = [:] }
        return Array(rows.values)
    }
}
