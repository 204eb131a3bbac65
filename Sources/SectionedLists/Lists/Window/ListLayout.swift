import Terminal

/// The positions of the items in the window of a list.
///
/// The layout starts from an *anchor*: one item and the line where it begins. It adds items above and below the anchor
/// until the window is full. So no row outside the window is measured, estimated or stored, and the cost of drawing a
/// list depends only on its window.
///
/// At the end, all positions can shift, so that no empty lines are above the first item of the list. Empty lines are
/// below the last item only if the whole list fits in the window.
struct ListLayout {
    struct Placement: Equatable {
        var item: ListItem
        /// The line of the window where the item begins. It is negative if the item begins above the window.
        var y: Int
        var height: Int

        var maxY: Int { y + height }
    }

    /// The fixed point of a layout: an item and the line where it begins.
    struct Anchor: Equatable {
        var item: ListItem
        var y: Int
    }

    /// The items that are at least partly in the window, from top to bottom.
    private(set) var placements: [Placement] = []
    let height: Int
    /// Whether the first line of the list is in the window.
    private(set) var showsStart = true
    /// Whether the last item of the list ends in the window.
    private(set) var showsEnd = true

    static func empty(height: Int) -> ListLayout { ListLayout(height: height) }

    private init(height: Int) { self.height = height }

    /// Lays out a window whose height is given in lines. If the height is 0 or the list does not contain the item of
    /// the anchor, the layout is empty. O(number of items in the window).
    @MainActor
    init(height: Int, contents: ListContents, anchor: Anchor, heightOf: (ListItem) -> Int) {
        self.height = height
        guard height > 0, contents.contains(anchor.item) else { return }
        placements = [Placement(item: anchor.item, y: anchor.y, height: heightOf(anchor.item))]
        fillDown(contents, heightOf)
        fillUp(contents, heightOf)
        if showsEnd, let last = placements.last, last.maxY < height {
            shift(by: height - last.maxY)
            fillUp(contents, heightOf)
        }
        if showsStart, let first = placements.first, first.y > 0 {
            shift(by: -first.y)
            fillDown(contents, heightOf)
        }
        cut()
    }

    /// Returns the placement of an item, or `nil` if no line of it is in the window.
    func placement(of item: ListItem) -> Placement? {
        placements.first { $0.item == item }
    }

    /// An anchor from which the same layout results, or `nil` if the layout is empty.
    var anchor: Anchor? {
        placements.first.map { Anchor(item: $0.item, y: $0.y) }
    }

    @MainActor
    private mutating func fillDown(_ contents: ListContents, _ heightOf: (ListItem) -> Int) {
        guard var last = placements.last else { return }
        while last.maxY < height, let next = contents.item(after: last.item) {
            last = Placement(item: next, y: last.maxY, height: heightOf(next))
            placements.append(last)
        }
        showsEnd = last.maxY <= height && contents.item(after: last.item) == nil
    }

    @MainActor
    private mutating func fillUp(_ contents: ListContents, _ heightOf: (ListItem) -> Int) {
        guard var first = placements.first else { return }
        var above: [Placement] = []
        while first.y > 0, let previous = contents.item(before: first.item) {
            let height = heightOf(previous)
            first = Placement(item: previous, y: first.y - height, height: height)
            above.append(first)
        }
        placements.insert(contentsOf: above.reversed(), at: 0)
        showsStart = first.y >= 0 && contents.item(before: first.item) == nil
    }

    private mutating func shift(by lines: Int) {
        for index in placements.indices { placements[index].y += lines }
    }

    /// Removes the items outside the window.
    private mutating func cut() {
        placements.removeAll { $0.maxY <= 0 || $0.y >= height }
        if let first = placements.first, first.y < 0 { showsStart = false }
        if let last = placements.last, last.maxY > height { showsEnd = false }
    }
}

/// The scroll bar of a list: the thumb or, in the middle of a window, the line that separates the list from its neighbour.
///
/// The drawings are cached. While neither the thumb nor the rows behind it change, the canvas need not draw these rows
/// again.
@MainActor
final class ListScrollBar {
    private var lineDrawing = DrawingCache<Size>()
    private var thumbDrawing = DrawingCache<Range<Int>>()

    /// Draws the line in the last column of the surface of a list.
    ///
    /// - Parameter version: The ``Application/drawingVersion``, or `nil` to draw without the caches.
    func drawSeparator(version: Int?, in surface: Surface) {
        let column = Rect(x: surface.width - 1, y: 0, width: 1, height: surface.height)
        lineDrawing.draw(column.size, version: version, in: surface, area: column) {
            $0.fill($0.bounds, with: $0.symbols.verticalLine, style: $0.theme[.dim])
        }
    }

    /// Draws the thumb in the last column of the surface of a list.
    ///
    /// - Parameter version: The ``Application/drawingVersion``, or `nil` to draw without the caches.
    func draw(_ thumb: ScrollThumb, version: Int?, in surface: Surface) {
        let lines = thumb.lines
        let area = Rect(x: surface.width - 1, y: lines.lowerBound, width: 1, height: lines.count)
        thumbDrawing.draw(lines, version: version, in: surface, area: area) {
            $0.fill($0.bounds, with: $0.symbols.scrollThumb, style: $0.theme[.dim])
        }
    }
}

/// The position and length of the thumb in a scroll bar.
///
/// The position counts items instead of lines, because the heights of rows outside the window are unknown. Each row
/// counts as one item, and each section counts as one more item for its header. If an item is partly in the window,
/// only the visible fraction counts.
///
/// - The thumb is at the top only if the first line of the list is in view. It is at the bottom only if the end of the
///   list is in view. In a window of two lines, the thumb is at the bottom whenever it is not at the top.
/// - Scrolling down never moves the thumb up.
@MainActor
struct ScrollThumb {
    /// The lines of the window that the thumb covers.
    let lines: Range<Int>

    /// Creates the thumb for a layout. Returns `nil` if the whole list is in view, or if the window has no lines. O(1).
    init?(_ layout: ListLayout, of contents: ListContents) {
        guard !(layout.showsStart && layout.showsEnd), layout.height > 0 else { return nil }
        guard let highest = layout.placements.first, let lowest = layout.placements.last else { return nil }
        let height = layout.height
        let total = Double(max(1, contents.numberOfRows + contents.numberOfSections))
        let hidden = Self.items(before: highest.item, of: contents) + Self.part(of: highest, aboveLine: 0)
        let passed = Self.items(before: lowest.item, of: contents) + Self.part(of: lowest, aboveLine: height)
        let length = max(1, Self.line(Double(height) * (passed - hidden) / total))
        let top: Int
        if layout.showsStart {
            top = 0
        } else if layout.showsEnd {
            top = max(1, height - length)
        } else {
            top = max(1, min(Self.line(Double(height) * hidden / total), height - 2))
        }
        let first = min(top, height - 1)
        let end = layout.showsEnd ? height : max(first + 1, min(first + length, height - 1))
        lines = first..<end
    }

    /// Returns the number of items before an item. A footer before the item does not count.
    private static func items(before item: ListItem, of contents: ListContents) -> Double {
        let isHeader = item.kind == .header
        return Double(contents.rows(before: item) + item.section + (isHeader ? 0 : 1))
    }

    /// Returns the fraction of an item that is above a line of the window. Returns 0 for a footer.
    private static func part(of placement: ListLayout.Placement, aboveLine line: Int) -> Double {
        guard placement.item.kind != .footer, placement.height > 0 else { return 0 }
        return Double(min(max(0, line - placement.y), placement.height)) / Double(placement.height)
    }

    /// Returns a value rounded down to whole lines. The small addend compensates for rounding errors, so that a value
    /// just below a whole number is not rounded down to the line before.
    private static func line(_ value: Double) -> Int { Int(value + 1e-6) }
}
