import Terminal

/// The flow of a list into two columns. The list is laid out in one narrow, high window. The lines of this window from a
/// break on are drawn beside the lines above the break.
struct ListFlow: Hashable {
    /// The area of the list on the screen.
    let area: Size
    /// The number of lines in the left column.
    let breakLine: Int

    /// The number of free columns between the two columns of the list.
    private static let gap = 2

    /// - Parameters:
    ///   - area: The area of the list on the screen.
    ///   - sections: The number of lines of each section, or `nil` if they do not fit into two columns.
    init(area: Size, sections: [Int]?) {
        self.area = area
        guard let sections else {
            breakLine = area.rows
            return
        }
        let total = sections.reduce(0, +)
        // A section that fits is not broken. The columns are as even as this allows.
        var ends: [Int] = []
        for lines in sections.dropLast() { ends.append((ends.last ?? 0) + lines) }
        let fitting = ends.filter { $0 <= area.rows && total - $0 <= area.rows }
        breakLine = fitting.min { abs(2 * $0 - total) < abs(2 * $1 - total) } ?? area.rows
    }

    private var columnWidth: Int { (area.columns - Self.gap) / 2 }
    private var rightColumn: Int { area.columns - columnWidth }

    /// The size of the window in which the list is laid out.
    var windowSize: Size { Size(columns: columnWidth, rows: breakLine + area.rows) }

    /// Returns whether a line of the window is in the right column.
    func isRight(line: Int) -> Bool { line >= breakLine }

    /// Returns the point of the screen at which a point of the window is drawn.
    func onScreen(_ point: Point) -> Point {
        isRight(line: point.y) ? Point(x: point.x + rightColumn, y: point.y - breakLine) : point
    }

    /// Returns the point of the window that is drawn at a point of the screen. It is above the window if nothing of the
    /// window is drawn there.
    func inWindow(_ point: Point) -> Point {
        if point.x >= rightColumn { return Point(x: point.x - rightColumn, y: point.y + breakLine) }
        return point.x < columnWidth && point.y < breakLine ? point : Point(x: point.x, y: -1)
    }

    /// Draws both columns.
    ///
    /// - Parameters:
    ///   - surface: The surface of the list.
    ///   - draw: Draws the window into a surface that has its size.
    @MainActor
    func draw(in surface: Surface, _ draw: (Surface) -> Void) {
        let left = surface.region(Rect(x: 0, y: 0, width: columnWidth, height: breakLine))
        draw(left.region(Rect(size: windowSize)))
        let right = surface.region(Rect(x: rightColumn, y: 0, width: columnWidth, height: area.rows))
        draw(right.region(Rect(x: 0, y: -breakLine, width: columnWidth, height: windowSize.rows)))
    }
}
