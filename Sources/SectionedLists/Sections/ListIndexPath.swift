/// The position of a row in a list: the index of the section, and the index of the row in that section.
public struct ListIndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The index of the section in its list.
    public var section: Int
    /// The index of the row in its section.
    public var row: Int

    /// Creates an index path.
    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    public static func < (left: ListIndexPath, right: ListIndexPath) -> Bool {
        (left.section, left.row) < (right.section, right.row)
    }

    public var description: String { "\(section).\(row)" }
}
