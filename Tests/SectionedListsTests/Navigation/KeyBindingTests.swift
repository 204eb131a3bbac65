import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Key bindings")
struct KeyBindingTests {
    private func command(_ id: String, _ keys: Key...) -> KeyCommand {
        KeyCommand(id, keys: keys, title: id, help: id) {}
    }

    private func keys(_ commands: [KeyCommand], _ keys: [String: [Key]]) -> [String: [Key]] {
        let bound = commands.bound(by: KeyBindings(keys, of: commands))
        return Dictionary(uniqueKeysWithValues: bound.map { ($0.id, $0.keys) })
    }

    @Test("Bound keys replace the default keys and are removed from other commands")
    func taken() {
        let commands = [command("up", .up, .character("k")), command("quit", .character("q"), .character("x"))]
        #expect(
            keys(commands, ["up": [.character("x")]]) == ["up": [.character("x")], "quit": [.character("q")]])
        #expect(keys(commands, ["quit": [.up]]) == ["up": [.character("k")], "quit": [.up]])
    }

    @Test("Key bindings keep a default key that several commands share")
    func shared() {
        let commands = [command("back", .escape, .left), command("close", .escape, .left)]
        #expect(keys(commands, ["back": [.escape]]) == ["back": [.escape], "close": [.escape, .left]])
    }

    @Test("A command bound to no key is not shown")
    func none() {
        let commands = [command("up", .up), command("down", .down)]
        #expect(keys(commands, ["up": []]) == ["down": [.down]])
        #expect(keys(commands, ["up": [.down]]) == ["up": [.down]])
    }

    @Test("Key bindings of a command that does not exist are reported with the most similar id")
    func unknown() {
        let commands = [command("list.end", .end), command("list.open", .enter)]
        var reports = programmingErrors { _ = KeyBindings(["list.ende": [.up]], of: commands) }
        #expect(
            reports == ["Key bindings name the command list.ende, which does not exist; did you mean list.end?"])
        reports = programmingErrors { _ = KeyBindings(["score.add": [.up]], of: commands) }
        #expect(reports == ["Key bindings name the command score.add, which does not exist"])
    }

    @Test("A bound command stays the same object, so that drawings can be cached")
    func same() {
        let commands = [command("up", .up), command("down", .down)]
        let bindings = KeyBindings(["up": [.character("k")]], of: commands)
        let (first, second) = (commands.bound(by: bindings), commands.bound(by: bindings))
        #expect(zip(first, second).allSatisfy { $0 === $1 })
        #expect(first[1] === commands[1])
        #expect(first.bound(by: KeyBindings(["up": [.tab]], of: commands)).map(\.keys) == [[.character("k")], [.down]])
    }

    @Test("Key bindings work while letters find rows: keys other than letters call commands")
    func findingAtOnce() {
        let list = SectionsViewController(title: "Fruit")
        list.typeToFind = .atOnce
        list.sections = [Section("A", rows: ["Apple", "Banana"].map { TextRow($0) })]
        let screen = Harness(NavigationController(root: list), columns: 40, rows: 8)
        screen.application.keyBindings = KeyBindings(
            ["list.end": [.control("e"), .character("e")]], of: list.allKeyCommands)
        screen.press(.control("e"))
        #expect(list.selection == ListIndexPath(section: 0, row: 1))
        screen.press(.character("e"))
        #expect(list.selection == ListIndexPath(section: 0, row: 0))
    }

    @Test("A letter starts finding although the user assigned it to a command again")
    func findingOverBoundLetter() {
        let list = SectionsViewController(title: "Fruit")
        list.typeToFind = .atOnce
        list.sections = [Section("A", rows: ["Apple", "Grape", "Banana"].map { TextRow($0) })]
        let screen = Harness(NavigationController(root: list), columns: 40, rows: 8)
        screen.application.keyBindings = KeyBindings(
            ["list.end": [.end, .character("G")]], of: KeyCommand.standardForLists)
        screen.press(.character("G"))
        #expect(screen.selectedText == "Grape")
        #expect(!screen.application.root.activeKeyCommands.contains { $0.keys.contains(.character("G")) })
    }

    @Test("The standard key commands are those of the view controllers, with the same keys")
    func standard() {
        let list = SectionsViewController(title: "Fruit")
        let containers: [ViewController] = [
            StatusOverlay(over: ViewController()), NavigationController(root: ViewController()),
            AlertViewController(title: "Done"), PromptViewController(title: "Name") { _ in },
        ]
        #expect(KeyCommand.standardForLists.map(\.id) == list.allKeyCommands.map(\.id))
        #expect(KeyCommand.standardForLists.map(\.keys) == list.allKeyCommands.map(\.keys))
        let expected = containers.flatMap(\.allKeyCommands)
        #expect(KeyCommand.standardForContainers.map(\.id) == expected.map(\.id))
        #expect(KeyCommand.standardForContainers.map(\.keys) == expected.map(\.keys))
    }
}
