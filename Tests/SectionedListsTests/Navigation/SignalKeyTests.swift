import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Signal keys", .serialized)
struct SignalKeyTests {
    private func undo(_ keys: Key...) -> KeyCommand {
        KeyCommand("edit.undo", keys: keys, title: "undo", help: "Undo", hint: .init(order: 1)) {}
    }

    @Test(
        "A command with a signal key of the terminal is reported, and keeps its other keys", arguments: Key.signalKeys)
    func reported(key: Key) {
        var command: KeyCommand?
        let reports = programmingErrors { command = undo(key, .character("u")) }
        #expect(
            reports == ["Command edit.undo has the key \(key.name()), which the terminal converts into a signal"])
        #expect(command?.keys == [.character("u")])
    }

    @Test("A command with only a signal key has neither a key hint nor a line on the help screen")
    func notAdvertised() {
        let list = CommandList(title: "Fruit")
        _ = programmingErrors { list.command = undo(.control("z")) }
        let navigation = NavigationController(root: list)
        let screen = Harness(navigation, columns: 80, rows: 30)
        #expect(!screen.text.contains("undo"))
        screen.press(.character("?"))
        #expect(!screen.text.contains("Undo"))
        #expect(screen.text.contains("Ctrl-Z"), "what the signals do is on the help screen")
    }

    @Test("A key binding to a signal key is reported and ignored")
    func boundBySomeone() {
        let command = undo(.character("u"))
        var bindings = KeyBindings()
        let reports = programmingErrors {
            bindings = KeyBindings(["edit.undo": [.control("z"), .character("x")]], of: [command])
        }
        #expect(reports == ["Key bindings give the signal key Ctrl-Z to edit.undo"])
        #expect(bindings.keys(ofCommand: command) == [.character("x")])
    }

    @Test("The commands of the library whose effect is that of the signal keep their signal key")
    func libraryCommands() {
        let commands = NavigationController(root: ViewController()).allKeyCommands
        let quit = commands.first { $0.id == "application.quit" }
        let bindings = KeyBindings(["application.quit": [.control("c")]], of: commands)
        #expect(quit?.keys == [.character("q"), .control("c")])
        #expect(quit.map(bindings.keys(ofCommand:)) == [.control("c")])
    }
}

private final class CommandList: SectionsViewController {
    var command: KeyCommand?

    override var keyCommands: [KeyCommand] { [command].compactMap(\.self) + super.keyCommands }
}
