import RecipeKit

/// A food with the weights of its measures.
public struct Food: Hashable, Sendable {
    /// The name in the table, or the user's name.
    public let name: String
    /// The number in the USDA National Nutrient Database for Standard Reference, or `nil` for a food of the user.
    public let usdaNumber: Int?
    /// How a cook measures the food.
    public let kind: Kind
    /// The source of the weights, as it is shown to the cook: `USDA 20081`.
    public let source: String
    /// The weight of a millilitre in grams, or `nil` if it is not known.
    public let gramsPerMillilitre: Rational?
    /// The weight of one item, such as an egg, in grams, or `nil` if it is not known.
    public let gramsPerItem: Rational?
    /// The weight in grams of one unit that a word names: `clove`, `slice`, `large`.
    let gramsPerWord: [String: Rational]

    /// How a cook measures a food.
    public enum Kind: Hashable, Sendable {
        /// A food such as milk or oil. It is measured in millilitres or cups, and weighed only if the cook asks for it.
        case liquid
        /// A food such as flour, sugar or butter. It is measured in cups and spoons, or weighed.
        case spooned
        /// A food such as meat, vegetables or cheese. It is weighed or counted.
        case weighed
    }

    /// Creates a food of the user.
    ///
    /// - Parameters:
    ///   - name: The name that recipes use.
    ///   - kind: How a cook measures the food.
    ///   - gramsPerMillilitre: The weight of a millilitre.
    ///   - gramsPerItem: The weight of one item.
    ///   - gramsPerWord: The weight of one unit that a word names: `["clove": 5]`.
    ///   - source: The source of the weights, as it is shown to the cook.
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

    /// Returns the weight in grams of one unit of the food, or `nil` if it is not known.
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
