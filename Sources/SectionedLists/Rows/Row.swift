/// A row of a list. It defines the type of its cell and configures the cell.
///
/// The compiler checks that the cell fits the row. A row with an action is also an ``ActionableRow``. A row with a tick
/// is a ``TickableRow``. Creating a row should take little time, because a section can create its rows when they come
/// into view. A row type can be a value type or a class.
@MainActor
public protocol Row<CellType> {
    /// The type of the cell. The compiler infers it from ``configure(_:)``.
    associatedtype CellType: Cell

    /// The id of the row, unique within its section. It must not change while the row is in a model. When the list
    /// changes, it finds the selected row and the scroll position again by this id.
    ///
    /// A value that stores an `AnyHashable` cannot be `Equatable` in a row, because an `AnyHashable` is not `Sendable`. Let
    /// such a row compute its id (`var id: AnyHashable { name }`), or store an id of another type with `let` and make the
    /// row `Identifiable`. A computed id of an `Identifiable` row does not compile, because a row is on the main actor.
    var id: AnyHashable { get }

    /// Whether the user can select the row. `true` by default.
    var isSelectable: Bool { get }

    /// The row that performs the action of this row, or `nil` if this row has no action. By default, an
    /// ``ActionableRow`` returns itself, and any other row returns `nil`.
    ///
    /// Reading this property is faster than a cast to ``ActionableRow``, which would search all conformances at run
    /// time. ``Row/tickable`` and ``Row/releasing`` exist for the same reason.
    var actionable: (any ActionableRow)? { get }

    /// The row that has the tick of this row, or `nil` if this row has no tick. By default, a ``TickableRow`` returns
    /// itself, and any other row returns `nil`.
    var tickable: (any TickableRow)? { get }

    /// The row to notify before the cell is reused for another row, or `nil` if there is none. By default, a
    /// ``ReleasingRow`` returns itself, and any other row returns `nil`.
    var releasing: (any ReleasingRow)? { get }

    /// Whether a closure that belongs to the row configures the cell. If so, the closure of
    /// ``Section/onLoad(_:perform:)`` is not called for this row. `false` by default.
    var hasOwnLoad: Bool { get }

    /// The text by which the user can find the row; see ``TypeToFind``. If `nil`, typing does not find the row. `nil`
    /// by default.
    var findText: String? { get }

    /// Returns whether this row has the same content and behavior as another row with the same id. If so, this row can
    /// take over the cell of the other row without a call of ``Row/configure(_:)``. By default, returns the result of
    /// `==` if the row is `Equatable`, otherwise `false`.
    func isSame(as other: any Row) -> Bool

    /// Sets the properties of a cell so that it shows this row. The cell may have shown another row before.
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

extension Row where Self: Identifiable {
    /// The id of the row: the id of the `Identifiable` value. So a row can store an id of any type, such as a `String`:
    ///
    /// ```swift
    /// struct TaskRow: Row, Identifiable, Equatable {
    ///     let id: String
    ///     let text: String
    ///     func configure(_ cell: TextCell) { cell.text = StyledText(text) }
    /// }
    /// ```
    public var id: AnyHashable { Self.rowID(of: self) }

    private static func rowID(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
}

extension Row where Self: Equatable {
    public func isSame(as other: any Row) -> Bool { other as? Self == self }
}

extension Row {
    /// Returns whether another row has the same id and the same content, so that one row can take over the cell of the
    /// other. If both rows are the same object, returns `false`: the content of the object may have changed after a
    /// cell showed the object.
    func isInterchangeable(with other: any Row) -> Bool {
        !isSameObject(as: other) && id == other.id && isSame(as: other)
    }

    /// Returns whether this row and another one are the same object. The result is `false` for value types.
    private func isSameObject(as other: any Row) -> Bool {
        guard Self.self is AnyObject.Type, let other = other as? Self else { return false }
        // A row of a class type is a reference, and a reference has the size of an address. Casting both rows with
        // `as AnyObject` would take ten times as long.
        return unsafeBitCast(self, to: UInt.self) == unsafeBitCast(other, to: UInt.self)
    }
}

/// A row that has to release something before its cell is reused, for example to stop a timer in the cell.
@MainActor
public protocol ReleasingRow: Row {
    /// Called with the cell of this row after the row left the window, before the cell is reused for another row.
    func release(_ cell: CellType)
}

extension ReleasingRow {
    public var releasing: (any ReleasingRow)? { self }

    /// Returns a closure that calls ``release(_:)`` with a cell. Returns `nil` if a ``CellFactory`` replaced the type
    /// of the cell by another type.
    func releasing(_ cell: any Cell) -> (@MainActor () -> Void)? {
        guard let cell = cell as? CellType else { return nil }
        return { self.release(cell) }
    }
}

/// A row with a tick, such as a completed task. The space bar adds and removes the tick.
@MainActor
public protocol TickableRow: Row {
    /// Adds or removes the tick.
    func toggleTick()
}

extension TickableRow {
    public var tickable: (any TickableRow)? { self }
}

/// A row that performs an action when the user chooses it.
///
/// ```swift
/// protocol RecipeActionDelegate: ActionDelegate {
///     func openRecipe(_ recipe: Recipe)
/// }
///
/// final class RecipeRow: ActionableRow {
///     weak var actionDelegate: (any ActionDelegate)?
///     func performAction() {
///         delegate(as: (any RecipeActionDelegate).self)?.openRecipe(recipe)
///     }
/// }
/// ```
@MainActor
public protocol ActionableRow: Row, AnyObject {
    /// The delegate that carries out the action. Declare it `weak`. The list sets it before the row needs it.
    var actionDelegate: (any ActionDelegate)? { get set }

    /// Calls the delegate to carry out the action of this row.
    func performAction()
}

extension ActionableRow {
    public var actionable: (any ActionableRow)? { self }

    /// Returns ``actionDelegate``, cast to the protocol whose actions this row needs.
    ///
    /// If the delegate was never set, was deallocated, or does not conform to the protocol, reports a
    /// ``ProgrammingError`` and returns `nil`.
    ///
    /// - Parameter protocolType: The protocol as a type, for example `(any RecipeActionDelegate).self`.
    public func delegate<Delegate>(as protocolType: Delegate.Type) -> Delegate? {
        guard let actionDelegate else {
            ProgrammingError.report("The action delegate of \(type(of: self)) was deallocated or never set")
            return nil
        }
        guard let delegate = actionDelegate as? Delegate else {
            ProgrammingError.report(
                "\(type(of: actionDelegate)) is the action delegate of \(type(of: self)) but is no \(protocolType)")
            return nil
        }
        return delegate
    }
}

/// A type that carries out the actions of rows.
///
/// For each kind of row, declare a protocol that refines `ActionDelegate` and has one method for each action of these
/// rows. The list, which is a view controller, conforms to that protocol. The list makes itself the delegate of its
/// sections and rows. They reference the list weakly.
@MainActor
public protocol ActionDelegate: AnyObject {}
