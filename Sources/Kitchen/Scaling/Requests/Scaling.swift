import RecipeKit

/// A cook's request to show a recipe in another size.
///
/// ``init(parsing:)`` parses a typed request. ``factor(for:converting:)`` returns the factor for a recipe.
public enum Scaling: Hashable, Sendable {
    /// A request to multiply all amounts by a factor: `x2`, `3/2`, `1.5`, `half`, `50%`.
    case factor(Rational)
    /// A request for a number of servings: `6`, `for 6`, `6 servings`.
    case servings(Rational)
    /// A request to use the amount of one ingredient that the cook has: `300 g flour`, `5 eggs`.
    ///
    /// An amount without a unit can also mean the yield, such as `24 cookies`.
    case ingredient(Quantity, name: String)
    /// A request for a yield: `500 ml`, `1 kg`.
    case yield(Quantity)
    /// A request to change from the pan of the recipe to another pan: `20cm:26cm`, `20x30:26`.
    case pan(from: Pan, to: Pan)

    /// The maximum factor and the maximum number of servings. The minimum factor is 1/10,000.
    public static let greatest = Rational(10_000)
}

/// A function that converts a quantity to a unit. It returns the number of units, or `nil` if the quantity cannot be
/// converted.
///
/// The parameters are the quantity, the unit of the result (`nil` for pieces), and the name of the ingredient (`nil`
/// for a yield). For a range, the upper bound is converted.
public typealias QuantityConversion = @Sendable (Quantity, _ unit: String?, _ ingredient: String?) -> Rational?

extension Scaling {
    /// A conversion that knows only different spellings of the same unit: `2 cups` are two of the unit `cup`.
    public static let sameUnit: QuantityConversion = { quantity, unit, _ in
        guard UnitName(quantity.unit) == UnitName(unit) else { return nil }
        switch quantity.amount {
        case .number(let number): return number
        case .range(_, let high): return high
        case .text: return nil
        }
    }
}

/// The name of a unit without differences in spelling: `cups` and `cup` are equal.
struct UnitName: Hashable {
    private let name: String

    init(_ unit: String?) {
        var word = (unit ?? "").lowercased()
        if word.hasSuffix(".") { word.removeLast() }
        let symbol = UnitNames.entry(for: word)?.symbol
        // `5 eggs`, `5 large` eggs and `5 fresh` eggs are pieces.
        let isPiece =
            Self.pieces.contains(symbol ?? word)
            || symbol == nil
                && StepLanguage.allCases.contains {
                    StepVocabulary.of($0).adjectives[word] != nil && StepVocabulary.of($0).units[word] == nil
                }
        let forms = StepLanguage.allCases.lazy.compactMap { StepVocabulary.of($0).units[word]?.forms }.first
        name = isPiece ? "" : symbol ?? forms?.singular ?? word
    }

    private static let pieces: Set<String> = [
        "item", "items", "piece", "large", "medium", "small", "each", "ea", "unit", "units", "whole", "st", "pièce",
        "pièces", "unidad", "unidades", "pz",
    ]

    /// Returns whether a word is a unit in one of the languages. A word for a single item, such as `piece` or `large`,
    /// is not a unit here.
    static func isUnit(_ word: String) -> Bool {
        let word = word.lowercased()
        let bare = word.hasSuffix(".") ? String(word.dropLast()) : word
        if let symbol = UnitNames.entry(for: word)?.symbol { return !pieces.contains(symbol) }
        return StepLanguage.allCases.contains { StepVocabulary.of($0).units[bare] != nil }
    }
}
