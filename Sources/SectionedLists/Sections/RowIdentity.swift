/// Names a row within a list: its section's id and its own. A row may stand in two sections and is then two rows.
public struct RowIdentity: Hashable {
    public var section: AnyHashable
    public var row: AnyHashable

    public init(section: AnyHashable, row: AnyHashable) {
        self.section = section
        self.row = row
    }
}
