import Terminal

/// The key commands that mark rows.
@MainActor
struct MarkingKeyCommands {
    let marking: ListMarking

    /// Returns the commands that are active now. The array is empty if marking is not allowed.
    ///
    /// - Parameter moving: The commands that move the selection. For some of these commands, the array contains a
    ///   second command, with Shift, that also marks rows.
    func commands(moving: [KeyCommand]) -> [KeyCommand] {
        let all = allCommands(moving: moving)
        return marking.rows.isEmpty ? all.filter { $0.id != Self.unmarkID } : all
    }

    /// Returns all commands for marking, including “unmark”, which is active only while rows are marked. The array is
    /// empty if marking is not allowed.
    func allCommands(moving: [KeyCommand]) -> [KeyCommand] {
        marking.isAllowed ? [mark, range, section] + extending(moving) + [unmark] : []
    }

    private static let unmarkID = "list.unmark"

    private var mark: KeyCommand {
        KeyCommand(
            "list.mark", keys: [marking.key], title: "mark", help: "Mark the selected row, or remove its mark",
            hint: .init(order: 50)
        ) { [weak marking] in marking?.toggleSelectedRow() }
    }

    private var range: KeyCommand {
        KeyCommand(
            "list.markRange", keys: [.character("v")], title: marking.hasRange ? "end range" : "range",
            help: "Begin to mark all rows on the way of the selection, or end it", hint: .init(order: 53)
        ) { [weak marking] in marking?.toggleRange() }
    }

    private var section: KeyCommand {
        KeyCommand(
            "list.markSection", keys: [.character("*"), .control("a")], title: "all",
            help: "Mark all rows of the section, or remove their marks", hint: .init(order: 54)
        ) { [weak marking] in marking?.toggleSection() }
    }

    private var unmark: KeyCommand {
        KeyCommand(
            Self.unmarkID, keys: [.escape], title: "unmark \(marking.count)", help: "Remove all marks",
            hint: .init(order: 90)
        ) { [weak marking] in marking?.unmarkAll() }
    }

    /// Returns the commands with Shift. They move the selection and mark the rows from the start of the range to the
    /// newly selected row.
    private func extending(_ moving: [KeyCommand]) -> [KeyCommand] {
        let codes: [Key.Code] = [.down, .up, .pageDown, .pageUp, .home, .end]
        return codes.compactMap { code in
            guard let command = moving.command(for: Key(code)) else { return nil }
            return KeyCommand(
                command.id + "Marking", keys: [Key(code, .shift)], title: "mark",
                help: command.help + ", marking the rows on the way"
            ) { [weak marking] in marking?.extendRange(command.action) }
        }
    }
}
