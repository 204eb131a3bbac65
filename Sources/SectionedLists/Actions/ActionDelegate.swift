/// A type that carries out the actions of rows.
///
/// For each kind of row, declare a protocol that refines this one and contains the actions of these rows. The view
/// controller of the list conforms to that protocol. The list passes itself to its sections, and each section passes
/// the list to its rows. Sections and rows keep weak references to it.
@MainActor
public protocol ActionDelegate: AnyObject {}
