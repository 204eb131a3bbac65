import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A model that changes without notice")
struct UnannouncedChangeTests {
    private let model = QuietModel([CountingSection("A", Array(0..<50)), CountingSection("B", Array(0..<50))])
    private let list = SectionsViewController(title: "List")
    private let screen: Harness

    init() {
        list.model = model
        screen = Harness(list, columns: 20, rows: 8)
        _ = screen.text
    }

    @Test("Rows removed without notice are reported, and the list shows the rest")
    func shrinks() {
        let reports = programmingErrors {
            model.sections[0].numbers = [0, 1]
            screen.press(.pageDown)
            _ = screen.text
        }
        #expect(reports.first?.contains("Section A has 2 rows") == true)
        #expect(screen.lines[3] == "  B" || screen.text.contains("B-0"))
        #expect(!screen.text.contains("A-2"))
    }

    @Test("Sections removed without notice are reported, and the list shows the rest")
    func losesSections() {
        let reports = programmingErrors {
            model.sections.removeFirst()
            screen.press(.pageDown)
            _ = screen.text
        }
        #expect(reports.first?.contains("section A is no longer at 0") == true)
        #expect(screen.text.contains("B-"))
        #expect(!screen.text.contains("A-"))
    }

    @Test("A list whose sections were all removed without notice shows its empty text")
    func losesAll() {
        let reports = programmingErrors {
            model.sections = []
            screen.press(.end)
            _ = screen.text
        }
        #expect(!reports.isEmpty)
        #expect(screen.text.contains("Nothing here."))
        #expect(list.selection == nil)
    }

    @Test("A section replaced by another object without notice gets the action delegate")
    func otherObject() {
        model.sections[0] = CountingSection("A", Array(0..<50))
        screen.press(.pageDown)
        #expect(model.sections[0].actionDelegate === list)
        #expect(screen.text.contains("A-10"))
    }

    @Test("A change of an unknown section is reported and does no harm")
    func unknownSection() {
        let before = screen.text
        let reports = programmingErrors { model.tell(ListChange(sectionsWithOtherRows: ["Q"])) }
        #expect(reports.first?.contains("section Q changed") == true)
        #expect(screen.text == before)
    }

    @Test("A model change during the creation of a row is reported and applied by the next drawing")
    func changesWhileDrawn() {
        let sections = SectionsModel()
        var isArmed = true
        sections.sections = [
            Section("A", count: 20) { index in
                if index == 12, isArmed {
                    isArmed = false
                    sections.sections = [Section("A", rows: [TextRow("only")])]
                }
                return TextRow("row \(index)")
            }
        ]
        list.model = sections
        _ = screen.text
        let reports = programmingErrors {
            screen.press(.end)
            _ = screen.text
        }
        #expect(reports.contains { $0.contains("changed while its rows were being read") })
        #expect(screen.text.contains("only"))
        #expect(list.selection == ListIndexPath(section: 0, row: 0))
    }

    @Test("A model change during the drawing of a cell is reported and applied by the next drawing")
    func changesWhileCellsDraw() {
        let sections = SectionsModel()
        var isArmed = true
        let meddle = { @MainActor in
            guard isArmed else { return }
            isArmed = false
            sections.sections = [Section("A", rows: [TextRow("only")])]
        }
        sections.sections = [Section("A", rows: [MeddlingRow(meddle: meddle)] + (0..<20).map { TextRow("row \($0)") })]
        list.model = sections
        let reports = programmingErrors { #expect(screen.text.contains("row 0")) }
        #expect(reports == ["The model of the list List changed while its rows were being read"])
        #expect(screen.text.contains("only") && !screen.text.contains("row 0"))
    }

    @Test("A section with a different row count at each reading is reported, and every key works")
    func fickleCount() {
        let reports = programmingErrors {
            list.sections = [FickleSection("F"), Section("B", rows: [TextRow("last")])]
            for key in [Key.end, .up, .pageUp, .home, .down, .pageDown, .tab, .shiftTab, .end] {
                screen.press(key)
                #expect(screen.lines.count == 8)
            }
        }
        #expect(reports.contains { $0.contains("Section F has") })
        #expect(screen.text.contains("last"))
    }

    @Test("An index path out of range has no row")
    func outOfRange() {
        for path in [(-1, 0), (0, -1), (0, 50), (2, 0), (9, 9)].map({ ListIndexPath(section: $0.0, row: $0.1) }) {
            #expect(list.row(at: path) == nil)
            #expect(!list.select(path))
        }
    }

    @Test("A wrong index returns an empty row or section and is reported")
    func wrongIndex() {
        let section = Section("A", rows: [TextRow("1")])
        let mutable = MutableSection("A", rows: [TextRow("1")])
        let reports = programmingErrors {
            #expect(section.row(at: 1) is SpacerRow)
            #expect(mutable.row(at: -1) is SpacerRow)
            #expect(SectionsModel([section]).section(at: 1).numberOfRows == 0)
            #expect(MutableSectionsModel([section]).section(at: 3).numberOfRows == 0)
        }
        #expect(reports.count == 4)
    }
}

/// A section whose number of rows is different at each reading.
private final class FickleSection: Section {
    private var questions = 0

    init(_ title: String) { super.init(title) }

    override var numberOfRows: Int {
        questions += 1
        return questions.isMultiple(of: 3) ? 2 : 30
    }

    override func row(at index: Int) -> any Row { TextRow("row \(index)", id: index) }
}

/// A row whose cell runs a closure when it draws.
private struct MeddlingRow: Row {
    var meddle: @MainActor () -> Void
    var id: AnyHashable { "meddling" }

    func configure(_ cell: MeddlingCell) { cell.meddle = meddle }
}

private final class MeddlingCell: Cell {
    var meddle: @MainActor () -> Void = {}

    func draw(in surface: Surface, state: CellState) { meddle() }
}
