/// Somebody who carries out what a row asks for: open this, delete that.
///
/// A kind of row refines the protocol with what it needs done; the controller of the list conforms. The delegate is
/// handed down from controller to section to row, weakly all along.
@MainActor
public protocol ActionDelegate: AnyObject {}
