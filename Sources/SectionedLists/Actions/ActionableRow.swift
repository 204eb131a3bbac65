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
