/// The header of a collapsed section, as a row that the user can select. Choosing the row expands the section.
public final class CollapsedHeaderRow: ActionableRow {
    /// An id that is different from the ids of all rows of your models.
    public let id: AnyHashable = HiddenRowsID()
    /// The header of the section, with the number of hidden rows.
    public let header: HeaderRow
    /// The list that shows the row.
    public weak var actionDelegate: (any ActionDelegate)?

    private let open: @MainActor () -> Void

    init(header: HeaderRow, open: @escaping @MainActor () -> Void) {
        self.header = header
        self.open = open
    }

    /// The text that a search in the list reads: the title of the section.
    public var findText: String? { header.title }

    /// Expands the section.
    public func performAction() { open() }

    /// Configures the cell with the header and the number of hidden rows.
    public func configure(_ cell: HeaderCell) { header.configure(cell) }
}
