/// A section with a row at its end that loads more rows.
final class LoadMoreSection: LayeredSection {
    let row: LoadMoreRow

    init(_ base: Section, row: LoadMoreRow) {
        self.row = row
        super.init(base)
    }

    override var numberOfRows: Int { numberOfRowsBelow + 1 }

    override var numberOfTrailingRows: Int { super.numberOfTrailingRows + 1 }

    override func source(ofRowAt index: Int) -> Source {
        index == numberOfRowsBelow ? .own(row) : .below(index)
    }

    override func index(ofOwnRow id: AnyHashable) -> Int? {
        id == row.id ? numberOfRowsBelow : nil
    }
}
