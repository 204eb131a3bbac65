/// A collapsed section: its header and the number of hidden rows.
final class CollapsedSection: LayeredSection {
    private let row: HiddenRowsRow
    private let showsRow: Bool

    /// - Parameter showsRow: Whether the row is shown although the header could say the same.
    init(_ base: Section, row: HiddenRowsRow, showsRow: Bool) {
        self.row = row
        self.showsRow = showsRow || !(base.header is HeaderRow)
        super.init(base)
    }

    override var numberOfRows: Int { showsRow ? 1 : 0 }

    override var numberOfTrailingRows: Int { numberOfRows }

    override func source(ofRowAt index: Int) -> Source { .own(row) }

    override func index(ofRow id: AnyHashable) -> Int? {
        showsRow && row.id == id ? 0 : nil
    }

    override var header: (any Row)? {
        guard !showsRow, var header = base.header as? HeaderRow else { return base.header }
        header.detail = row.text
        return header
    }

    override var footer: (any Row)? { nil }
}
