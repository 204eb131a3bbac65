import Terminal
import Testing

@testable import SectionedLists

/// A section that provides rows, titles and actions. This is the complete code that an application needs.
private final class MultiplesSection: Section {
    var rowsMade = 0
    var passed: [Int] = []
    var chosen: [Int] = []

    init() { super.init("Threes", footerTitle: "and so on") }

    override var numberOfRows: Int { 1_000_000 }
    override func row(at index: Int) -> any Row {
        rowsMade += 1
        return TextRow("3 x \(index)", id: index)
    }
    override func index(ofRow id: AnyHashable) -> Int? { id as? Int }
    override func shouldSelectRow(at index: Int) -> Bool { index != 1 }
    override func didSelectRow(at index: Int) { passed.append(index) }
    override func action(ofRowAt index: Int) -> Action? { { self.chosen.append(index) } }
}

/// A section that shows the rows of another one in reverse order, as a layer would.
private final class ReversedSection: Section {
    private let base: Section

    init(_ base: Section) {
        self.base = base
        super.init(id: base.id)
    }

    override var numberOfRows: Int { base.numberOfRows }
    override func row(at index: Int) -> any Row { base.row(at: numberOfRows - 1 - index) }
    override func origin(ofRowAt index: Int) -> (section: Section, index: Int) {
        base.origin(ofRowAt: numberOfRows - 1 - index)
    }
}

@MainActor
@Suite("A section subclass")
struct SectionControllerTests {
    @Test("A section subclass provides rows and titles lazily and receives selection and choice")
    func suppliesAndReacts() {
        let section = MultiplesSection()
        let list = SectionsViewController()
        list.sections = [section]
        #expect(section.rowsMade == 0)
        let screen = Harness(list, columns: 20, rows: 4)
        #expect(
            screen.text == """
                 Threes ────────── █
                ▌ 3 x 0
                  3 x 1
                  3 x 2
                """)
        screen.press(.down, .enter)
        #expect(section.passed == [0, 2])
        #expect(section.chosen == [2])
        screen.press(.end)
        #expect(screen.lines.last?.hasPrefix("  and so on") == true)
        #expect(section.rowsMade < 20)
    }

    @Test("A section subclass can be in one list with other sections")
    func mixes() {
        let multiples = MultiplesSection()
        var chosen: [String] = []
        let blocks = Section("Closures", items: ["one", "two"], rowID: \.self, cell: TextCell.self) { cell, item in
            cell.text = StyledText(item)
        } onSelect: {
            chosen.append($0)
        }
        let list = SectionsViewController()
        list.sections = [Section("Rows", rows: [TextRow("row")]), blocks, multiples]
        let screen = Harness(list, columns: 20, rows: 7)
        #expect(
            screen.text == """
                 Rows ──────────── █
                ▌ row
                 Closures ────────
                  one
                  two
                 Threes ──────────
                  3 x 0
                """)
        screen.press(.enter, .down, .enter, .tab, .enter)
        #expect(chosen == ["one"])
        #expect(multiples.chosen == [0])
    }

    @Test("A section subclass receives callbacks for rows that another section shows")
    func isAskedThroughLayers() {
        var chosen: [Int] = []
        let base = Section("A", rows: ["a", "b", "c"].map { TextRow($0) })
            .onSelect { _, index in chosen.append(index) }
            .onLoad(TextCell.self) { cell, _ in cell.detail = "loaded" }
        let list = SectionsViewController()
        list.sections = [ReversedSection(base)]
        let screen = Harness(list, columns: 20)
        #expect(screen.selectedText == "c         loaded")
        screen.press(.enter)
        #expect(chosen == [2])
    }
}
