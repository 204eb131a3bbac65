import Terminal
import TestSupport
import Testing

@testable import SectionedLists

/// A model of another author that announces the edits of its rows.
@MainActor
@Suite("Edits that a custom model announces")
struct AnnouncedEditsTests {
    private let model = NumbersModel(Array(0..<1_000))
    private let list = SectionsViewController()

    private func show(_ layer: SectionedModelLayer) -> Harness {
        list.model = layer
        let screen = Harness(list, columns: 30, rows: 8)
        _ = screen.text
        return screen
    }

    private func shown() -> [Int] {
        let section = list.model.section(at: 0)
        return (0..<section.numberOfRows).compactMap { section.row(at: $0).id.base as? Int }
    }

    @Test("Layers follow the edits and read only the new rows")
    func follows() {
        let filter = FilterLayer(over: model)
        filter.filter { ($0.id.base as? Int)?.isMultiple(of: 2) == true }
        let sorting = SortLayer(over: filter)
        sorting.sort { ($0.id.base as? Int).map(-) }
        let screen = show(sorting)
        #expect(shown() == (0..<500).map { 998 - 2 * $0 })
        model.made = 0
        model.edit([.remove(at: 4), .insert(at: 0), .insert(at: 999)], inserting: [2_000, 1_001])
        #expect(Array(shown().prefix(2)) == [2_000, 998])
        #expect(!shown().contains(4) && shown().count == 500)
        _ = screen.text
        #expect(list.model.section(at: 0).index(ofRow: 2_000) == 0)
    }

    @Test(
        "Edits that contradict the rows are ignored, and all rows are read again",
        arguments: [[RowEdit.insert(at: 7_000)], [.remove(at: -1)], [.remove(at: .max)], [], [.insert(at: .min)]])
    func contradicts(edits: [RowEdit]) {
        for layer in [FilterLayer(over: model), SortLayer(over: model)] {
            (layer as? FilterLayer)?.filter { !$0.hasID(3) }
            (layer as? SortLayer)?.sort { ($0.id.base as? Int).map(-) }
            let screen = show(layer)
            _ = shown()
            let reports = programmingErrors {
                model.numbers.insert(-5, at: 0)
                model.announce(edits)
                _ = screen.text
            }
            #expect(shown().contains(-5))
            #expect(reports == [])
        }
    }

    @Test("A change tells its edits, and the edits of several changes in order")
    func tells() {
        var first = ListChange()
        first.setRowEdits([.insert(at: 1)], ofSection: "A")
        var second = ListChange()
        second.setRowEdits([.remove(at: 0)], ofSection: "A")
        #expect(first.sectionsWithOtherRows == ["A"])
        #expect(first.rowEdits(ofSection: "A") == [.insert(at: 1)])
        #expect(first.rowEdits(ofSection: "B") == nil)
        #expect(first.union(second).rowEdits(ofSection: "A") == [.insert(at: 1), .remove(at: 0)])
    }
}

private final class NumbersModel: SectionedModel {
    weak var observer: (any SectionedModelObserver)?
    var numbers: [Int]
    var made = 0
    private lazy var section = NumbersSection(self)

    init(_ numbers: [Int]) {
        self.numbers = numbers
    }

    var numberOfSections: Int { 1 }
    func section(at index: Int) -> Section { section }

    func edit(_ edits: [RowEdit], inserting new: [Int]) {
        var new = new
        for edit in edits {
            switch edit {
            case .insert(let index): numbers.insert(new.removeFirst(), at: index)
            case .remove(let index): numbers.remove(at: index)
            }
        }
        announce(edits)
    }

    func announce(_ edits: [RowEdit]) {
        var change = ListChange()
        change.setRowEdits(edits, ofSection: "N")
        observer?.model(self, didChange: change)
    }
}

private final class NumbersSection: Section {
    private unowned let model: NumbersModel

    init(_ model: NumbersModel) {
        self.model = model
        super.init("N")
    }

    override var numberOfRows: Int { model.numbers.count }

    override func row(at index: Int) -> any Row {
        model.made += 1
        return TextRow("\(model.numbers[index])", id: model.numbers[index])
    }

    override func index(ofRow id: AnyHashable) -> Int? { model.numbers.firstIndex { AnyHashable($0) == id } }
}
