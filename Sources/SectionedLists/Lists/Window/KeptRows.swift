/// Rows that were in the window when their sections changed, with their cells. They are kept until the next layout.
///
/// A change can move a row to any position. This type does not search for it. Instead, the next layout creates the rows
/// that are in view now. If such a row equals a kept row, it takes over its cell. The remaining cells are released. So
/// keeping cells costs no search and creates no additional row.
@MainActor
struct KeptRows {
    private var rows: [RowIdentity: LiveRow] = [:]
    /// The row of the anchor. It is needed if another change follows before the next layout.
    var anchorRow: (item: ListItem, id: AnyHashable)?

    var count: Int { rows.count }

    /// Keeps a row. Returns the row that was kept with the same identity before, if any.
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
