/// The target position of a row in its section or of a section in its list.
///
/// For a move, the position refers to the elements without the moved one.
public enum ListPosition {
    /// Before all others.
    case start
    /// After all others.
    case end
    /// Directly before the element with an id.
    case before(AnyHashable)
    /// Directly after the element with an id.
    case after(AnyHashable)
    /// At an index, at most the number of elements.
    case at(Int)
}
