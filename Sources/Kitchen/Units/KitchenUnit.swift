import RecipeKit

/// A unit of the kitchen: a gram, a US cup, a clove.
///
/// The sizes are exact: a pound is 45359237/100000 g.
public struct KitchenUnit: Hashable, Sendable {
    /// The symbol in English: `g`, `tsp`, `cup`, `clove`. The cups of all standards have the same symbol.
    public let symbol: String
    /// What the unit measures.
    public let kind: UnitKind
    /// The size in grams, millilitres, centimetres or degrees Celsius. `nil` for a unit without an exact size, such as
    /// a pinch or a clove.
    public let size: Rational?
    /// For a unit of temperature, its zero point in degrees Celsius.
    let zero: Rational
    /// The names that recipes use in addition to the symbol. The array is empty for the units that every catalog knows.
    public let names: [String]

    /// Creates a unit of the user.
    ///
    /// - Parameters:
    ///   - symbol: The name that is shown.
    ///   - kind: What the unit measures.
    ///   - size: The size in grams, millilitres or centimetres. `nil` if the unit has no exact size.
    ///   - names: Further names that recipes use.
    public init(_ symbol: String, kind: UnitKind, size: Rational? = nil, names: [String] = []) {
        self.init(symbol, kind, size, names: names)
    }

    init(_ symbol: String, _ kind: UnitKind, _ size: Rational?, zero: Rational = .zero, names: [String] = []) {
        self.symbol = symbol
        self.kind = kind
        self.size = size
        self.zero = zero
        self.names = names
    }
}
