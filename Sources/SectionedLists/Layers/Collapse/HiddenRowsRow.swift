import Terminal

/// Stands for the rows of a collapsed section; choosing it opens the section.
public final class HiddenRowsRow: ActionableRow {
    public let id: AnyHashable = HiddenRowsID()
    /// How many rows are hidden.
    public let count: Int
    public weak var actionDelegate: (any ActionDelegate)?

    private let open: @MainActor () -> Void

    init(count: Int, open: @escaping @MainActor () -> Void) {
        self.count = count
        self.open = open
    }

    public func performAction() { open() }

    public func configure(_ cell: TextCell) {
        cell.text = StyledText(Self.text(count), role: .dim)
    }

    static func text(_ count: Int) -> String { "\(count) hidden" }
}

/// An id that no row of a program has.
private struct HiddenRowsID: Hashable {}
