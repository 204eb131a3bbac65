import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 13: a pool reuses cells by their type")
struct Requirement13CellReuse {
    @Test("A reused cell keeps its type without registration")
    func isTyped() {
        let pool = CellPool()
        let text: TextCell = pool.dequeue(TextCell.self)
        pool.recycle(text)
        let lined: LinedCell = pool.dequeue(LinedCell.self)
        #expect(pool.dequeue(TextCell.self) === text)
        #expect(lined.name.isEmpty && pool.liveCells == 2)
    }

    @Test("Scrolling through a million rows never has more than two windows of live cells")
    func fewCells() {
        let list = SectionsViewController()
        list.sections = [
            Section("Many", count: 1_000_000) { index in
                if index.isMultiple(of: 2) { return LinedRow(name: "r\(index)", lines: 1) }
                return TextRow("r\(index)")
            }
        ]
        let screen = Harness(list, rows: 15)
        var most = 0
        for row in stride(from: 0, to: 1_000_000, by: 9_973) {
            list.select(ListIndexPath(section: 0, row: row))
            for key in [Key.down, .pageDown, .up, .pageUp] {
                screen.press(key)
                _ = screen.text
                most = max(most, list.window.pool.liveCells)
            }
        }
        #expect((1...30).contains(most))
    }
}
