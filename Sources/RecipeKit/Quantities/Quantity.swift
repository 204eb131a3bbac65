/// An amount with an optional unit: `200 g`, `1–2 tsp`, `3`, `a handful`.
public struct Quantity: Hashable, Sendable {
    /// The number, the range or the words.
    public var amount: Amount
    /// The unit as the recipe spells it, or `nil` if the recipe counts items (`3 eggs`).
    public var unit: String?
    /// Whether the amount remains the same when the recipe is scaled (Cooklang's `{=1%tsp}`).
    public var isFixed: Bool

    /// Creates a quantity.
    public init(_ amount: Amount, unit: String? = nil, isFixed: Bool = false) {
        self.amount = amount
        self.unit = unit
        self.isFixed = isFixed
    }
}

/// The amount of a ``Quantity``: a number, a range or words.
public enum Amount: Hashable, Sendable {
    /// An exact number.
    case number(Rational)
    /// A range that includes both bounds. The first bound is not greater than the second.
    case range(Rational, Rational)
    /// Words instead of a number, as in the file: `few`, `a splash`.
    case text(String)
}
