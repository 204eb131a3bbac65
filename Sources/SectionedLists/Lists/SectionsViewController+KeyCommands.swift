import Terminal

extension SectionsViewController {
    /// The key commands of a list and of its selected row.
    var listKeyCommands: [KeyCommand] {
        var commands = self.commands.moving
        commands += contents.hasSeveralSectionsWithRows ? self.commands.hintedSections : self.commands.sections
        if let selection { commands += rowCommands(at: selection) }
        if marking != nil { commands += markingCommands }
        if typeToFind != .off { commands += findingCommands }
        if showsSectionIndex { commands += indexCommands }
        guard findsAtOnce else { return commands }
        return commands.bound(by: application?.keyBindings).without(\.isFindable)
    }

    /// All key commands of a list, including those that are inactive now.
    var everyListKeyCommand: [KeyCommand] {
        let always = commands.always
        let known = Set(always.map(\.id))
        return always + keyCommands.filter { !known.contains($0.id) }
    }

    /// Returns the commands for the selected row.
    private func rowCommands(at selection: ListIndexPath) -> [KeyCommand] {
        var commands: [KeyCommand] = []
        let live = liveRows[ListItem(selection)]
        if live?.isActionable == true || selectedAction != nil { commands.append(self.commands.open) }
        if !markingTakes(.space), live?.isTickable ?? (row(at: selection)?.tickable != nil) {
            commands.append(self.commands.tick)
        }
        return commands
    }

    func chooseSelectedRow() {
        if let row = selectedRow { choose(row) }
    }

    func tickSelectedRow() {
        selectedRow?.tickable?.toggleTick()
        reloadVisibleRows()
    }

    /// The number of lines that a page key scrolls. One line of the previous page remains in view below the highest
    /// header that can be pinned.
    var pageLines: Int {
        let highest = currentLayout().placements.reduce(0) { max($0, pinnedLines(ofSection: $1.item.section)) }
        return max(1, size.rows - highest - 1)
    }

    var halfPageLines: Int { max(1, pageLines / 2) }
}
