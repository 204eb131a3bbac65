/// A rectangular area of a grid.
public struct Rect: Hashable, Sendable {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// The number of columns. It must not be negative.
    public var width: Int
    /// The number of rows. It must not be negative.
    public var height: Int

    /// Creates a rectangle. A negative width or height counts as 0.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// Creates a rectangle of a size. Its first column and its first row are 0.
    public init(size: Size) {
        self.init(x: 0, y: 0, width: size.columns, height: size.rows)
    }

    /// The column after the last column.
    public var maxX: Int { x + width }
    /// The row after the last row.
    public var maxY: Int { y + height }
    /// The number of columns and rows.
    public var size: Size { Size(columns: width, rows: height) }
    /// Whether the area contains no point.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// Returns whether the area contains a point.
    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// Returns the area that belongs to both areas. It is empty if they have no point in common.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Rect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// Returns a smaller area. Each argument is the number of columns or rows to remove at that side. A negative number
    /// adds columns or rows.
    public func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
        Rect(x: x + left, y: y + top, width: width - left - right, height: height - top - bottom)
    }
}

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

/// A number of columns and rows.
public struct Size: Hashable, Sendable {
    /// The number of columns.
    public var columns: Int
    /// The number of rows.
    public var rows: Int

    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// No columns and no rows.
    public static let zero = Size(columns: 0, rows: 0)
}
