import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Key hints")
struct KeyHintTests {
    private func navigation() -> NavigationController {
        let navigation = NavigationController(root: SectionsViewController(title: "Root"))
        let list = SectionsViewController(title: "Fruit")
        list.sections = ["A", "B"].map { Section($0, rows: [EverythingRow()]) }
        navigation.push(list)
        return navigation
    }

    @Test(
        "The footer shows as many complete key hints as fit",
        arguments: [
            (20, " ? help  q quit"), (32, " Esc back  ? help  q quit"), (33, " ⏎ open  Esc back  ? help  q quit"),
            (40, " ⏎ open  Esc back  ? help  q quit"),
            (56, " ↑↓ move  ⏎ open  Space tick  Esc back  ? help  q quit"),
            (70, " ↑↓ move  ⏎ open  Space tick  Tab section  Esc back  ? help  q quit"),
            (72, " ↑↓ move  ⏎ open  Space tick off  Tab section  Esc back  ? help  q quit"),
            (80, " ↑↓ move  ⏎ open  Space tick off  Tab next section  Esc back  ? help  q quit"),
        ])
    func footer(columns: Int, footer: String) {
        let screen = Harness(navigation(), columns: columns, rows: 8)
        #expect(screen.lines.last == footer)
    }

    @Test(
        "A key hint has its long title if that fills the footer exactly",
        arguments: [
            " ↑↓ move  ⏎ open  Space tick off  Tab section  Esc back  ? help  q quit",
            " ↑↓ move  ⏎ open  Space tick off  Tab next section  Esc back  ? help  q quit",
        ])
    func exactFit(footer: String) {
        let screen = Harness(navigation(), columns: footer.count, rows: 8)
        #expect(screen.lines.last == footer)
    }

    @Test("The hint for moving names the keys of both commands if only one of them has other keys")
    func partnerBound() {
        let screen = Harness(navigation(), columns: 80, rows: 8)
        screen.application.keyBindings = KeyBindings(
            ["list.down": [.character("n")]], of: navigation().activeKeyCommands)
        #expect(screen.lines.last?.hasPrefix(" ↑ n move") == true)
    }

    @Test("Key hints are never truncated at any width", arguments: 1...90)
    func neverCut(columns: Int) {
        let screen = Harness(navigation(), columns: columns, rows: 8)
        let whole: Set = [
            "↑↓ move", "⏎ open", "Space tick off", "Space tick", "Tab next section", "Tab section", "Esc back",
            "? help",
            "q quit",
        ]
        let hints = (screen.lines.last ?? "").split(separator: "  ").map { $0.drop { $0 == " " } }.filter {
            !$0.isEmpty
        }
        for hint in hints { #expect(whole.contains(String(hint))) }
    }

    @Test("The help screen shows all keys and their effects")
    func helpListsAll() {
        let navigation = navigation()
        let commands = navigation.activeKeyCommands
        let screen = Harness(navigation, columns: 80, rows: 12)
        screen.press(.character("?"))
        var seen = ""
        for _ in 0..<40 {
            seen += screen.text + "\n"
            screen.press(.down)
        }
        #expect(commands.count > 14)
        for command in commands {
            #expect(seen.contains(command.help), "\(command.id)")
            #expect(seen.contains(command.keys[0].name()), "\(command.id)")
        }
        screen.press(.escape)
        #expect(navigation.topViewController?.title == "Fruit")
    }

    @Test("The help screen shows complete key names at any width", arguments: [20, 24, 29, 30, 45, 60])
    func helpIsWhole(columns: Int) {
        let navigation = navigation()
        let names = navigation.activeKeyCommands.flatMap(\.keys).map { $0.name() }
        let screen = Harness(navigation, columns: columns, rows: 200)
        screen.press(.character("?"))
        for name in names where !screen.text.contains(name) { Issue.record("\(name) is cut:\n\(screen.text)") }
    }

    @Test("Key commands have unique ids and keys, so that each can be called and bound")
    func areUnambiguous() {
        let commands = navigation().activeKeyCommands
        let keys = commands.flatMap(\.keys)
        #expect(Set(keys).count == keys.count)
        #expect(Set(commands.map(\.id)).count == commands.count)
    }
}

private final class EverythingRow: ActionableRow, TickableRow {
    let id: AnyHashable = "row"
    weak var actionDelegate: (any ActionDelegate)?

    func configure(_ cell: TextCell) { cell.text = StyledText("row") }
    func performAction() {}
    func toggleTick() {}
}
