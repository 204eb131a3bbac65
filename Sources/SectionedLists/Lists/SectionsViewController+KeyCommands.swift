import Terminal

extension SectionsViewController {
    /// The keys that everybody tries in a list, and what can be done with the selected row.
    var listKeyCommands: [KeyCommand] {
        var commands = movingCommands
        commands += sectionCommands
        commands += rowKeyCommands
        if marking != nil { commands += markingCommands }
        if typeToFind != .off { commands += findingCommands }
        if showsSectionIndex { commands += indexCommands }
        return findsAtOnce ? commands.without(\.isFindable) : commands
    }

    /// The commands that are always the same; made once for each list, because every key and every drawing asks.
    func makeMovingCommands() -> [KeyCommand] {
        [
            KeyCommand(
                "list.up", keys: [.up, .character("k"), .control("p")], title: "move", help: "Go up one row",
                hint: .init(order: 0) { symbols in symbols.isUnicode ? "\(symbols.up)\(symbols.down)" : "arrows" }
            ) { [weak self] in self?.moveSelection(.up) },
            KeyCommand(
                "list.down", keys: [.down, .character("j"), .control("n")], title: "move", help: "Go down one row"
            ) { [weak self] in self?.moveSelection(.down) },
            KeyCommand(
                "list.pageUp", keys: [.pageUp, .control("b")], title: "page", help: "Go up one page"
            ) { [weak self] in self?.movePage(byLines: -(self?.pageLines ?? 1)) },
            KeyCommand(
                "list.pageDown", keys: [.pageDown, .control("f")], title: "page", help: "Go down one page"
            ) { [weak self] in self?.movePage(byLines: self?.pageLines ?? 1) },
            KeyCommand(
                "list.halfPageUp", keys: [.control("u")], title: "half page", help: "Go up half a page"
            ) { [weak self] in self?.movePage(byLines: -(self?.halfPageLines ?? 1)) },
            KeyCommand(
                "list.halfPageDown", keys: [.control("d")], title: "half page", help: "Go down half a page"
            ) { [weak self] in self?.movePage(byLines: self?.halfPageLines ?? 1) },
            KeyCommand(
                "list.start", keys: [.home, .character("g")], title: "start", help: "Go to the start"
            ) { [weak self] in self?.moveToStart() },
            KeyCommand(
                "list.end", keys: [.end, .character("G")], title: "end", help: "Go to the end"
            ) { [weak self] in self?.moveToEnd() },
        ]
    }

    private var sectionCommands: [KeyCommand] {
        [
            KeyCommand(
                "list.nextSection", keys: [.tab], title: "next section", help: "Go to the next section",
                hint: contents.numberOfSections > 1 ? .init(order: 3) : nil
            ) { [weak self] in self?.moveToSection(.down) },
            KeyCommand(
                "list.previousSection", keys: [.shiftTab], title: "previous section",
                help: "Go to the previous section"
            ) { [weak self] in self?.moveToSection(.up) },
        ]
    }

    /// What can be done with the selected row.
    private var rowKeyCommands: [KeyCommand] {
        var commands: [KeyCommand] = []
        if let row = selectedRow, selectedAction != nil {
            commands.append(
                KeyCommand(
                    "list.open", keys: [.enter, .right, .character("l")], title: "open", help: "Open the selected row",
                    hint: .init(order: 1) { $0.enter }
                ) { [weak self] in self?.choose(row) })
        }
        if !markingTakes(.space), let row = selectedRow?.tickable {
            commands.append(
                KeyCommand(
                    "list.tick", keys: [.space], title: "tick off",
                    help: "Tick the selected row off, or take the tick away",
                    hint: .init(order: 2)
                ) { [weak self] in
                    row.toggleTick()
                    self?.reloadVisibleRows()
                })
        }
        return commands
    }

    /// A page leaves a line of the last one in view, below the highest header that may be pinned then.
    private var pageLines: Int {
        let highest = currentLayout().placements.reduce(0) { max($0, pinnedLines(ofSection: $1.item.section)) }
        return max(1, size.rows - highest - 1)
    }

    private var halfPageLines: Int { max(1, pageLines / 2) }
}
