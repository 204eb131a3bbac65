/// An area of a grid. Its size is never negative.
public struct Rect: Hashable, Sendable {
    /// The first column.
    public var x: Int
    /// The first line.
    public var y: Int
    /// In columns; never below 0.
    public var width: Int
    /// In lines; never below 0.
    public var height: Int

    /// A rectangle; a negative width or height is taken as 0.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// A rectangle at the upper left corner.
    public init(size: Size) {
        self.init(x: 0, y: 0, width: size.columns, height: size.rows)
    }

    /// The first column to the right of the area.
    public var maxX: Int { x + width }
    /// The first row below the area.
    public var maxY: Int { y + height }
    /// Its columns and lines.
    public var size: Size { Size(columns: width, rows: height) }
    /// Whether there is no place in it.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// Whether a place is in it.
    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// What both areas share; empty where they share nothing.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Rect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// The area made smaller by a number of columns and rows on each side.
    public func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
        Rect(x: x + left, y: y + top, width: width - left - right, height: height - top - bottom)
    }
}
