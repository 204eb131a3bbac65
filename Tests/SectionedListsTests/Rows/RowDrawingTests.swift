import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("What the rows of the library draw")
struct RowDrawingTests {
    private struct Person { let name: String }

    private func cell<CellType: Cell>(_ row: some Row<CellType>, reusing cell: CellType = CellType()) -> CellType {
        row.configure(cell)
        return cell
    }

    @Test("A footer and an empty row draw as such, also in a cell that showed another row")
    func texts() {
        #expect(cell(FooterRow("the end")).text == StyledText("the end", role: .dim))
        let used = cell(TextRow("text", detail: "detail", role: .accent))
        #expect(used.text == StyledText("text", role: .accent) && used.detail == "detail")
        #expect(cell(TextRow("other"), reusing: used).detail == nil)
        #expect(cell(SpacerRow(id: 1), reusing: used).text.plain.isEmpty)
        let header = cell(HeaderRow("title", detail: "2"))
        #expect(header.title == "title" && header.detail == "2")
    }

    @Test("Empty rows are the same, and a row of another type is not")
    func spacers() {
        #expect(SpacerRow(id: 1).isSame(as: SpacerRow(id: 1)) && !SpacerRow(id: 1).isSame(as: TextRow("", id: 1)))
        #expect(!SpacerRow(id: 1).isSelectable && SpacerRow(id: 1).findText == nil)
    }

    @Test("A value is found by its description on one line")
    func descriptions() {
        #expect(DescriptionRow("one\ntwo").findText == "one two")
        #expect(DescriptionRow(Person(name: "p"), id: 7).findText == "Person(name: \"p\")")
        #expect(cell(DescriptionRow("one\r\ntwo")).text.plain == "one two")
    }
}
