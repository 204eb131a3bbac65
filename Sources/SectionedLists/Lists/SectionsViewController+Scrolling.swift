import Terminal

extension SectionsViewController {
    /// Scrolls the window by a number of lines, but not beyond the ends of the list. The selection does not change.
    public func scroll(byLines lines: Int) {
        guard let anchor = currentLayout().anchor, lines != 0 else { return }
        adopt(ListLayout.Anchor(item: anchor.item, y: anchor.y - lines))
        setNeedsDisplayKeepingDrawings()
    }

    /// Scrolls to the start of the list and selects its first row.
    public func scrollToStart() {
        moveToStart()
    }

    /// Whether the first line of the list is in view.
    public var isScrolledToStart: Bool {
        let layout = currentLayout()
        return layout.showsStart && (layout.placements.first?.y ?? 0) >= 0
    }

    /// Returns the number of lines at the top of the window that the pinned header of an item's section covers.
    func topInset(for item: ListItem) -> Int {
        item.kind == .header ? 0 : pinnedLines(ofSection: item.section)
    }

    /// Returns the number of lines of a section's pinned header: its height, or less if the rows would have no line
    /// left.
    func pinnedLines(ofSection section: Int) -> Int {
        guard contents.shapes[section].hasHeader else { return 0 }
        return max(0, min(height(of: ListItem(section: section, .header)), size.rows - 1))
    }

    /// Scrolls as little as possible to bring an item completely into view below its header. If the item is higher than
    /// the window, its beginning is shown.
    func reveal(_ item: ListItem) {
        guard size.rows > 0 else { return }
        let inset = topInset(for: item)
        let lines = height(of: item)
        let highest = inset
        let lowest = max(highest, size.rows - lines)
        if let placement = currentLayout().placement(of: item) {
            if placement.y < highest {
                adopt(ListLayout.Anchor(item: item, y: highest))
            } else if placement.y > lowest {
                adopt(ListLayout.Anchor(item: item, y: lowest))
            }
        } else {
            let isBelow = currentLayout().placements.first.map { $0.item < item } ?? true
            adopt(ListLayout.Anchor(item: item, y: isBelow ? lowest : highest))
        }
    }
}
