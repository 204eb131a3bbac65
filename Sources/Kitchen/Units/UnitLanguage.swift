import CookingLanguages
import RecipeKit

/// The language and the form in which a recipe spells units.
enum UnitLanguage {
    case english, englishInFull, german, germanInFull, french, frenchInFull, spanish, spanishInFull, italian

    /// Creates the spelling of a recipe from one of its units. For example, a recipe with `TL` spells tablespoons `EL`.
    ///
    /// - Parameters:
    ///   - written: The unit.
    ///   - language: The language of the recipe. In an English recipe, `cc` is not a French spoon.
    init(like written: String?, in language: String) {
        let isFrench = language.lowercased().hasPrefix("fr")
        let isForeign = !isFrench && written.map { Self.isShort(UnitNames.folded($0)) } == true
        let name = isForeign ? "" : written.flatMap { UnitNames.entry(for: $0, in: language) }?.singular ?? ""
        self =
            switch name {
            case "teaspoon", "tablespoon": .englishInFull
            case "TL", "EL", "KL", "Essl", "Prise", "Msp", "Messerspitze": .german
            case "Teelöffel", "Esslöffel", "Eßlöffel", "Kaffeelöffel": .germanInFull
            case "c. à c.", "c à café", "cc", "càc", "c. à s.", "c à soupe", "cs", "càs", "pincée": .french
            case "cuill. à café", "cuil. à café", "cuill. à soupe", "cuil. à soupe": .french
            case "cuillère à café", "cuillère à soupe", "cuillerée à café", "cuillerée à soupe": .frenchInFull
            case "cdta", "cdita", "cta", "cda": .spanish
            case "cucharadita", "cucharilla", "cucharada", "pizca", "taza": .spanishInFull
            case "cucchiaino", "cucchiaio", "cucch", "cucchiaio da tavola", "pizzico", "tazza": .italian
            case "cucchiaino da caffè", "cucchiaino da tè": .italian
            default: .english
            }
    }

    /// Returns whether a folded name is one that only French recipes use for a spoon.
    private static func isShort(_ name: String) -> Bool { ["cc", "c c", "cs", "c s"].contains(name) }

    /// Returns whether recipes with the spelling of a unit measure with cups. A spelling in a language that this type does
    /// not know is no English one.
    static func hasCups(like written: String?, in language: String) -> Bool {
        let spelling = UnitLanguage(like: written, in: language)
        return language.lowercased().hasPrefix("en") && (spelling == .english || spelling == .englishInFull)
    }

    /// Returns the name of a unit, in the singular or in the plural. Returns `nil` if this spelling has no name for the
    /// unit.
    func name(of unit: KitchenUnit, for amount: Rational) -> String? {
        let isPlural = amount > .one
        switch (unit.symbol, self) {
        case ("tsp", .english), ("tbsp", .english): return unit.symbol
        case ("tsp", .englishInFull): return isPlural ? "teaspoons" : "teaspoon"
        case ("tsp", .german): return "TL"
        case ("tsp", .germanInFull): return "Teelöffel"
        case ("tsp", .french): return "c. à c."
        case ("tsp", .frenchInFull): return isPlural ? "cuillères à café" : "cuillère à café"
        case ("tsp", .spanish): return isPlural ? "cdtas" : "cdta"
        case ("tsp", .spanishInFull): return isPlural ? "cucharaditas" : "cucharadita"
        case ("tsp", .italian): return isPlural ? "cucchiaini" : "cucchiaino"
        case ("tbsp", .englishInFull): return isPlural ? "tablespoons" : "tablespoon"
        case ("tbsp", .german): return "EL"
        case ("tbsp", .germanInFull): return "Esslöffel"
        case ("tbsp", .french): return "c. à s."
        case ("tbsp", .frenchInFull): return isPlural ? "cuillères à soupe" : "cuillère à soupe"
        case ("tbsp", .spanish): return isPlural ? "cdas" : "cda"
        case ("tbsp", .spanishInFull): return isPlural ? "cucharadas" : "cucharada"
        case ("tbsp", .italian): return isPlural ? "cucchiai" : "cucchiaio"
        case ("cup", .english), ("cup", .englishInFull): return isPlural ? "cups" : "cup"
        case ("pinch", .english), ("pinch", .englishInFull): return isPlural ? "pinches" : "pinch"
        case ("pinch", .german), ("pinch", .germanInFull): return isPlural ? "Prisen" : "Prise"
        case ("pinch", .french), ("pinch", .frenchInFull): return isPlural ? "pincées" : "pincée"
        case ("pinch", .spanish), ("pinch", .spanishInFull): return isPlural ? "pizcas" : "pizca"
        case ("pinch", .italian): return isPlural ? "pizzichi" : "pizzico"
        default: return nil
        }
    }

    /// Returns a unit's name from a recipe in the singular or in the plural, as an amount requires: `cup` → `cups`.
    ///
    /// - Parameters:
    ///   - name: The name in the recipe.
    ///   - amount: The amount.
    ///   - language: The language of the recipe: the plural of `litro` is `litri` or `litros`.
    static func adapted(_ name: String, to amount: Rational, in language: String) -> String {
        // In `(400 g) can`, the can is counted.
        if name.first == "(", let close = name.lastIndex(of: ")"), close < name.index(before: name.endIndex) {
            let start = name.index(after: close)
            let word = name[start...].drop { $0 == " " }
            return String(name[..<word.startIndex]) + adapted(String(word), to: amount, in: language)
        }
        guard let entry = UnitNames.forms(of: name, in: language) else {
            // An English adjective has one form: `2 medium cloves`.
            guard language.lowercased().hasPrefix("en"), let space = name.lastIndex(of: " "),
                name[..<space].split(separator: " ").allSatisfy({ qualifiers.contains($0.lowercased()) })
            else { return name }
            return name[...space] + adapted(String(name[name.index(after: space)...]), to: amount, in: language)
        }
        guard entry.singular != entry.plural, let first = name.first else { return name }
        let wanted = entry.form(after: amount, in: language)
        guard entry.has(UnitNames.folded(name)), UnitNames.folded(name) != UnitNames.folded(wanted) else { return name }
        return first.isUppercase ? wanted.prefix(1).uppercased() + wanted.dropFirst() : wanted
    }

    private static let qualifiers = Set(CookingLanguage.english.entries(.stepAdjective))
}
