/// A place where a step speaks of an ingredient of the list.
struct Mention {
    /// How much of the ingredient the step says that it means.
    enum Extent: Equatable {
        /// Nothing is said.
        case whole
        /// `1/2 cup sugar`
        case amount(Quantity)
        /// `the remaining 1/2 cup sugar`
        case rest(Quantity)
        /// `half the sugar`, `the remaining sugar`
        case part
        /// `enough sugar`, `slices of bacon`
        case unknown
        /// `1/2 cup romaine`, of romaine lettuce: an amount of what only the beginning of the name tells.
        case shortened
    }

    /// Ingredients of that name by their places in the list.
    var owners: [Int]
    var extent: Extent
    /// In the text's bytes: the words that name the ingredient.
    var noun: Range<Int>
    /// The same with the adjectives before it: `chopped onions`.
    var phrase: Range<Int>
    /// The same with the amount before it, where the step says one.
    var whole: Range<Int>
}
