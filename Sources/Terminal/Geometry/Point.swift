/// A column and a row of a grid. Both count from 0 at the top left.
public struct Point: Hashable, Sendable {
    /// The column.
    public var x: Int
    /// The row.
    public var y: Int

    /// Creates a point from a column and a row.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The point in column 0 and row 0.
    public static let zero = Point(x: 0, y: 0)
}
