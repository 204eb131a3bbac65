import Terminal

extension SectionsViewController {
    /// Moves the selection to the next row below or above that can be selected.
    ///
    /// Rows that cannot be selected are never skipped unseen: as long as the next row that can be lies further away than
    /// a window, the list scrolls by a line instead. Where the selection is left behind by that, moving goes on from the
    /// window.
    func moveSelection(_ direction: Direction) {
        defer { retireRowsOutOfView() }
        let layout = currentLayout()
        let start = selection.map { ListItem($0) }
        let place = start.flatMap { layout.placement(of: $0) }
        if let place, isCut(place, at: direction, in: layout) {
            scrollByLine(direction)
            return
        }
        if let start, place != nil || layout.placements.contains(where: isSelectableAndWhole),
            let next = nextSelectable(from: start, direction), isWithinReach(next, from: start, direction)
        {
            arrive(at: next, direction)
            return
        }
        scrollByLine(direction)
        selectWhatCameIntoView(direction, beyond: place?.item)
    }

    private func scrollByLine(_ direction: Direction) {
        scroll(byLines: direction == .down ? 1 : -1)
    }

    /// Selects a row that is near, showing first of it what comes first on the way.
    private func arrive(at item: ListItem, _ direction: Direction) {
        guard let indexPath = item.indexPath else { return }
        let isTooHigh = height(of: item) > size.rows - topInset(for: item)
        if direction == .up, isTooHigh {
            select(indexPath, reveals: false)
            scrollByLine(.up)
        } else {
            select(indexPath)
        }
    }

    /// After a scroll by a line: selects the row that is in view now and was not, or was only in part.
    private func selectWhatCameIntoView(_ direction: Direction, beyond start: ListItem?) {
        let layout = currentLayout()
        let places = direction == .down ? layout.placements : layout.placements.reversed()
        let arrived = places.first { place in
            if let start, direction == .down ? place.item <= start : place.item >= start { return false }
            guard selectableIndexPath(at: place) != nil else { return false }
            // What is too high for the window has arrived once it fills it.
            let fillsWindow = place.y <= topInset(for: place.item) && place.maxY >= layout.height
            return fillsWindow || !isCut(place, at: direction, in: layout)
        }
        if let indexPath = arrived?.item.indexPath { select(indexPath, reveals: false) }
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
        if let place = currentLayout().placement(of: target), place.maxY > topInset(for: target) { return true }
        var inset = max(topInset(for: target), topInset(for: start))
        var lines = 0
        var item = step(start, direction)
        while let current = item, current != target {
            lines += height(of: current)
            inset = max(inset, topInset(for: current))
            item = step(current, direction)
        }
        return lines + min(height(of: target), size.rows - inset) <= size.rows - inset
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

    /// Selects the last or first row of the window that can be selected, one that is wholly in view if there is one.
    func selectExtreme(_ direction: Direction, in layout: ListLayout) {
        let inView = layout.placements.filter(isSelectableAndInView)
        let whole = inView.filter(isSelectableAndWhole)
        let candidates = whole.isEmpty ? inView : whole
        let place = direction == .down ? candidates.last : candidates.first
        if let indexPath = place?.item.indexPath { select(indexPath, reveals: false) }
    }

    /// Selects the row nearest to a line of the window, one that is wholly in view if there is one.
    private func selectNearest(toLine line: Int, in layout: ListLayout) {
        let inView = layout.placements.filter(isSelectableAndInView)
        let nearest = inView.filter(isSelectableAndWhole).min { abs($0.y - line) < abs($1.y - line) }
        if let indexPath = (nearest ?? inView.first)?.item.indexPath { select(indexPath, reveals: false) }
    }

    private func isSelectableAndWhole(_ place: ListLayout.Placement) -> Bool {
        place.y >= topInset(for: place.item) && place.maxY <= size.rows && selectableIndexPath(at: place) != nil
    }

    private func isSelectableAndInView(_ place: ListLayout.Placement) -> Bool {
        isInView(place) && selectableIndexPath(at: place) != nil
    }

    /// Whether a line of an item shows below the header that is pinned over it.
    func isInView(_ place: ListLayout.Placement) -> Bool {
        place.maxY > topInset(for: place.item) && place.y < size.rows
    }

    func selectableIndexPath(at place: ListLayout.Placement) -> ListIndexPath? {
        guard let path = place.item.indexPath, liveRow(at: place.item)?.isSelectable == true else { return nil }
        return path
    }
}
