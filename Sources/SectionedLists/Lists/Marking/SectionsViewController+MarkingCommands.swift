import Terminal

extension SectionsViewController {
    /// Returns whether a key marks rows in this list.
    func markingTakes(_ key: Key) -> Bool { marking != nil && markKey == key }

    /// The commands that mark rows. The array is empty if marking is not allowed.
    var markingCommands: [KeyCommand] {
        guard let marking else { return [] }
        var commands = [
            KeyCommand(
                "list.mark", keys: [markKey], title: "mark", help: "Mark the selected row, or take its mark away",
                hint: .init(order: 2)
            ) { [weak self] in self?.toggleMarkOfSelectedRow() },
            KeyCommand(
                "list.markRange", keys: [.character("v")], title: marking.range == nil ? "range" : "end range",
                help: "Begin to mark all rows on the way of the selection, or end it", hint: .init(order: 4)
            ) { [weak self] in self?.toggleMarkedRange() },
            KeyCommand(
                "list.markSection", keys: [.character("*"), .control("a")], title: "all",
                help: "Mark all rows of the section, or take their marks away", hint: .init(order: 5)
            ) { [weak self] in self?.toggleMarksOfSection() },
        ]
        commands += extendingCommands
        if !marking.rows.isEmpty {
            commands.append(
                KeyCommand(
                    "list.unmark", keys: [.escape], title: "unmark \(numberOfMarkedRows)", help: "Take all marks away",
                    hint: .init(order: 90)
                ) { [weak self] in self?.unmarkAll() })
        }
        return commands
    }

    /// The commands with Shift, which move the selection and mark the rows in between.
    private var extendingCommands: [KeyCommand] {
        let codes: [Key.Code] = [.down, .up, .pageDown, .pageUp, .home, .end]
        return codes.compactMap { code in
            guard let moving = self.commands.moving.command(for: Key(code)) else { return nil }
            return KeyCommand(
                moving.id + "Marking", keys: [Key(code, .shift)], title: "mark",
                help: moving.help + ", marking the rows on the way"
            ) { [weak self] in self?.extendMarkedRange(moving.action) }
        }
    }
}
