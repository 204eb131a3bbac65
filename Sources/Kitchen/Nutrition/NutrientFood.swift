/// A food with its nutrients.
public struct NutrientFood: Hashable, Sendable {
    /// The number of the USDA, a number from 90001 on for a mixture of its foods, or `nil` for values of the cook.
    public let number: Int?
    /// A name to show: `butter`.
    public let name: String
    /// The nutrients of 100 g.
    public let per100Grams: Nutrients

    /// Creates a food with values of the cook.
    public init(_ name: String, per100Grams: Nutrients) {
        self.init(number: nil, name: name, per100Grams: per100Grams)
    }

    init(number: Int?, name: String, per100Grams: Nutrients) {
        self.number = number
        self.name = name
        self.per100Grams = per100Grams
    }

    /// Where the values come from, to be shown: `USDA 01001`, `mixed from USDA foods`, `own`.
    public var source: String {
        guard let number else { return "own" }
        let digits = String(number)
        return number > 90_000
            ? "mixed from USDA foods" : "USDA " + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }
}
