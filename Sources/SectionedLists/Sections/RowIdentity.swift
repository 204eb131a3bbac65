/// The identity of a row within a list: the id of its section and the id of the row. A row that is in two sections has
/// two identities.
public struct RowIdentity: Hashable {
    /// The id of the section.
    public var section: AnyHashable
    /// The id of the row within the section.
    public var row: AnyHashable

    /// Creates the identity of a row.
    public init(section: AnyHashable, row: AnyHashable) {
        self.section = section
        self.row = row
    }

    /// Returns whether the section has an id: `identity.isInSection("Fruit")`.
    public func isInSection(_ id: AnyHashable) -> Bool { section == id }
}
