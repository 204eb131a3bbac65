import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A programming error in the use of the library", .serialized)
struct ProgrammingErrorTests {
    private func rows(_ names: String...) -> [any Row] { names.map { TextRow($0) } }

    @Test("Two sections with the same id are reported")
    func duplicateSections() {
        let list = SectionsViewController()
        let reports = programmingErrors {
            list.sections = [Section("A", rows: rows("one")), Section("A", rows: rows("two"))]
        }
        #expect(reports == ["Two sections have the same id, A"])
        let screen = Harness(list)
        screen.press(.down)
        #expect(screen.selectedText == "two")
    }

    @Test("Two rows with the same id are reported, and both can be selected")
    func duplicateRows() {
        let list = SectionsViewController()
        let reports = programmingErrors {
            list.sections = [Section("A", rows: rows("salt", "rice", "salt"))]
            #expect(list.indexPath(of: RowIdentity(section: "A", row: "salt")) == ListIndexPath(section: 0, row: 0))
        }
        let screen = Harness(list)
        #expect(reports == ["Rows 0 and 2 of section A have the same id, salt"])
        screen.press(.end)
        #expect(list.selection == ListIndexPath(section: 0, row: 2))
    }

    @Test("Presenting is an error of a screen that was never shown, and has no effect on one that was left meanwhile")
    func presentingLate() {
        let navigation = NavigationController(title: "App", root: SectionsViewController(title: "Root"))
        let screen = SectionsViewController(title: "Asking")
        navigation.push(screen)
        navigation.pop()
        let late = programmingErrors { screen.present(AlertViewController(title: "Answer", text: "Yes.")) }
        #expect(late.isEmpty && navigation.presentedViewController == nil)
        let never = programmingErrors {
            SectionsViewController().present(AlertViewController(title: "Answer", text: "Yes."))
        }
        #expect(never == ["SectionsViewController presents but is on no navigation stack"])
    }

    @Test("A negative row count is reported and treated as 0")
    func negativeCount() {
        let list = SectionsViewController()
        let reports = programmingErrors {
            list.sections = [Section("A", count: -3) { TextRow("row \($0)") }]
        }
        #expect(reports == ["Section A says that it has -3 rows"])
        let screen = Harness(list)
        screen.press(.down, .end, .home, .pageDown, .tab)
        #expect(screen.lines.first?.hasPrefix(" A ─") == true)
        #expect(list.selection == nil)
    }

    @Test("A cell of height 0 is reported and treated as 1")
    func zeroHeight() {
        let list = SectionsViewController()
        list.sections = [Section("A", rows: [LinedRow(name: "flat", lines: 0), LinedRow(name: "next", lines: 1)])]
        var screen: Harness?
        let reports = programmingErrors {
            screen = Harness(list)
            screen?.press(.down)
        }
        #expect(reports == ["The cell of row flat says that it is 0 lines high"])
        #expect(screen?.selectedText == "next:0")
        #expect(screen?.lines.firstIndex { $0.contains("next:0") } == 2)
    }

    @Test("A cell of a thousand lines is shown completely and not reported, because the text of a user can be as long")
    func greatHeight() {
        let list = SectionsViewController()
        list.sections = [
            Section("A", rows: [LinedRow(name: "high", lines: 1_000), LinedRow(name: "next", lines: 1)])
        ]
        var screen: Harness?
        let reports = programmingErrors {
            screen = Harness(list, columns: 20, rows: 5)
            screen?.press(.down, times: 996)
        }
        #expect(reports.isEmpty)
        #expect(screen?.lines.last?.hasPrefix("▌high:999") == true || screen?.text.contains("high:999") == true)
        screen?.press(.down)
        #expect(screen?.selectedText == "next:0")
    }

    @Test("Drawing above or below the lines of a cell is reported and cut off", arguments: [-1, 1, 40])
    func straysFromItsLines(line: Int) {
        let list = SectionsViewController()
        list.sections = [Section("A", rows: [TextRow("before"), StrayRow(line: line), TextRow("after")])]
        let screen = Harness(list)
        var text = ""
        let reports = programmingErrors { text = screen.text }
        #expect(reports == ["The cell of row stray draws outside its 1 lines"])
        #expect(text.contains("before") && text.contains("after") && !text.contains("out there"))
    }

    @Test("A cell cut off at the edge of the window is not reported")
    func cutOffCell() {
        let list = SectionsViewController()
        list.sections = [Section("A", rows: (0..<5).map { LinedRow(name: "r\($0)", lines: 4) })]
        let screen = Harness(list, columns: 20, rows: 6)
        let reports = programmingErrors {
            for _ in 0..<20 {
                _ = screen.text
                list.scroll(byLines: 1)
            }
        }
        #expect(reports.isEmpty)
    }

    @Test("Pushing a screen that is already on the stack is reported")
    func pushedTwice() {
        let root = SectionsViewController(title: "Root")
        let navigation = NavigationController(root: root)
        let reports = programmingErrors { navigation.push(root) }
        #expect(reports.count == 1)
        #expect(navigation.viewControllers.count == 1)
    }
}

/// A row whose cell draws outside its lines.
private struct StrayRow: Row {
    var line: Int
    var id: AnyHashable { "stray" }

    func configure(_ cell: StrayCell) { cell.line = line }
}

private final class StrayCell: Cell {
    var line = 0

    func draw(in surface: Surface, state: CellState) {
        surface.region(Rect(x: 0, y: line, width: surface.width, height: 1)).draw("out there", x: 0, y: 0)
        surface.fill(Rect(x: 0, y: line, width: surface.width, height: 1), with: "#")
    }
}
