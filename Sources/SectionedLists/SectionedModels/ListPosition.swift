/// The target position of a row in its section or of a section in its list.
///
/// A position describes the result: if an element is inserted at `.at(3)` or moved to `.at(3)`, its index is 3
/// afterwards. For example, to move a row from the index 3 down by one, move the row to `.at(4)`.
public enum ListPosition {
    /// Before all other elements.
    case start
    /// After all other elements.
    case end
    /// Directly before the element with an id.
    case before(AnyHashable)
    /// Directly after the element with an id.
    case after(AnyHashable)
    /// At an index, counted from 0. This is the index of the element after the change.
    case at(Int)
}
