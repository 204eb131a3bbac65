/// Where something goes: a row in its section, a section in its list.
///
/// For something that moves, it is meant as if it had been taken out before.
public enum ListPosition {
    /// Before everything else.
    case start
    /// After everything else.
    case end
    /// Right before the one with an id.
    case before(AnyHashable)
    /// Right after the one with an id.
    case after(AnyHashable)
    /// At an index, up to the number of those there are.
    case at(Int)
}
