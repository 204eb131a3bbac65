import Terminal
import TestSupport
import Testing

@testable import SectionedLists

/// No key is offered that does nothing where it is pressed, and none is offered twice.
@MainActor
@Suite("Keys in hints and toasts")
struct ReachableKeyTests {
    private func list(_ title: String, sections: Int = 1) -> SectionsViewController {
        let list = SectionsViewController(title: title)
        list.sections = (0..<sections).map { Section("\(title)\($0)", rows: [TextRow("a"), TextRow("b")]) }
        return list
    }

    @Test("A key has one hint, that of the command that it calls")
    func once() {
        let search = SearchViewController(over: list("A", sections: 2))
        let screen = Harness(NavigationController(root: search), columns: 110, rows: 8)
        #expect(screen.lines.last?.matches(of: /Tab/).count == 1)
        #expect(screen.lines.last?.contains("Tab to the list") == true)
        screen.press(.tab)
        #expect(screen.lines.last?.contains("Tab next section") == true)
        screen.press("?")
        #expect(screen.text.matches(of: /Tab\s/).count <= 1)
    }

    @Test("A hint shows another key if the first one calls another command")
    func otherKey() {
        let list = EnteringList(title: "E")
        list.sections = [Section(rows: [TextRow("a")]).onSelect { _, _ in }]
        let screen = Harness(NavigationController(root: list), columns: 100, rows: 6)
        #expect(screen.lines.last?.contains("Enter enter") == true)
        #expect(screen.lines.last?.contains("→ open") == true)
        #expect(screen.lines.last?.contains("k move") == true)
    }

    @Test("Both keys that move the focus in nested splits have hints")
    func nestedSplits() {
        let inner = SplitViewController(primary: list("B"), secondary: list("C"))
        inner.focusKeys = [.tab]
        inner.minimumColumns = 20
        let outer = SplitViewController(primary: list("A"), secondary: inner)
        outer.focusKeys = [.control("w")]
        outer.minimumColumns = 40
        outer.focusedPane = .secondary
        let screen = Harness(NavigationController(root: outer), columns: 120, rows: 8)
        #expect(screen.lines.last?.contains("Tab other side") == true)
        #expect(screen.lines.last?.contains("Ctrl-W other side") == true)
        screen.press(.control("w"))
        #expect(screen.lines.last?.contains("Tab other side") == false)
    }

    @Test("A toast shows the key of its command only while the key calls this command")
    func toast() {
        let (left, right) = (UndoableList(), UndoableList())
        let split = SplitViewController(primary: left, secondary: right)
        split.focusKeys = [.tab]
        split.minimumColumns = 40
        let screen = Harness(NavigationController(root: split), columns: 80, rows: 8)
        left.deleteFirst()
        right.deleteFirst()
        #expect(screen.text.contains("Deleted") && !screen.text.contains("Deleted · u undo"))
        screen.press(.tab)
        #expect(screen.text.contains("Deleted · u undo"))
        screen.press("u")
        #expect(right.rows.sections[0].numberOfRows == 2)
        #expect(screen.text.contains("Undone: Deleted · U redo"))
    }

    @Test("A toast also shows the key of another command with the same id")
    func toastOfOtherObject() {
        let list = UndoableList()
        let navigation = NavigationController(root: list)
        let screen = Harness(navigation, columns: 80, rows: 8)
        list.deleteFirst()
        navigation.showToast(
            Toast("Gone", command: KeyCommand("undo.undo", keys: ["z"], title: "back", help: "Back") {}))
        #expect(screen.text.contains("Gone · u back"))
        navigation.showToast(Toast("Gone", command: KeyCommand("x.y", keys: ["z"], title: "back", help: "Back") {}))
        #expect(screen.text.contains("Gone") && !screen.text.contains("back"))
    }
}

/// A list with an own command for Enter and for the up arrow.
private final class EnteringList: SectionsViewController {
    private let enter = KeyCommand(
        "own.enter", keys: [.enter, .up], title: "enter", help: "Enter", hint: .init(order: 2)
    ) {
    }

    override var keyCommands: [KeyCommand] { [enter] + super.keyCommands }
}

private final class UndoableList: SectionsViewController {
    let rows = MutableSectionsModel([MutableSection("R", rows: [TextRow("a"), TextRow("b")])])
    private lazy var undo = UndoStack(of: self)

    init() {
        super.init(title: "list")
        model = rows
    }

    func deleteFirst() { undo.perform("Deleted", on: rows) { $0.deleteRow("a", inSection: "R") } }

    override var keyCommands: [KeyCommand] { undo.keyCommands + super.keyCommands }
}
