import SectionedLists

/// A list of one size on a stage, and the models with which the operations change it.
@MainActor
final class ListUnderTest {
    let size: ListSize
    private(set) var stage = Stage()
    private lazy var counted = MutableSectionsModel(size.countedSections)
    /// The same rows in arrays. They are created when they are first needed.
    private lazy var listed = MutableSectionsModel(
        (0..<size.sections).map { section in
            MutableSection(
                id: section, header: TitleRow(section: section), rows: size.listedRows(ofSection: section))
        })
    private lazy var arrays = (0..<size.sections).map { size.listedRows(ofSection: $0) }
    private lazy var revisedArrays = (0..<size.sections).map { size.revisedRows(ofSection: $0) }
    private var isRevised = false
    /// The model that the list has had since ``setSections(_:)`` was called last.
    private weak var shownArrays: (any SectionedModel)?

    init(_ size: ListSize) {
        self.size = size
        open()
    }

    /// Replaces the list by a new one, so that it can be opened again.
    func close() {
        stage = Stage()
    }

    /// Creates the sections, sets them and draws the list.
    func open() {
        stage.list.sections = size.countedSections
        stage.open()
    }

    // MARK: - Places

    /// Returns one of five places in the list: the middle, the start, the end and two others.
    func place(_ turn: Int) -> ListIndexPath {
        let share = [0.5, 0, 0.999_999, 0.25, 0.77][turn % 5]
        let row = Int(Double(size.rows) * share)
        return ListIndexPath(section: row / size.rowsPerSection, row: row % size.rowsPerSection)
    }

    /// Returns the text of the row at a place, provided that nothing was changed.
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

    /// Sets the number of rows of a section to the original number plus `more`.
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

    /// Replaces all sections by new ones with the other version of the rows. One of a hundred rows differs.
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
