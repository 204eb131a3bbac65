/// A section with rows inserted between those of another.
final class InsertedSection: LayeredSection {
    private let insertions: [Insertion]
    /// Where the inserted rows stand, in ascending order, and which they are.
    private lazy var inserted: [(index: Int, row: any Row)] = placedRows()

    init(_ base: Section, _ insertions: [Insertion]) {
        self.insertions = insertions
        super.init(base)
    }

    private func placedRows() -> [(index: Int, row: any Row)] {
        let count = numberOfRowsBelow - base.trailingRows
        let placed = insertions.enumerated().compactMap { order, insertion in
            insertion.rowsBefore(in: base, count: count).map { (before: $0, order: order, row: insertion.row) }
        }
        let sorted = placed.sorted { ($0.before, $0.order) < ($1.before, $1.order) }
        return sorted.enumerated().map { (index: $0.element.before + $0.offset, row: $0.element.row) }
    }

    override var numberOfRows: Int { numberOfRowsBelow + inserted.count }

    override func place(at index: Int) -> Place {
        let before = inserted.countOfPrefix { $0.index < index }
        if before < inserted.count, inserted[before].index == index { return .own(inserted[before].row) }
        return .below(index - before)
    }

    override func index(ofRowBelow index: Int) -> Int? {
        // The inserted row number k, from 0, comes after as many rows of the section below as its index less k.
        index + inserted.indices.countOfPrefix { inserted[$0].index - $0 <= index }
    }

    override func index(ofOwnRow id: AnyHashable) -> Int? {
        inserted.first { $0.row.id == id }?.index
    }
}
