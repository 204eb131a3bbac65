import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 2: sections have headers and footers of any height")
struct Requirement02HeadersAndFooters {
    private func list(headerLines: Int) -> SectionsViewController {
        let list = SectionsViewController()
        list.sections = ["A", "B"].map { (name: String) in
            Section(
                id: name, header: LinedRow(name: "h\(name)", lines: headerLines),
                footer: LinedRow(name: "f\(name)", lines: 2),
                rows: (0..<9).map { (row: Int) in LinedRow(name: "\(name)\(row)", lines: 1) })
        }
        return list
    }

    @Test("Headers and footers are optional")
    func optional() {
        let list = SectionsViewController()
        list.sections = [Section(rows: [TextRow("bare")]), Section("B", footerTitle: "end", rows: [TextRow("b")])]
        #expect(Harness(list, columns: 12, rows: 4).lines == ["▌ bare", " B ───────", "  b", "  end"])
    }

    @Test("A header stays pinned while its section is in view, and the next one pushes it out", arguments: 1...3)
    func pins(headerLines: Int) {
        let list = list(headerLines: headerLines)
        let screen = Harness(list, columns: 12, rows: 8)
        screen.press(.down, times: 8)
        #expect(screen.lines.prefix(headerLines).map { String($0.prefix(5)) } == (0..<headerLines).map { " hA:\($0)" })
        screen.press(.end)
        #expect(screen.lines[0].hasPrefix(" hB:0"))
        #expect(!screen.text.contains("hA"))
    }

    @Test("A header is never selected and never covers the selected row", arguments: 1...5)
    func neverSelectedNorHiding(headerLines: Int) {
        let list = list(headerLines: headerLines)
        let screen = Harness(list, columns: 12, rows: 8)
        let keys: [Key] = [.down, .pageDown, .end, .up, .tab, .shiftTab, .pageUp, .home, .down, .end, .up, .up]
        for key in keys + keys.reversed() {
            screen.press(key)
            let selected = screen.lines.first { $0.hasPrefix("▌") }
            #expect(selected?.contains("A") == true || selected?.contains("B") == true, "\(key): \(screen.text)")
            #expect(selected?.contains("h") == false && selected?.contains("f") == false, "\(key)")
        }
    }
}
