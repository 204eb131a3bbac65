import RecipeKit

/// A place in a step where the name of a listed ingredient is.
struct Mention {
    /// How much of the ingredient the step uses.
    enum Extent: Equatable {
        /// The step does not say how much.
        case whole
        /// The stated amount: `1/2 cup sugar`.
        case amount(Quantity)
        /// The remaining amount: `the remaining 1/2 cup sugar`.
        case rest(Quantity)
        /// A part without a number: `half the sugar`, `the remaining sugar`.
        case part
        /// An amount that cannot be compared with the list: `enough sugar`, `slices of bacon`.
        case unknown
        /// An amount, but only the first words of the name: `1/2 cup romaine` for romaine lettuce. Such a mention is
        /// not marked.
        case shortened
    }

    /// The indices of the ingredients in the list that have the mentioned name.
    var owners: [Int]
    var extent: Extent
    /// The range of the name and of the words for its form after it, in bytes of the text: `bacon slices`.
    var noun: Range<Int>
    /// The range of ``noun`` and of the adjectives before it: `chopped onions`.
    var phrase: Range<Int>
    /// The range of ``phrase`` and of the amount before it, if the step states an amount.
    var whole: Range<Int>
}
