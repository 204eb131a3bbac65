import Terminal

extension SectionsViewController {
    /// Selects a row and brings it into view.
    ///
    /// - Returns: Whether there is such a row and it can be selected.
    @discardableResult
    public func select(_ indexPath: ListIndexPath) -> Bool {
        select(indexPath, reveals: true)
    }

    @discardableResult
    func select(_ indexPath: ListIndexPath, reveals: Bool) -> Bool {
        let item = ListItem(indexPath)
        guard contents.contains(item) else { return false }
        guard let live = liveRow(at: item), live.isSelectable else { return false }
        let identity = RowIdentity(section: sections[indexPath.section].id, row: live.row.id)
        let isOther = selectedIdentity != identity
        selection = indexPath
        selectedIdentity = identity
        if reveals { reveal(item) }
        setNeedsDisplay()
        if isOther { selectionDidChange() }
        return true
    }

    /// Selects the first row that can be, where none is selected and the window has a size.
    func selectFirstRowIfNeeded() {
        guard size.rows > 0 else { return }
        if selection == nil,
            let first = firstSelectable(from: contents.firstItem, forward: true, withinLines: size.rows)
        {
            select(first, reveals: false)
        }
        if needsReveal, let selection {
            needsReveal = false
            reveal(ListItem(selection))
        }
    }

    // MARK: - Moving

    /// Moves the selection to the next row below or above that can be selected.
    ///
    /// Rows that cannot be selected are never skipped unseen: as long as the next row that can be lies further away than
    /// a window, the list scrolls by a line instead.
    func moveSelection(_ direction: Direction) {
        let layout = currentLayout()
        guard let start = selection.map({ ListItem($0) }) else {
            scroll(byLines: direction == .down ? 1 : -1)
            return
        }
        if let place = layout.placement(of: start), isCut(place, at: direction, in: layout) {
            scroll(byLines: direction == .down ? 1 : -1)
            return
        }
        guard let next = nextSelectable(from: start, direction), let target = next.indexPath else {
            scroll(byLines: direction == .down ? 1 : -1)
            return
        }
        if isWithinReach(next, from: start, direction) {
            select(target)
        } else {
            scroll(byLines: direction == .down ? 1 : -1)
            if let place = currentLayout().placement(of: next), !isCut(place, at: direction, in: currentLayout()) {
                select(target, reveals: false)
            }
        }
    }

    enum Direction { case up, down }

    private func isCut(_ place: ListLayout.Placement, at direction: Direction, in layout: ListLayout) -> Bool {
        switch direction {
        case .down: place.maxY > layout.height
        case .up: place.y < topInset(for: place.item)
        }
    }

    private func step(_ item: ListItem, _ direction: Direction) -> ListItem? {
        direction == .down ? contents.item(after: item) : contents.item(before: item)
    }

    /// The next selectable row within a window's worth of lines.
    private func nextSelectable(from start: ListItem, _ direction: Direction) -> ListItem? {
        guard let first = step(start, direction) else { return nil }
        return firstSelectable(from: first, forward: direction == .down, withinLines: 2 * size.rows)
            .map { ListItem($0) }
    }

    /// Whether selecting a row would leave no line between it and the last one unseen.
    private func isWithinReach(_ target: ListItem, from start: ListItem, _ direction: Direction) -> Bool {
        if currentLayout().placement(of: target) != nil { return true }
        var lines = 0
        var item = step(start, direction)
        while let current = item, current != target {
            lines += height(of: current)
            item = step(current, direction)
        }
        return lines + min(height(of: target), size.rows) <= size.rows
    }

    func firstSelectable(from start: ListItem?, forward: Bool, withinLines limit: Int) -> ListIndexPath? {
        var item = start
        var lines = 0
        while let current = item, lines <= limit {
            if let indexPath = current.indexPath, let live = liveRow(at: current), live.isSelectable {
                return indexPath
            }
            lines += height(of: current)
            item = forward ? contents.item(after: current) : contents.item(before: current)
        }
        return nil
    }

    /// Moves by a number of lines, window and selection together.
    func movePage(byLines lines: Int) {
        let before = currentLayout()
        let oldY = selection.flatMap { before.placement(of: ListItem($0)) }?.y
        scroll(byLines: lines)
        let layout = currentLayout()
        let didReachEnd = lines > 0 ? layout.showsEnd : layout.showsStart
        if before.placements == layout.placements || (didReachEnd && before.anchor == layout.anchor) {
            selectExtreme(lines > 0 ? .down : .up, in: layout)
        } else {
            selectNearest(toLine: oldY ?? 0, in: layout)
        }
    }

    /// Selects the last or first row of the window that can be selected.
    private func selectExtreme(_ direction: Direction, in layout: ListLayout) {
        let places = direction == .down ? layout.placements.reversed() : layout.placements
        if let indexPath = places.lazy.compactMap({ self.selectableIndexPath(at: $0) }).first {
            select(indexPath)
        }
    }

    /// Selects the row nearest to a line of the window.
    private func selectNearest(toLine line: Int, in layout: ListLayout) {
        let candidates = layout.placements.filter { place in
            selectableIndexPath(at: place) != nil && place.y >= topInset(for: place.item) && place.maxY <= layout.height
        }
        if let nearest = candidates.min(by: { abs($0.y - line) < abs($1.y - line) }), let path = nearest.item.indexPath
        {
            select(path)
        } else if let path = layout.placements.lazy.compactMap({ self.selectableIndexPath(at: $0) }).first {
            select(path, reveals: false)
        }
    }

    private func selectableIndexPath(at place: ListLayout.Placement) -> ListIndexPath? {
        guard let path = place.item.indexPath, liveRow(at: place.item)?.isSelectable == true else { return nil }
        return path
    }

    // MARK: - Ends and sections

    /// Goes to the start of the list.
    func moveToStart() {
        guard let first = contents.firstItem else { return }
        let layout = adopt(ListLayout.Anchor(item: first, y: 0))
        selectExtreme(.up, in: layout)
        if let selection { keepVisible(ListItem(selection)) }
        setNeedsDisplay()
    }

    /// Goes to the end of the list.
    func moveToEnd() {
        guard let last = contents.lastItem else { return }
        let layout = adopt(ListLayout.Anchor(item: last, y: size.rows - height(of: last)))
        selectExtreme(.down, in: layout)
        setNeedsDisplay()
    }

    /// Goes to the first row of the section below or above.
    func moveToSection(_ direction: Direction) {
        guard contents.numberOfSections > 0 else { return }
        let current = selection?.section ?? currentLayout().placements.first?.item.section ?? 0
        var section = current + (direction == .down ? 1 : -1)
        if direction == .up, let selection, selection.row > 0 { section = current }
        while contents.shapes.indices.contains(section) {
            let first = ListItem(section: section, .row(0))
            if contents.contains(first),
                let path = firstSelectable(from: first, forward: true, withinLines: size.rows), path.section == section
            {
                showSection(section)
                select(path)
                return
            }
            section += direction == .down ? 1 : -1
        }
    }

    /// Brings a section's start into view, at the top of the window where it was not there already.
    private func showSection(_ section: Int) {
        guard let start = contents.firstItem(fromSection: section) else { return }
        let layout = currentLayout()
        let isInView = layout.placement(of: start).map { $0.y >= 0 && $0.y < layout.height / 2 } ?? false
        if !isInView { adopt(ListLayout.Anchor(item: start, y: 0)) }
    }
}
