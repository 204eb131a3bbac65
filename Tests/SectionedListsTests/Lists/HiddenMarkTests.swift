import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Marks of hidden rows and of whole sections")
struct HiddenMarkTests {
    private let list = CountedMarks(title: "List")
    private let screen: Harness

    init() {
        list.allowsMultipleSelection = true
        screen = Harness(list, columns: 24, rows: 10)
    }

    private func rows(_ names: String...) -> [any Row] { names.map { TextRow($0) } }

    private var marked: [String] { list.selectedRowIDs.map { "\($0.section)/\($0.row)" } }

    // MARK: - Layers that hide rows

    @Test("A row keeps its mark while a filter hides it or its section")
    func filtered() {
        let filter = FilterLayer(
            over: SectionsModel([Section("A", rows: rows("ape", "bee")), Section("B", rows: rows("bat"))]))
        list.model = filter
        list.setMarked(true, RowIdentity(section: "A", row: "ape"))
        list.setMarked(true, RowIdentity(section: "B", row: "bat"))
        filter.filter { $0.hasID("bee") }
        #expect(list.numberOfMarkedRows == 2)
        #expect(marked == ["A/ape", "B/bat"])
        list.setMarked(true, RowIdentity(section: "A", row: "bee"))
        #expect(marked == ["A/bee", "A/ape", "B/bat"])
        filter.removeFilter()
        #expect(marked == ["A/ape", "A/bee", "B/bat"])
        #expect(screen.text.filter { $0 == "✓" }.count == 3)
    }

    @Test("Marking or unmarking all rows of a section keeps the marks of the rows that a filter hides")
    func allOfFiltered() {
        let filter = FilterLayer(over: SectionsModel([Section("A", rows: rows("ape", "bat", "bee", "bug"))]))
        list.model = filter
        filter.filter { $0.hasID("ape") }
        list.setAllMarked(true, inSection: "A")
        filter.filter { $0.hasID("bee") || $0.hasID("bug") }
        list.setAllMarked(true, inSection: "A")
        #expect(marked == ["A/bee", "A/bug", "A/ape"])
        list.setAllMarked(false, inSection: "A")
        #expect(marked == ["A/ape"])
        filter.removeFilter()
        #expect(marked == ["A/ape"])
        list.setAllMarked(true, inSection: "A")
        #expect(marked == ["A/ape", "A/bat", "A/bee", "A/bug"])
    }

    @Test("A range that began at “Show more…” ends when rows are inserted")
    func rangeWithoutMarks() {
        let model = MutableSectionsModel([MutableSection("A", rows: rows("ape", "bat", "bee", "bug"))])
        list.model = LoadMoreLayer(over: model, trigger: .manual) { _ in .finished }
        screen.press(.end, .character("v"))
        #expect(marked.isEmpty)
        model.performBatch { $0.insert(TextRow("ant"), .start, inSection: "A") }
        screen.press(.up, .up)
        #expect(marked.isEmpty)
    }

    @Test("A row keeps its mark while its section is collapsed")
    func collapsed() {
        let layer = CollapseLayer(over: SectionsModel([Section("A", rows: rows("ape", "bee"))])) { _ in false }
        list.model = layer
        list.setMarked(true, RowIdentity(section: "A", row: "bee"))
        layer.toggle("A")
        #expect(marked == ["A/bee"])
        layer.toggle("A")
        #expect(marked == ["A/bee"] && list.told == 1)
    }

    @Test("A row that is deleted while a filter hides it loses its mark")
    func deletedWhileHidden() {
        let model = MutableSectionsModel([
            MutableSection("A", rows: rows("ape", "bee")), MutableSection("B", rows: rows("bat", "bug")),
        ])
        let filter = FilterLayer(over: model)
        list.model = filter
        for row in ["ape", "bee"] { list.setMarked(true, RowIdentity(section: "A", row: AnyHashable(row))) }
        for row in ["bat", "bug"] { list.setMarked(true, RowIdentity(section: "B", row: AnyHashable(row))) }
        filter.filter { $0.hasID("bee") }
        model.performBatch { batch in
            batch.deleteRow("ape", inSection: "A")
            batch.deleteRow("bat", inSection: "B")
        }
        filter.removeFilter()
        #expect(marked == ["A/bee", "B/bug"])
    }

    @Test("A large section is marked row by row while a filter hides some of its rows")
    func largeFiltered() {
        let count = 2 * SectionsViewController.wholeSectionLimit + 10
        let filter = FilterLayer(
            over: SectionsModel([
                Section("N", count: count, indexOfRow: { $0 as? Int }) { TextRow("\($0)", id: $0) }
            ]))
        filter.filter { ($0.id as? Int)?.isMultiple(of: 2) == true }
        list.model = filter
        list.setAllMarked(true, inSection: "N")
        #expect(list.numberOfMarkedRows == count / 2)
        filter.removeFilter()
        #expect(list.numberOfMarkedRows == count / 2)
        #expect(!list.markedRows.contains(RowIdentity(section: "N", row: 1)))
    }

    // MARK: - Whole sections

    @Test("A row left out of a section that is marked as a whole stays without a mark after a change")
    func leftOut() {
        let model = QuietCount()
        list.model = model
        list.setAllMarked(true, inSection: "N")
        list.setMarked(false, RowIdentity(section: "N", row: 7))
        #expect(list.numberOfMarkedRows == model.count - 1)
        model.observer?.model(model, didChange: ListChange(sectionsWithOtherRows: ["N"]))
        #expect(!list.markedRows.contains(RowIdentity(section: "N", row: 7)))
        #expect(list.numberOfMarkedRows == model.count - 1)
    }

    @Test("If the row left out of a section that is marked as a whole is deleted, all other rows still count")
    func leftOutDeleted() {
        let count = SectionsViewController.wholeSectionLimit + 2
        let model = MutableSectionsModel([MutableSection("N", rows: (0..<count).map { TextRow("\($0)", id: $0) })])
        list.model = model
        list.setAllMarked(true, inSection: "N")
        list.setMarked(false, RowIdentity(section: "N", row: 7))
        #expect(list.numberOfMarkedRows == count - 1)
        model.performBatch { $0.deleteRow(7, inSection: "N") }
        #expect(list.numberOfMarkedRows == count - 1)
        model.performBatch { $0.insert(TextRow("7", id: 7), .start, inSection: "N") }
        #expect(list.numberOfMarkedRows == count, "a row that is added is marked")
    }

    @Test("“Show more…” has no mark in a section that is marked as a whole, and does not count")
    func showMore() {
        let count = SectionsViewController.wholeSectionLimit + 1
        let base = SectionsModel([
            Section("N", count: count, indexOfRow: { $0 as? Int }) { TextRow("\($0)", id: $0) }
        ])
        list.model = LoadMoreLayer(over: base, trigger: .manual) { _ in .finished }
        list.setAllMarked(true, inSection: "N")
        screen.press(.end)
        #expect(screen.lines.last?.contains("Show more…") == true && screen.lines.last?.contains("✓") == false)
        #expect(screen.lines.dropLast().last?.contains("✓") == true)
        #expect(list.numberOfMarkedRows == count)
    }

    @Test("Turning marking off calls markedRowsDidChange() if rows were marked")
    func turnedOff() {
        list.sections = [Section("A", rows: rows("ape"))]
        list.allowsMultipleSelection = false
        #expect(list.told == 0)
        list.allowsMultipleSelection = true
        list.setMarked(true, RowIdentity(section: "A", row: "ape"))
        list.allowsMultipleSelection = false
        #expect(list.told == 2 && list.markedRows.isEmpty)
    }
}

/// A list that counts the changes of its marks.
private final class CountedMarks: SectionsViewController {
    private(set) var told = 0

    override func markedRowsDidChange() { told += 1 }
}

/// A model of one large section that cannot find its rows by their ids.
private final class QuietCount: SectionedModel {
    weak var observer: (any SectionedModelObserver)?
    let count = SectionsViewController.wholeSectionLimit + 1
    private lazy var only = Section("N", count: count) { TextRow("\($0)", id: $0) }

    var numberOfSections: Int { 1 }

    func section(at index: Int) -> Section { only }
}
