import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Headers and footers")
struct HeaderAndFooterTests {
    private func rows(_ count: Int) -> [any Row] { (0..<count).map { TextRow("row \($0)") } }

    @Test("A title is the simple case of a header")
    func areTitles() {
        let list = SectionsViewController()
        list.sections = [Section("Over", detail: "2", footerTitle: "under it all, in as many lines", rows: rows(2))]
        let screen = Harness(list, columns: 20, rows: 5)
        #expect(
            screen.text == """
                 Over ────────── 2
                ▌ row 0
                  row 1
                  under it all, in
                  as many lines
                """)
    }

    @Test("A header or footer can be any row of any height")
    func areRows() {
        let list = SectionsViewController()
        let header = LinedRow(name: "over", lines: 2)
        let footer = LinedRow(name: "under", lines: 2)
        list.sections = [Section("A", footerTitle: "none", header: header, footer: footer, rows: rows(1))]
        let screen = Harness(list, columns: 20, rows: 5)
        #expect(screen.lines == [" over:0", " over:1", "▌ row 0", " under:0", " under:1"])
    }

    @Test("A new footer is shown if the sections differ in nothing else")
    func footerChanges() {
        let list = SectionsViewController()
        let screen = Harness(list, columns: 20, rows: 5)
        for text in ["first", "second"] {
            list.sections = [Section("A", footerTitle: text, rows: rows(2))]
            #expect(screen.lines[3] == "  \(text)")
        }
    }

    @Test("A header or footer is never selected", arguments: [Key.up, .down, .home, .end, .tab, .pageDown])
    func areNeverSelected(key: Key) {
        let list = SectionsViewController()
        list.sections = ["A", "B"].map { name in
            Section(
                name, header: LinedRow(name: "over", lines: 1), footer: LinedRow(name: "under", lines: 1),
                count: 2
            ) { TextRow("row \($0)", id: $0) }
        }
        let screen = Harness(list)
        for _ in 0..<6 {
            screen.press(key)
            #expect(screen.selectedText?.hasPrefix("row") == true)
        }
    }

    @Test("A pinned header of any height never covers the selected row", arguments: 1...8)
    func neverHideSelection(lines: Int) {
        let list = SectionsViewController()
        list.sections = ["A", "B"].map { name in
            Section(name, header: LinedRow(name: name, lines: lines), rows: rows(15))
        }
        let screen = Harness(list, columns: 20, rows: 6)
        for key in Array(repeating: Key.down, count: 60) + Array(repeating: Key.up, count: 60) {
            screen.press(key)
            let isShown = screen.lines.contains { $0.hasPrefix("▌ row") }
            // Between two high headers, no row may fit into the view. If a row is in view, it must be selected.
            let isAnyInView = screen.lines.contains { $0.contains("row") }
            #expect(isShown == isAnyInView, "after \(key.name()):\n\(screen.text)")
        }
    }
}
