import Terminal

/// A row in place of the hidden rows of a collapsed section. Choosing it expands the section.
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

    /// Returns a row that looks like a header, shows the text of this row as the detail of the header, and has the same
    /// effect.
    func inHeader(_ header: HeaderRow) -> CollapsedHeaderRow {
        var header = header
        header.detail = text
        return CollapsedHeaderRow(header: header, open: open)
    }

    public func configure(_ cell: TextCell) {
        cell.text = StyledText(text, role: .dim)
    }
}

/// The id of a row that a layer adds. It is different from the ids of all rows of the models of a program.
struct HiddenRowsID: Hashable {}
