/// Rows that were in the window when their sections changed, with their cells, until the window is laid out again.
///
/// A change may put a row anywhere. Nobody looks for it: when the next layout makes the rows that are in view now, one
/// that is as it was takes its cell back, and what nobody took is let go. So keeping cells costs no search and makes no
/// row that is not shown anyway.
@MainActor
struct KeptRows {
    private var rows: [RowIdentity: LiveRow] = [:]
    /// The row that the window stands by, for the next change where no layout comes between.
    var anchorRow: (item: ListItem, id: AnyHashable)?

    var count: Int { rows.count }

    /// Keeps a row, and hands back the one that had its name.
    mutating func keep(_ live: LiveRow, as identity: RowIdentity) -> LiveRow? {
        rows.updateValue(live, forKey: identity)
    }

    /// Takes a row out.
    mutating func take(_ identity: RowIdentity) -> LiveRow? {
        rows.isEmpty ? nil : rows.removeValue(forKey: identity)
    }

    /// Takes all rows out.
    mutating func takeAll() -> [LiveRow] {
        guard !rows.isEmpty else { return [] }
        defer { rows = [:] }
        return Array(rows.values)
    }
}
