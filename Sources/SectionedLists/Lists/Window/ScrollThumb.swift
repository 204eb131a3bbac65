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
