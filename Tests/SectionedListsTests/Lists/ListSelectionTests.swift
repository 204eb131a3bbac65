import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("The selection of a list, without a view controller")
struct ListSelectionTests {
    private let parts = ListParts(rows: 10, 10)
    private let mover: ListMover

    init() {
        mover = ListMover(window: parts.window, selection: parts.selection)
        parts.selection.selectFirstIfNeeded()
    }

    private func path(_ section: Int, _ row: Int) -> ListIndexPath { ListIndexPath(section: section, row: row) }

    @Test("Selecting a row scrolls it into view and calls onSelect once")
    func selects() {
        var calls = 0
        parts.selection.onSelect = { _ in calls += 1 }
        #expect(parts.selection.select(path(1, 0)))
        #expect(parts.selection.select(path(1, 0)))
        #expect(parts.texts.last == "B0" && calls == 1)
        #expect(parts.selection.identity == RowIdentity(section: "B", row: 0))
    }

    /// A row that counts how often its id is read.
    private final class CountingRow: Row {
        private let number: Int
        private(set) var reads = 0
        init(_ number: Int) { self.number = number }
        var id: AnyHashable {
            reads += 1
            return number
        }
        func configure(_ cell: TextCell) { cell.text = "row" }
    }

    @Test("The id of the selected row is not read before it is needed, and then once")
    func readsIDLate() {
        let rows = [CountingRow(0), CountingRow(1)]
        let parts = ListParts([Section("A", id: "A", rows: rows)])
        let reads = rows.map(\.reads)
        parts.selection.selectFirstIfNeeded()
        parts.selection.select(path(0, 1))
        #expect(rows.map(\.reads) == reads)
        #expect(parts.selection.identity == RowIdentity(section: "A", row: 1))
        #expect(parts.selection.identity != nil && rows.map(\.reads) == [reads[0], reads[1] + 1])
    }

    @Test("A row that does not exist cannot be selected")
    func refuses() {
        #expect(!parts.selection.select(path(0, 10)))
        #expect(!parts.selection.select(path(2, 0)))
        #expect(parts.selection.indexPath == path(0, 0))
    }

    @Test("After a change, the selected row stays selected and on its line")
    func followsChange() {
        parts.selection.select(path(0, 2))
        change(ListChange(sectionsWithOtherRows: ["A"])) {
            $0.insert(TextRow("x", id: "x"), .start, inSection: "A")
            $0.insert(TextRow("y", id: "y"), .start, inSection: "A")
        }
        #expect(parts.selection.indexPath == path(0, 4))
        #expect(parts.texts == ["A0", "A1", "A2", "A3", "A4"])
    }

    @Test("If the selected row is deleted, the row at its position is selected")
    func selectsNeighbour() {
        parts.selection.select(path(0, 9))
        change(ListChange(sectionsWithOtherRows: ["A"])) { $0.deleteRow(9, inSection: "A") }
        #expect(parts.selection.identity == RowIdentity(section: "A", row: 8))
    }

    @Test("Moving down passes the end of a section")
    func movesDown() {
        for _ in 0..<12 { mover.moveSelection(.down) }
        #expect(parts.selection.indexPath == path(1, 2) && parts.texts.last == "B2")
        mover.moveToSection(.up)
        #expect(parts.selection.indexPath == path(1, 0))
        mover.moveToSection(.up)
        #expect(parts.selection.indexPath == path(0, 0))
    }

    @Test("A page moves the window by its height minus one line")
    func movesPage() {
        mover.movePage(.down)
        #expect(parts.selection.indexPath == path(0, 4) && parts.texts.first == "A4")
        mover.movePage(.up)
        #expect(parts.selection.indexPath == path(0, 0))
    }

    private func change(_ change: ListChange, _ body: (inout SectionsBatch) -> Void) {
        parts.selection.becomeAnchor()
        let anchor = parts.window.identifiedAnchor(selection: parts.selection)
        parts.model.performBatch(body)
        parts.window.apply(change)
        parts.selection.restore(after: change, anchor: anchor)
    }
}
