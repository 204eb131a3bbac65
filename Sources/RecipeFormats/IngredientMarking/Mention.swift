import RecipeKit

/// An occurrence of the name of a listed ingredient in a step.
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
        /// An amount or a part before a shortened name: `1/2 cup romaine` for romaine lettuce. Such a mention is not
        /// marked.
        case shortened
    }

    /// The indices of the ingredients in the list that have the mentioned name.
    var owners: [Int]
    var extent: Extent
    /// The range of the name. If a word for a form directly follows the name, as in `bacon slices`, the range includes
    /// this word. All ranges are in bytes of the text.
    var noun: Range<Int>
    /// The range of ``noun`` and of the adjectives before it: `chopped onions`. If a part is stated, as in
    /// `half the chopped onions`, this range is equal to ``noun``.
    var phrase: Range<Int>
    /// The range of ``phrase`` and of the amount before it. Equal to ``phrase`` if ``extent`` contains no amount.
    var whole: Range<Int>
}
