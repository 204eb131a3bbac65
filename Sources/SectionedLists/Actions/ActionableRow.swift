/// A row that does something when it is chosen.
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
    /// Who carries out the action. Declare it `weak`; the list sets it.
    var actionDelegate: (any ActionDelegate)? { get set }

    /// Asks the delegate for what choosing this row means.
    func performAction()
}

extension ActionableRow {
    public var actionable: (any ActionableRow)? { self }

    /// The delegate in the role this row needs.
    ///
    /// A delegate that has gone, or that does not speak the protocol, is a programming error and is reported as one, not
    /// swallowed as a dead key; the answer is then `nil`.
    public func delegate<Delegate>(as protocolType: Delegate.Type) -> Delegate? {
        guard let actionDelegate else {
            ProgrammingError.report("The action delegate of \(type(of: self)) has gone, or there never was one")
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
