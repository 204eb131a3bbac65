/// An anchor, with the ids of its section and its row. By these ids, the list finds the anchor again after a change.
struct IdentifiedAnchor {
    private(set) var section: AnyHashable
    /// The id of the row. `nil` if the anchor is a header or a footer, or if the id is unknown.
    private(set) var row: AnyHashable?
    let anchor: ListLayout.Anchor

    /// If the row of the anchor moved to another section, updates the ids.
    mutating func follow(_ movedRows: [RowIdentity: RowIdentity]) {
        guard let row, let new = movedRows[RowIdentity(section: section, row: row)] else { return }
        section = new.section
        self.row = new.row
    }
}
