import CookingLanguages
import RecipeKit

/// Reads numbers with separators between thousands in columns of amounts: `1.000`, `1,000.5`, `1'200`, `1 200`.
enum ColumnAmount {
    /// Returns the amount in a column.
    ///
    /// - Parameters:
    ///   - text: A number, a range or words.
    ///   - unit: The unit. A thousand kilograms or litres are hardly ever meant.
    ///   - signs: The signs of numbers in the language of the recipe, or `nil` if it is not known. A number that still
    ///     has two meanings becomes words.
    static func amount(_ text: String, unit: String?, signs: CookingLanguage.NumberSigns?) -> Amount {
        let text = text.trimmingSpaces()
        guard text.utf8.contains(where: isSeparator) || text.utf8.contains(where: { $0 >= 0x80 }) else {
            return Amount(parsing: text)
        }
        var plain = ""
        var hasThousands = false
        for part in parts(of: text) {
            switch number(part, unit: unit, signs: signs) {
            case .plain: plain += part
            case .read(let digits):
                plain += digits
                hasThousands = true
            case .uncertain: return .text(text)
            }
        }
        return hasThousands ? Amount.numeric(plain) ?? .text(text) : Amount(parsing: text)
    }

    private enum Reading {
        /// A text without thousands.
        case plain
        case read(String)
        case uncertain
    }

    /// Splits a text at hyphens and dashes, which remain parts of their own.
    private static func parts(of text: String) -> [String] {
        var parts = [""]
        for character in text {
            if "-–—".contains(character) {
                parts += [String(character), ""]
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.filter { !$0.isEmpty }
    }

    /// Reads a number of digits in groups: `1.000`, `1.000,5`.
    private static func number(_ text: String, unit: String?, signs: CookingLanguage.NumberSigns?) -> Reading {
        let scalars = Array(text.trimmingSpaces().unicodeScalars)
        let head = scalars.prefix(while: isDigit)
        guard (1...3).contains(head.count), head.first != "0", head.count < scalars.count else { return .plain }
        let sign = scalars[head.count]
        guard isThousandsSign(sign) else { return .plain }
        var digits = head.map { Character($0) }
        var index = head.count
        var groups = 0
        while index + 3 < scalars.count, scalars[index] == sign, scalars[(index + 1)...(index + 3)].allSatisfy(isDigit),
            index + 4 == scalars.count || !isDigit(scalars[index + 4])
        {
            digits += scalars[(index + 1)...(index + 3)].map { Character($0) }
            index += 4
            groups += 1
        }
        guard groups > 0 else { return .plain }
        var rest = ""
        if index < scalars.count {
            let point = scalars[index]
            let decimals = scalars[(index + 1)...]
            guard point == "." || point == ",", point != sign, !decimals.isEmpty, decimals.allSatisfy(isDigit) else {
                return .plain
            }
            rest = "." + String(String.UnicodeScalarView(decimals))
        }
        let whole = String(digits) + rest
        // Only a single point or comma has two meanings.
        guard groups == 1, rest.isEmpty, sign == "." || sign == "," else { return .read(whole) }
        if let unit, SeparatedNumber.isLarge(unit) { return .read(decimal(scalars, sign)) }
        switch signs {
        case nil: return .uncertain
        case .pointForDecimals: return .read(sign == "," ? whole : decimal(scalars, sign))
        // Where a comma separates decimals, `1,000 g` can still be a thousand grams.
        case .commaForDecimals, .spaceForThousands: return sign == "." ? .read(whole) : .uncertain
        }
    }

    private static func decimal(_ scalars: [Unicode.Scalar], _ sign: Unicode.Scalar) -> String {
        String(scalars.map { $0 == sign ? "." : Character($0) })
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "'") || byte == 0x20
    }

    /// A point, a comma, an apostrophe or a space.
    private static func isThousandsSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", ",", "'", "’", " ", "\u{A0}", "\u{2009}", "\u{202F}": true
        default: false
        }
    }
}

extension IngredientLineReader {
    /// Reads the amounts that were left as words because their meaning depends on the language, such as `1.000 g`.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - language: The language of the format, or `nil` for the one that the recipe states, or else the language of
    ///     most of its ingredients.
    mutating func readSeparatedNumbers(of recipe: inout Recipe, language: String? = nil) {
        let hasWords = recipe.listedIngredients.contains { group in
            group.ingredients.contains { ingredient in
                guard case .text(let text)? = ingredient.quantity?.amount else { return false }
                return text.utf8.contains(where: UTF8Text.isDigit)
            }
        }
        guard hasWords else { return }
        let stated = recipe.metadata.locale.map { String($0.prefix(2)).lowercased() }
        let code = language ?? stated ?? Self.spokenLanguage(of: recipe) ?? self.language(of: recipe)
        let signs = (CookingLanguage.of(code) ?? .english).numberSigns
        for group in recipe.listedIngredients.indices {
            for index in recipe.listedIngredients[group].ingredients.indices {
                guard let quantity = recipe.listedIngredients[group].ingredients[index].quantity,
                    case .text(let text) = quantity.amount
                else { continue }
                let amount = ColumnAmount.amount(text, unit: quantity.unit, signs: signs)
                recipe.listedIngredients[group].ingredients[index].quantity?.amount = amount
            }
        }
    }

    /// Returns the language whose words for servings and cooking are in the recipe, or `nil` if there are none.
    private static func spokenLanguage(of recipe: Recipe) -> String? {
        let texts = [recipe.metadata.servings?.text ?? ""] + recipe.steps.prefix(20).map { $0.sentence(.ascii) }
        let words = Set(texts.flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) })
        var best: (code: String, count: Int)?
        for language in CookingLanguage.ofLists {
            let roles: [CookingLanguage.Role] = [.person, .portion, .cookingVerb, .verb, .commonWord, .countedFood]
            let known = Set(roles.flatMap { language.entries($0) }.map { $0.lowercased() })
            let count = known.intersection(words).count
            if count > best?.count ?? 0 { best = (language.code, count) }
        }
        return best?.code
    }

    /// Returns the language of most ingredients, with their units.
    private mutating func language(of recipe: Recipe) -> String {
        var counts: [String: Int] = [:]
        for ingredient in recipe.listedIngredients.flatMap(\.ingredients) {
            let line = ["2", ingredient.quantity?.unit, ingredient.name].compactMap(\.self).joined(separator: " ")
            counts[read(line).language, default: 0] += 1
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? CookingLanguage.english.code
    }
}
