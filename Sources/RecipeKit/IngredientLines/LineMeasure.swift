/// An amount with its unit, if it has one.
struct LineMeasure {
    var amount: Amount?
    var unit: String?
    var unitName: String?
    /// Whether amount and unit are joined by a hyphen: `14-ounce`.
    var isHyphenated = false
    var end: Int

    var quantity: Quantity? { amount.map { Quantity($0, unit: unit) } }
}
