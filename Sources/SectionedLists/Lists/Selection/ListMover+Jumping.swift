import Terminal

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
