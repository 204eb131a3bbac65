import RecipeKit

/// An amount with an optional unit.
struct LineMeasure {
    var amount: Amount?
    /// The unit in the singular, with its qualifiers.
    var unit: String?
    /// The name that all spellings of the unit share.
    var unitName: String?
    /// Whether a hyphen joins the amount and the unit: `14-ounce`.
    var isHyphenated = false
    /// The index of the token after the measure.
    var end: Int

    var quantity: Quantity? { amount.map { Quantity($0, unit: unit) } }
}
