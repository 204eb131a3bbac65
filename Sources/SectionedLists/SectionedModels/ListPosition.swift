/// The target position of a row in its section or of a section in its list.
///
/// A position is the one after the change: an element moved or inserted to `.at(3)` has the index 3 afterwards. A row
/// that moves down by one, from index 3, moves to `.at(4)`.
public enum ListPosition {
    /// Before all others.
    case start
    /// After all others.
    case end
    /// Directly before the element with an id.
    case before(AnyHashable)
    /// Directly after the element with an id.
    case after(AnyHashable)
    /// At an index: the number of elements that are before it afterwards.
    case at(Int)
}
