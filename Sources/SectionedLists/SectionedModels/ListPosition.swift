/// The target position of a row in its section or of a section in its list.
///
/// A position describes the result: an element that is inserted at or moved to `.at(3)` has the index 3 afterwards. To
/// move a row down by one, from index 3, move it to `.at(4)`.
public enum ListPosition {
    /// Before all others.
    case start
    /// After all others.
    case end
    /// Directly before the element with an id.
    case before(AnyHashable)
    /// Directly after the element with an id.
    case after(AnyHashable)
    /// At an index. After the change, this number of elements is before the element.
    case at(Int)
}
