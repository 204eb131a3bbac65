import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A cell factory")
struct CellFactoryTests {
    private var roomy: CellFactory {
        var factory = CellFactory()
        factory.show(TextRow.self, in: LinedCell.self) { row, cell in (cell.name, cell.lines) = (row.text, 3) }
        return factory
    }

    private func list(rows: Int = 7) -> (SectionsViewController, Harness) {
        let list = SectionsViewController()
        list.sections = [Section("A", count: 1_000) { TextRow("r\($0)", id: $0) }]
        return (list, Harness(list, columns: 20, rows: rows))
    }

    @Test("A cell factory shows the same rows in compact or roomy cells")
    func showsOtherwise() {
        let (list, screen) = list(rows: 4)
        list.cellFactory = roomy
        #expect(screen.lines[1...3] == ["▌r0:0", "▌r0:1", "▌r0:2"])
        list.cellFactory = CellFactory()
        #expect(screen.lines[1...3] == ["▌ r0", "  r1", "  r2"])
    }

    @Test("Replacing the cell factory keeps the selected row selected and on its line")
    func keepsPlace() {
        let (list, screen) = list()
        screen.press(.down, times: 500)
        screen.press(.up, times: 3)
        #expect(screen.lines.firstIndex { $0.hasPrefix("▌ r497") } == 3)
        list.cellFactory = roomy
        #expect(screen.lines.firstIndex { $0.hasPrefix("▌r497:0") } == 3)
        list.cellFactory = CellFactory()
        #expect(screen.lines.firstIndex { $0.hasPrefix("▌ r497") } == 3)
    }

    @Test("Replacing the cell factory keeps the selected row completely in view when it grows at the end of the window")
    func keepsInView() {
        let (list, screen) = list()
        screen.press(.down, times: 500)
        list.cellFactory = roomy
        #expect(screen.lines[4...6].map { $0.prefix(7) } == ["▌r500:0", "▌r500:1", "▌r500:2"])
    }

    @Test("Replacing the cell factory keeps the scroll position if the selected row is out of view")
    func keepsScrolledPlace() {
        let (list, screen) = list()
        list.scroll(byLines: 300)
        let top = screen.lines[1]
        list.cellFactory = roomy
        _ = screen.text
        list.cellFactory = CellFactory()
        #expect(screen.lines[1] == top)
        #expect(list.selection == ListIndexPath(section: 0, row: 0))
    }

    @Test("A cell factory replaces the cells of headers but not of rows of other types")
    func showsHeaders() {
        let list = SectionsViewController()
        list.sections = [Section("A", rows: [TextRow("text"), DescriptionRow(5)])]
        list.cellFactory.show(HeaderRow.self, in: TextCell.self) { $1.text = StyledText("<\($0.title)>") }
        let screen = Harness(list, rows: 3)
        #expect(screen.lines == ["  <A>", "▌ text", "  5"])
    }
}
