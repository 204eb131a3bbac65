/// A row whose content and action are defined by closures, so that a program needs no row type for it.
///
/// The compiler checks the closures against the type of the cell:
///
/// ```swift
/// BlockRow(id: "salt", cell: TextCell.self) { cell in
///     cell.text = StyledText("Salt")
/// } onSelect: {
///     shop.add("Salt")
/// }
/// ```
///
/// If you omit a closure, the corresponding closure of the section is used, if there is one; see
/// ``Section/onLoad(_:perform:)``.
public final class BlockRow<CellType: Cell>: ActionableRow, ReleasingRow {
    public let id: AnyHashable
    public let isSelectable: Bool
    public weak var actionDelegate: (any ActionDelegate)?

    private let onLoad: (@MainActor (CellType) -> Void)?
    private let onSelect: (@MainActor () -> Void)?
    private let beforeReuse: (@MainActor (CellType) -> Void)?

    /// Creates a row from closures.
    ///
    /// - Parameters:
    ///   - id: The id of the row within its section.
    ///   - cell: The type of the cell.
    ///   - isSelectable: Whether the row can be selected.
    ///   - onLoad: Configures a cell when the row comes into view.
    ///   - onSelect: The action of the row. It is called when the user chooses the row, for example with Enter.
    ///   - beforeReuse: Called with the cell after the row left the window, before the cell is reused for another row.
    public init(
        id: AnyHashable, cell: CellType.Type, isSelectable: Bool = true,
        onLoad: (@MainActor (CellType) -> Void)? = nil, onSelect: (@MainActor () -> Void)? = nil,
        beforeReuse: (@MainActor (CellType) -> Void)? = nil
    ) {
        self.id = id
        self.isSelectable = isSelectable
        self.onLoad = onLoad
        self.onSelect = onSelect
        self.beforeReuse = beforeReuse
    }

    public var actionable: (any ActionableRow)? { onSelect == nil ? nil : self }
    public var releasing: (any ReleasingRow)? { beforeReuse == nil ? nil : self }
    public var hasOwnLoad: Bool { onLoad != nil }

    public func configure(_ cell: CellType) { onLoad?(cell) }
    public func performAction() { onSelect?() }
    public func release(_ cell: CellType) { beforeReuse?(cell) }
}
