/// A type that carries out the actions of rows.
///
/// Each kind of row refines this protocol with the actions that it needs. The view controller of the list conforms to
/// the refined protocol. The list passes itself to its sections, and each section passes the list to its rows. All
/// references are weak.
@MainActor
public protocol ActionDelegate: AnyObject {}
