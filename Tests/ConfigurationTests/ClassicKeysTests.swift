import SectionedLists
import Terminal
import Testing

@testable import Configuration
@testable import RecipeBrowser

@MainActor
@Suite("Keys of version 0.2, and keys that two commands share")
struct ClassicKeysTests {
    private let commands = BrowserCommands.all()

    private func read(_ lines: [String]) -> UserConfiguration {
        UserConfiguration(
            toml: (["[keys]"] + lines).joined(separator: "\n") + "\n", file: "config.toml", commands: commands,
            areApart: BrowserCommands.areApart)
    }

    @Test("The classic lines are a configuration without errors, and give every command its old keys")
    func classic() {
        let configuration = read(BrowserCommands.classicLines)
        #expect(configuration.diagnostics.map(\.description) == [])
        var restored: Set<String> = []
        for command in commands {
            guard let keys = BrowserCommands.classicKeys[command.id] else { continue }
            #expect(configuration.keyBindings.keys(ofCommand: command) == keys, "\(command.id)")
            restored.insert(command.id)
        }
        #expect(restored == Set(BrowserCommands.classicKeys.keys))
    }

    @Test("The classic lines take no key from a command that keeps its keys")
    func others() {
        let configuration = read(BrowserCommands.classicLines)
        let new = Set(["command.all"])
        for command in commands where BrowserCommands.classicKeys[command.id] == nil && !new.contains(command.id) {
            let keys = configuration.keyBindings.keys(ofCommand: command)
            #expect(keys.first == command.keys.first, "\(command.id) has \(keys.map { $0.name() })")
        }
    }

    @Test("Two commands that are never active together may have one key, and two that are may not")
    func apart() {
        let apart = read(["navigation.back = [\"Esc\", \"b\"]", "presentation.close = [\"Esc\", \"b\"]"])
        #expect(apart.diagnostics.map(\.description) == [])
        for id in ["navigation.back", "presentation.close"] {
            let keys = commands.first { $0.id == id }.map { apart.keyBindings.keys(ofCommand: $0) }
            #expect(keys == [.escape, .character("b")], "\(id)")
        }
        let together = read(["recipe.buy = [\"J\"]", "recipe.plan = [\"J\"]"])
        #expect(together.diagnostics.count == 1 && together.diagnostics[0].message.contains("already gives J"))
    }
}
