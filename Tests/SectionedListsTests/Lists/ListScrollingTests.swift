import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Scrolling a list")
struct ListScrollingTests {
    private func numbers(_ title: String, _ range: ClosedRange<Int>) -> Section {
        Section(title, rows: range.map { TextRow("row \($0)", id: $0) })
    }

    private func list(_ sections: Section..., rows: Int = 6) -> (SectionsViewController, Harness) {
        let list = SectionsViewController(title: "List")
        list.sections = sections
        return (list, Harness(list, columns: 20, rows: rows))
    }

    @Test("A list shows headers above rows and selects the first row")
    func showsHeadersAndSelectsFirst() {
        let (_, screen) = list(numbers("A", 1...2), numbers("B", 3...4))
        #expect(
            screen.text == """
                 A ───────────────
                ▌ row 1
                  row 2
                 B ───────────────
                  row 3
                  row 4
                """)
    }

    @Test("The list scrolls by one line when the selection leaves the window, and the header stays pinned")
    func pinsHeader() {
        let (_, screen) = list(numbers("A", 1...20))
        screen.press(.down, times: 6)
        #expect(
            screen.text == """
                 A ───────────────
                  row 3            ┃
                  row 4
                  row 5
                  row 6
                ▌ row 7
                """)
    }

    @Test("A pinned header never covers the selected row")
    func headerNeverHidesSelection() {
        let (_, screen) = list(numbers("A", 1...20), numbers("B", 21...40))
        for key in Array(repeating: Key.down, count: 45) + Array(repeating: Key.up, count: 45) {
            screen.press(key)
            #expect(screen.selectedText != nil, "after \(key.name()): \n\(screen.text)")
        }
        #expect(screen.selectedText == "row 1")
    }

    @Test("Home and End move to the ends of the list")
    func goesToEnds() {
        let (_, screen) = list(numbers("A", 1...50), numbers("B", 51...90))
        screen.press(.end)
        #expect(screen.selectedText == "row 90")
        #expect(screen.lines.last?.contains("row 90") == true)
        screen.press(.home)
        #expect(screen.selectedText == "row 1")
        #expect(screen.lines.first?.hasPrefix(" A") == true)
    }

    @Test("Page keys show every row in both directions")
    func pagesMissNothing() {
        let (_, screen) = list(numbers("A", 1...30))
        var seen: Set<String> = []
        for _ in 0..<12 {
            for line in screen.lines { seen.insert(line.split(separator: "┃").first.map(String.init) ?? "") }
            screen.press(.pageDown)
        }
        let shown = Set(seen.map { $0.drop { $0 == "▌" || $0 == " " } }.map { $0.trimmingSuffixSpaces() })
        for number in 1...30 { #expect(shown.contains("row \(number)")) }
        #expect(screen.selectedText == "row 30")
        screen.press(.pageUp, times: 12)
        #expect(screen.selectedText == "row 1")
    }

    @Test("Tab moves to the next section, Shift-Tab to the start of this one and then to the previous one")
    func jumpsBySection() {
        let (_, screen) = list(numbers("A", 1...10), numbers("B", 11...20), numbers("C", 21...30))
        screen.press(.tab)
        #expect(screen.selectedText == "row 11")
        screen.press(.tab)
        #expect(screen.selectedText == "row 21")
        screen.press(.down, .shiftTab)
        #expect(screen.selectedText == "row 21")
        screen.press(.shiftTab)
        #expect(screen.selectedText == "row 11")
    }

    @Test(
        "Without selectable rows, Shift-Tab goes from inside a tall first row to its start, and then to the section above"
    )
    func jumpsToStartOfTallRow() {
        func tall(_ id: String) -> Section {
            let text = StyledText((1...20).map { "\(id) \($0)" }.joined(separator: "\n"))
            return Section(id: id, rows: [WrappedTextRow(text, isSelectable: false, id: id)])
        }
        let (_, screen) = list(tall("one"), tall("two"))
        screen.press(.tab)
        #expect(screen.lines[0].contains("two 1"))
        screen.press(.down, .down)
        #expect(screen.lines[0].contains("two 3"))
        screen.press(.shiftTab)
        #expect(screen.lines[0].contains("two 1"))
        screen.press(.shiftTab)
        #expect(screen.lines[0].contains("one 1"))
    }

    @Test("A list creates only the rows in its window")
    func makesRowsLazily() {
        var made = 0
        let section = Section("Many", count: 1_000_000) { index in
            made += 1
            return TextRow("row \(index)", id: index)
        }
        let (_, screen) = list(section)
        _ = screen.text
        #expect(made <= 7)
        made = 0
        screen.press(.end)
        _ = screen.text
        #expect(screen.selectedText == "row 999999")
        #expect(made <= 14)
    }

    @Test("Moving skips rows that cannot be selected, but no line stays unseen")
    func showsUnselectableRowsByLines() {
        let unselectable = (1...12).map { TextRow("text \($0)", isSelectable: false) }
        let rows: [any Row] = [TextRow("first")] + unselectable + [TextRow("last")]
        let (_, screen) = list(Section("A", rows: rows))
        var seen: Set<String> = []
        for _ in 0..<20 {
            for line in screen.lines { seen.insert(String(line.prefix(9)).trimmingSuffixSpaces()) }
            screen.press(.down)
        }
        for number in 1...12 { #expect(seen.contains("  text \(number)"), "text \(number) was never shown") }
        #expect(screen.selectedText == "last")
    }

    @Test("A row higher than the window scrolls line by line")
    func scrollsThroughHighRow() {
        let high = Section("A", rows: [ParagraphRow(lines: 15), TextRow("after")])
        let (_, screen) = list(high)
        var seen: Set<Substring> = []
        for _ in 0..<16 {
            for line in screen.lines { seen.formUnion(line.split(separator: " ").filter { $0.hasPrefix("line") }) }
            screen.press(.down)
        }
        #expect(seen.count == 15)
        #expect(screen.selectedText?.hasPrefix("after") == true)
    }
}

/// A row with a given number of lines.
struct ParagraphRow: Row {
    var lines: Int
    var id: AnyHashable { "paragraph" }

    func configure(_ cell: WrappedTextCell) {
        cell.text = StyledText((1...lines).map { "line\($0)" }.joined(separator: "\n"))
    }
}

extension String {
    fileprivate func trimmingSuffixSpaces() -> String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}

extension Substring {
    fileprivate func trimmingSuffixSpaces() -> String { String(self).trimmingSuffixSpaces() }
}
