import Terminal

/// The key commands of a list. They are created once for each list, because every key press and every drawing reads
/// them.
@MainActor
final class ListKeyCommands {
    let moving: [KeyCommand]
    let sections: [KeyCommand]
    /// The same commands as ``sections``, but with a hint in the footer. They replace ``sections`` in a list in which
    /// more than one section has rows.
    let hintedSections: [KeyCommand]
    let open: KeyCommand
    let tick: KeyCommand

    /// Returns the commands that move the selection.
    ///
    /// - Parameter isSectioned: Whether more than one section of the list has rows.
    func moving(isSectioned: Bool) -> [KeyCommand] {
        moving + (isSectioned ? hintedSections : sections)
    }

    /// The commands of every list, including “open” and “tick off”, which apply only to some rows.
    var always: [KeyCommand] { moving + sections + [open, tick] }

    /// Creates the commands.
    ///
    /// - Parameters:
    ///   - mover: Moves the selection. If it is `nil`, the commands that move the selection do nothing.
    ///   - open: Chooses the selected row.
    ///   - tick: Ticks the selected row, or removes its tick.
    init(mover: ListMover?, open: @escaping @MainActor () -> Void, tick: @escaping @MainActor () -> Void) {
        moving = Self.steps(mover) + Self.pages(mover) + Self.ends(mover)
        sections = Self.sections(mover, hint: nil)
        hintedSections = Self.sections(mover, hint: .init(order: 60, shortTitle: "section"))
        self.open = KeyCommand(
            "list.open", keys: [.enter, .right, .character("l")], title: "open", help: "Open the selected row",
            hint: .init(order: 1) { $0.enter }, actsOnSelectedRow: true
        ) { open() }
        self.tick = KeyCommand(
            "list.tick", keys: [.space, .character("x")], title: "tick off",
            help: "Tick the selected row off, or remove the tick",
            hint: .init(order: 2, shortTitle: "tick"), actsOnSelectedRow: true
        ) { tick() }
    }

    /// Returns the command that goes from one column of the list to the other.
    static func column(toRight: Bool, _ action: @escaping @MainActor () -> Void) -> KeyCommand {
        toRight
            ? KeyCommand(
                "list.rightColumn", keys: [.right, .character("l")], title: "right", help: "Go to the right column",
                action: action)
            : KeyCommand(
                "list.leftColumn", keys: [.left, .character("h")], title: "left", help: "Go to the left column",
                action: action)
    }

    private static func steps(_ mover: ListMover?) -> [KeyCommand] {
        [
            KeyCommand(
                "list.up", keys: [.up, .character("k"), .control("p")], title: "move", help: "Go up one row",
                hint: .init(order: 0, partner: "list.down") { $0.isUnicode ? "\($0.up)\($0.down)" : "arrows" }
            ) { mover?.moveSelection(.up) },
            KeyCommand(
                "list.down", keys: [.down, .character("j"), .control("n")], title: "move", help: "Go down one row"
            ) { mover?.moveSelection(.down) },
        ]
    }

    private static func pages(_ mover: ListMover?) -> [KeyCommand] {
        [
            KeyCommand(
                "list.pageUp", keys: [.pageUp, .control("b")], title: "page", help: "Go up one page"
            ) { mover?.movePage(.up) },
            KeyCommand(
                "list.pageDown", keys: [.pageDown, .control("f")], title: "page", help: "Go down one page"
            ) { mover?.movePage(.down) },
            KeyCommand(
                "list.halfPageUp", keys: [.control("u")], title: "half page", help: "Go up half a page"
            ) { mover?.moveHalfPage(.up) },
            KeyCommand(
                "list.halfPageDown", keys: [.control("d")], title: "half page", help: "Go down half a page"
            ) { mover?.moveHalfPage(.down) },
        ]
    }

    private static func ends(_ mover: ListMover?) -> [KeyCommand] {
        [
            KeyCommand(
                "list.start", keys: [.home, .character("g")], title: "start", help: "Go to the start"
            ) { mover?.moveToStart() },
            KeyCommand(
                "list.end", keys: [.end, .character("G")], title: "end", help: "Go to the end"
            ) { mover?.moveToEnd() },
        ]
    }

    private static func sections(_ mover: ListMover?, hint: KeyCommand.Hint?) -> [KeyCommand] {
        [
            KeyCommand(
                "list.nextSection", keys: [.tab], title: "next section", help: "Go to the next section", hint: hint
            ) { mover?.moveToSection(.down) },
            KeyCommand(
                "list.previousSection", keys: [.shiftTab], title: "previous section",
                help: "Go to the previous section"
            ) { mover?.moveToSection(.up) },
        ]
    }
}

/// The state on which the key commands of a list depend.
struct ListCommandState: Equatable {
    let hasSeveralSectionsWithRows: Bool
    let canOpen: Bool
    let canTick: Bool
    let marking: Marking?
    let finding: ListFinder.CommandState?
    /// The first and the last title of the section index, or `nil` if there is no command for the index.
    let index: [String]?

    /// The state on which the commands for marking depend.
    struct Marking: Equatable {
        let key: Key
        let hasRange: Bool
        /// The number of marked rows, or `nil` if no row is marked.
        let count: Int?

        /// Creates the state for the given ``ListMarking``. Returns `nil` if marking is not allowed.
        @MainActor
        init?(_ marking: ListMarking) {
            guard marking.isAllowed else { return nil }
            key = marking.key
            hasRange = marking.hasRange
            count = marking.rows.isEmpty ? nil : marking.count
        }
    }
}
