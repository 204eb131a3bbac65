import RecipeKit

/// A food with the weights of its measures.
public struct Food: Hashable, Sendable {
    /// The name in the table, or the user's name.
    public let name: String
    /// The number in the USDA National Nutrient Database for Standard Reference, or `nil` for a food of the user.
    public let usdaNumber: Int?
    /// How a cook measures the food.
    public let kind: Kind
    /// Where the weights come from, to be shown: `USDA 20081`.
    public let source: String
    /// The grams of a millilitre, or `nil` if they are not known.
    public let gramsPerMillilitre: Rational?
    /// The grams of one item, such as an egg, or `nil` if they are not known.
    public let gramsPerItem: Rational?
    /// The grams of what a word counts: `clove`, `slice`, `large`.
    let gramsPerWord: [String: Rational]

    /// How a cook measures a food.
    public enum Kind: Hashable, Sendable {
        /// Milk, oil: in millilitres or cups, never by weight unless the cook asks for it.
        case liquid
        /// Flour, sugar, butter: in cups and spoons or by weight.
        case spooned
        /// Meat, vegetables, cheese: by weight or by the piece.
        case weighed
    }

    /// Creates a food of the user.
    ///
    /// - Parameters:
    ///   - name: The name that recipes use.
    ///   - kind: How the cook measures it.
    ///   - gramsPerMillilitre: The density.
    ///   - gramsPerItem: The weight of one.
    ///   - gramsPerWord: The weights of what a word counts: `["clove": 5]`.
    ///   - source: Where the weights come from.
    public init(
        _ name: String, kind: Kind = .spooned, gramsPerMillilitre: Rational? = nil, gramsPerItem: Rational? = nil,
        gramsPerWord: [String: Rational] = [:], source: String = "own"
    ) {
        self.init(
            name, usdaNumber: nil, kind, gramsPerMillilitre, gramsPerItem, gramsPerWord, source: source)
    }

    init(
        _ name: String, usdaNumber: Int?, _ kind: Kind, _ gramsPerMillilitre: Rational?, _ gramsPerItem: Rational?,
        _ gramsPerWord: [String: Rational], source: String
    ) {
        self.name = name
        self.usdaNumber = usdaNumber
        self.kind = kind
        self.gramsPerMillilitre = gramsPerMillilitre
        self.gramsPerItem = gramsPerItem
        self.gramsPerWord = gramsPerWord
        self.source = source
    }

    /// Returns the grams of one unit of the food, or `nil` if they are not known.
    ///
    /// - Parameter unit: A unit of mass, volume or count. `nil` means one item.
    public func grams(per unit: KitchenUnit?) -> Rational? {
        guard let unit else { return gramsPerItem }
        switch unit.kind {
        case .mass:
            return unit.size
        case .volume:
            if let grams = gramsPerWord[unit.symbol] { return grams }
            guard let millilitres = unit.size else { return nil }
            return gramsPerMillilitre.flatMap { $0.multiplied(by: millilitres) }
        case .count:
            return gramsPerWord[unit.symbol] ?? (unit.symbol == "piece" || unit.symbol == "medium" ? gramsPerItem : nil)
        case .length, .temperature:
            return nil
        }
    }
}
