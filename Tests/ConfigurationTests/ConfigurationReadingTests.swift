import RecipeBrowser
import SectionedLists
import Terminal
import Testing

@testable import Configuration

@MainActor
@Suite("Reading a configuration")
struct ConfigurationReadingTests {
    private let commands = BrowserCommands.all()

    private func read(_ toml: String) -> UserConfiguration {
        UserConfiguration(toml: toml, file: "config.toml", commands: commands)
    }

    private func keys(of id: String, in configuration: UserConfiguration) -> [Key]? {
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

    @Test("Some settings of the kitchen are texts and others are tables")
    func kitchenForms() {
        let texts = ["system", "country", "rounding", "shop", "first-day"].map { "\($0) = \"a\"\n" }.joined()
        let tables = ["units", "weights", "nutrition", "separate"].map { "\($0).b = \"a\"\n" }.joined()
        let configuration = read("[kitchen]\n" + texts + tables)
        #expect(configuration.diagnostics == [])
        #expect(
            configuration.kitchen.map { $0.path.joined(separator: ".") } == [
                "system", "country", "rounding", "shop", "first-day", "units.b", "weights.b", "nutrition.b",
                "separate.b",
            ])
        let wrong = read("[kitchen]\nunits = \"us\"\nsystem.a = \"us\"\nunits.a.b = \"c\"\nzzzzzzzz = \"x\"\n")
        // A table and a text of the same name are not TOML.
        #expect(wrong.diagnostics.map(\.location?.line) == [2, 3, 4, 5])
        #expect(wrong.diagnostics[2].message.hasPrefix("this is not TOML: “units” is already on line 2"))
        let others = read("[kitchen]\nunits = \"us\"\nsystem.a = \"us\"\nweights.a.b = \"c\"\nzzzzzzzz = \"x\"\n")
        #expect(
            others.diagnostics.map(\.message) == [
                "there is no setting kitchen.units.", "there is no setting kitchen.system.a.",
                "there is no setting kitchen.weights.a.b.",
                "there is no setting kitchen.zzzzzzzz; the known names are country, first-day, meals, nutrition, rounding, "
                    + "separate, servings, shop, system, units, weights.",
            ])
    }

    @Test func `the servings of a household are a number, and its meals a list`() {
        let configuration = read("[kitchen]\nservings = 4\nmeals = [\"breakfast\", \"dinner\"]\n")
        #expect(configuration.diagnostics == [])
        #expect(configuration.kitchen.map(\.value) == ["4", "breakfast, dinner"])
        let wrong = read("[kitchen]\nservings = \"4\"\nmeals = [1, 2]\nfirst-day = 7\n")
        #expect(wrong.kitchen.isEmpty)
        #expect(
            wrong.diagnostics.map(\.message) == [
                "kitchen.servings must be a number, such as 4.",
                "kitchen.meals must be a list of names, such as [\"breakfast\", \"dinner\"].",
                "kitchen.first-day must be a text in quotes.",
            ])
    }

    @Test("Keys that are refused are not keys of the command, but the others are")
    func refusedKeys() {
        let configuration = read(
            "[keys]\nlist.up = [\"x\", \"x\"]\nlist.down = [\"x\", \"y\"]\nlist.end = [\"Ctrl-Z\", \"z\"]\n")
        #expect(configuration.diagnostics.map(\.location?.line) == [3, 4])
        #expect(keys(of: "list.up", in: configuration) == [.character("x")])
        #expect(keys(of: "list.down", in: configuration) == [.character("y")])
        #expect(keys(of: "list.end", in: configuration) == [.character("z")])
    }

    @Test("Two commands can have one key if both have it by default")
    func sharedKeys() {
        #expect(read("[keys]\nnavigation.back = \"Esc\"\npresentation.close = \"Esc\"\n").diagnostics == [])
        for toml in [
            "[keys]\nlist.end = \"q\"\napplication.quit = \"q\"\n",
            "[keys]\napplication.quit = \"q\"\nlist.end = \"q\"\n",
        ] {
            #expect(read(toml).diagnostics.map(\.location?.line) == [3])
        }
        #expect(read("[keys]\napplication.quit = [\"Ctrl-C\", \"q\"]\n").diagnostics == [])
    }

    @Test("A hint lists up to sixteen known names")
    func longHints() {
        func message(_ count: Int) -> String? {
            let commands = (0..<count).map { number in
                KeyCommand("list.command\(number)", keys: [], title: "", help: "") {}
            }
            return UserConfiguration(toml: "[keys]\nqqqqqqqq = \"x\"", file: "a", commands: commands).diagnostics.first?
                .message
        }
        let names = (0..<16).map { "list.command\($0)" }.joined(separator: ", ")
        #expect(message(16) == "there is no command qqqqqqqq; the known names are \(names).")
        #expect(message(17) == "there is no command qqqqqqqq; recipes config lists the known names.")
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
            ("[keys]\nlist.down = \"Crtl-PagDown\"", "2:13", "did you mean Ctrl-PageDown?"),
            ("[keys]\nlist.down = [\"x\", 1]", "2:1", "a list of names"),
            ("theme = 3", "1:1", "theme is a table: write [theme] on a line of its own."),
            ("timers = 3", "1:1", "timers is a table"), ("kitchen = 3", "1:1", "kitchen is a table"),
            ("[mouse]\nx = 1", "2:1", "there is no setting mouse"),
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
        let broken = read("mouse = false\n[keys\nlist.end = [\"b\"\n[theme]\nkey = red\ndim = \"red\"\n")
        #expect(
            broken.diagnostics.map(\.description) == [
                "config.toml:2:6: this is not TOML: the name in brackets has no “]” at its end.",
                "config.toml:3:12: this is not TOML: the list has no “]” at its end.",
                "config.toml:5:7: this is not TOML: the value needs quotes: \"red\".",
            ])
        #expect(!broken.isMouseEnabled && broken.styles == [.dim: Style(foreground: .red)])
    }

    @Test("A printed configuration has all settings of the kitchen and of timers")
    func printedKitchen() {
        let toml = """
            [kitchen]
            system = "us"
            country = "imperial"
            rounding = "packs"
            shop = "corner \\"A\\""
            servings = 4
            first-day = "sunday"
            meals = ["breakfast", "evening meal"]
            units.mug = "300 ml"
            weights.flour = "120 g/cup"
            weights.egg = "55 g"
            nutrition.feta = "01019"
            separate."virgin olive oil" = "olive oil"
            [timers]
            command = "ring \\u0007\\u0010"
            keep-awake = false
            """
        let first = read(toml)
        #expect(first.diagnostics == [] && first.timerCommand == "ring \u{7}\u{10}")
        let second = read(first.toml(path: nil, commands: commands))
        #expect(second.diagnostics == [])
        #expect(second.kitchen.map(\.path) == first.kitchen.map(\.path))
        #expect(second.kitchen.map(\.value) == first.kitchen.map(\.value))
        #expect(second.timerCommand == first.timerCommand && !second.keepsAwake)
    }

    @Test("The theme and the wish for a screen for ears are read, and mistakes are explained")
    func display() {
        let first = read("[display]\ntheme = \"Solarized\"\naccessible = true\n")
        #expect(first.diagnostics == [] && first.theme == .solarized && first.isAccessible)
        let second = read(first.toml(path: nil, commands: commands))
        #expect(second.diagnostics == [] && second.theme == .solarized && second.isAccessible)
        let wrong = read("[display]\ntheme = \"drak\"\naccessible = 1\ncolour = \"x\"\n")
        #expect(wrong.theme == .auto && !wrong.isAccessible && wrong.diagnostics.count == 3)
        #expect(wrong.diagnostics.first?.message == "there is no theme drak; did you mean dark?")
    }

    @Test("The service of discover is read and printed, and mistakes are named")
    func discover() {
        let given = read("[discover]\naddress = \"https://example.org/hub\"\n")
        #expect(given.diagnostics == [] && given.discoverAddress == "https://example.org/hub")
        #expect(read(given.toml(path: nil, commands: commands)).discoverAddress == "https://example.org/hub")
        let wrong = read("[discover]\naddress = \"example.org\"\nadress = \"x\"\n")
        #expect(wrong.discoverAddress == nil && wrong.diagnostics.count == 2)
        #expect(wrong.diagnostics.last?.message == "there is no setting discover.adress; did you mean address?")
    }

    @Test("The default configuration is printed in this order, with a line between groups of commands")
    func printedDefault() {
        let commands = ["list.down", "list.up", "plan.next day", "list.down"].map { id in
            KeyCommand(id, keys: [.character("x")], title: "", help: "Help") {}
        }
        let lines = UserConfiguration().toml(path: nil, commands: commands).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1] == "# The path of this file is ~/.config/recipes/config.toml.")
        let settings = lines.dropFirst(3).filter { !$0.hasPrefix("#") }
        #expect(
            settings == [
                "mouse = true", "", "[display]", "theme = \"auto\"", "accessible = false",
                "pictures = \"auto\"", "", "[kitchen]",
                "system = \"as-written\"", "country = \"auto\"",
                "rounding = \"exact\"",
                "shop = \"\"", "servings = 0", "first-day = \"monday\"", "meals = []", "[kitchen.units]",
                "[kitchen.weights]", "[kitchen.nutrition]", "[kitchen.separate]", "",
                "[timers]", "command = \"\"", "keep-awake = true", "", "[discover]",
                "address = \"\"", "", "[keys]", "list.down = [\"x\"]  # Help",
                "list.up = [\"x\"]  # Help", "", "plan.\"next day\" = [\"x\"]  # Help", "", "[theme]", "",
            ])
        let header = "# header = \"\(Theme.standard[.header].words)\"  # \(Role.header.explanation)"
        #expect(lines.contains(header[...]) && lines.count { $0.hasPrefix("# text = ") } == 1)
        #expect(UserConfiguration().toml(path: "/a", commands: commands).hasPrefix("# The current configuration"))
        #expect(UserConfiguration().toml(path: "/a", commands: commands).contains("# The path of this file is /a.\n"))
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
