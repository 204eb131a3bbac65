import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A change in a list of a million rows in a thousand sections")
struct ChangeCostTests {
    private let model = QuietModel((0..<1_000).map { CountingSection("S\($0)", Array(0..<1_000)) })
    private let list = SectionsViewController(title: "Million")
    private let screen: Harness

    init() {
        list.model = model
        screen = Harness(list, columns: 30, rows: 10)
        list.select(ListIndexPath(section: 500, row: 500))
        list.scroll(byLines: 3)
        _ = screen.text
        for section in model.sections { section.forgetQuestions() }
    }

    private var askedForCount: [AnyHashable] { model.sections.filter { $0.countQuestions > 0 }.map(\.id) }
    private var rowsMade: Int { model.sections.reduce(0) { $0 + $1.rowQuestions } }

    @Test(
        "A change out of view reads only the row count of its section, and creates no row",
        arguments: [3, 997])
    func insertsElsewhere(section: Int) {
        let before = screen.lines.map { $0.prefix(28) }
        model.sections[section].numbers.insert(5_000, at: 700)
        model.tell(ListChange(sectionsWithOtherRows: ["S\(section)"]))
        #expect(askedForCount == ["S\(section)"])
        #expect(screen.lines.map { $0.prefix(28) } == before)
        #expect(rowsMade == 0)
        model.sections[section].numbers.remove(at: 0)
        model.tell(ListChange(sectionsWithOtherRows: ["S\(section)"]))
        #expect(askedForCount == ["S\(section)"])
        #expect(screen.lines.map { $0.prefix(28) } == before)
        #expect(rowsMade == 0)
    }

    @Test("An insertion or deletion above the selected row in its section keeps it on its line")
    func insertsAbove() {
        let before = screen.lines.map { $0.prefix(28) }
        model.sections[500].numbers.insert(5_000, at: 7)
        model.tell(ListChange(sectionsWithOtherRows: ["S500"]))
        #expect(screen.lines.map { $0.prefix(28) } == before)
        #expect(list.selection == ListIndexPath(section: 500, row: 501))
        model.sections[500].numbers.removeFirst(3)
        model.tell(ListChange(sectionsWithOtherRows: ["S500"]))
        #expect(screen.lines.map { $0.prefix(28) } == before)
        #expect(list.selection == ListIndexPath(section: 500, row: 498))
        #expect(askedForCount == ["S500"])
        #expect(rowsMade < 60)
    }

    @Test("Inserting a section reads only its row count; deleting or moving one reads none")
    func sections() {
        let before = rows
        model.sections.insert(CountingSection("New", [1, 2]), at: 20)
        model.tell(ListChange(hasOtherSections: true))
        #expect(askedForCount == ["New"])
        model.sections[20].forgetQuestions()
        model.sections.remove(at: 4)
        model.sections.swapAt(1, 990)
        model.tell(ListChange(hasOtherSections: true))
        #expect(askedForCount.isEmpty)
        #expect(rowsMade == 0)
        #expect(rows == before)
        #expect(list.reader.contents.numberOfRows == 999_002)
    }

    /// The lines without the scroll bar, because its thumb can move.
    private var rows: [String] {
        screen.lines.map { line in
            String(line.prefix(28).reversed().drop { $0 == " " }.reversed())
        }
    }
}
