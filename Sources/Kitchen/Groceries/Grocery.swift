/// What a name of an ingredient means to somebody who shops: one line of the list.
public struct Grocery: Hashable, Sendable {
    /// What equal groceries have in common: words in lower case, in the singular, without accents.
    public let key: String
    /// The name to show: that of the recipe without the words of the preparation, or the common name of `aisle.conf`.
    public let name: String
    /// Why the name has this key.
    public let basis: Basis

    /// Why a name has its key.
    public enum Basis: Hashable, Sendable, Comparable {
        /// It is the name itself, in the singular or in the plural.
        case name
        /// Words of the preparation or the size were dropped: `large onions, chopped`.
        case withoutPreparation
        /// It is a synonym, from `aisle.conf` or from the program's table.
        case synonym
        /// It is a guess: the first of several ingredients, or a meaning that depends on the amount.
        case guess
    }
}
