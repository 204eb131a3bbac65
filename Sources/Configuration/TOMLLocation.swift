/// A location in the configuration file.
public struct TOMLLocation: Hashable, Sendable, Comparable {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1. Each character is one column.
    public var column: Int

    /// Returns whether the first location is before the second.
    public static func < (left: TOMLLocation, right: TOMLLocation) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
