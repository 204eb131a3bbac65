/// A food with its nutrients.
public struct NutrientFood: Hashable, Sendable {
    /// The number of the USDA, or a number from 90001 on for a mixture of foods of the USDA. `nil` for a food whose
    /// values the cook stated.
    public let number: Int?
    /// The name to show: `butter`.
    public let name: String
    /// The nutrients of 100 g.
    public let per100Grams: Nutrients

    /// Creates a food with values that the cook stated.
    public init(_ name: String, per100Grams: Nutrients) {
        self.init(number: nil, name: name, per100Grams: per100Grams)
    }

    init(number: Int?, name: String, per100Grams: Nutrients) {
        self.number = number
        self.name = name
        self.per100Grams = per100Grams
    }

    /// The source of the values, as it is shown to the cook: `USDA 01001`, `mixed from USDA foods`, `own`.
    public var source: String {
        guard let number else { return "own" }
        let digits = String(number)
        return number > 90_000
            ? "mixed from USDA foods" : "USDA " + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }
}
