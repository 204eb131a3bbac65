import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("The texts of lists and their commands in another language")
struct ListWordingTests {
    private let list = SectionsViewController(title: "Obst")
    private let navigation: NavigationController
    private let screen: Harness

    init() {
        list.sections = ["Süß", "Sauer"].map { (taste: String) in
            Section(taste, rows: [TextRow(taste + " 1"), TextRow(taste + " 2")])
        }
        list.onChooseRow = { _ in }
        list.allowsMultipleSelection = true
        list.typeToFind = .after("/")
        navigation = NavigationController(root: list)
        screen = Harness(navigation, columns: 120, rows: 40)
    }

    /// Gives each command of the screen, and each of its variants, the texts `~id` and `~~id`.
    private func translate() {
        var wording = ListWording()
        let variants = ["list.markRange.end"]
        for id in (navigation.allKeyCommands + navigation.activeKeyCommands).map(\.id) + variants {
            wording.commands[id] = .init("~\(id) {}", help: "~~\(id) {}", shortTitle: "~")
        }
        (wording.keys, wording.empty, wording.find, wording.notFound) = ("~keys", "~empty", "~find", "~none")
        wording.headings = ["list": "~list", "application": "~app", "find": "~f", "navigation": "~n"]
        screen.application.wording = wording
    }

    @Test("No English word is left in the footer or on the help screen of a list")
    func help() {
        translate()
        screen.press(.space, "v")
        let active = navigation.activeKeyCommands
        #expect(active.allSatisfy { $0.title.hasPrefix("~") && $0.help.hasPrefix("~~") })
        #expect(active.contains { $0.title == "~list.unmark 2" || $0.title == "~list.unmark 1" })
        #expect(active.contains { $0.title.hasPrefix("~list.markRange.end") })
        #expect(screen.lines.last?.contains("~") == true)
        screen.press("?")
        // The names of keys, and the title of the list in the path, are not texts of the library.
        let names = Set(active.flatMap(\.keys).map { $0.name() } + ["Obst"])
        let words = screen.text.split { $0.isWhitespace }.map(String.init)
        let foreign = words.filter { $0.contains(where: \.isLetter) && !$0.hasPrefix("~") && !names.contains($0) }
        #expect(foreign == [])
        #expect(screen.text.contains("~list ") && screen.text.contains("~app "))
    }

    @Test("The find bar and the text of an empty list are in the language")
    func finding() {
        translate()
        screen.press("/", "x")
        #expect(screen.text.contains("~find x") && screen.text.contains("~none"))
        screen.press(.escape, "/", "S", .enter)
        #expect(navigation.activeKeyCommands.contains { $0.title == "~list.findNext S" })
        screen.press(.escape)
        list.sections = []
        #expect(screen.text.contains("~empty"))
        list.emptyText = "Alles gegessen."
        #expect(screen.text.contains("Alles gegessen."))
    }

    @Test("Key bindings apply to translated commands, and a toast names the translated title")
    func bindings() {
        var wording = ListWording()
        wording.commands["undo.undo"] = .init("zurück", help: "Die letzte Änderung zurücknehmen")
        screen.application.wording = wording
        let undo = UndoStack(of: list)
        list.undoStack = undo
        screen.application.keyBindings = KeyBindings(["undo.undo": ["z"]], of: navigation.allKeyCommands)
        undo.register("Gegessen", undo: {}, redo: {})
        #expect(screen.text.contains("Gegessen · z zurück"))
        #expect(screen.lines.last?.contains("z zurück") == true)
    }

    @Test("A command without texts in the language keeps its own")
    func untranslated() {
        screen.application.wording.commands["list.open"] = .init("öffnen", help: "Die Zeile öffnen")
        #expect(screen.lines.last?.contains("öffnen") == true && screen.lines.last?.contains("q quit") == true)
        screen.application.wording = ListWording()
        #expect(screen.lines.last?.contains("open") == true)
    }
}
