/// A section that shows the rows of another section and inserts rows between them.
final class InsertedSection: LayeredSection {
    private let insertions: [Insertion]
    /// The inserted rows and their indices in this section, in ascending order of the indices.
    private lazy var inserted: [(index: Int, row: any Row)] = insertedRows()

    init(_ base: Section, _ insertions: [Insertion]) {
        self.insertions = insertions
        super.init(base)
    }

    /// Returns whether this section already shows the rows of the given insertions, at the same positions.
    func shows(_ insertions: [Insertion]) -> Bool {
        let others = InsertedSection(base, insertions).inserted
        return inserted.count == others.count
            && zip(inserted, others).allSatisfy { $0.index == $1.index && $0.row.isInterchangeable(with: $1.row) }
    }

    private func insertedRows() -> [(index: Int, row: any Row)] {
        let count = numberOfRowsBelow - base.trailingRows
        let positioned = insertions.enumerated().compactMap { order, insertion in
            insertion.rowsBefore(in: base, count: count).map { (before: $0, order: order, row: insertion.row) }
        }
        let sorted = positioned.sorted { ($0.before, $0.order) < ($1.before, $1.order) }
        return sorted.enumerated().map { (index: $0.element.before + $0.offset, row: $0.element.row) }
    }

    override var numberOfRows: Int { numberOfRowsBelow + inserted.count }

    override func source(ofRowAt index: Int) -> Source {
        let before = inserted.countOfPrefix { $0.index < index }
        if before < inserted.count, inserted[before].index == index { return .own(inserted[before].row) }
        return .below(index - before)
    }

    override func index(ofRowBelow index: Int) -> Int? {
        // `inserted[k].index - k` is the number of rows of the section below that are before the inserted row `k`.
        index + inserted.indices.countOfPrefix { inserted[$0].index - $0 <= index }
    }

    override func index(ofOwnRow id: AnyHashable) -> Int? {
        inserted.first { $0.row.id == id }?.index
    }
}
