import Terminal

extension SectionsViewController {
    /// The keys that everybody tries in a list, and what can be done with the selected row.
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

    /// The same, and what is there in other states.
    var everyListKeyCommand: [KeyCommand] {
        let always = commands.moving + commands.sections + [commands.open, commands.tick]
        let known = Set(always.map(\.id))
        return always + keyCommands.filter { !known.contains($0.id) }
    }

    /// What can be done with the selected row.
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

    /// A page leaves a line of the last one in view, below the highest header that may be pinned then.
    var pageLines: Int {
        let highest = currentLayout().placements.reduce(0) { max($0, pinnedLines(ofSection: $1.item.section)) }
        return max(1, size.rows - highest - 1)
    }

    var halfPageLines: Int { max(1, pageLines / 2) }
}
