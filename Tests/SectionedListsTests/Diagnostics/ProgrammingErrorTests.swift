import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A mistake in a program that uses the library", .serialized)
struct ProgrammingErrorTests {
    private func rows(_ names: String...) -> [any Row] { names.map { TextRow($0) } }

    @Test("is reported where two sections have the same id")
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

    @Test("is reported where two rows have the same id, and both can be gone to")
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

    @Test("is reported where a section has a negative number of rows, and taken for none")
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

    @Test("is reported where a cell is no line high, and taken for one")
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

    @Test("is reported where a screen is pushed that is on the stack already")
    func pushedTwice() {
        let root = SectionsViewController(title: "Root")
        let navigation = NavigationController(root: root)
        let reports = programmingErrors { navigation.push(root) }
        #expect(reports.count == 1)
        #expect(navigation.viewControllers.count == 1)
    }
}
