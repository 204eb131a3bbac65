import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("The window of a list, without a view controller")
struct ListWindowTests {
    @Test("The first layout starts at the top and creates only the rows in view")
    func firstLayout() {
        let parts = ListParts(rows: 100)
        #expect(parts.texts == ["A0", "A1", "A2", "A3", "A4"])
        #expect(parts.window.pool.liveCells == 5)
        #expect(parts.window.isScrolledToStart)
    }

    @Test("Scrolling stops at both ends")
    func scrolls() {
        let parts = ListParts(rows: 4, 4)
        #expect(parts.window.scroll(byLines: 2))
        #expect(parts.texts.first == "A2")
        #expect(parts.window.scroll(byLines: 100))
        #expect(parts.texts == ["A3", "B0", "B1", "B2", "B3"])
        #expect(parts.window.scroll(byLines: -100))
        #expect(parts.window.isScrolledToStart)
        #expect(!parts.window.scroll(byLines: 0))
    }

    @Test("Revealing a row scrolls as little as possible")
    func reveals() {
        let parts = ListParts(rows: 20)
        parts.window.reveal(ListItem(section: 0, .row(6)))
        #expect(parts.texts == ["A2", "A3", "A4", "A5", "A6"])
        parts.window.reveal(ListItem(section: 0, .row(4)))
        #expect(parts.texts.first == "A2")
        parts.window.reveal(ListItem(section: 0, .row(0)))
        #expect(parts.texts.first == "A0")
    }

    @Test("A window without lines keeps its anchor for when it grows")
    func keepsAnchor() {
        let parts = ListParts(rows: 20)
        _ = parts.window.scroll(byLines: 7)
        parts.window.resize(to: Size(columns: 20, rows: 0))
        #expect(parts.texts.isEmpty)
        parts.window.resize(to: Size(columns: 20, rows: 3))
        #expect(parts.texts == ["A7", "A8", "A9"])
    }

    @Test("The cell of a row outlives a change elsewhere in its section")
    func keepsCells() throws {
        let parts = ListParts(rows: 20)
        let item = ListItem(section: 0, .row(1))
        _ = parts.window.layout()
        let cell = try #require(parts.window.liveRow(at: item)).cell
        parts.model.performBatch { $0.insert(TextRow("new", id: "new"), .start, inSection: "A") }
        parts.window.apply(ListChange(sectionsWithOtherRows: ["A"]))
        #expect(parts.texts == ["new", "A0", "A1", "A2", "A3"])
        #expect(try #require(parts.window.liveRow(at: ListItem(section: 0, .row(2)))).cell === cell)
    }

    @Test("The preferred height of a list accounts for the columns of marks and of the section index")
    func preferredHeight() {
        let list = SectionsViewController()
        list.sections = ["Apple", "Bean"].map { Section($0, rows: [WrappingRow(columns: 34)]) }
        #expect(list.preferredSize(within: Size(columns: 40, rows: 20)).rows == 4)
        list.allowsMultipleSelection = true
        list.showsSectionIndex = true
        #expect(list.preferredSize(within: Size(columns: 40, rows: 20)).rows == 4)
        #expect(list.preferredSize(within: Size(columns: 38, rows: 20)).rows == 6)
        let screen = Harness(list, columns: 38, rows: 6)
        #expect(screen.lines.last?.contains("second") == true)
    }

    @Test("If the section at the top of the window is deleted, the window shows the section after it")
    func keepsPosition() {
        let parts = ListParts(rows: 20, 20, 20)
        parts.window.adopt(ListLayout.Anchor(item: ListItem(section: 1, .row(3)), y: 0))
        let anchor = parts.window.identifiedAnchor(selection: parts.selection)
        parts.model.performBatch { $0.deleteSection("B") }
        parts.window.apply(ListChange(hasOtherSections: true))
        parts.window.restoreAnchor(anchor)
        #expect(parts.texts.first == "C0")
    }
}

/// A row that needs one line if it has at least a given number of columns, and two lines otherwise.
private struct WrappingRow: Row {
    let columns: Int
    var id: AnyHashable { columns }

    func configure(_ cell: WrappingCell) { cell.columns = columns }
}

private final class WrappingCell: Cell {
    var columns = 0

    func height(forWidth width: Int) -> Int { width >= columns ? 1 : 2 }

    func draw(in surface: Surface, state: CellState) {
        surface.draw("first", x: 0, y: 0)
        if surface.height > 1 { surface.draw("second", x: 0, y: 1) }
    }
}
