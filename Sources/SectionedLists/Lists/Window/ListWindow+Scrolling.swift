extension ListWindow {
    /// Scrolls by a number of lines, but not beyond the ends of the list.
    ///
    /// - Parameter lines: The number of lines. It is negative for scrolling up.
    /// - Returns: `false` if the list is empty or `lines` is 0, otherwise `true`.
    func scroll(byLines lines: Int) -> Bool {
        guard let anchor = layout().anchor, lines != 0 else { return false }
        if lines.magnitude <= Self.mostLines {
            adopt(ListLayout.Anchor(item: anchor.item, y: anchor.y - lines))
        } else {
            jump(over: lines, from: anchor.item)
        }
        return true
    }

    /// Scrolls by a number of rows, so that the rows between are not created.
    private func jump(over rows: Int, from item: ListItem) {
        let number = contents.rows(before: item).addingReportingOverflow(rows).partialValue
        if let path = contents.indexPath(ofRow: number) {
            adopt(ListLayout.Anchor(item: ListItem(path), y: 0))
        } else {
            _ = rows < 0 ? scrollToStart() : scrollToEnd()
        }
    }

    /// The maximum number of lines to scroll line by line. Beyond it, each row counts as one line.
    private static let mostLines = 10_000

    /// Scrolls to the first line of the list. Returns the new layout, or `nil` if the list is empty.
    func scrollToStart() -> ListLayout? {
        contents.firstItem.map { adopt(ListLayout.Anchor(item: $0, y: 0)) }
    }

    /// Scrolls to the last line of the list. Returns the new layout, or `nil` if the list is empty.
    func scrollToEnd() -> ListLayout? {
        contents.lastItem.map { adopt(ListLayout.Anchor(item: $0, y: size.rows - height(of: $0))) }
    }

    /// Whether the first line of the list is in view. `true` for an empty list.
    var isScrolledToStart: Bool {
        let layout = layout()
        return layout.showsStart && (layout.placements.first?.y ?? 0) >= 0
    }

    /// Scrolls as little as possible until an item is completely visible below the pinned header of its section. If the
    /// item is higher than the window, scrolls until its first line is visible.
    func reveal(_ item: ListItem) {
        guard size.rows > 0 else { return }
        let inset = topInset(for: item)
        let lines = height(of: item)
        let highest = inset
        let lowest = max(highest, size.rows - lines)
        if let placement = layout().placement(of: item) {
            if placement.y < highest {
                adopt(ListLayout.Anchor(item: item, y: highest))
            } else if placement.y > lowest {
                adopt(ListLayout.Anchor(item: item, y: lowest))
            }
        } else {
            let isBelow = layout().placements.first.map { $0.item < item } ?? true
            adopt(ListLayout.Anchor(item: item, y: isBelow ? lowest : highest))
        }
    }

    // MARK: - Pinned headers

    /// Returns the number of lines that the pinned header of a section covers at the top of the window. If the item is
    /// itself a header, returns 0.
    func topInset(for item: ListItem) -> Int {
        item.kind == .header ? 0 : pinnedLines(ofSection: item.section)
    }

    /// Returns the number of lines of a section's pinned header. If the section has no header, or if the header would
    /// leave no line for the rows, returns 0: such a header scrolls with the rows, so that each of its lines can be
    /// seen.
    func pinnedLines(ofSection section: Int) -> Int {
        guard contents.shapes[section].hasHeader else { return 0 }
        let lines = height(of: ListItem(section: section, .header))
        return lines < size.rows ? lines : 0
    }

    /// Returns whether at least one line of an item is visible below the pinned header.
    func isInView(_ placement: ListLayout.Placement) -> Bool {
        placement.maxY > topInset(for: placement.item) && placement.y < size.rows
    }

    /// Returns whether at least one line of an item of the list is visible below the pinned header.
    func showsLine(of item: ListItem) -> Bool { layout().placement(of: item).map(isInView) ?? false }

    /// Returns whether all lines of an item are visible below the pinned header.
    func isWhole(_ placement: ListLayout.Placement) -> Bool {
        placement.y >= topInset(for: placement.item) && placement.maxY <= size.rows
    }

    /// The number of lines that a page key scrolls, at least 1. The last line of the previous page stays visible below
    /// the pinned header.
    var pageLines: Int {
        let highest = layout().placements.reduce(0) { max($0, pinnedLines(ofSection: $1.item.section)) }
        return max(1, size.rows - highest - 1)
    }

    var halfPageLines: Int { max(1, pageLines / 2) }
}
