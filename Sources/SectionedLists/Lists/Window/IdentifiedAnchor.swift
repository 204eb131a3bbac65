/// An anchor, with the ids of its section and its row. By these ids, the anchor is found again after a change.
struct IdentifiedAnchor {
    private(set) var section: AnyHashable
    private(set) var row: AnyHashable?
    let anchor: ListLayout.Anchor

    /// If the row of the anchor moved to another section, updates the ids.
    mutating func follow(_ movedRows: [RowIdentity: RowIdentity]) {
        guard let row, let new = movedRows[RowIdentity(section: section, row: row)] else { return }
        section = new.section
        self.row = new.row
    }
}
