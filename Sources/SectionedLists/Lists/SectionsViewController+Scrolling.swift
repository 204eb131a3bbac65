import Terminal

extension SectionsViewController {
    /// Moves the window by a number of lines, as far as there is something to show; the selection stays where it is.
    public func scroll(byLines lines: Int) {
        guard let anchor = currentLayout().anchor, lines != 0 else { return }
        adopt(ListLayout.Anchor(item: anchor.item, y: anchor.y - lines))
        setNeedsDisplayKeepingDrawings()
    }

    /// Moves the window to the start of the list and the selection to its first row.
    public func scrollToStart() {
        moveToStart()
    }

    /// Whether the window shows the list from its first line on.
    public var isScrolledToStart: Bool {
        let layout = currentLayout()
        return layout.showsStart && (layout.placements.first?.y ?? 0) >= 0
    }

    /// Lines at the top of the window that a pinned header covers when a row of its section is up there.
    func topInset(for item: ListItem) -> Int {
        item.kind == .header ? 0 : pinnedLines(ofSection: item.section)
    }

    /// Lines that a section's header takes when it is pinned: all of its own, but one is left for the rows.
    func pinnedLines(ofSection section: Int) -> Int {
        guard contents.shapes[section].hasHeader else { return 0 }
        return max(0, min(height(of: ListItem(section: section, .header)), size.rows - 1))
    }

    /// Moves the window by as little as possible so that an item is wholly in view, below its section's header; of an
    /// item that is higher than the window, its beginning.
    func reveal(_ item: ListItem) {
        guard size.rows > 0 else { return }
        let inset = topInset(for: item)
        let lines = height(of: item)
        let highest = inset
        let lowest = max(highest, size.rows - lines)
        if let place = currentLayout().placement(of: item) {
            if place.y < highest {
                adopt(ListLayout.Anchor(item: item, y: highest))
            } else if place.y > lowest {
                adopt(ListLayout.Anchor(item: item, y: lowest))
            }
        } else {
            let isBelow = currentLayout().placements.first.map { $0.item < item } ?? true
            adopt(ListLayout.Anchor(item: item, y: isBelow ? lowest : highest))
        }
    }
}
