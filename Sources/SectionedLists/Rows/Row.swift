/// A row of a list. It defines the type of its cell and configures the cell.
///
/// The compiler checks that row and cell match. A row with an action is also an ``ActionableRow``. A row that can be
/// ticked is a ``TickableRow``. Rows are created when they come into view, so creating them should be cheap. Rows can
/// be values or objects.
@MainActor
public protocol Row<CellType> {
    /// The type of the cell. The compiler infers it from ``configure(_:)``.
    associatedtype CellType: Cell

    /// The id of the row within its section. Selection and scroll position follow it.
    var id: AnyHashable { get }

    /// Whether the row can be selected. `true` by default.
    var isSelectable: Bool { get }

    /// The row as an ``ActionableRow``, or `nil` if it is none.
    ///
    /// Like ``Row/tickable`` and ``Row/releasing``, this property is resolved by the compiler, which avoids a search of
    /// all conformances at run time.
    var actionable: (any ActionableRow)? { get }

    /// The row as a ``TickableRow``, or `nil` if it is none.
    var tickable: (any TickableRow)? { get }

    /// The row as a ``ReleasingRow``, or `nil` if it is none.
    var releasing: (any ReleasingRow)? { get }

    /// Whether the row has its own closure that configures the cell, so that the closure of the section does not apply.
    var hasOwnLoad: Bool { get }

    /// The text by which the user can find the row, or `nil`; see ``TypeToFind``. `nil` by default.
    var findText: String? { get }

    /// Returns whether another row with the same id has the same content and behavior, so that it can take over the
    /// cell of this row. By default, returns `false`, or the result of `==` if the row is `Equatable`.
    func isSame(as other: any Row) -> Bool

    /// Configures a cell, which may have shown another row before.
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
    /// Returns whether another row, created later, can replace this one without a visible difference.
    ///
    /// Returns `false` for the same object, because it may have changed since it was shown.
    func isInterchangeable(with other: any Row) -> Bool {
        guard !(Self.self is AnyObject.Type) || (self as AnyObject) !== (other as AnyObject) else { return false }
        return id == other.id && isSame(as: other)
    }
}
