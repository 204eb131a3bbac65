import Terminal

/// A type that moves the selection and the window of a list by rows and pages.
@MainActor
struct ListMover {
    let window: ListWindow
    let selection: ListSelection

    enum Direction { case up, down }

    /// Moves the selection to the next selectable row below or above.
    ///
    /// The user must see every line. So if the selected row continues beyond the window, or if the next row is too far
    /// away, the list scrolls by one line instead. It also scrolls if no row is selected. When a scroll brings the next
    /// selectable row completely into view, that row is selected.
    func moveSelection(_ direction: Direction) {
        defer { window.retireRowsOutOfView() }
        let layout = window.layout()
        let start = selection.item
        let placement = selection.placement(in: layout)
        if let placement, isCut(placement, at: direction, in: layout) {
            scrollByLine(direction)
            return
        }
        if let start, placement != nil || layout.placements.contains(where: isSelectableAndWhole),
            let next = nextSelectable(from: start, direction), isWithinReach(next, from: start, direction)
        {
            arrive(at: next, direction)
            return
        }
        scrollByLine(direction)
        selectRevealedRow(direction, beyond: placement?.item)
    }

    /// Scrolls by a number of lines. A negative number scrolls up. The selection does not change.
    func scroll(byLines lines: Int) {
        if window.scroll(byLines: lines) { selection.setNeedsDisplayKeepingDrawings() }
    }

    /// Scrolls to a part of the list. 0 is the start, and 1 is the end. The selection does not change.
    func scroll(toPart part: Double) {
        let contents = window.contents
        if part <= 0 {
            _ = window.scrollToStart()
        } else if part >= 1 {
            _ = window.scrollToEnd()
        } else {
            guard let path = contents.indexPath(ofRow: Int(part * Double(contents.numberOfRows))) else { return }
            window.adopt(ListLayout.Anchor(item: ListItem(path), y: 0))
        }
        selection.setNeedsDisplayKeepingDrawings()
    }

    private func scrollByLine(_ direction: Direction) {
        scroll(byLines: direction == .down ? 1 : -1)
    }

    /// Selects a row and scrolls to it. If the row is too high for the window, shows its first line when moving down,
    /// and its last line when moving up.
    private func arrive(at item: ListItem, _ direction: Direction) {
        guard let indexPath = item.indexPath else { return }
        let isTooHigh = window.height(of: item) > window.size.rows - window.topInset(for: item)
        if direction == .up, isTooHigh {
            selection.select(indexPath, reveals: false)
            scrollByLine(.up)
        } else {
            selection.select(indexPath)
        }
    }

    /// After a scroll by one line, selects the next selectable row that is completely in view, if there is one.
    ///
    /// - Parameters:
    ///   - direction: The direction in which the list has scrolled.
    ///   - start: The row to select must be beyond this item in that direction. If `start` is `nil`, any row can be
    ///     selected.
    private func selectRevealedRow(_ direction: Direction, beyond start: ListItem?) {
        let layout = window.layout()
        let placements = direction == .down ? layout.placements : layout.placements.reversed()
        let arrived = placements.first { placement in
            if let start, direction == .down ? placement.item <= start : placement.item >= start { return false }
            guard window.selectableIndexPath(at: placement) != nil else { return false }
            // If a row is higher than the window, it counts as completely in view while it fills the window.
            let fillsWindow = placement.y <= window.topInset(for: placement.item) && placement.maxY >= layout.height
            return fillsWindow || !isCut(placement, at: direction, in: layout)
        }
        if let indexPath = arrived?.item.indexPath { selection.select(indexPath, reveals: false) }
    }

    /// Returns whether an item continues beyond the window in a direction. Lines under a pinned header count as lines
    /// beyond the window.
    private func isCut(_ placement: ListLayout.Placement, at direction: Direction, in layout: ListLayout) -> Bool {
        switch direction {
        case .down: placement.maxY > layout.height
        case .up: placement.y < window.topInset(for: placement.item)
        }
    }

    private func step(_ item: ListItem, _ direction: Direction) -> ListItem? {
        direction == .down ? window.contents.item(after: item) : window.contents.item(before: item)
    }

    /// Returns the next selectable row in a direction, or `nil` if there is none within twice the height of the window.
    private func nextSelectable(from start: ListItem, _ direction: Direction) -> ListItem? {
        guard let first = step(start, direction) else { return nil }
        return window.firstSelectable(from: first, forward: direction == .down, withinLines: 2 * window.size.rows)
            .map { ListItem($0) }
    }

    /// Returns whether the user sees all skipped lines if the selection moves from `start` to `target`. This is the
    /// case if the target is already in view, or if the target fits in one window together with all lines between
    /// `start` and `target`.
    private func isWithinReach(_ target: ListItem, from start: ListItem, _ direction: Direction) -> Bool {
        let targetInset = window.topInset(for: target)
        if let placement = window.layout().placement(of: target), placement.maxY > targetInset { return true }
        var inset = max(targetInset, window.topInset(for: start))
        var lines = 0
        var item = step(start, direction)
        while let current = item, current != target {
            lines += window.height(of: current)
            inset = max(inset, window.topInset(for: current))
            item = step(current, direction)
        }
        let room = window.size.rows - inset
        return lines + min(window.height(of: target), room) <= room
    }

    // MARK: - Pages

    /// Moves the window and the selection by a page.
    func movePage(_ direction: Direction) {
        movePage(byLines: direction == .down ? window.pageLines : -window.pageLines)
    }

    /// Moves the window and the selection by half a page.
    func moveHalfPage(_ direction: Direction) {
        movePage(byLines: direction == .down ? window.halfPageLines : -window.halfPageLines)
    }

    /// Scrolls by a number of lines, and selects the row that is then nearest to the old line of the selected row. If
    /// the window cannot scroll further, selects the last row in view (when scrolling down) or the first row in view
    /// (when scrolling up) instead.
    private func movePage(byLines lines: Int) {
        let before = window.layout()
        let oldY = selection.placement(in: before)?.y
        scroll(byLines: lines)
        let layout = window.layout()
        let didReachEnd = lines > 0 ? layout.showsEnd : layout.showsStart
        if before.placements == layout.placements || (didReachEnd && before.anchor == layout.anchor) {
            selectExtreme(lines > 0 ? .down : .up, in: layout)
        } else {
            selectNearest(toLine: oldY ?? 0, in: layout)
        }
    }

    /// If the direction is up, selects the first selectable row in the window. If the direction is down, selects the
    /// last selectable row in the window. Prefers rows that are completely in view.
    func selectExtreme(_ direction: Direction, in layout: ListLayout) {
        let inView = layout.placements.filter(isSelectableAndInView)
        let whole = inView.filter(isSelectableAndWhole)
        let candidates = whole.isEmpty ? inView : whole
        let placement = direction == .down ? candidates.last : candidates.first
        if let indexPath = placement?.item.indexPath { selection.select(indexPath, reveals: false) }
    }

    /// Among the selectable rows that are completely in view, selects the row that begins nearest to a line of the
    /// window. If there is no such row, selects the first selectable row that is partly in view.
    private func selectNearest(toLine line: Int, in layout: ListLayout) {
        let inView = layout.placements.filter(isSelectableAndInView)
        let nearest = inView.filter(isSelectableAndWhole).min { abs($0.y - line) < abs($1.y - line) }
        if let indexPath = (nearest ?? inView.first)?.item.indexPath { selection.select(indexPath, reveals: false) }
    }

    private func isSelectableAndWhole(_ placement: ListLayout.Placement) -> Bool {
        window.isWhole(placement) && window.selectableIndexPath(at: placement) != nil
    }

    private func isSelectableAndInView(_ placement: ListLayout.Placement) -> Bool {
        window.isInView(placement) && window.selectableIndexPath(at: placement) != nil
    }
}

extension ListMover {
    /// Scrolls to the start of the list and selects the first selectable row in view.
    func moveToStart() {
        guard let layout = window.scrollToStart() else { return }
        selectExtreme(.up, in: layout)
        selection.setNeedsDisplayKeepingDrawings()
    }

    /// Scrolls to the end of the list and selects the last selectable row in view.
    func moveToEnd() {
        guard let layout = window.scrollToEnd() else { return }
        selectExtreme(.down, in: layout)
        uncoverLastRow(of: layout)
        selection.setNeedsDisplayKeepingDrawings()
    }

    /// If the pinned header and a footer fill the whole window and hide the last row, selects that row and scrolls to
    /// it.
    private func uncoverLastRow(of layout: ListLayout) {
        let isShown = selection.placement(in: layout).map { window.isInView($0) } ?? false
        let last = layout.placements.last { window.selectableIndexPath(at: $0) != nil }
        guard !isShown, let path = last?.item.indexPath else { return }
        selection.select(path)
    }

    /// Selects the first selectable row of the next section that has one.
    ///
    /// If the direction is up, selects the first selectable row of the current section instead. If that row is already
    /// selected, or if no row is selected, selects the first selectable row of a section above. If there is no such
    /// section, only scrolls.
    func moveToSection(_ direction: Direction) {
        let contents = window.contents
        guard contents.numberOfSections > 0 else { return }
        defer { window.retireRowsOutOfView() }
        let selected = selection.indexPath
        let current = selected?.section ?? window.layout().placements.first?.item.section ?? 0
        var section = current + (direction == .down ? 1 : selected == nil ? -1 : 0)
        while contents.shapes.indices.contains(section) {
            if let path = firstRow(ofSection: section), direction == .down || selected.map({ path < $0 }) ?? true {
                showSection(section)
                selection.select(path)
                return
            }
            section += direction == .down ? 1 : -1
        }
        if let selected { selection.select(selected) } else { scrollToSection(direction) }
    }

    /// Scrolls the start of a section to the top of the window. Then selects the first selectable row within one window
    /// height from there, if there is one.
    func jump(toSection section: Int) {
        guard let start = window.contents.firstItem(fromSection: section) else { return }
        defer { window.retireRowsOutOfView() }
        window.adopt(ListLayout.Anchor(item: start, y: 0))
        if let path = firstSelectable(from: start) { selection.select(path) }
        selection.setNeedsDisplayKeepingDrawings()
    }

    /// Returns the first selectable row of a section. Searches only as many lines of the section as the window has, and
    /// returns `nil` if no selectable row is among them.
    private func firstRow(ofSection section: Int) -> ListIndexPath? {
        let first = ListItem(section: section, .row(0))
        guard window.contents.contains(first), let path = firstSelectable(from: first), path.section == section else {
            return nil
        }
        return path
    }

    private func firstSelectable(from item: ListItem) -> ListIndexPath? {
        window.firstSelectable(from: item, forward: true, withinLines: window.size.rows)
    }

    /// Scrolls down to the next section, or up to the start of the current section. If the window is already at that
    /// start, scrolls up to the start of the section above.
    private func scrollToSection(_ direction: Direction) {
        let contents = window.contents
        guard let top = window.layout().placements.first else { return }
        let start = contents.firstItem(fromSection: top.item.section)
        let isAtStart = top.item == start && top.y == 0
        let target =
            switch direction {
            case .down: contents.firstItem(fromSection: top.item.section + 1)
            case .up: isAtStart ? contents.lastItem(upToSection: top.item.section - 1) : start
            }
        guard let section = target?.section, let item = contents.firstItem(fromSection: section) else { return }
        window.adopt(ListLayout.Anchor(item: item, y: 0))
        selection.setNeedsDisplayKeepingDrawings()
    }

    /// Scrolls the start of a section to the top of the window. Does not scroll if the start is already in the upper
    /// half of the window.
    private func showSection(_ section: Int) {
        guard let start = window.contents.firstItem(fromSection: section) else { return }
        let layout = window.layout()
        let isInView = layout.placement(of: start).map { $0.y >= 0 && $0.y < layout.height / 2 } ?? false
        if !isInView { window.adopt(ListLayout.Anchor(item: start, y: 0)) }
    }
}
