import Terminal

/// A row that a collapsed section shows instead of its hidden rows. Choosing the row expands the section.
public final class HiddenRowsRow: ActionableRow {
    public let id: AnyHashable = HiddenRowsID()
    /// The number of hidden rows.
    public let count: Int
    /// The text of the row.
    public let text: String
    public weak var actionDelegate: (any ActionDelegate)?

    private let open: @MainActor () -> Void

    init(count: Int, text: String, open: @escaping @MainActor () -> Void) {
        self.count = count
        self.text = text
        self.open = open
    }

    public func performAction() { open() }

    /// Returns a row that looks like the given header, with the text of this row as its detail. Choosing the returned
    /// row also expands the section.
    func inHeader(_ header: HeaderRow) -> CollapsedHeaderRow {
        var header = header
        header.detail = text
        return CollapsedHeaderRow(header: header, open: open)
    }

    public func configure(_ cell: TextCell) {
        cell.text = StyledText(text, role: .dim)
    }
}

/// The id of the row that a ``CollapseLayer`` adds. No row of a program's models can have this id, because the type is
/// internal.
struct HiddenRowsID: Hashable {}
