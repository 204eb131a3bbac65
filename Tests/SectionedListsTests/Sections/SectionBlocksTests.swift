import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Section closures")
struct SectionBlocksTests {
    @Test("onLoad configures the cells of all rows except one with its own closure")
    func loadsAllButOwn() {
        let own = BlockRow(id: "own", cell: TextCell.self) { $0.text = StyledText("own") }
        let bare = BlockRow(id: "bare", cell: TextCell.self)
        let rows: [any Row] = [TextRow("text"), own, bare, LinedRow(name: "other", lines: 1)]
        let section = Section("A", rows: rows).onLoad(TextCell.self) { cell, row in
            cell.text = StyledText("section's \(row.id)")
        }
        let list = SectionsViewController()
        list.sections = [section]
        let screen = Harness(list, rows: 5)
        #expect(
            screen.lines.dropFirst() == ["▌ section's text", "  own", "  section's bare", " other:0"],
            "\(screen.text)")
    }

    @Test("Equal rows are configured again after the section lost its onLoad closure")
    func goesWithItsSection() {
        let list = SectionsViewController()
        list.sections = [
            Section("A", rows: [TextRow("text")]).onLoad(TextCell.self) { cell, _ in cell.detail = "set out" }
        ]
        let screen = Harness(list, rows: 3)
        #expect(screen.text.contains("set out"))
        list.sections = [Section("A", rows: [TextRow("text")])]
        #expect(!screen.text.contains("set out"), "\(screen.text)")
    }

    @Test("onSelect is called for the chosen row, except for a row with its own action")
    func choosesAllButOwn() {
        var chosen: [String] = []
        let own = BlockRow(id: "own", cell: TextCell.self, onSelect: { chosen.append("own") })
        let section = Section("A", rows: [TextRow("text"), own]).onSelect { row, index in
            chosen.append("\(row.id) at \(index)")
        }
        let list = SectionsViewController()
        list.sections = [section]
        let screen = Harness(list)
        screen.press(.enter, .down, .enter)
        #expect(chosen == ["text at 0", "own"])
    }

    @Test("beforeReuse is called for a cell whose row left, except for a row with its own closure")
    func releasesAllButOwn() {
        var left: [String] = []
        let rows: [any Row] = (0..<20).map { number in
            let own: @MainActor (LinedCell) -> Void = { left.append("own \($0.name)") }
            return BlockRow(
                id: number, cell: LinedCell.self, onLoad: { ($0.name, $0.lines) = ("r\(number)", 1) },
                beforeReuse: number == 1 ? own : nil)
        }
        let list = SectionsViewController()
        list.sections = [Section("A", rows: rows).beforeReuse(LinedCell.self) { left.append($0.name) }]
        let screen = Harness(list, rows: 5)
        screen.press(.down, times: 6)
        _ = screen.text
        #expect(left == ["r0", "own r1"])
    }

    @Test("beforeReuse is called for the cells of an emptied list, which are then released")
    func releasesWhatWasEmptied() {
        var released = 0
        let list = SectionsViewController()
        list.sections = [
            Section("A", rows: (0..<8).map { TextRow("\($0)") }).beforeReuse(TextCell.self) { _ in released += 1 }
        ]
        let screen = Harness(list, rows: 9)
        _ = screen.text
        list.sections = []
        _ = screen.text
        #expect(released == 8)
        screen.resize(columns: 40, rows: 2)
        _ = screen.text
        #expect(list.window.pool.liveCells <= 4)
    }

    @Test("A section of items creates each row when it comes into view")
    func listsItems() {
        struct Fruit {
            var name: String
        }
        var loaded = 0
        var chosen: [String] = []
        let fruit = (0..<1_000).map { Fruit(name: "fruit \($0)") }
        let list = SectionsViewController()
        list.sections = [
            Section("Fruit", items: fruit[100...], rowID: \.name, cell: TextCell.self) { cell, fruit in
                loaded += 1
                cell.text = StyledText(fruit.name)
            } onSelect: { fruit in
                chosen.append(fruit.name)
            }
        ]
        let screen = Harness(list, rows: 5)
        screen.press(.down, .enter)
        #expect(screen.selectedText == "fruit 101")
        #expect(chosen == ["fruit 101"])
        #expect(loaded <= 5)
        #expect(list.indexPath(of: RowIdentity(section: "Fruit", row: "fruit 999"))?.row == 899)
    }

    @Test("Items with the same id are reported")
    func repeatedItems() {
        let section = Section("Fruit", items: ["Fig", "Pear", "Fig"], rowID: \.self, cell: TextCell.self) { _, _ in }
        let reports = programmingErrors { #expect(section.index(ofRow: "Fig") == 0) }
        #expect(reports == ["Rows 0 and 2 of section Fruit have the same id, Fig"])
    }
}
