import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 14: a title is the simplest header, and keys skip rows that cannot be selected")
struct Requirement14TitlesAndSkipping {
    @Test("A title is a header, and a footer title is a footer")
    func titles() {
        let list = SectionsViewController()
        list.sections = [Section("Top", detail: "2", footerTitle: "Bottom", rows: [TextRow("row")])]
        #expect(Harness(list, columns: 14, rows: 3).lines == [" Top ───── 2", "▌ row", "  Bottom"])
    }

    @Test("Arrows and jumps skip rows that the row or its section makes unselectable")
    func skips() {
        let list = SectionsViewController()
        list.sections = [Section("A", count: 9) { TextRow("r\($0)", isSelectable: $0 % 3 == 1, id: $0) }]
        let screen = Harness(list, rows: 12)
        for (key, row) in [(Key.home, "r1"), (.down, "r4"), (.down, "r7"), (.down, "r7"), (.up, "r4"), (.end, "r7")] {
            screen.press(key)
            #expect(screen.selectedText == row)
        }
    }
}
