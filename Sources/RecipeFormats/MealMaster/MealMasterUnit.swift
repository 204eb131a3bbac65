import RecipeKit

/// The codes for units in Meal-Master and in formats that are based on it.
enum MealMasterUnit {
    /// Returns the word for a code, or `nil` for an unknown code. The code `x` (“per serving”) gives an empty text.
    ///
    /// - Parameters:
    ///   - code: The code: `c`, `tb`. Letter case matters only for `t` and `T`.
    ///   - amount: The amount. It decides between singular and plural.
    static func word(for code: some StringProtocol, amount: String) -> String? {
        guard code.utf8.count <= 2, !code.isEmpty else { return nil }
        let key = code == "T" ? "tb" : code.lowercased()
        guard let word = words[key] else { return nil }
        guard let plural = plurals[key], isPlural(amount) else { return word }
        return plural
    }

    /// Returns the code for a unit in words or in an abbreviation, or `nil` if there is none.
    static func code(for unit: String) -> String? {
        codes[unit.lowercased().filter { $0 != "." }]
    }

    private static func isPlural(_ amount: String) -> Bool {
        switch Amount(parsing: amount) {
        case .number(let number): number > .one
        case .range(_, let high): high > .one
        case .text: false
        }
    }

    private static let words = [
        "x": "", "sm": "small", "md": "medium", "lg": "large", "cn": "can", "pk": "package", "pn": "pinch",
        "dr": "drop", "ds": "dash", "ct": "carton", "bn": "bunch", "sl": "slice", "ea": "each", "t": "tsp", "ts": "tsp",
        "tb": "tbsp", "fl": "fl oz", "c": "cup", "pt": "pint", "qt": "quart", "ga": "gallon", "oz": "oz", "lb": "lb",
        "ml": "ml", "cb": "cubic cm", "cl": "cl", "dl": "dl", "l": "l", "mg": "mg", "cg": "cg", "dg": "dg", "g": "g",
        "kg": "kg",
    ]

    private static let plurals = [
        "cn": "cans", "pk": "packages", "pn": "pinches", "dr": "drops", "ds": "dashes", "ct": "cartons",
        "bn": "bunches", "sl": "slices", "c": "cups", "pt": "pints", "qt": "quarts", "ga": "gallons",
    ]

    /// The codes that Meal-Master writes, by the words for units.
    private static let codes: [String: String] = {
        var codes: [String: String] = [:]
        for (code, word) in words where code != "x" && code != "t" && code != "ts" { codes[word] = code }
        for (code, word) in plurals { codes[word] = code }
        codes["tsp"] = "ts"
        return codes
    }()
}
