/// A section of which only the header is shown, and how many rows it hides.
final class CollapsedSection: LayeredSection {
    private let hidden: Int
    private let row: HiddenRowsRow?

    init(
        _ base: Section, hiding hidden: Int, in place: CollapseLayer.HiddenRows, open: @escaping @MainActor () -> Void
    ) {
        self.hidden = hidden
        let needsRow = place == .row || !(base.header is HeaderRow)
        row = needsRow ? HiddenRowsRow(count: hidden, open: open) : nil
        super.init(base)
    }

    override var numberOfRows: Int { row == nil ? 0 : 1 }

    override var numberOfTrailingRows: Int { numberOfRows }

    override func row(at index: Int) -> any Row {
        row ?? base.row(at: index)
    }

    override func index(ofRow id: AnyHashable) -> Int? {
        row?.id == id ? 0 : nil
    }

    override var header: (any Row)? {
        guard row == nil, var header = base.header as? HeaderRow else { return base.header }
        header.detail = HiddenRowsRow.text(hidden)
        return header
    }

    override var footer: (any Row)? { nil }
}
