/// A thing that somebody buys: the meaning of an ingredient's name. Names with the same grocery share a line of the
/// shopping list.
public struct Grocery: Hashable, Sendable {
    /// The identifier. Names with the same meaning have the same key. A key consists of words in lower case, in the
    /// singular, without accents.
    public let key: String
    /// The name to show: the common name in `aisle.conf`, or else the name in the recipe without the words of the
    /// preparation.
    public let name: String
    /// The reason why the name has this key.
    public let basis: Basis

    /// The reason why a name has its key.
    public enum Basis: Hashable, Sendable, Comparable {
        /// The key is the name itself, in the singular.
        case name
        /// The key is the name without words of the preparation or the size: `onion` for `large onions, chopped`.
        case withoutPreparation
        /// The name is a synonym in `aisle.conf` or in the program's table.
        case synonym
        /// The key is a guess: the first of several ingredients, or a meaning that depends on the amount.
        case guess
    }
}
