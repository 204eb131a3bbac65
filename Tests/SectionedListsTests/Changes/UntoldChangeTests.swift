import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A model that is not as it said")
struct UntoldChangeTests {
    private let model = QuietModel([CountingSection("A", Array(0..<50)), CountingSection("B", Array(0..<50))])
    private let list = SectionsViewController(title: "List")
    private let screen: Harness

    init() {
        list.model = model
        screen = Harness(list, columns: 20, rows: 8)
        _ = screen.text
    }

    @Test("shows what is there, and is reported, when rows went without a word")
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

    @Test("shows what is there, and is reported, when sections went without a word")
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

    @Test("shows that nothing is left when all went without a word")
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

    @Test("has the list as delegate of a section that is another object now but has the same rows")
    func otherObject() {
        model.sections[0] = CountingSection("A", Array(0..<50))
        screen.press(.pageDown)
        #expect(model.sections[0].actionDelegate === list)
        #expect(screen.text.contains("A-10"))
    }

    @Test("stays whole, and is reported, when it says that a section changed that it does not have")
    func unknownSection() {
        let before = screen.text
        let reports = programmingErrors { model.tell(ListChange(sectionsWithOtherRows: ["Q"])) }
        #expect(reports.first?.contains("section Q changed") == true)
        #expect(screen.text == before)
    }

    @Test("is drawn whole, and is reported, when it changes because a row is being shown; the next drawing follows")
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

    @Test("has no row at an index path that is out of range")
    func outOfRange() {
        for path in [(-1, 0), (0, -1), (0, 50), (2, 0), (9, 9)].map({ ListIndexPath(section: $0.0, row: $0.1) }) {
            #expect(list.row(at: path) == nil)
            #expect(!list.select(path))
        }
    }

    @Test("answers a wrong index with an empty row or section, and reports it")
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
