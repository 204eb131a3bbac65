import SectionedLists

/// A list of one size, on a stage, with what the operations need to change it.
@MainActor
final class ListUnderTest {
    let size: ListSize
    private(set) var stage = Stage()
    private lazy var counted = MutableSectionsModel(size.countedSections)
    /// The same rows in arrays, made when they are first needed.
    private lazy var listed = MutableSectionsModel(
        (0..<size.sections).map { section in
            MutableSection(
                id: section, header: TitleRow(section: section), rows: size.listedRows(ofSection: section))
        })
    private lazy var arrays = (0..<size.sections).map { size.listedRows(ofSection: $0) }
    private lazy var revisedArrays = (0..<size.sections).map { size.revisedRows(ofSection: $0) }
    private var isRevised = false
    /// What the list shows since arrays were set the last time.
    private weak var shownArrays: (any SectionedModel)?

    init(_ size: ListSize) {
        self.size = size
        open()
    }

    /// Lets the list go, so that it can be opened anew.
    func close() {
        stage = Stage()
    }

    /// Makes the sections and the list, and draws it.
    func open() {
        stage.list.sections = size.countedSections
        stage.open()
    }

    // MARK: - Places

    /// Places all over the list: its ends, its middle, and others.
    func place(_ turn: Int) -> ListIndexPath {
        let share = [0.5, 0, 0.999_999, 0.25, 0.77][turn % 5]
        let row = Int(Double(size.rows) * share)
        return ListIndexPath(section: row / size.rowsPerSection, row: row % size.rowsPerSection)
    }

    /// The text of the row that stands at a place as long as nothing was changed.
    func title(at place: ListIndexPath) -> String {
        NumberRow.title(size.firstNumber(ofSection: place.section) + place.row)
    }

    private var middle: ListIndexPath { place(0) }

    // MARK: - Changes of rows that are made on demand

    static let changedPlaces = 4

    private enum Change: CaseIterable { case start, window, middle, end }

    private func section(ofChange turn: Int) -> Int {
        switch Change.allCases[turn] {
        case .start: 0
        case .window: middle.section
        case .middle: size.sections / 4
        case .end: size.sections - 1
        }
    }

    func showMiddle() {
        if stage.list.model !== counted { stage.list.model = counted }
        stage.jump(to: middle)
    }

    /// Gives a section one row more than it has at first, or as many.
    func recount(_ turn: Int, by more: Int) {
        let section = section(ofChange: turn)
        change(counted) { batch in
            batch.reload(size.countedSection(section, count: size.rowsPerSection + more))
        }
    }

    // MARK: - Changes of rows in arrays

    func showListed() {
        if stage.list.model !== listed { stage.list.model = listed }
        stage.jump(to: middle)
    }

    private func newID(_ turn: Int) -> Int { 2 * size.rows + turn }

    func insert(_ turn: Int) {
        let position: ListPosition =
            switch Change.allCases[turn] {
            case .start: .start
            case .window: .before(size.firstNumber(ofSection: middle.section) + middle.row)
            case .middle: .at(size.rowsPerSection / 2)
            case .end: .end
            }
        let section = section(ofChange: turn)
        change(listed) { $0.insert(NumberRow(number: newID(turn)), position, inSection: section) }
    }

    func delete(_ turn: Int) {
        let section = section(ofChange: turn)
        change(listed) { $0.deleteRow(newID(turn), inSection: section) }
    }

    private func change(_ model: MutableSectionsModel, _ changes: (inout SectionsBatch) -> Void) {
        precondition(model.performBatch(changes), "The batch contradicts the list.")
        stage.draw()
    }

    // MARK: - Replacing all

    func showArrays() {
        guard stage.list.model !== shownArrays else { return }
        setSections(arrays)
        isRevised = false
        stage.jump(to: middle)
    }

    /// Makes new sections of rows that are there, one of a hundred of which is another than before, and sets them.
    func replaceAll() {
        isRevised.toggle()
        setSections(isRevised ? revisedArrays : arrays)
        stage.draw()
    }

    private func setSections(_ arrays: [[any Row]]) {
        stage.list.sections = arrays.enumerated().map { section, rows in
            Section(id: section, header: TitleRow(section: section), rows: rows)
        }
        shownArrays = stage.list.model
    }
}
