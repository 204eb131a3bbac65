import RecipeKit

/// A mention of an ingredient of the list in a step.
struct Mention {
    /// How much of the ingredient the step uses.
    enum Extent: Equatable {
        /// The step does not say how much.
        case whole
        /// `1/2 cup sugar`
        case amount(Quantity)
        /// `the remaining 1/2 cup sugar`
        case rest(Quantity)
        /// `half the sugar`, `the remaining sugar`
        case part
        /// `enough sugar`, `slices of bacon`
        case unknown
        /// An amount before only the start of the name: `1/2 cup romaine` for romaine lettuce.
        case shortened
    }

    /// The indices of the ingredients with that name in the list.
    var owners: [Int]
    var extent: Extent
    /// The range of the name, in bytes of the text.
    var noun: Range<Int>
    /// The range of the name with the adjectives before it: `chopped onions`.
    var phrase: Range<Int>
    /// The range of the phrase with the amount before it, if the step states one.
    var whole: Range<Int>
}
