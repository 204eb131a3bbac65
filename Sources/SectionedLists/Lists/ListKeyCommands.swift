import Terminal

/// The key commands of a list, created once for each list because every key and every drawing reads them.
@MainActor
final class ListKeyCommands {
    let moving: [KeyCommand]
    let sections: [KeyCommand]
    /// The commands that move between sections, with a hint in the footer. For a list with several sections that have
    /// rows.
    let hintedSections: [KeyCommand]
    let open: KeyCommand
    let tick: KeyCommand

    /// The commands that every list has, including those that depend on the selected row.
    var always: [KeyCommand] { moving + sections + [open, tick] }

    /// Creates the commands. Without a list, the commands do nothing.
    init(of list: SectionsViewController?) {
        moving = Self.steps(of: list) + Self.pages(of: list) + Self.ends(of: list)
        sections = Self.sections(of: list, hint: nil)
        hintedSections = Self.sections(of: list, hint: .init(order: 60, shortTitle: "section"))
        open = KeyCommand(
            "list.open", keys: [.enter, .right, .character("l")], title: "open", help: "Open the selected row",
            hint: .init(order: 1) { $0.enter }
        ) { [weak list] in list?.chooseSelectedRow() }
        tick = KeyCommand(
            "list.tick", keys: [.space], title: "tick off", help: "Tick the selected row off, or remove the tick",
            hint: .init(order: 2, shortTitle: "tick")
        ) { [weak list] in list?.tickSelectedRow() }
    }

    private static func steps(of list: SectionsViewController?) -> [KeyCommand] {
        [
            KeyCommand(
                "list.up", keys: [.up, .character("k"), .control("p")], title: "move", help: "Go up one row",
                hint: .init(order: 0, partner: "list.down") { $0.isUnicode ? "\($0.up)\($0.down)" : "arrows" }
            ) { [weak list] in list?.moveSelection(.up) },
            KeyCommand(
                "list.down", keys: [.down, .character("j"), .control("n")], title: "move", help: "Go down one row"
            ) { [weak list] in list?.moveSelection(.down) },
        ]
    }

    private static func pages(of list: SectionsViewController?) -> [KeyCommand] {
        [
            KeyCommand(
                "list.pageUp", keys: [.pageUp, .control("b")], title: "page", help: "Go up one page"
            ) { [weak list] in list?.movePage(byLines: -(list?.pageLines ?? 1)) },
            KeyCommand(
                "list.pageDown", keys: [.pageDown, .control("f")], title: "page", help: "Go down one page"
            ) { [weak list] in list?.movePage(byLines: list?.pageLines ?? 1) },
            KeyCommand(
                "list.halfPageUp", keys: [.control("u")], title: "half page", help: "Go up half a page"
            ) { [weak list] in list?.movePage(byLines: -(list?.halfPageLines ?? 1)) },
            KeyCommand(
                "list.halfPageDown", keys: [.control("d")], title: "half page", help: "Go down half a page"
            ) { [weak list] in list?.movePage(byLines: list?.halfPageLines ?? 1) },
        ]
    }

    private static func ends(of list: SectionsViewController?) -> [KeyCommand] {
        [
            KeyCommand(
                "list.start", keys: [.home, .character("g")], title: "start", help: "Go to the start"
            ) { [weak list] in list?.moveToStart() },
            KeyCommand(
                "list.end", keys: [.end, .character("G")], title: "end", help: "Go to the end"
            ) { [weak list] in list?.moveToEnd() },
        ]
    }

    private static func sections(of list: SectionsViewController?, hint: KeyCommand.Hint?) -> [KeyCommand] {
        [
            KeyCommand(
                "list.nextSection", keys: [.tab], title: "next section", help: "Go to the next section", hint: hint
            ) { [weak list] in list?.moveToSection(.down) },
            KeyCommand(
                "list.previousSection", keys: [.shiftTab], title: "previous section",
                help: "Go to the previous section"
            ) { [weak list] in list?.moveToSection(.up) },
        ]
    }
}
