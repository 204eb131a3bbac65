import Terminal

extension SectionsViewController {
    /// Moves to the start of the list.
    func moveToStart() {
        guard let first = contents.firstItem else { return }
        let layout = adopt(ListLayout.Anchor(item: first, y: 0))
        selectExtreme(.up, in: layout)
        setNeedsDisplayKeepingDrawings()
    }

    /// Moves to the end of the list.
    func moveToEnd() {
        guard let last = contents.lastItem else { return }
        let layout = adopt(ListLayout.Anchor(item: last, y: size.rows - height(of: last)))
        selectExtreme(.down, in: layout)
        uncoverLastRow(of: layout)
        setNeedsDisplayKeepingDrawings()
    }

    /// Selects and shows the last row if the pinned header and a footer fill the whole window and hide it.
    private func uncoverLastRow(of layout: ListLayout) {
        let isShown = selection.flatMap { layout.placement(of: ListItem($0)) }.map { isInView($0) } ?? false
        guard !isShown, let path = layout.placements.last(where: { selectableIndexPath(at: $0) != nil })?.item.indexPath
        else { return }
        select(path)
    }

    /// Moves to the first row of the section below or above. If no row is selected or selectable, only the window
    /// moves.
    func moveToSection(_ direction: Direction) {
        guard contents.numberOfSections > 0 else { return }
        defer { retireRowsOutOfView() }
        let current = selection?.section ?? currentLayout().placements.first?.item.section ?? 0
        var section = current + (direction == .down ? 1 : selection == nil ? -1 : 0)
        while contents.shapes.indices.contains(section) {
            let first = ListItem(section: section, .row(0))
            if contents.contains(first),
                let path = firstSelectable(from: first, forward: true, withinLines: size.rows), path.section == section,
                direction == .down || selection.map({ path < $0 }) ?? true
            {
                showSection(section)
                select(path)
                return
            }
            section += direction == .down ? 1 : -1
        }
        if let selection { select(selection) } else { scrollToSection(direction) }
    }

    /// Shows a section from its start and selects its first selectable row, or the next one below it.
    func jump(toSection section: Int) {
        guard let start = contents.firstItem(fromSection: section) else { return }
        defer { retireRowsOutOfView() }
        adopt(ListLayout.Anchor(item: start, y: 0))
        if let path = firstSelectable(from: start, forward: true, withinLines: size.rows) { select(path) }
        setNeedsDisplay()
    }

    /// Moves the window to the next section, or to the start of the current or the previous one.
    private func scrollToSection(_ direction: Direction) {
        guard let top = currentLayout().placements.first else { return }
        let start = contents.firstItem(fromSection: top.item.section)
        let isAtStart = top.item == start && top.y == 0
        let target =
            switch direction {
            case .down: contents.firstItem(fromSection: top.item.section + 1)
            case .up: isAtStart ? contents.lastItem(upToSection: top.item.section - 1) : start
            }
        guard let section = target?.section, let item = contents.firstItem(fromSection: section) else { return }
        adopt(ListLayout.Anchor(item: item, y: 0))
        setNeedsDisplayKeepingDrawings()
    }

    /// Scrolls the start of a section to the top of the window, unless the start is already in the upper half.
    private func showSection(_ section: Int) {
        guard let start = contents.firstItem(fromSection: section) else { return }
        let layout = currentLayout()
        let isInView = layout.placement(of: start).map { $0.y >= 0 && $0.y < layout.height / 2 } ?? false
        if !isInView { adopt(ListLayout.Anchor(item: start, y: 0)) }
    }
}
