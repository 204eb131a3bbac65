import Terminal

/// The help screen: every key that works where it was asked for, and what it does.
@MainActor
public final class KeysViewController: SectionsViewController {
    /// - Parameter commands: What to list, grouped by the first part of their ids, in their order.
    public init(commands: [KeyCommand]) {
        super.init(title: "Keys")
        sections = Self.sections(for: commands)
    }

    private static func sections(for commands: [KeyCommand]) -> [Section] {
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
            Section(group.name.prefix(1).uppercased() + group.name.dropFirst(), rows: group.commands.map(KeyRow.init))
        }
    }
}

/// A row of the help screen: the keys, and what they do.
private struct KeyRow: Row {
    let command: KeyCommand

    var id: AnyHashable { command.id }

    func configure(_ cell: KeyCell) {
        cell.command = command
    }
}

private final class KeyCell: Cell {
    var command: KeyCommand?

    func draw(in surface: Surface, state: CellState) {
        guard let command else { return }
        let keys = command.keys.map { $0.name(surface.symbols) }.joined(separator: "  ")
        let column = min(24, surface.width / 2)
        surface.region(Rect(x: 2, y: 0, width: column - 3, height: 1)).draw(keys, x: 0, y: 0, role: .key)
        surface.draw(command.help, x: column, y: 0)
    }
}
