import RecipeKit

/// An amount with an optional unit.
struct LineMeasure {
    var amount: Amount?
    var unit: String?
    var unitName: String?
    /// Whether a hyphen joins amount and unit: `14-ounce`.
    var isHyphenated = false
    var end: Int

    var quantity: Quantity? { amount.map { Quantity($0, unit: unit) } }
}
