import Terminal
import TestSupport
import Testing

@testable import SectionedLists

/// Keys that act on the selected row while the wheel has moved that row out of view.
@MainActor
@Suite("A selected row out of view")
struct RowOutOfViewTests {
    private let list = DeletingList()

    private func screen(_ root: ViewController? = nil) -> Harness {
        let screen = Harness(root ?? list, columns: 40, rows: 8)
        _ = screen.text
        return screen
    }

    private func scroll(_ screen: Harness) {
        for _ in 0..<5 { screen.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 3, y: 2)))) }
    }

    @Test(
        "The first key that acts on the row scrolls back to it, the second one acts", arguments: [Key.enter, "d", "l"])
    func revealsFirst(key: Key) {
        let screen = screen()
        scroll(screen)
        #expect(!screen.text.contains("▌"))
        screen.press(key)
        #expect(list.log.isEmpty)
        #expect(screen.selectedText == "row 0")
        screen.press(key)
        #expect(list.log == [key == "d" ? "deleted 0" : "chosen 0"])
    }

    @Test("A key that does not act on the row works at once")
    func actsAtOnce() {
        let screen = screen()
        scroll(screen)
        let text = screen.text
        screen.press("n")
        #expect(list.log == ["new"])
        #expect(screen.text == text)
    }

    @Test("Marking keys mark nothing that is out of view", arguments: [Key.space, "v", "*", Key(.down, .shift)])
    func marks(key: Key) {
        list.allowsMultipleSelection = true
        let screen = screen()
        scroll(screen)
        screen.press(key)
        #expect(list.markedRows.isEmpty)
        #expect(screen.text.contains("▌ row 0"))
        screen.press(key)
        #expect(!list.markedRows.isEmpty)
    }

    @Test("A command of a container acts on the list with the focus, also while the user types above the list")
    func containers() {
        let split = SplitViewController(primary: list, secondary: SectionsViewController())
        split.minimumColumns = 20
        var screen = screen(split)
        scroll(screen)
        screen.press(.enter)
        #expect(list.log.isEmpty)
        screen.press(.enter)
        #expect(list.log == ["chosen 0"])
        let searched = DeletingList()
        screen = self.screen(SearchViewController(over: searched))
        for _ in 0..<5 { screen.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 3, y: 4)))) }
        screen.press(.enter)
        #expect(searched.log.isEmpty)
        screen.press(.enter)
        #expect(searched.log == ["chosen 0"])
    }

    @Test("Keys of an outline and a row below a pinned header")
    func outlines() {
        let children = (0..<40).map { (row: Int) in OutlineItem(TextRow("child \(row)", id: row)) }
        let section = OutlineSection("O", items: [OutlineItem(TextRow("top"), children: .items(children))])
        section.setExpanded(true, OutlinePath("top"))
        let outline = OutlineViewController(sections: [section])
        let screen = screen(outline)
        outline.scroll(byLines: 1)
        #expect(!screen.text.contains("top"))
        screen.press(.left)
        #expect(section.isExpanded(OutlinePath("top")))
        screen.press(.left)
        #expect(!section.isExpanded(OutlinePath("top")))
    }
}

private final class DeletingList: SectionsViewController {
    private(set) var log: [String] = []

    init() {
        super.init(title: "Rows")
        sections = [
            Section("A", rows: (0..<50).map { (row: Int) in TextRow("row \(row)", id: row) }).onSelect {
                [weak self] row, _ in
                self?.log.append("chosen \(row.id)")
            }
        ]
    }

    private lazy var commands = [
        KeyCommand("own.delete", of: self, keys: ["d"], title: "delete", help: "Delete", actsOnSelectedRow: true) {
            $0.log.append("deleted \($0.selectedIdentity.map { "\($0.row)" } ?? "nothing")")
        },
        KeyCommand("own.new", of: self, keys: ["n"], title: "new", help: "New") { $0.log.append("new") },
    ]

    override var keyCommands: [KeyCommand] { commands + super.keyCommands }
}
