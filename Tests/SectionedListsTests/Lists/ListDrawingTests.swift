import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Drawing a list")
struct ListDrawingTests {
    @Test("Drawing after a moved selection draws only the two affected cells")
    func drawsOnlyWhatChanged() {
        let harness = Harness(DrawnRow.list(of: 100))
        _ = harness.text
        DrawnCell.drawings = []
        harness.press(.down)
        #expect(harness.selectedText == "row 1")
        #expect(DrawnCell.drawings == ["row 0", "row 1"])
    }

    @Test("Drawing after a scroll draws only the new cell and the two affected by the selection")
    func scrollsWithoutDrawing() {
        let harness = Harness(DrawnRow.list(of: 100))
        harness.press(.down, times: 9)
        _ = harness.text
        DrawnCell.drawings = []
        harness.press(.down)
        #expect(harness.lines.last == "▌ row 10")
        #expect(DrawnCell.drawings == ["row 9", "row 10"])
    }

    @Test("setNeedsDisplay() draws every cell again")
    func drawsAnewWhenAsked() {
        let list = DrawnRow.list(of: 100)
        let harness = Harness(list)
        _ = harness.text
        DrawnCell.drawings = []
        list.setNeedsDisplay()
        _ = harness.text
        #expect(DrawnCell.drawings.count == 10)
    }

    @Test("Cached and uncached drawings are equal after random operations", arguments: 0..<20)
    func isTheSameAnew(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let list = SectionsViewController(title: "Any")
        list.sections = (0..<6).map { section in
            let rows = (0..<Int.random(in: 0..<12, using: &random)).map { row in
                LinedRow(name: "r\(section)-\(row)", lines: Int.random(in: 1..<4, using: &random))
            }
            return Section("Section \(section)", rows: rows)
        }
        let harness = Harness(NavigationController(title: "Test", root: list), columns: 30, rows: 12)
        let keys: [Key] = [.down, .down, .down, .up, .pageDown, .pageUp, .home, .end, .tab, .shiftTab, .character("?")]
        for _ in 0..<200 {
            harness.press(keys.randomElement(using: &random) ?? .down)
            let kept = harness.grid
            harness.application.setNeedsDisplay()
            #expect(kept == harness.grid)
        }
    }
}

/// A row that records each drawing of its cell.
private struct DrawnRow: Row {
    var number: Int
    var id: AnyHashable { number }

    func configure(_ cell: DrawnCell) { cell.text = "row \(number)" }

    @MainActor
    static func list(of count: Int) -> SectionsViewController {
        let list = SectionsViewController()
        list.sections = [Section(id: "rows", count: count) { DrawnRow(number: $0) }]
        return list
    }
}

private final class DrawnCell: Cell {
    static var drawings: [String] = []
    var text = ""

    func draw(in surface: Surface, state: CellState) {
        Self.drawings.append(text)
        surface.draw(text, x: 2, y: 0)
    }
}
