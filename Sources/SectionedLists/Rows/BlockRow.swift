/// A row made of closures, without a type of its own.
///
/// The compiler checks the closures against the type of cell:
///
/// ```swift
/// BlockRow(id: "salt", cell: TextCell.self) { cell in
///     cell.text = StyledText("Salt")
/// } onSelect: {
///     shop.add("Salt")
/// }
/// ```
///
/// What a row leaves out, its section's closures do; see ``Section/onLoad(_:perform:)``.
public final class BlockRow<CellType: Cell>: ActionableRow, ReleasingRow {
    public let id: AnyHashable
    public let isSelectable: Bool
    public weak var actionDelegate: (any ActionDelegate)?

    private let onLoad: (@MainActor (CellType) -> Void)?
    private let onSelect: (@MainActor () -> Void)?
    private let beforeReuse: (@MainActor (CellType) -> Void)?

    /// - Parameters:
    ///   - id: Names the row within its section.
    ///   - cell: The type of cell that shows the row.
    ///   - isSelectable: Whether the keys can come to rest on the row.
    ///   - onLoad: Puts what the row shows into a cell, when the row comes into view.
    ///   - onSelect: Is called when the row is chosen.
    ///   - beforeReuse: Is called with the cell when the row has left the window, before another row takes the cell.
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
