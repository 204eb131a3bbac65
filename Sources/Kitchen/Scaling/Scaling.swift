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

extension Scaling {
    /// Returns the factor for a recipe.
    ///
    /// If the servings of the recipe are a range (`4–6`), the lower number counts. If they have a word (`12 cookies`),
    /// the number before the word counts. If several ingredients have the same name, their amounts are added.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - convert: The conversion between units. By default, only spellings of the same unit are converted.
    /// - Throws: ``ScalingError`` if the recipe does not state the servings, the yield or the amount that the request
    ///   needs, or if the factor is out of bounds.
    public func factor(
        for recipe: Recipe, converting convert: QuantityConversion = Scaling.sameUnit
    ) throws(ScalingError) -> Rational {
        let factor: Rational? =
            switch self {
            case .factor(let factor): factor
            case .servings(let number): number.divided(by: try recipe.servingsNumber())
            case .yield(let quantity): try Self.factor(toYield: quantity, of: recipe, convert)
            case .ingredient(let quantity, let name):
                try Self.factor(toIngredient: quantity, name, of: recipe, convert)
            case .pan(let from, let to): from.factor(to: to)
            }
        guard let factor, factor <= Self.greatest else { throw .tooLarge }
        guard factor > .zero else { throw .zero }
        guard let inverse = Rational.one.divided(by: factor), inverse <= Self.greatest else { throw .tooSmall }
        return factor
    }

    /// Returns the ingredients of a recipe whose amounts are added for this request. The array is empty if the request
    /// names no ingredient of the recipe.
    public func countedIngredients(of recipe: Recipe) -> [Ingredient] {
        guard case .ingredient(_, let name) = self else { return [] }
        return (try? IngredientSearch(recipe).ingredients(named: name)) ?? []
    }

    private static func factor(
        toYield quantity: Quantity, of recipe: Recipe, _ convert: QuantityConversion
    ) throws(ScalingError) -> Rational? {
        let yields = recipe.yields
        for yield in yields {
            let own = sameUnit(yield, yield.unit, nil)
            if let own, let wanted = convert(quantity, yield.unit, nil) { return wanted.divided(by: own) }
        }
        throw .noYield(unit: quantity.unit ?? "")
    }

    private static func factor(
        toIngredient quantity: Quantity, _ name: String, of recipe: Recipe, _ convert: QuantityConversion
    ) throws(ScalingError) -> Rational? {
        let matches: [Ingredient]
        do {
            matches = try IngredientSearch(recipe).ingredients(named: name)
        } catch {
            // `24 cookies` is the yield if the recipe has no ingredient `cookies`.
            guard case .unknownIngredient = error, quantity.unit == nil, let servings = recipe.metadata.servings,
                let own = servings.number, IngredientSearch.matches(name, servings.text)
            else { throw error }
            return sameUnit(quantity, nil, nil)?.divided(by: own)
        }
        var needed: Rational?
        var unit: String?
        for amount in matches.flatMap({ [$0.quantity].compactMap(\.self) + $0.furtherQuantities }) where !amount.isFixed
        {
            if case .text = amount.amount { continue }
            if let sum = needed {
                guard let further = convert(amount, unit, name) else {
                    throw .notConvertible(from: amount.unit ?? "", to: unit ?? "")
                }
                needed = sum.adding(further)
            } else {
                unit = amount.unit
                needed = sameUnit(amount, unit, name)
            }
        }
        guard let needed, needed > .zero else { throw .ingredientWithoutAmount(name) }
        guard let wanted = convert(quantity, unit, name) else {
            throw .notConvertible(from: quantity.unit ?? "", to: unit ?? "")
        }
        return wanted.divided(by: needed)
    }
}

extension Recipe {
    /// Returns the number of servings. Throws if the recipe states no servings, or states them without a number.
    func servingsNumber() throws(ScalingError) -> Rational {
        guard let servings = metadata.servings, !servings.text.isEmpty else { throw .noServings }
        guard let number = servings.number, number > .zero else { throw .servingsInWords(servings.text) }
        return number
    }

    /// The yields as the recipe states them, one by one: `500%ml` and `350%g` of `yield: [500%ml, 350%g]`.
    var yieldTexts: [String] {
        (metadata.others.filter(\.isYield).map(\.value) + [metadata.servings?.text].compactMap(\.self))
            .flatMap(Servings.parts)
    }

    /// The yields that the recipe states with a unit: `500 ml`, `1%kg`.
    var yields: [Quantity] {
        yieldTexts.compactMap { text in
            var scanner = NumberScanner(text.split(separator: "%").joined(separator: " "))
            scanner.skipSpaces()
            guard let number = scanner.number(), number > .zero else { return nil }
            let unit = scanner.rest.trimmingSpaces()
            return unit.isEmpty ? nil : Quantity(.number(number), unit: unit)
        }
    }
}

extension RecipeMetadata.Entry {
    /// Whether the key says that the value is an amount that the recipe makes: `yield: 500%g`.
    var isYield: Bool { ["yield", "yields", "makes", "serves"].contains(key.lowercased()) }
}
