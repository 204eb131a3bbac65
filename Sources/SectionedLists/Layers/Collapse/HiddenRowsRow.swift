import Terminal

/// Stands for the rows of a collapsed section; choosing it opens the section.
public final class HiddenRowsRow: ActionableRow {
    public let id: AnyHashable = HiddenRowsID()
    /// How many rows are hidden.
    public let count: Int
    /// Says so.
    public let text: String
    public weak var actionDelegate: (any ActionDelegate)?

    private let open: @MainActor () -> Void

    init(count: Int, text: String, open: @escaping @MainActor () -> Void) {
        self.count = count
        self.text = text
        self.open = open
    }

    public func performAction() { open() }

    public func configure(_ cell: TextCell) {
        cell.text = StyledText(text, role: .dim)
    }
}

/// An id that no row of a program has.
private struct HiddenRowsID: Hashable {}
