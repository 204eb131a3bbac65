import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Key hints after the drawing")
struct PostponedHintTests {
    /// A row that Enter opens.
    private final class OpenableRow: ActionableRow {
        let id: AnyHashable = "openable"
        weak var actionDelegate: (any ActionDelegate)?

        func configure(_ cell: TextCell) { cell.text = StyledText("openable") }
        func performAction() {}
    }

    private func list() -> SectionsViewController {
        let list = SectionsViewController(title: "Rows")
        list.sections = [Section("A", rows: [TextRow("first"), TextRow("second"), OpenableRow()])]
        return list
    }

    private func run(_ root: ViewController, _ script: (HeadlessScreen) -> Void) -> HeadlessScreen {
        let screen = HeadlessScreen(columns: 60, rows: 8)
        script(screen)
        Application(screen: screen, root: root).run()
        return screen
    }

    @Test("A key that moves the selection and leaves the hints unchanged draws once")
    func unchangedHints() {
        let screen = run(NavigationController(root: list())) { $0.enqueue([.key(.down)]) }
        #expect(screen.presentations == 2)
        #expect(screen.grid.text.contains("▌ second"))
    }

    @Test("A key that changes the hints draws again, with the new hints in the footer")
    func changedHints() {
        let screen = run(NavigationController(root: SecondRowList())) { $0.enqueue([.key(.down)]) }
        #expect(screen.presentations == 3)
        #expect(screen.grid.text.contains("▌ second"))
        #expect(screen.grid.text(ofRow: 7).contains("a add"))
    }

    @Test("A key that selects a row of another type draws once, with the new hints in the footer")
    func otherType() {
        let screen = run(NavigationController(root: list())) { screen in
            screen.enqueue([.key(.down)])
            screen.enqueue([.key(.down)])
        }
        #expect(screen.presentations == 3)
        #expect(screen.grid.text.contains("▌ openable"))
        #expect(screen.grid.text(ofRow: 7).contains("open "))
    }

    /// A list that has a command only while the second row is selected.
    private final class SecondRowList: SectionsViewController {
        init() {
            super.init(title: "Rows")
            sections = [Section("A", rows: [TextRow("first"), TextRow("second")])]
        }

        override var keyCommands: [KeyCommand] {
            guard selection?.row == 1 else { return super.keyCommands }
            let hint = KeyCommand.Hint(order: 5)
            return [KeyCommand("add", keys: [.character("a")], title: "add", help: "Add.", hint: hint) {}]
                + super.keyCommands
        }
    }

    @Test("Commands that are created anew, but look the same in the footer, do not draw again")
    func newCommands() {
        let screen = run(NavigationController(root: RecreatingList())) { $0.enqueue([.key(.down)]) }
        #expect(screen.presentations == 2)
        #expect(screen.grid.text.contains("▌ second"))
        #expect(screen.grid.text(ofRow: 7).contains("a add"))
    }

    /// A list that creates its command each time that the commands are read.
    private final class RecreatingList: SectionsViewController {
        init() {
            super.init(title: "Rows")
            sections = [Section("A", rows: [TextRow("first"), TextRow("second")])]
        }

        override var keyCommands: [KeyCommand] {
            let hint = KeyCommand.Hint(order: 5)
            return [KeyCommand("add", keys: [.character("a")], title: "add", help: "Add.", hint: hint) {}]
                + super.keyCommands
        }
    }

    @Test("A pushed screen is first drawn with its own hints")
    func pushedScreen() {
        let navigation = NavigationController(root: list())
        var texts: [String] = []
        let screen = HeadlessScreen(columns: 60, rows: 8)
        let pushed = ProbingViewController()
        pushed.onDraw = { texts.append(screen.grid.text(ofRow: 7)) }
        screen.enqueue([.key(.down)])
        let application = Application(screen: screen, root: navigation)
        application.after(.zero) { navigation.push(pushed) }
        screen.pause(for: .seconds(1))
        application.run()
        #expect(screen.grid.text(ofRow: 7).contains("p probe"))
        #expect(texts.count == 1)
    }

    /// A screen with a key command of its own.
    private final class ProbingViewController: ViewController {
        var onDraw: () -> Void = {}
        private lazy var probe = KeyCommand(
            "probe", keys: [.character("p")], title: "probe", help: "Probe.", hint: KeyCommand.Hint(order: 5)
        ) {}

        override var keyCommands: [KeyCommand] { [probe] }

        override func draw(in surface: Surface) { onDraw() }
    }
}
