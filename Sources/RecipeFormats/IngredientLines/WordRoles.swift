/// The roles that a word of a language can have in an ingredient line. Many words have several roles: `can`, `clove`,
/// `in`.
struct WordRoles: OptionSet, Sendable {
    var rawValue: UInt64

    /// A measure or a container: `cup`, `g`, `can`.
    static let unit = WordRoles(rawValue: 1 << 0)
    /// A unit that is an amount even without a number: `pinch` in `pinch of salt`.
    static let vagueUnit = WordRoles(rawValue: 1 << 1)
    /// A unit that can follow the name: `cloves` in `2 garlic cloves`.
    static let trailingUnit = WordRoles(rawValue: 1 << 2)
    /// A size: `large`, `medium-sized`.
    static let size = WordRoles(rawValue: 1 << 3)
    /// A word for how full a unit is: `heaped`, `scant`.
    static let unitQualifier = WordRoles(rawValue: 1 << 4)
    /// A preparation before use: `chopped`.
    static let preparation = WordRoles(rawValue: 1 << 5)
    /// An adverb that describes a preparation: `finely` in `finely chopped`.
    static let adverb = WordRoles(rawValue: 1 << 6)
    /// A word that describes the ingredient and belongs to its name: `skinless`. A comma after the word does not end
    /// the name.
    static let describing = WordRoles(rawValue: 1 << 7)
    /// A number: `two`, `half`.
    static let number = WordRoles(rawValue: 1 << 8)
    /// An article: `a`, `an`.
    static let article = WordRoles(rawValue: 1 << 9)
    /// A word that multiplies the number before it: `dozen`.
    static let multiplier = WordRoles(rawValue: 1 << 10)
    /// An indefinite number: `few`.
    static let vagueCount = WordRoles(rawValue: 1 << 11)
    /// A word that joins an amount and a name: `of`.
    static let connector = WordRoles(rawValue: 1 << 12)
    static let and = WordRoles(rawValue: 1 << 13)
    static let or = WordRoles(rawValue: 1 << 14)
    static let plus = WordRoles(rawValue: 1 << 15)
    /// A word between the ends of a range: `to`.
    static let rangeWord = WordRoles(rawValue: 1 << 16)
    static let times = WordRoles(rawValue: 1 << 17)
    static let about = WordRoles(rawValue: 1 << 18)
    /// A word or a phrase that begins a remark: `for`, `to taste`. The remark ends at the next separator, such as a
    /// comma.
    static let remark = WordRoles(rawValue: 1 << 19)
    /// A phrase that begins a preparation: `at room temperature`. The preparation ends at the next separator, such as a
    /// comma.
    static let preparationPhrase = WordRoles(rawValue: 1 << 20)
    static let optional = WordRoles(rawValue: 1 << 21)
    static let toTaste = WordRoles(rawValue: 1 << 22)
    /// A word in a phrase for a part of an ingredient, before the amount: `juice` in `juice of 2 limes`.
    static let part = WordRoles(rawValue: 1 << 23)
    /// A word that is a remark by itself, before the name: `packed` in `packed brown sugar`.
    static let remarkWord = WordRoles(rawValue: 1 << 24)
    /// A word that continues a preparation: `with` in `beaten with a fork`.
    static let preposition = WordRoles(rawValue: 1 << 25)
    /// A word such as `each`, which says that an amount applies to each of several things.
    static let each = WordRoles(rawValue: 1 << 26)
    /// A word for a package or a piece, after a measure: `can` in `400 g can`, `piece` in `1-inch piece`.
    static let container = WordRoles(rawValue: 1 << 27)
    /// A preparation that belongs to the name if it is before the noun, as in `blanched almonds`. In
    /// `almonds, blanched`, the preparation does not belong to the name.
    static let kept = WordRoles(rawValue: 1 << 28)
    /// A word in a remark about a part of the ingredient: `skin` and `removed` in `skin removed`.
    static let piece = WordRoles(rawValue: 1 << 29)
    /// A word for the form in which an ingredient is sold: `frozen`. In `frozen chopped spinach`, the preparation
    /// belongs to the name, because the cook buys the spinach already chopped.
    static let bought = WordRoles(rawValue: 1 << 30)
    /// The first word of a phrase in the table.
    static let startsPhrase = WordRoles(rawValue: 1 << 31)
    /// A phrase that says that an amount is only a limit: `or more`.
    static let orMore = WordRoles(rawValue: 1 << 32)
    /// A phrase before the foods of which the cook takes one: `one of the following`.
    static let choice = WordRoles(rawValue: 1 << 33)
}
