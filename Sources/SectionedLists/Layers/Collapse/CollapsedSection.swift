/// A collapsed section. It has one row, which shows the number of hidden rows. Choosing that row expands the section.
final class CollapsedSection: LayeredSection {
    private let hiddenRows: any ActionableRow
    private let isHeader: Bool

    /// Creates a collapsed section.
    ///
    /// - Parameters:
    ///   - base: The section whose rows are hidden.
    ///   - row: The row that shows the number of hidden rows.
    ///   - isBelowHeader: Whether the row is below the header. If `false`, the row replaces the header. But if the
    ///     header is not a ``HeaderRow``, the header stays, and the row is below the header.
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
