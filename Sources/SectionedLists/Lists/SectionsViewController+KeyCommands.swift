import Terminal

extension SectionsViewController {
    /// The keys that everybody tries in a list, and what can be done with the selected row.
    var listKeyCommands: [KeyCommand] {
        var commands = self.commands.moving
        commands += contents.hasSeveralSectionsWithRows ? self.commands.hintedSections : self.commands.sections
        guard let selection else { return commands }
        let live = liveRows[ListItem(selection)]
        if live?.isActionable == true || selectedAction != nil { commands.append(self.commands.open) }
        if live?.isTickable ?? (row(at: selection)?.tickable != nil) { commands.append(self.commands.tick) }
        return commands
    }

    func chooseSelectedRow() {
        if let row = selectedRow { choose(row) }
    }

    func tickSelectedRow() {
        selectedRow?.tickable?.toggleTick()
        reloadVisibleRows()
    }

    /// A page leaves a line of the last one in view, below the highest header that may be pinned then.
    var pageLines: Int {
        let highest = currentLayout().placements.reduce(0) { max($0, pinnedLines(ofSection: $1.item.section)) }
        return max(1, size.rows - highest - 1)
    }

    var halfPageLines: Int { max(1, pageLines / 2) }

    func handleListEvent(_ event: InputEvent) -> Bool {
        guard case .mouse(let mouse) = event else { return false }
        switch mouse.action {
        case .wheelUp:
            scroll(byLines: -3)
        case .wheelDown:
            scroll(byLines: 3)
        case .press, .doublePress:
            press(at: mouse.location.y, chooses: mouse.action == .doublePress)
        }
        return true
    }

    /// Selects the row under the pointer, and chooses it where it was pressed twice.
    private func press(at line: Int, chooses: Bool) {
        // A row that is cut off at the bottom goes on below, where the window ends and the line of hints stands.
        guard line < size.rows else { return }
        let place = currentLayout().placements.first { $0.y <= line && line < $0.maxY }
        guard let place, let indexPath = place.item.indexPath, line >= topInset(for: place.item),
            select(indexPath, reveals: false)
        else { return }
        if chooses, let row = selectedRow { choose(row) }
    }
}
