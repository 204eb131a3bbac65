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

    /// Returns a list in which A7 is selected, in the middle of a window of eight lines.
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

    @Test("Inserting rows above the selected row keeps it on its line")
    func insertsAbove() {
        let (list, screen) = listAtA7()
        let before = line(of: "A7", in: screen)
        list.sections = [section("A", [101, 102, 103] + Array(1...20)), section("B", Array(1...20))]
        #expect(screen.selectedText == "A7")
        #expect(line(of: "A7", in: screen) == before)
        #expect(list.selection == ListIndexPath(section: 0, row: 9))
    }

    @Test("Deleting rows above the selected row keeps it on its line")
    func deletesAbove() {
        let (list, screen) = listAtA7()
        let before = line(of: "A7", in: screen)
        list.sections = [section("A", [1, 2] + Array(5...20)), section("B", Array(1...20))]
        #expect(screen.selectedText == "A7")
        #expect(line(of: "A7", in: screen) == before)
    }

    @Test("Moving sections keeps the selected row on its line")
    func reordersSections() {
        let (list, screen) = listAtA7()
        let before = line(of: "A7", in: screen)
        list.sections = [section("B", Array(1...20)), section("A", Array(1...20))]
        #expect(screen.selectedText == "A7")
        #expect(line(of: "A7", in: screen) == before)
    }

    @Test("A selected row that moves within its section stays selected")
    func movesRow() {
        let (list, screen) = listAtA7()
        list.sections = [section("A", Array(1...6) + Array(8...20) + [7]), section("B", Array(1...20))]
        #expect(screen.selectedText == "A7")
        #expect(list.changes == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A9", "A8", "A7"])
    }

    @Test("The selected row stays on its line after its rows were reloaded")
    func reloadsThenInserts() {
        let (list, screen) = listAtA7()
        let before = line(of: "A7", in: screen)
        list.reloadVisibleRows()
        list.sections = [section("A", [101, 102, 103] + Array(1...20)), section("B", Array(1...20))]
        #expect(screen.selectedText == "A7")
        #expect(line(of: "A7", in: screen) == before)
    }

    @Test("Deleting the selected row selects the row at its position and calls selectionDidChange()")
    func deletesSelected() {
        let (list, screen) = listAtA7()
        let before = line(of: "A7", in: screen)
        list.sections = [section("A", Array(1...6) + Array(8...20)), section("B", Array(1...20))]
        #expect(screen.selectedText == "A8")
        #expect(line(of: "A8", in: screen) == before)
        #expect(list.changes.last == "A8")
    }

    @Test("Deleting the selected row selects its neighbor in the same section, even if the section moved")
    func deletesSelectedAndMovesSection() {
        let (list, screen) = listAtA7()
        list.sections = [section("B", Array(1...20)), section("A", Array(1...6) + Array(8...20))]
        #expect(screen.selectedText == "A8")
    }

    @Test("Deleting the last row selects the new last one, or the next selectable one")
    func deletesAtEdges() {
        let (list, screen) = listAtA7()
        list.sections = [section("A", Array(1...6)), section("B", Array(1...20))]
        #expect(screen.selectedText == "A6")
        list.sections = [section("A", Array(1...5) + [9, 10], unselectable: [9]), section("B", [1])]
        #expect(screen.selectedText == "A10")
        list.sections = [section("A", [1, 2, 9], unselectable: [9])]
        #expect(screen.selectedText == "A2")
    }

    @Test("Deleting the section of the selected row selects a row in the section at its position")
    func deletesSection() {
        let (list, screen) = listAtA7()
        list.sections = [section("B", Array(1...20))]
        #expect(screen.selectedText == "B1")
    }

    @Test("An emptied list has no selection, and selects a row when rows are inserted")
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

    @Test("A change keeps the scroll position if the selection is out of view")
    func keepsScrolledWindow() {
        let (list, screen) = listAtA7()
        list.scroll(byLines: 18)
        let before = screen.lines
        list.sections = [section("A", [101] + Array(1...20)), section("B", Array(1...20))]
        #expect(screen.lines.map { $0.prefix(18) } == before.map { $0.prefix(18) })
        screen.resize(columns: 30, rows: 8)
        #expect(screen.lines[1].hasPrefix(before[1].prefix(8)))
    }

    @Test("A window without lines keeps the scroll position for when it grows")
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

/// A list that records each change of the selection.
final class WatchedList: SectionsViewController {
    private(set) var changes: [String] = []

    override func selectionDidChange() {
        changes.append((selectedRow as? TextRow)?.text ?? "none")
    }
}
