/// A section that adds a row at its end or its start. The added row loads more rows.
final class LoadMoreSection: LayeredSection {
    let row: LoadMoreRow

    init(_ base: Section, row: LoadMoreRow) {
        self.row = row
        super.init(base)
    }

    /// The index of the row that loads more rows.
    private var ownIndex: Int { row.edge == .end ? numberOfRowsBelow : 0 }
    /// The number of added rows before the rows of the section below: 1 if the row that loads more is at the start.
    private var shift: Int { row.edge == .end ? 0 : 1 }

    override var numberOfRows: Int { numberOfRowsBelow + 1 }

    override var numberOfTrailingRows: Int { super.numberOfTrailingRows + 1 - shift }

    override func source(ofRowAt index: Int) -> Source {
        index == ownIndex ? .own(row) : .below(index - shift)
    }

    override func index(ofRowBelow index: Int) -> Int? { index + shift }

    override func index(ofOwnRow id: AnyHashable) -> Int? {
        id == row.id ? ownIndex : nil
    }
}
