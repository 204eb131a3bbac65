import Terminal
import TestSupport
import Testing

@testable import SectionedLists

/// Rows with more lines than a window: long texts, headers, cells with a drawing.
@MainActor
@Suite("Rows of many lines")
struct TallRowTests {
    @Test("A long text is shown to its last line, and never reported", arguments: [1, 24, 100])
    func longText(columns: Int) {
        let text = String(repeating: "word ", count: 80_000) + "end"
        #expect(text.count > 400_000)
        let reports = programmingErrors {
            for factory in [CellFactory(), .wrappingText] {
                let list = SectionsViewController()
                list.cellFactory = factory
                list.sections = [
                    Section(
                        "A", footerTitle: text, rows: [WrappedTextRow(StyledText(text), id: 1), TextRow(text, id: 2)])
                ]
                let screen = Harness(list, columns: columns, rows: 8)
                _ = screen.text
                list.scroll(byLines: 500)
                _ = screen.text
                list.scrollToEnd()
                if columns > 20 { #expect(screen.text.contains("end")) }
            }
        }
        #expect(reports == [])
    }

    @Test("A row of ten thousand lines scrolls line by line and page by page, and its neighbours can be reached")
    func manyLines() {
        let lines = (0..<10_000).map { "line \($0)" }.joined(separator: "\n")
        let list = SectionsViewController()
        list.sections = [Section(rows: [WrappedTextRow(StyledText(lines), id: 1), TextRow("after", id: 2)])]
        let screen = Harness(list, columns: 30, rows: 8)
        screen.press(.down)
        #expect(screen.lines.last == "▌ line 8")
        screen.press(.pageDown)
        #expect(screen.text.contains("line 15"))
        screen.press(.end)
        #expect(screen.text.contains("line 9999") && screen.text.contains("▌ after"))
        screen.press(.up)
        #expect(screen.text.contains("▌ line 9999"))
    }

    @Test("A height without a limit fits in a list")
    func endless() {
        let list = SectionsViewController()
        let sections = [Section("A", rows: [EndlessRow(id: 1), EndlessRow(id: 2), TextRow("after", id: 3)])]
        list.sections = sections
        let screen = Harness(list, columns: 30, rows: 8)
        let reports = programmingErrors {
            screen.press(.down, .pageDown, .end, .home, .tab, .up)
            for lines in [Int.max, .min, 7, -7] {
                list.scroll(byLines: lines)
                _ = screen.text
            }
            list.sections = sections
            _ = screen.text
        }
        #expect(reports == [])
    }

    @Test("Every line of a selected cell has the marker, on each part of the cell")
    func marker() {
        let list = SectionsViewController()
        list.sections = [Section("A", rows: [LinedRow(name: "tall", lines: 30)])]
        let screen = Harness(list, columns: 30, rows: 9)
        list.select(ListIndexPath(section: 0, row: 0))
        #expect(screen.lines.dropFirst().allSatisfy { $0.hasPrefix("▌") })
        screen.press(.pageDown)
        #expect(screen.text.contains("tall:9"))
        #expect(screen.lines.dropFirst().allSatisfy { $0.hasPrefix("▌") })
    }

    @Test("Each line of a header that is taller than the window can be seen")
    func tallHeader() {
        let list = SectionsViewController()
        let header = LinedRow(name: "h", lines: 20, isSelectable: false)
        let rows = (0..<30).map { (row: Int) in TextRow("row \(row)", id: row) }
        list.sections = [Section("A", header: header, rows: rows)]
        let screen = Harness(list, columns: 30, rows: 6)
        var seen: Set<String> = []
        for _ in 0..<40 {
            seen.formUnion(
                screen.lines.filter { $0.contains("h:") }.map { $0.trimmingPrefix { " ▌".contains($0) } }.map(
                    String.init))
            screen.press(.down)
        }
        #expect((0..<20).allSatisfy { line in seen.contains { $0.hasPrefix("h:\(line)") } }, "\(seen.sorted())")
        #expect(screen.selectedText?.hasPrefix("row") == true)
        screen.press(.pageDown)
        #expect(!screen.text.contains("h:"))
    }

    @Test("Wrapped lines keep the indentation of code")
    func indentation() {
        let list = SectionsViewController()
        list.sections = [Section(rows: [WrappedTextRow("if x:\n    return\n\n  \tend", isSelectable: false, id: 1)])]
        let screen = Harness(list, columns: 30, rows: 4)
        #expect(screen.lines == ["  if x:", "      return", "", "     end"])
    }

    @Test("A cell factory replaces the cells inside an outline")
    func factory() {
        let text = String(repeating: "long words ", count: 8) + "end"
        let items = [
            OutlineItem(TextRow(text), children: .items([OutlineItem(TextRow("child " + text))])),
            OutlineItem(TextRow("b")),
        ]
        let section = OutlineSection("S", items: items)
        section.setExpanded(true, OutlinePath(text))
        let outline = OutlineViewController(sections: [section])
        outline.cellFactory = .wrappingText
        let screen = Harness(outline, columns: 40, rows: 14)
        #expect(!screen.text.contains("…"))
        #expect(screen.text.matches(of: /end/).count == 2)
        #expect(screen.text.contains("▾"))
        outline.cellFactory = CellFactory()
        #expect(screen.text.contains("…"))
    }
}

/// A row whose cell claims to have endlessly many lines.
private struct EndlessRow: Row {
    let number: Int
    var id: AnyHashable { number }

    init(id: Int) { number = id }

    func configure(_ cell: EndlessCell) {}
}

private final class EndlessCell: Cell {
    func height(forWidth width: Int) -> Int { .max }
    func draw(in surface: Surface, state: CellState) {
        for y in surface.visibleRows { surface.draw("line \(y)", x: 2, y: y) }
    }
}
