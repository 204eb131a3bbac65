/// Names a row within a list: its section's id and its own. A row may stand in two sections and is then two rows.
public struct RowIdentity: Hashable {
    /// The id of the section.
    public var section: AnyHashable
    /// The id of the row within the section.
    public var row: AnyHashable

    /// The row with an id in the section with an id.
    public init(section: AnyHashable, row: AnyHashable) {
        self.section = section
        self.row = row
    }
}
