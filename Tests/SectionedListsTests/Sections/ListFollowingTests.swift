import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A list over a model that changes by identity")
struct ListFollowingTests {
    private let notes = Notes()
    private let model = MutableSectionsModel()
    private let list = SectionsViewController(title: "List")
    private let screen: Harness

    init() {
        let notes = notes
        model.performBatch { batch in
            for name in ["A", "B"] {
                batch.insert(MutableSection(name, rows: (1...20).map { NotedRow("\(name)\($0)", notes) }))
            }
        }
        list.model = model
        screen = Harness(list, columns: 20, rows: 8)
        screen.press(.down, times: 9)
        screen.press(.up, times: 3)
        _ = screen.text
        notes.configured = []
    }

    private func row(_ name: String) -> NotedRow { NotedRow(name, notes) }

    private func line(of text: String) -> Int? {
        screen.lines.firstIndex { ($0 + " ").dropFirst(2).hasPrefix(text + " ") }
    }

    @Test("A row that is reloaded after another change and before the drawing configures its cell again")
    func reloadsAfterChange() {
        model.performBatch { $0.insert(row("new"), .before("A2"), inSection: "A") }
        model.performBatch { $0.reloadRow("A6", inSection: "A") }
        _ = screen.text
        #expect(notes.configured == ["A6"])
    }

    @Test("A row that moves after another change and before the drawing keeps its cell")
    func movesAfterChange() {
        list.select(ListIndexPath(section: 1, row: 2))
        #expect(screen.text.contains("A19"))
        notes.configured = []
        model.performBatch { $0.insert(row("new"), .before("A2"), inSection: "A") }
        model.performBatch { $0.moveRow("A19", inSection: "A", to: .after("B1"), ofSection: "B") }
        #expect(screen.text.contains("A19"))
        #expect(!notes.configured.contains("A19"))
    }

    @Test("Changes above the selected row keep it on its line and configure no cell that stays")
    func insertsAbove() {
        let before = line(of: "A7")
        model.performBatch { batch in
            batch.insert(row("new"), .before("A2"), inSection: "A")
            batch.insert(row("newer"), .after("new"), inSection: "A")
            batch.deleteRow("A1", inSection: "A")
        }
        #expect(screen.selectedText == "A7")
        #expect(line(of: "A7") == before)
        #expect(list.selection == ListIndexPath(section: 0, row: 7))
        #expect(notes.configured.isEmpty)
    }

    @Test("A row inserted into the window is shown, and the other cells are kept")
    func insertsInView() {
        model.performBatch { $0.insert(row("new"), .after("A7"), inSection: "A") }
        #expect(line(of: "new") == line(of: "A7").map { $0 + 1 })
        #expect(notes.configured == ["new"])
    }

    @Test("A reloaded row is configured again, and no other row")
    func reloads() {
        model.performBatch { $0.reloadRow("A8", inSection: "A") }
        _ = screen.text
        #expect(notes.configured == ["A8"])
        notes.configured = []
        model.performBatch { batch in
            batch.reloadRow("A8", inSection: "A")
            batch.moveRow("A8", inSection: "A", to: .after("A9"))
        }
        #expect(line(of: "A8") == line(of: "A9").map { $0 + 1 })
        #expect(notes.configured == ["A8"])
    }

    @Test("The selection follows a row into another section, with its cell and on its line")
    func followsAcross() {
        let before = line(of: "A7")
        model.performBatch { $0.moveRow("A7", inSection: "A", to: .after("B9"), ofSection: "B") }
        #expect(screen.selectedText == "A7")
        #expect(line(of: "A7") == before)
        #expect(list.selection == ListIndexPath(section: 1, row: 9))
        #expect(list.selectedIdentity == RowIdentity(section: "B", row: "A7"))
        #expect(!notes.configured.contains("A7"))
    }

    @Test("If the selected row is out of view, the window follows its top row into another section")
    func followsTopRow() {
        let sections = ["A", "B"].map { (name: String) in
            MutableSection(id: name, rows: (1...20).map { row("\(name)\($0)") })
        }
        let model = MutableSectionsModel(sections)
        list.model = model
        list.select(ListIndexPath(section: 0, row: 0))
        list.scroll(byLines: 6)
        #expect(line(of: "A7") == 0)
        model.performBatch { $0.moveRow("A7", inSection: "A", to: .after("B9"), ofSection: "B") }
        #expect(line(of: "A7") == 0 && line(of: "B10") == 1, "\(screen.text)")
        #expect(list.selectedIdentity == RowIdentity(section: "A", row: "A1"))
    }

    @Test("A refused batch changes nothing on the screen")
    func refused() {
        let before = screen.text
        let reports = programmingErrors {
            model.performBatch { batch in
                batch.deleteRow("A7", inSection: "A")
                batch.reloadRow("A7", inSection: "A")
            }
        }
        #expect(reports.count == 1)
        #expect(screen.text == before)
        #expect(notes.configured.isEmpty)
    }

    @Test("Several changes between two drawings keep the selection and the scroll position")
    func severalChanges() {
        list.scroll(byLines: 14)
        let before = screen.lines.map { $0.prefix(18) }
        for name in ["n1", "n2", "n3"] {
            model.performBatch { $0.insert(row(name), .start, inSection: "A") }
            model.performBatch { $0.moveSection("B", to: .end) }
        }
        model.performBatch { $0.reloadSection("A") }
        #expect(screen.lines.map { $0.prefix(18) } == before)
    }

    @Test("onChange reports each change, also when sections are set")
    func tellsReader() {
        var changes: [ListChange] = []
        list.onChange = { changes.append($0) }
        model.performBatch { $0.deleteRow("B1", inSection: "B") }
        list.sections = [Section("X", rows: [TextRow("1")]), Section("Y", rows: [TextRow("2")])]
        list.sections = [Section("X", rows: [TextRow("1")]), Section("Y", rows: [TextRow("2"), TextRow("3")])]
        #expect(
            changes == [
                ListChange(sectionsWithOtherRows: ["B"]), .everything, ListChange(sectionsWithOtherRows: ["Y"]),
            ])
    }

    @Test("Equal rows keep their cells when sections that cannot be compared are set")
    func keepsCellsOfEqualRows() {
        let sections = { (extra: [String]) in
            let names = extra + (1...20).map { "A\($0)" }
            return [Section("A", count: names.count) { row(names[$0]) }]
        }
        list.sections = sections([])
        _ = screen.text
        notes.configured = []
        list.sections = sections([])
        _ = screen.text
        #expect(notes.configured.isEmpty)
        list.sections = sections(["new"])
        _ = screen.text
        #expect(notes.configured.count <= 2)
    }

    @Test("New sections equal to the old ones get the action delegate")
    func handsDelegateDown() {
        let plain = SectionsModel([AskingSection()])
        list.model = plain
        _ = screen.text
        let section = AskingSection()
        plain.sections = [section]
        screen.press(.enter)
        #expect(section.asked === list)
        let other = AskingSection()
        list.sections = [other]
        screen.press(.enter)
        #expect(other.asked === list)
    }
}

/// A section that can be compared and that passes the choice of its row to its delegate.
private final class AskingSection: Section {
    private(set) var asked: (any ActionDelegate)?

    init() { super.init("X") }

    override var numberOfRows: Int { 1 }
    override var fixedRowIDs: [AnyHashable]? { ["1"] }
    override func row(at index: Int) -> any Row { TextRow("1") }
    override func action(ofRowAt index: Int) -> Action? { { self.asked = self.actionDelegate } }
}

/// A row that records each configuration of a cell.
private struct NotedRow: Row {
    let name: String
    let notes: Notes

    init(_ name: String, _ notes: Notes) {
        self.name = name
        self.notes = notes
    }

    var id: AnyHashable { name }

    func isSame(as other: any Row) -> Bool { (other as? NotedRow)?.name == name }

    func configure(_ cell: TextCell) {
        notes.configured.append(name)
        cell.text = StyledText(name)
    }
}

/// Records the names of the rows for which cells were configured.
@MainActor
private final class Notes {
    var configured: [String] = []
}
