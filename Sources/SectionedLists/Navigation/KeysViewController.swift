import Terminal

/// The help screen. It lists the keys and the help text of each command.
@MainActor
public final class KeysViewController: SectionsViewController {
    /// Creates a help screen. The part of a command's id before the dot determines the section of the command:
    /// `list.down` is in the section “List”. Sections and rows have the order of the commands.
    ///
    /// - Parameters:
    ///   - commands: The commands to list. Of several commands with the same id, the first one is listed.
    ///   - wording: The title and the headings of the screen.
    public init(commands: [KeyCommand], wording: ListWording = ListWording()) {
        super.init(title: wording.keys)
        sections = Self.sections(for: commands, wording: wording)
    }

    private static func sections(for commands: [KeyCommand], wording: ListWording) -> [Section] {
        var groups: [(name: String, commands: [KeyCommand])] = []
        var seen: Set<String> = []
        for command in commands where seen.insert(command.id).inserted {
            let name = String(command.id.prefix { $0 != "." })
            if let index = groups.firstIndex(where: { $0.name == name }) {
                groups[index].commands.append(command)
            } else {
                groups.append((name, [command]))
            }
        }
        return groups.map { group in
            Section(wording.heading(group.name), id: group.name, rows: group.commands.map(KeyRow.init))
        }
    }
}

/// A row of the help screen: the keys and the help text of a command.
private struct KeyRow: Row {
    let command: KeyCommand

    var id: AnyHashable { command.id }

    func configure(_ cell: KeyCell) {
        cell.command = command
    }
}

/// A cell of the help screen. The names of the keys are in a column at the left of the help text. If the window is too
/// narrow for such a column, they are above the help text.
private final class KeyCell: Cell {
    var command: KeyCommand?

    /// The minimum width in columns of the column with the names of keys. It is the width of the longest names,
    /// `Shift-Tab` and `Backspace`.
    private static let nameWidth = 9

    func height(forWidth width: Int) -> Int {
        // It is not known here whether the screen shows the names of keys in Unicode or in ASCII. So there are enough
        // lines for both.
        let keys = max(
            keyLines(width: width, symbols: .unicode).count, keyLines(width: width, symbols: .ascii).count)
        let help = helpLines(width: width).count
        return isStacked(width: width) ? keys + help : max(keys, help)
    }

    func draw(in surface: Surface, state: CellState) {
        let keys = keyLines(width: surface.width, symbols: surface.symbols)
        for (y, line) in keys.enumerated() { surface.draw(line, x: 2, y: y) }
        let top = isStacked(width: surface.width) ? keys.count : 0
        for (y, line) in helpLines(width: surface.width).enumerated() {
            surface.draw(line, x: helpColumn(width: surface.width), y: top + y)
        }
    }

    private func columnWidth(_ width: Int) -> Int { min(26, width * 2 / 5) }

    private func isStacked(width: Int) -> Bool { columnWidth(width) - 3 < Self.nameWidth }

    private func helpColumn(width: Int) -> Int { isStacked(width: width) ? 4 : columnWidth(width) }

    private func keyLines(width: Int, symbols: Symbols) -> [StyledText] {
        let keys = command?.keys.map { $0.name(symbols) }.joined(separator: "  ") ?? ""
        return StyledText(keys, role: .key).wrapped(toWidth: (isStacked(width: width) ? width : columnWidth(width)) - 3)
    }

    private func helpLines(width: Int) -> [StyledText] {
        StyledText(command?.help ?? "").wrapped(toWidth: width - helpColumn(width: width) - 1)
    }
}
