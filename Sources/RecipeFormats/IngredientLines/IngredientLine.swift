import RecipeKit

/// The parts of one line of an ingredient list: `1 (14 ounce) can chopped tomatoes, drained (optional)`.
///
/// Amounts are exact and not converted. A line that cannot be read is only a ``name``, without an amount.
public struct IngredientLine: Hashable, Sendable {
    /// A number, a range, or an amount in words (`a few`). `nil` if the line has none (`salt`, `pinch of salt`).
    public var amount: Amount?
    /// The unit in the singular and in the spelling of the line, with its qualifiers: `tbsp`, `can`, `heaped tbsp`,
    /// `large clove`. `nil` if the line has no unit, as in `2 onions`.
    public var unit: String?
    /// The name that all spellings of the unit share, without qualifiers: `tablespoon`, `can`, `clove`. `nil` if the
    /// line has no unit.
    public var unitName: String?
    /// The quantities that are added to the first one: the 2 tbsp of `1 cup plus 2 tbsp`.
    public var addedQuantities: [Quantity] = []
    /// The quantity in each package or thing: the 14 ounces of `1 (14 ounce) can`, the 400 g of `2 x 400 g`.
    public var packageQuantity: Quantity?
    /// The container of a measured amount: the `can` of `a 400 g can`, the `piece` of `1-inch piece`.
    public var container: String?
    /// The same quantity in other measures: the 9 oz of `250 g/9 oz`.
    public var otherQuantities: [Quantity] = []
    /// Whether the amount is approximate: `about 2 cups`.
    public var isApproximate = false
    /// The size of each thing that is counted: `large`.
    public var size: String?
    /// The name of the ingredient.
    public var name: String
    /// The preparation before use: `finely chopped`.
    public var preparation: String?
    /// The rest of the line: `for garnish`, `such as Cheddar`.
    public var comment: String?
    /// The alternatives to the ingredient: `1 tsp dried` in `1 tbsp fresh thyme, or 1 tsp dried`.
    public var alternatives: [String] = []
    /// Whether the ingredient is optional.
    public var isOptional = false
    /// Whether the cook can choose the amount: `salt, to taste`.
    public var isToTaste = false
    /// The language of the words in the line, as an ISO 639-1 code. `mul` stands for the languages of which the reader
    /// knows only units.
    public var language: String
    /// The offset in bytes of the text after all amounts at the start of the line. 0 if the line begins without an
    /// amount.
    var restStart = 0
    /// The offset in bytes of the text after the first amount. 0 if the first amount is not of the form `2 cups` or
    /// `2`.
    var firstAmountEnd = 0

    /// Creates a line that has only a name.
    public init(name: String, language: String = "en") {
        self.name = name
        self.language = language
    }

    /// The amount and its unit, or `nil` if the line has neither an amount nor a unit.
    ///
    /// A unit without an amount is an amount in words: `handful`.
    public var quantity: Quantity? {
        if let amount { return Quantity(amount, unit: unit) }
        return unit.map { Quantity(.text($0)) }
    }
}
