/// A type that carries out the actions of rows.
///
/// For each kind of row, declare a protocol that refines `ActionDelegate` and has one method for each action of these
/// rows. The list, which is a view controller, conforms to that protocol. The list makes itself the delegate of its
/// sections and rows. They reference the list weakly.
@MainActor
public protocol ActionDelegate: AnyObject {}
