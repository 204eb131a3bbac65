/// Rows that were in the window when their sections changed, with their cells. They are kept until the next layout.
///
/// The next layout creates the rows that are then in view. A new row that equals a kept row takes over its cell. So it
/// is not necessary to search for the new positions of the kept rows.
@MainActor
struct KeptRows {
    private var rows: [RowIdentity: LiveRow] = [:]
    /// The item of the anchor and the id of its row, for a further change before the next layout. `nil` if the anchor
    /// is not a row or was not found by an id.
    var anchorRow: (item: ListItem, id: AnyHashable)?

    var count: Int { rows.count }

    /// Keeps a row. If another row with the same identity was kept until now, removes and returns that other row.
    /// Otherwise returns `nil`.
    mutating func keep(_ live: LiveRow, as identity: RowIdentity) -> LiveRow? {
        rows.updateValue(live, forKey: identity)
    }

    /// Applies a further change before the next layout: a moved row gets its new identity.
    ///
    /// - Returns: The rows that are no longer kept, because their content has changed or because another row now has
    ///   their identity.
    mutating func follow(_ change: ListChange) -> [LiveRow] {
        guard !rows.isEmpty else { return [] }
        var left: [LiveRow] = []
        for identity in change.reloadedRows {
            if let row = rows.removeValue(forKey: identity) { left.append(row) }
        }
        let moved = change.movedRows.compactMap { old, new in rows.removeValue(forKey: old).map { (new, $0) } }
        for (identity, row) in moved {
            if change.reloadedRows.contains(identity) {
                left.append(row)
            } else if let other = keep(row, as: identity) {
                left.append(other)
            }
        }
        return left
    }

    /// Removes and returns the row with an identity. Returns `nil` if there is none.
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
