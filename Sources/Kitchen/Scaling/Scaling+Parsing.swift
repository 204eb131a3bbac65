import RecipeKit

extension Scaling {
    /// Creates a request from a text as people type it.
    ///
    /// - A whole number is a number of servings: `6`, `for 6`, `6 servings`.
    /// - A fraction, a decimal, a percentage, or a number with `x` or `*` is a factor: `3/2`, `1.5`, `1½`, `50%`, `x2`,
    ///   `2x`, `half`, `double`.
    /// - A number with words is an amount: `300 g flour` or `5 eggs` of an ingredient, `500 ml` of the yield.
    /// - Two pans with a colon between them are a change from the first pan to the second: `20cm:26cm`, `20x30:26`.
    ///
    /// - Throws: ``ScalingError`` for zero, a negative number, servings or a factor greater than ``greatest``, and any
    ///   other text.
    public init(parsing text: String) throws(ScalingError) {
        let typed = text.trimmingSpaces()
        guard !typed.isEmpty, typed.utf8.count <= 200 else { throw ScalingError.unreadable(String(typed.prefix(200))) }
        if typed.contains(":") || typed.contains("→") {
            self = try Self.pans(typed)
            return
        }
        if let factor = Self.factorWords[typed.lowercased()] {
            self = .factor(factor)
            return
        }
        var rest = Self.withoutLead(typed)
        let isTimes = rest.first.map { "xX×*".contains($0) } ?? false
        if isTimes { rest = rest.dropFirst().trimmingSpaces() }
        if let first = rest.first, "-−–".contains(first), rest.dropFirst().contains(where: \.isNumber) {
            throw .negative
        }
        let (number, words) = try Self.number(rest, of: typed)
        guard number > .zero else { throw .zero }
        let isFactorWord = ["x", "×", "*", "times", "mal", "fois", "veces", "volte"].contains(words.lowercased())
        if isTimes || isFactorWord {
            guard isTimes ? words.isEmpty : true else { throw .unreadable(typed) }
            self = .factor(try Self.limited(number))
        } else if words == "%" {
            guard let factor = number.divided(by: Rational(100)) else { throw .unreadable(typed) }
            self = .factor(try Self.limited(factor))
        } else if words.isEmpty {
            let isWhole = rest.allSatisfy { $0.isWholeNumber }
            self = isWhole ? .servings(try Self.limited(number)) : .factor(try Self.limited(number))
        } else if Self.isServings(words) {
            self = .servings(try Self.limited(number))
        } else {
            self = try Self.amount(number, words, of: typed)
        }
    }

    private static func limited(_ number: Rational) throws(ScalingError) -> Rational {
        guard number <= greatest else { throw .tooLarge }
        return number
    }

    /// Returns the number at the start of a text, and the words after it.
    private static func number(
        _ text: String, of typed: String
    ) throws(ScalingError) -> (number: Rational, words: String) {
        var scanner = NumberScanner(text)
        guard let number = scanner.number() else {
            // If the number has too many digits for a `Rational`, it is too large for a recipe.
            let digits = text.prefix { $0.isNumber }
            throw digits.count > 18 ? .tooLarge : .unreadable(typed)
        }
        scanner.skipSpaces()
        return (number, scanner.rest.trimmingSpaces())
    }

    private static func amount(
        _ number: Rational, _ words: String, of typed: String
    ) throws(ScalingError) -> Scaling {
        guard let first = words.unicodeScalars.first, first.properties.isAlphabetic else { throw .unreadable(typed) }
        let parts = words.split(whereSeparator: \.isWhitespace).map(String.init)
        guard UnitName.isUnit(parts[0]) else { return .ingredient(Quantity(.number(number)), name: words) }
        let quantity = Quantity(.number(number), unit: parts[0])
        var name = parts.dropFirst()
        if let link = name.first, name.count > 1, ["of", "de", "di", "von"].contains(link.lowercased()) {
            name = name.dropFirst()
        }
        return name.isEmpty ? .yield(quantity) : .ingredient(quantity, name: name.joined(separator: " "))
    }

    private static func pans(_ typed: String) throws(ScalingError) -> Scaling {
        let parts = typed.split(whereSeparator: { $0 == ":" || $0 == "→" }).map { $0.trimmingSpaces() }
        guard parts.count == 2 else { throw .unreadable(typed) }
        let first = try Pan(parsing: parts[0])
        let second = try Pan(parsing: parts[1], unit: first.unit)
        // If only one of the pans has a unit, the other pan has the same unit.
        return .pan(from: first.unit == nil ? try Pan(parsing: parts[0], unit: second.unit) : first, to: second)
    }

    private static func withoutLead(_ text: String) -> String {
        guard let space = text.firstIndex(where: \.isWhitespace) else { return text }
        let lead = text[..<space].lowercased()
        return ["for", "serves", "für", "pour", "para", "per"].contains(lead) ? text[space...].trimmingSpaces() : text
    }

    private static let factorWords: [String: Rational] = [
        "half": Rational(1, 2), "double": Rational(2), "triple": Rational(3), "third": Rational(1, 3),
        "quarter": Rational(1, 4),
    ].compactMapValues(\.self)

    /// Returns whether a unit means servings: `servings`, `Portionen`.
    static func isServings(_ unit: String) -> Bool { servingWords.contains(unit.lowercased()) }

    private static let servingWords: Set<String> = [
        "serving", "servings", "portion", "portions", "person", "persons", "people", "portionen", "personen",
        "personne", "personnes", "parts", "ración", "raciones", "persona", "personas", "porción", "porciones",
        "porzione", "porzioni", "persone",
    ]
}

/// Finds the ingredients of a recipe by a name that a cook typed.
struct IngredientSearch {
    private let ingredients: [Ingredient]

    init(_ recipe: Recipe) { ingredients = recipe.ingredientGroups.flatMap(\.ingredients) }

    /// Returns the ingredients with a name.
    ///
    /// All results have the same name. If no ingredient has exactly this name, the results are the ingredients whose
    /// name contains all typed words.
    ///
    /// - Throws: ``ScalingError/unknownIngredient(_:)`` if no ingredient matches, or
    ///   ``ScalingError/ambiguousIngredient(_:_:)`` if ingredients with different names match.
    func ingredients(named name: String) throws(ScalingError) -> [Ingredient] {
        let exact = ingredients.filter { Self.words($0.name) == Self.words(name) }
        if !exact.isEmpty { return exact }
        let partial = ingredients.filter { Self.matches(name, $0.name) }
        let names = Set(partial.map { Self.words($0.name) })
        if names.count == 1 { return partial }
        guard !partial.isEmpty else { throw .unknownIngredient(name) }
        throw .ambiguousIngredient(name, Array(partial.map(\.name).prefix(4)))
    }

    /// Returns whether a text contains all words of a name.
    static func matches(_ name: String, _ text: String) -> Bool {
        let wanted = words(name)
        return !wanted.isEmpty && Set(wanted).isSubset(of: words(text))
    }

    /// Returns the words of a name in lower case, without accents. A word of more than three letters loses an `s` at
    /// its end.
    private static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter && $0 != "-" }.map { word in
            let key = SortingKey(String(word)).text
            return key.utf8.count > 3 && key.hasSuffix("s") ? String(key.dropLast()) : key
        }
    }
}
