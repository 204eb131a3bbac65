/// A location in the configuration file. Lines and columns count from 1. A column is one character.
public struct TOMLLocation: Hashable, Sendable, Comparable {
    /// The line.
    public var line: Int
    /// The column.
    public var column: Int

    /// Returns whether the first location is before the second.
    public static func < (left: TOMLLocation, right: TOMLLocation) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
