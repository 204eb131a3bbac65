/// An anchor with the ids of its section and row, so that the item can be found again after a change.
struct IdentifiedAnchor {
    private(set) var section: AnyHashable
    private(set) var row: AnyHashable?
    let anchor: ListLayout.Anchor

    /// Updates the anchor if its row moved to another section.
    mutating func follow(_ movedRows: [RowIdentity: RowIdentity]) {
        guard let row, let new = movedRows[RowIdentity(section: section, row: row)] else { return }
        section = new.section
        self.row = new.row
    }
}
