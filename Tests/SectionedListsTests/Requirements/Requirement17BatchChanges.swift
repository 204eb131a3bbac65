import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 17: a batch changes rows by identity and is checked", .serialized)
struct Requirement17BatchChanges {
    private let model = MutableSectionsModel([
        MutableSection("A", rows: ["a", "b", "c"].map { TextRow($0) }), MutableSection("B", rows: [TextRow("d")]),
    ])
    private let list = SectionsViewController()

    private func screen() -> Harness {
        list.model = model
        return Harness(list, columns: 20, rows: 10)
    }

    @Test("A batch inserts, deletes, moves and reloads rows and sections; the selected row stays selected")
    func changes() {
        let screen = screen()
        screen.press(.down)
        let isDone = model.performBatch { batch in
            batch.insert(TextRow("new"), .before("a"), inSection: "A")
            batch.deleteRow("a", inSection: "A")
            batch.moveRow("b", inSection: "A", to: .end, ofSection: "B")
            batch.reload(TextRow("C", id: "c"), inSection: "A")
            batch.insert(Section("Z", rows: [TextRow("z")]), .start)
            batch.moveSection("B", to: .after("Z"))
        }
        #expect(isDone)
        #expect(model.outline == ["Z: z", "B: d b", "A: new C"])
        #expect(screen.selectedText == "b")
        #expect(list.selection == ListIndexPath(section: 1, row: 1))
    }

    @Test("An inconsistent batch is reported with its error, and the screen stays correct")
    func refuses() {
        let screen = screen()
        let before = screen.text
        let reports = programmingErrors {
            model.performBatch { batch in
                batch.deleteRow("a", inSection: "A")
                batch.insert(TextRow("c"), inSection: "A")
            }
        }
        #expect(reports == ["A batch was not carried out: there is a row c already in section A (change 2 of 2)"])
        #expect(screen.text == before)
    }

    @Test("Duplicate ids are reported by name and do no harm")
    func repeatedIDs() {
        let screen = screen()
        let reports = programmingErrors {
            list.sections = [Section("X", rows: [TextRow("1")]), Section("X", rows: [TextRow("2"), TextRow("2")])]
            for key in [Key.down, .end, .tab, .home, .pageDown, .up] { screen.press(key) }
            _ = screen.text
            list.sections = [Section("Y", rows: [TextRow("y")])]
        }
        #expect(reports.contains("Two sections have the same id, X"))
        #expect(reports.contains("Rows 0 and 1 of section X have the same id, 2"))
        #expect(screen.selectedText == "y")
    }

    @Test("Duplicate ids of a lazy section are reported when it is compared")
    func repeatedIDsOfSections() {
        list.sections = [TwinSection(["a", "b"])]
        let screen = Harness(list)
        let reports = programmingErrors {
            list.sections = [TwinSection(["b", "c", "c", "a"])]
            screen.press(.down)
        }
        #expect(reports == ["More than one row of section Twins has the id c"])
        #expect(screen.lines.filter { $0.hasSuffix("c") }.count == 2)
    }
}

/// A section that provides the ids of its rows.
private final class TwinSection: Section {
    private let names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init("Twins")
    }

    override var numberOfRows: Int { names.count }
    override func row(at index: Int) -> any Row { TextRow(names[index]) }
    override func index(ofRow id: AnyHashable) -> Int? { names.firstIndex { AnyHashable($0) == id } }
    override var fixedRowIDs: [AnyHashable]? { names.map { AnyHashable($0) } }
}
