import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Changing the sections of a list")
struct ListUpdatingTests {
    private func section(_ title: String, _ names: [Int], unselectable: Set<Int> = []) -> Section {
        Section(
            title, rows: names.map { TextRow("\(title)\($0)", isSelectable: !unselectable.contains($0), id: $0) })
    }

    /// Lists of which A7 is selected, in the middle of a window of eight lines.
    private func listAtA7() -> (WatchedList, Harness) {
        let list = WatchedList(title: "List")
        list.sections = [section("A", Array(1...20)), section("B", Array(1...20))]
        let screen = Harness(list, columns: 20, rows: 8)
        screen.press(.down, times: 9)
        screen.press(.up, times: 3)
        return (list, screen)
    }

    private func line(of text: String, in screen: Harness) -> Int? {
        screen.lines.firstIndex { $0.contains(text + " ") || $0.hasSuffix(text) }
    }

    @Test("keeps the selected row on its line when rows come above it")
    func insertsAbove() {
        let (list, screen) = listAtA7()
        let before = line(of: "A7", in: screen)
        list.sections = [section("A", [101, 102, 103] + Array(1...20)), section("B", Array(1...20))]
        #expect(screen.selectedText == "A7")
        #expect(line(of: "A7", in: screen) == before)
        #expect(list.selection == ListIndexPath(section: 0, row: 9))
    }

    @Test("keeps the selected row on its line when rows above it go")
    func deletesAbove() {
        let (list, screen) = listAtA7()
        let before = line(of: "A7", in: screen)
        list.sections = [section("A", [1, 2] + Array(5...20)), section("B", Array(1...20))]
        #expect(screen.selectedText == "A7")
        #expect(line(of: "A7", in: screen) == before)
    }

    @Test("keeps the selected row on its line when sections change places")
    func reordersSections() {
        let (list, screen) = listAtA7()
        let before = line(of: "A7", in: screen)
        list.sections = [section("B", Array(1...20)), section("A", Array(1...20))]
        #expect(screen.selectedText == "A7")
        #expect(line(of: "A7", in: screen) == before)
    }

    @Test("keeps the selected row selected when it moves within its section")
    func movesRow() {
        let (list, screen) = listAtA7()
        list.sections = [section("A", Array(1...6) + Array(8...20) + [7]), section("B", Array(1...20))]
        #expect(screen.selectedText == "A7")
        #expect(list.changes == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A9", "A8", "A7"])
    }

    @Test("keeps the line also where the rows were reloaded just before")
    func reloadsThenInserts() {
        let (list, screen) = listAtA7()
        let before = line(of: "A7", in: screen)
        list.reloadVisibleRows()
        list.sections = [section("A", [101, 102, 103] + Array(1...20)), section("B", Array(1...20))]
        #expect(screen.selectedText == "A7")
        #expect(line(of: "A7", in: screen) == before)
    }

    @Test("selects the row that took the place of one that went, and says so")
    func deletesSelected() {
        let (list, screen) = listAtA7()
        let before = line(of: "A7", in: screen)
        list.sections = [section("A", Array(1...6) + Array(8...20)), section("B", Array(1...20))]
        #expect(screen.selectedText == "A8")
        #expect(line(of: "A8", in: screen) == before)
        #expect(list.changes.last == "A8")
    }

    @Test("selects the neighbour in the section of the row that went, wherever that section is now")
    func deletesSelectedAndMovesSection() {
        let (list, screen) = listAtA7()
        list.sections = [section("B", Array(1...20)), section("A", Array(1...6) + Array(8...20))]
        #expect(screen.selectedText == "A8")
    }

    @Test("selects the last row left when the last one went, the next one that can be when the neighbour cannot")
    func deletesAtEdges() {
        let (list, screen) = listAtA7()
        list.sections = [section("A", Array(1...6)), section("B", Array(1...20))]
        #expect(screen.selectedText == "A6")
        list.sections = [section("A", Array(1...5) + [9, 10], unselectable: [9]), section("B", [1])]
        #expect(screen.selectedText == "A10")
        list.sections = [section("A", [1, 2, 9], unselectable: [9])]
        #expect(screen.selectedText == "A2")
    }

    @Test("selects in the section that took the place of one that went")
    func deletesSection() {
        let (list, screen) = listAtA7()
        list.sections = [section("B", Array(1...20))]
        #expect(screen.selectedText == "B1")
    }

    @Test("says that nothing is selected when nothing is left, and selects again when something comes")
    func emptiesAndFills() {
        let (list, screen) = listAtA7()
        list.sections = []
        #expect(list.selection == nil)
        #expect(list.changes.last == "none")
        #expect(screen.text.contains("Nothing here."))
        list.sections = [section("A", [1])]
        #expect(screen.selectedText == "A1")
        #expect(list.changes.last == "A1")
    }

    @Test("keeps the window where it is when it shows another part of the list than the selection")
    func keepsScrolledWindow() {
        let (list, screen) = listAtA7()
        list.scroll(byLines: 18)
        let before = screen.lines
        list.sections = [section("A", [101] + Array(1...20)), section("B", Array(1...20))]
        #expect(screen.lines.map { $0.prefix(18) } == before.map { $0.prefix(18) })
        screen.resize(columns: 30, rows: 8)
        #expect(screen.lines[1].hasPrefix(before[1].prefix(8)))
    }

    @Test("comes back from a window without lines as it was")
    func survivesNoLines() {
        let (list, screen) = listAtA7()
        list.scroll(byLines: 1)
        let before = screen.text
        screen.resize(columns: 20, rows: 0)
        _ = screen.text
        screen.resize(columns: 20, rows: 8)
        #expect(screen.text.contains("▌ A7"))
        #expect(screen.lines.count == before.split(separator: "\n", omittingEmptySubsequences: false).count)
    }
}

/// Notes each change of the selection.
final class WatchedList: SectionsViewController {
    private(set) var changes: [String] = []

    override func selectionDidChange() {
        changes.append((selectedRow as? TextRow)?.text ?? "none")
    }
}
