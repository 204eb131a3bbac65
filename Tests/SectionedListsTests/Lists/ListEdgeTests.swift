import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The edges of a list")
struct ListEdgeTests {
    private func list(_ count: Int, columns: Int = 20, rows: Int = 5) -> (SectionsViewController, Harness) {
        let list = SectionsViewController(title: "List")
        list.sections = [Section(rows: (0..<count).map { (row: Int) in TextRow("row \(row)", id: row) })]
        return (list, Harness(list, columns: columns, rows: rows))
    }

    @Test("Marks have no columns in a list that is too narrow for them, and titles never move for them")
    func narrowMarks() {
        let (list, _) = list(3, columns: 4)
        list.allowsMultipleSelection = true
        #expect(list.window.rowWidth == 3 && list.window.rowIndentation == 2)
        list.layout(size: Size(columns: 3, rows: 5))
        #expect(list.window.rowWidth == 2 && list.window.rowIndentation == 0)
        list.layout(size: Size(columns: 20, rows: 5))
        #expect(list.window.cellWidth(of: ListItem(section: 0, .header), rowWidth: 19) == 19)
        #expect(list.window.cellWidth(of: ListItem(section: 0, .row(0)), rowWidth: 19) == 17)
    }

    @Test("While the find bar is shown, there is no command that begins to find, and afterwards there are three")
    func findCommands() {
        let (list, screen) = list(3)
        list.typeToFind = .after("/")
        func ids() -> [String] { list.keyCommands.map(\.id).filter { $0.hasPrefix("list.find") } }
        #expect(ids() == ["list.find"])
        screen.press(.character("/"))
        #expect(ids().isEmpty)
        screen.press(.character("2"), .enter)
        #expect(ids() == ["list.find", "list.findNext", "list.findPrevious"] && list.selection?.row == 2)
    }

    @Test("A needle ignores accents that are letters of their own, and ß is ss")
    func needles() {
        #expect(FindNeedle("cafe").isIn("CAFE\u{301}") && FindNeedle("cafe\u{301}").isIn("a café"))
        #expect(FindNeedle("strasse").isIn("Straße") && FindNeedle("STRASSE").isIn("straße"))
        #expect(FindNeedle("z").isIn("Z") && !FindNeedle("z").isIn("["))
    }

    @Test("The previous match of the first row is the last row, with any number of rows")
    func wrapsAround() {
        for count in [1, 2, 5] {
            let (list, screen) = list(count, rows: 8)
            list.typeToFind = .after("/")
            screen.press(.character("/"), .character("r"), .enter, .character("N"))
            #expect(list.selection?.row == count - 1)
            screen.press(.character("n"))
            #expect(list.selection?.row == 0)
        }
    }

    @Test("The rows that are marked, or else the selected row, are those that a command acts on")
    func markedOrSelected() {
        let (list, screen) = list(4)
        list.allowsMultipleSelection = true
        screen.press(.down)
        #expect(list.selectedRowIDs.isEmpty && list.markedOrSelectedRowIDs.map(\.row) == [1])
        list.setMarked(true, RowIdentity(section: list.sections[0].id, row: 3))
        #expect(list.markedOrSelectedRowIDs.map(\.row) == [3] && list.numberOfMarkedRows == 1)
        list.sections = []
        #expect(list.markedOrSelectedRowIDs.isEmpty)
    }

    @Test("A range of marks is never longer than its limit, in both directions")
    func rangeLimit() {
        let range = MarkedRange(at: 50, over: MarkedRows(), isHeld: false)
        #expect(range.extended(to: 99, atMost: 10).numbers == 50...59)
        #expect(range.extended(to: 0, atMost: 10).numbers == 41...50)
        #expect(range.extended(to: 53, atMost: 10).numbers == 50...53 && range.numbers == 50...50)
    }

    @Test("Esc goes to the line where the search began if its row is gone, and an empty text has no outcome")
    func searchEnds() {
        let (list, screen) = list(9, rows: 12)
        let model = MutableSectionsModel([
            MutableSection("A", rows: (0..<9).map { (row: Int) in TextRow("row \(row)", id: row) })
        ])
        list.model = model
        list.typeToFind = .after("/")
        list.select(ListIndexPath(section: 0, row: 3))
        screen.press(.character("/"), .character("7"))
        #expect(list.selectedRow?.id == AnyHashable(7))
        model.performBatch { $0.deleteRow(3, inSection: "A") }
        screen.press(.escape)
        #expect(list.selectedRow?.id == AnyHashable(4))
        screen.press(.character("/"), .character("x"))
        #expect(screen.lines[11].contains("not found"))
        screen.press(.backspace)
        #expect(!screen.lines[11].contains("not found") && list.selectedRow?.id == AnyHashable(4))
    }
}
