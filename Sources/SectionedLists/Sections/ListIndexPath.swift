/// The position of a row in a list: the index of the section, and the index of the row in that section.
public struct ListIndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The index of the section in its list.
    public var section: Int
    /// The index of the row in its section.
    public var row: Int

    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    public static func < (left: ListIndexPath, right: ListIndexPath) -> Bool {
        (left.section, left.row) < (right.section, right.row)
    }

    public var description: String { "\(section).\(row)" }
}

/// The identity of a row within a list: the id of its section and the id of the row. A row that is in two sections has
/// two identities.
public struct RowIdentity: Hashable {
    /// The id of the section.
    public var section: AnyHashable
    /// The id of the row within the section.
    public var row: AnyHashable

    public init(section: AnyHashable, row: AnyHashable) {
        self.section = section
        self.row = row
    }

    /// Returns whether the section has an id: `identity.isInSection("Fruit")`.
    public func isInSection(_ id: AnyHashable) -> Bool { section == id }
}
