/// A place in a grid. Column and row count from zero at the top left.
public struct Point: Hashable, Sendable {
    /// Columns to the right of the left edge.
    public var x: Int
    /// Lines below the top.
    public var y: Int

    /// A place, by column and line.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The upper left corner.
    public static let zero = Point(x: 0, y: 0)
}
