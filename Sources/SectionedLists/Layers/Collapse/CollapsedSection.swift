/// A collapsed section: one row that says how many rows are hidden and expands the section.
final class CollapsedSection: LayeredSection {
    private let hiddenRows: any ActionableRow
    private let isHeader: Bool

    /// - Parameter isBelowHeader: Whether the row is below the header, although it could take the place of the header.
    init(_ base: Section, row: HiddenRowsRow, isBelowHeader: Bool) {
        let header = isBelowHeader ? nil : base.header as? HeaderRow
        hiddenRows = header.map(row.inHeader) ?? row
        isHeader = header != nil
        super.init(base)
    }

    override var numberOfRows: Int { 1 }

    override var numberOfTrailingRows: Int { 1 }

    override func source(ofRowAt index: Int) -> Source { .own(hiddenRows) }

    override func index(ofRow id: AnyHashable) -> Int? { hiddenRows.id == id ? 0 : nil }

    override var header: (any Row)? { isHeader ? nil : super.header }

    override var footer: (any Row)? { nil }
}
