/// The lines of a scroll bar that its thumb takes.
///
/// The bar counts items and not lines, because the heights of rows that are not in the window are not known: a section
/// stands for one, a row for one, and of the items that are cut off at the window's edges the part counts. So the thumb
/// is at the top exactly when the list is, at the bottom exactly when its end is in view, and between them nowhere near
/// either; it is never shorter than a line, and scrolling down never moves it up. Where rows differ much in height its
/// length does too. A window of two lines has no place between top and bottom, and shows the bottom there.
@MainActor
struct ScrollThumb {
    let lines: Range<Int>

    /// `nil` where all is in view. O(1).
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

    private static func items(before item: ListItem, of contents: ListContents) -> Double {
        let isHeader = item.kind == .header
        return Double(contents.rows(before: item) + item.section + (isHeader ? 0 : 1))
    }

    /// How much of an item lies above a line of the window; a footer counts for nothing.
    private static func part(of place: ListLayout.Placement, aboveLine line: Int) -> Double {
        guard place.item.kind != .footer, place.height > 0 else { return 0 }
        return Double(min(max(0, line - place.y), place.height)) / Double(place.height)
    }

    /// What a sum of fractions comes to in whole lines.
    private static func line(_ value: Double) -> Int { Int(value + 1e-6) }
}
