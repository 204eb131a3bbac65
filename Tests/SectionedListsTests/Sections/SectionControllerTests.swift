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
                 Threes ────────── ┃
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
                 Rows ──────────── ┃
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

extension SectionControllerTests {
    @Test("Index paths are ordered by section and then by row")
    func paths() {
        let paths = [(1, 0), (0, 2), (0, 10), (1, 3)].map { ListIndexPath(section: $0.0, row: $0.1) }
        #expect(paths.sorted().map(\.description) == ["0.2", "0.10", "1.0", "1.3"])
    }

    @Test("A header shows the count of rows in place of the detail, and the index shows the first letter as a capital")
    func titles() {
        let section = Section("éclairs", detail: "sweet", rows: [TextRow("a"), TextRow("b")])
        #expect((section.header as? HeaderRow)?.detail == "sweet" && section.indexTitle == "É")
        section.countText = { "\($0) of them" }
        #expect((section.header as? HeaderRow)?.detail == "2 of them")
        section.title = "9 lives"
        #expect(section.indexTitle == "9" && section.id == AnyHashable("éclairs"))
        #expect(Section(id: "x").indexTitle == nil && Section("").indexTitle == nil && Section(id: "x").header == nil)
    }

    @Test("The ids of the rows are fixed only in a plain section that was not altered and has no closures")
    func fixedRows() {
        final class Other: Section {}
        func section() -> Section { Section("A", rows: [TextRow("a"), TextRow("b")]) }
        #expect(section().fixedRowIDs == ["a", "b"])
        for alter: (Section) -> Void in [
            { $0.title = "B" }, { $0.detail = "d" }, { $0.footerTitle = "f" }, { $0.countText = { "\($0)" } },
            { $0.onSelect { _, _ in } },
        ] {
            let altered = section()
            alter(altered)
            #expect(altered.fixedRowIDs == nil)
        }
        #expect(Other("A", rows: [TextRow("a")]).fixedRowIDs == nil)
        #expect(Section("A", count: 1) { _ in TextRow("a") }.fixedRowIDs == nil)
    }

    @Test("Sections without id and title that are set in a model get different ids, and are found by them")
    func untitled() {
        let model = SectionsModel()
        let sections = (0..<3).map { _ in Section(rows: []) }
        model.sections = [sections[0]]
        model.sections = [sections[1], sections[0], sections[2]]
        #expect(Set(sections.map(\.id)).count == 3)
        #expect(model.sections.map { model.index(ofSection: $0.id) } == [0, 1, 2])
    }

    @Test("A prepared row calls the delegate of its section")
    func delegate() {
        let list = SectionsViewController()
        let row = BlockRow(id: 1, cell: TextCell.self, onSelect: {})
        let section = Section(rows: [row])
        section.actionDelegate = list
        _ = section.preparedRow(at: 0)
        #expect(row.actionDelegate === list)
    }

    @Test("A section of items shows its own header and footer, each item at its place in a slice")
    func items() {
        let items = ["x", "a", "b"].dropFirst()
        var chosen: [String] = []
        let section = Section(
            "T", header: TextRow("head", id: "h"), footer: TextRow("foot", id: "f"), items: items, rowID: \.self,
            cell: TextCell.self, onLoad: { $0.text = StyledText($1) }, onSelect: { chosen.append($0) })
        #expect((section.header as? TextRow)?.text == "head" && (section.footer as? TextRow)?.text == "foot")
        #expect(section.numberOfRows == 2 && section.row(at: 1).id == AnyHashable("b"))
        #expect(section.index(ofRow: "b") == 1 && section.index(ofRow: "x") == nil)
        section.row(at: 1).actionable?.performAction()
        #expect(chosen == ["b"])
    }
}
