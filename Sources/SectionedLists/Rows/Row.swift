/// One row of a list: it names the type of cell that shows it, and configures that cell.
///
/// The compiler checks the pair. A row that does something when it is chosen is also an ``ActionableRow``; one that can
/// be ticked off is a ``TickableRow``. Rows are made when they come into view, so they should be cheap to make; values
/// and classes serve alike.
@MainActor
public protocol Row<CellType> {
    /// The type of cell that shows the row; the compiler reads it off ``configure(_:)``.
    associatedtype CellType: Cell

    /// Names the row within its section, whatever its position. Selection and scrolling follow it.
    var id: AnyHashable { get }

    /// Whether the keys can come to rest on the row. `true` unless the row says otherwise.
    var isSelectable: Bool { get }

    /// The row as one that does something when it is chosen; `nil` unless it is an ``ActionableRow``.
    ///
    /// Together with ``Row/tickable`` and ``Row/releasing`` this saves a search of all conformances at run time: the compiler
    /// knows the answer.
    var actionable: (any ActionableRow)? { get }

    /// The row as one that can be ticked off; `nil` unless it is a ``TickableRow``.
    var tickable: (any TickableRow)? { get }

    /// The row as one that is told when its cell goes to another row; `nil` unless it is a ``ReleasingRow``.
    var releasing: (any ReleasingRow)? { get }

    /// Whether the row was given a closure that configures its cell, so that its section's does not apply to it.
    var hasOwnLoad: Bool { get }

    /// What the row is found by when a person types, or `nil` where it is not; see ``TypeToFind``. `nil` unless the row
    /// says otherwise.
    var findText: String? { get }

    /// Whether another row with the same id shows and does the very same, so that a list may go on with the cell that
    /// shows this one. `false` unless the row says otherwise; a row that is `Equatable` asks that.
    func isSame(as other: any Row) -> Bool

    /// Puts what the row shows into a cell, which may have shown another row before.
    func configure(_ cell: CellType)
}

extension Row {
    public var isSelectable: Bool { true }
    public var actionable: (any ActionableRow)? { nil }
    public var tickable: (any TickableRow)? { nil }
    public var releasing: (any ReleasingRow)? { nil }
    public var hasOwnLoad: Bool { false }
    public var findText: String? { nil }
    public func isSame(as other: any Row) -> Bool { false }
}

extension Row where Self: Equatable {
    public func isSame(as other: any Row) -> Bool { other as? Self == self }
}

extension Row {
    /// Whether another row, made later, can stand in for this one unseen.
    ///
    /// An object that is asked about itself may have changed since it was shown, so that its word does not count.
    func isInterchangeable(with other: any Row) -> Bool {
        guard !(Self.self is AnyObject.Type) || (self as AnyObject) !== (other as AnyObject) else { return false }
        return id == other.id && isSame(as: other)
    }
}
