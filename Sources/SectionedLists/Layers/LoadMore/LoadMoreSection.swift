/// A section with a row at its end that brings more.
final class LoadMoreSection: LayeredSection {
    let row: LoadMoreRow

    init(_ base: Section, row: LoadMoreRow) {
        self.row = row
        super.init(base)
    }

    override var numberOfRows: Int { numberOfRowsBelow + 1 }

    override var numberOfTrailingRows: Int { super.numberOfTrailingRows + 1 }

    override func place(at index: Int) -> Place {
        index == numberOfRowsBelow ? .own(row) : .below(index)
    }

    override func index(ofOwnRow id: AnyHashable) -> Int? {
        id == row.id ? numberOfRowsBelow : nil
    }
}
