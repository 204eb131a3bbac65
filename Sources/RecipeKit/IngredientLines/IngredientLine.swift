/// What one line of a list of ingredients says: `1 (14 ounce) can chopped tomatoes, drained (optional)`.
///
/// Amounts are exact and stand as they are written; nothing is converted. A line that cannot be read is all
/// ``name``, without an amount.
public struct IngredientLine: Hashable, Sendable {
    /// A number or a range; `nil` where the line gives none (`salt`, `a few leaves`).
    public var amount: Amount?
    /// The unit in the singular, spelled as in the line, with what tells more of it: `tbsp`, `can`, `heaped tbsp`,
    /// `large clove`. `nil` where things are counted.
    public var unit: String?
    /// The unit's name, whatever its spelling, without what tells more of it: `tablespoon`, `can`, `clove`.
    public var unitName: String?
    /// What is added to the amount: the 2 tbsp of `1 cup plus 2 tbsp`.
    public var addedQuantities: [Quantity] = []
    /// How much is in each of the things counted: the 14 ounces of `1 (14 ounce) can`, the 400 g of `2 x 400 g`.
    public var packageQuantity: Quantity?
    /// What a measured amount comes in: the `can` of `a 400 g can`, the `piece` of `1-inch piece`.
    public var container: String?
    /// The same amount in other measures: the 9 oz of `250 g/9 oz`.
    public var otherQuantities: [Quantity] = []
    /// Whether the line says that the amount is only about right.
    public var isApproximate = false
    /// How big each is: `large`.
    public var size: String?
    /// What it is.
    public var name: String
    /// What is done to it before it is used: `finely chopped`.
    public var preparation: String?
    /// Whatever else the line says: `for garnish`, `such as Cheddar`.
    public var comment: String?
    /// What the line allows in its place: `1 tsp dried` of `1 tbsp fresh thyme, or 1 tsp dried`.
    public var alternatives: [String] = []
    public var isOptional = false
    public var isToTaste = false
    /// The language whose words were found in the line, as ISO 639-1 has it.
    public var language: String
    /// Where in the line the words behind the amounts at its front begin, in bytes; 0 where it begins with none.
    var restStart = 0
    /// The same for the words behind the first of the amounts.
    var firstAmountEnd = 0

    /// A line that is nothing but text.
    public init(name: String, language: String = "en") {
        self.name = name
        self.language = language
    }

    /// Amount and unit together; `nil` where the line gives neither.
    ///
    /// A unit alone is words: `handful`.
    public var quantity: Quantity? {
        if let amount { return Quantity(amount, unit: unit) }
        return unit.map { Quantity(.text($0)) }
    }
}
