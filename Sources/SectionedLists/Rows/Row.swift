/// A row of a list. It defines the type of its cell and configures the cell.
///
/// The compiler checks that row and cell match. A row with an action is also an ``ActionableRow``. A row with a tick is
/// a ``TickableRow``. Rows are created when they come into view, so creating them should be cheap. A row type can be a
/// value type or a class.
@MainActor
public protocol Row<CellType> {
    /// The type of the cell. The compiler infers it from ``configure(_:)``.
    associatedtype CellType: Cell

    /// The id of the row within its section. Selection and scroll position follow it.
    var id: AnyHashable { get }

    /// Whether the row can be selected. `true` by default.
    var isSelectable: Bool { get }

    /// The row as an ``ActionableRow``, or `nil` if it does not conform.
    ///
    /// The compiler resolves this property, as well as ``Row/tickable`` and ``Row/releasing``. A cast would search all
    /// conformances at run time.
    var actionable: (any ActionableRow)? { get }

    /// The row as a ``TickableRow``, or `nil` if it does not conform.
    var tickable: (any TickableRow)? { get }

    /// The row as a ``ReleasingRow``, or `nil` if it does not conform.
    var releasing: (any ReleasingRow)? { get }

    /// Whether the row has its own closure that configures the cell. If so, the closure of the section does not apply.
    var hasOwnLoad: Bool { get }

    /// The text by which the user can find the row, or `nil`; see ``TypeToFind``. `nil` by default.
    var findText: String? { get }

    /// Returns whether this row has the same content and behavior as another row with the same id, so that one can take
    /// over the cell of the other. By default, returns the result of `==` if the row is `Equatable`, otherwise `false`.
    func isSame(as other: any Row) -> Bool

    /// Configures a cell. The cell may have shown another row before.
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

extension Row {
    /// Returns whether the row has an id: `row.hasID("salt")`.
    public func hasID(_ id: AnyHashable) -> Bool { self.id == id }
}

extension Row where Self: Equatable {
    public func isSame(as other: any Row) -> Bool { other as? Self == self }
}

extension Row {
    /// Returns whether another row can replace this one without a visible difference.
    ///
    /// Returns `false` for the same object, because its content may have changed since it was shown.
    func isInterchangeable(with other: any Row) -> Bool {
        guard !(Self.self is AnyObject.Type) || (self as AnyObject) !== (other as AnyObject) else { return false }
        return id == other.id && isSame(as: other)
    }
}
