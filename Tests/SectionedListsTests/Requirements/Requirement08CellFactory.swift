import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 8: a replaceable factory selects the cells of rows")
struct Requirement08CellFactory {
    @Test("The same data is shown in compact or roomy cells by the same controller without a subclass")
    func replacesCells() {
        let list = SectionsViewController()
        list.sections = [Section("A", rows: (0..<9).map { TextRow("r\($0)") })]
        let screen = Harness(list, columns: 12, rows: 5)
        screen.press(.down)
        let compact = screen.text
        var roomy = CellFactory()
        roomy.show(TextRow.self, in: LinedCell.self) { row, cell in (cell.name, cell.lines) = (row.text, 2) }
        list.cellFactory = roomy
        #expect(screen.text.contains("▌r1:0") && screen.text.contains("▌r1:1"))
        list.cellFactory = CellFactory()
        #expect(screen.text == compact)
    }
}
