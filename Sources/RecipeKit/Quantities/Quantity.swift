/// How much of something: an amount and, often, a unit. `200 g`, `1–2 tsp`, `3`, `a handful`.
public struct Quantity: Hashable, Sendable {
    public var amount: Amount
    /// The unit as the recipe spells it, or `nil` where things are counted (`3 eggs`).
    public var unit: String?
    /// Whether the amount stays the same when the recipe is scaled (Cooklang's `{=1%tsp}`).
    public var isFixed: Bool

    public init(_ amount: Amount, unit: String? = nil, isFixed: Bool = false) {
        self.amount = amount
        self.unit = unit
        self.isFixed = isFixed
    }
}

/// The number in a ``Quantity``, or the words that stand in its place.
public enum Amount: Hashable, Sendable {
    case number(Rational)
    /// From the first to the second, both included; the first is not greater.
    case range(Rational, Rational)
    /// Words that are no number (`few`, `a splash`), kept as they were written.
    case text(String)
}
