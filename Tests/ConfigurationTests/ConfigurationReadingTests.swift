import RecipeBrowser
import SectionedLists
import Terminal
import Testing

@testable import Configuration

@MainActor
@Suite("Reading a configuration")
struct ConfigurationReadingTests {
    private let commands = BrowserCommands.all()

    private func read(_ toml: String) -> Configuration {
        Configuration(toml: toml, file: "config.toml", commands: commands)
    }

    private func keys(of id: String, in configuration: Configuration) -> [Key]? {
        commands.first { $0.id == id }.map { configuration.keyBindings.keys(ofCommand: $0) }
    }

    @Test("A configuration sets the keys of commands, in dotted keys and in tables")
    func keys() {
        let dotted = read("mouse = false\n[keys]\nlist.down = [\"Down\", \"J\"]\nnavigation.back = \"Esc\"\n")
        #expect(dotted.diagnostics == [])
        #expect(!dotted.isMouseEnabled)
        #expect(keys(of: "list.down", in: dotted) == [.down, .character("J")])
        #expect(keys(of: "navigation.back", in: dotted) == [.escape])
        let tables = read("[keys.list]\ndown = [\"Down\", \"J\"]\nend = []\n")
        #expect(tables.diagnostics == [])
        #expect(keys(of: "list.down", in: tables) == [.down, .character("J")])
        #expect(keys(of: "list.end", in: tables) == [])
    }

    @Test("A configuration has settings of the kitchen with their places, and reports unknown ones")
    func kitchen() {
        let configuration = read(
            "[kitchen]\nsystem = \"metric\"\n[kitchen.units]\nmug = \"300 ml\"\n[kitchen.weights]\nflour = 3\n")
        #expect(configuration.kitchen.map(\.path) == [["system"], ["units", "mug"]])
        #expect(configuration.kitchen.map(\.value) == ["metric", "300 ml"])
        #expect(configuration.kitchen.last?.location.line == 4)
        #expect(configuration.diagnostics.map(\.message) == ["kitchen.weights.flour must be a text in quotes."])
        let wrong = read("[kitchen]\nsistem = \"us\"\nunits = \"us\"\n")
        #expect(wrong.kitchen.isEmpty)
        #expect(wrong.diagnostics.count == 2)
        #expect(wrong.diagnostics.first?.message.contains("did you mean system?") == true)
    }

    @Test("A configuration sets the command of timers, and whether the machine stays awake")
    func timers() {
        let configuration = read("[timers]\ncommand = \"play ~/bell.oga\"\nkeep-awake = false\n")
        #expect(configuration.diagnostics == [])
        #expect(configuration.timerCommand == "play ~/bell.oga" && !configuration.keepsAwake)
        let empty = read("timers.command = \" \"\n")
        #expect(empty.timerCommand == nil && empty.keepsAwake && empty.diagnostics == [])
        let wrong = read("[timers]\ncommand = 1\nkeep-awake = \"no\"\ncomand = \"x\"\n")
        #expect(
            wrong.diagnostics.map(\.message) == [
                "timers.command must be a command line in quotes.", "timers.keep-awake must be true or false.",
                "there is no setting timers.comand; did you mean command?",
            ])
    }

    @Test("A key of a configuration is removed from other commands, unless the commands share it by default")
    func taking() {
        let configuration = read("[keys]\nlist.end = [\"q\", \"End\"]\nnavigation.back = [\"Esc\"]\n")
        #expect(keys(of: "application.quit", in: configuration) == [.control("c")])
        #expect(keys(of: "list.end", in: configuration) == [.character("q"), .end])
        #expect(keys(of: "presentation.close", in: configuration)?.contains(.escape) == true)
    }

    @Test("A configuration sets the styles of roles")
    func looks() {
        let configuration = read(
            "[theme]\nheader = \"bold underline 208\"\nselection = \"black on bright-yellow\"\ndim = \"plain\"\n")
        #expect(configuration.diagnostics == [])
        #expect(
            configuration.styles == [
                .header: Style(foreground: Color(palette: 208), attributes: [.bold, .underline]),
                .selection: Style(foreground: .black, background: Color(palette: 11)), .dim: .plain,
            ])
    }

    @Test(
        "An error in a configuration has a diagnostic with location and advice",
        arguments: [
            ("[keys]\nlist.dwon = \"J\"", "2:1", "no command list.dwon; did you mean list.down?"),
            (
                "[keys]\nlist.down = [\"Down\", \"Ctlr-N\"]", "2:22",
                "“Ctlr-N” is not the name of a key that a terminal sends; did you mean Ctrl-N?"
            ),
            ("[keys]\nlist.down = \"PageDwn\"", "2:13", "did you mean PageDown?"),
            ("[keys]\nlist.down = 5", "2:1", "a list of names"),
            (
                "[keys]\nlist.up = \"x\"\nlist.down = [\n  \"y\",\n  \"x\",\n]", "5:3",
                "line 2 already gives x to list.up"
            ),
            ("[keys]\nlist.up = \"Ctrl-Z\"", "2:11", "Ctrl-Z always quits or suspends"),
            ("[keys]\nlist.up = \"Ctrl-I\"", "2:11", "“Ctrl-I” is not the name of a key that a terminal sends"),
            ("[theme]\nheadr = \"bold\"", "2:1", "there is no role headr; did you mean header?"),
            ("[theme]\nheader = \"bold purpel\"", "2:10", "“purpel” is neither a colour nor an attribute"),
            ("[theme]\nheader = \"bold gren\"", "2:10", "did you mean green?"),
            ("[theme]\nheader = true", "2:1", "a few words"),
            ("mosue = true", "1:1", "no setting mosue; did you mean mouse?"),
            ("mouse = \"no\"", "1:9", "true or false"),
            ("keys = 3", "1:1", "keys is a table"),
            ("[keys]\n\"list.down\" = \"J\"\nlist.end = ]", "3:12", "this is not TOML"),
        ])
    func diagnostics(_ toml: String, _ location: String, _ message: String) throws {
        let diagnostic = try #require(read(toml).diagnostics.first)
        #expect(diagnostic.description.hasPrefix("config.toml:\(location): "), "\(diagnostic)")
        #expect(diagnostic.message.contains(message), "\(diagnostic)")
    }

    @Test("The valid parts of a configuration with errors are used")
    func rest() {
        let configuration = read(
            "mouse = 1\n[keys]\nlist.end = [\"b\", \"Bogus\"]\nlist.start = \"Bogus\"\n[theme]\nx = \"bold\"\nkey = \"red\""
        )
        #expect(configuration.diagnostics.map(\.location?.line) == [1, 3, 4, 6])
        #expect(configuration.isMouseEnabled)
        #expect(keys(of: "list.end", in: configuration) == [.character("b")])
        #expect(keys(of: "list.start", in: configuration) == [.home, .character("g")])
        #expect(configuration.styles == [.key: Style(foreground: .red)])
    }

    @Test(
        "A printed configuration is read back unchanged",
        arguments: [
            "",
            "mouse = false\n[keys]\nlist.end = [\"\\\"\", \"\\\\\", \"Ctrl-\\\\\"]\nlist.start=[]\n[theme]\ntext = \"dim 250 on #102030\"\nselection = \"reverse\"\n",
        ])
    func printed(_ toml: String) {
        let first = read(toml)
        let text = first.toml(path: "/home/ada/.config/recipes/config.toml", commands: commands)
        let second = read(text)
        #expect(second.diagnostics == [])
        #expect(second.isMouseEnabled == first.isMouseEnabled)
        for command in commands {
            #expect(
                second.keyBindings.keys(ofCommand: command) == first.keyBindings.keys(ofCommand: command),
                "\(command.id)")
        }
        for (role, style) in first.styles { #expect(second.styles[role] == style) }
        #expect(second.toml(path: "/home/ada/.config/recipes/config.toml", commands: commands) == text)
    }
}
