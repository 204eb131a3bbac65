import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A million rows")
struct ManyRowsTests {
    @Test("A million rows of several types use at most two windows of typed cells")
    func reusesCells() {
        let list = SectionsViewController()
        list.sections = [
            Section("Many", count: 1_000_000) { index in
                switch index % 4 {
                case 0: LinedRow(name: "r\(index)", lines: 1 + index % 3)
                case 1: OtherLinedRow(name: "r\(index)", lines: 2)
                case 2: TextRow("r\(index)")
                default: BlockRow(id: index, cell: WrappedTextCell.self) { $0.text = StyledText("r\(index)") }
                }
            }
        ]
        let screen = Harness(list, rows: 20)
        var most = 0
        for row in stride(from: 0, to: 1_000_000, by: 4_999) {
            list.select(ListIndexPath(section: 0, row: row))
            for key in [Key.pageDown, .down, .down, .up, .pageUp] {
                screen.press(key)
                most = max(most, list.window.pool.liveCells)
            }
            #expect(screen.text.contains("r\(row)"))
        }
        screen.press(.end)
        #expect(screen.selectedText == "r999999")
        #expect(max(most, list.window.pool.liveCells) <= 2 * 20)
    }
}
