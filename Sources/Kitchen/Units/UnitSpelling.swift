import RecipeKit

/// How units are spelled in the language of a recipe.
struct UnitSpelling {
    /// The names of the units, as singular and plural.
    private let names: [String: (String, String)]

    /// Creates the spelling that fits a unit of a recipe: `EL` for a recipe that writes `TL`.
    init(like written: String?) {
        let folded = written.map(UnitNames.folded) ?? ""
        let index = Self.families.firstIndex { family in
            family.contains { UnitNames.folded($0.singular) == folded || UnitNames.folded($0.plural) == folded }
        }
        names = Dictionary(
            Self.families[index ?? 0].map { ($0.symbol, ($0.singular, $0.plural)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns the name of a unit for an amount, or `nil` if the spelling has no such unit.
    func name(of unit: KitchenUnit, for amount: Rational) -> String? {
        names[unit.symbol].map { amount > .one ? $0.1 : $0.0 }
    }

    /// Returns the name of a unit as the recipe spells it, in the singular or plural of an amount: `cup` → `cups`.
    static func adapted(_ name: String, to amount: Rational) -> String {
        guard let entry = UnitNames.entry(for: name), entry.singular != entry.plural else { return name }
        let folded = UnitNames.folded(name)
        let wanted = amount > .one ? entry.plural : entry.singular
        guard folded == UnitNames.folded(amount > .one ? entry.singular : entry.plural), let first = name.first else {
            return name
        }
        return first.isUppercase ? wanted.prefix(1).uppercased() + wanted.dropFirst() : wanted
    }

    private static let families: [[(symbol: String, singular: String, plural: String)]] = [
        [("tsp", "tsp", "tsp"), ("tbsp", "tbsp", "tbsp"), ("cup", "cup", "cups"), ("pinch", "pinch", "pinches")],
        [
            ("tsp", "teaspoon", "teaspoons"), ("tbsp", "tablespoon", "tablespoons"), ("cup", "cup", "cups"),
            ("pinch", "pinch", "pinches"),
        ],
        [("tsp", "TL", "TL"), ("tbsp", "EL", "EL"), ("pinch", "Prise", "Prisen")],
        [("tsp", "Teelöffel", "Teelöffel"), ("tbsp", "Esslöffel", "Esslöffel"), ("pinch", "Prise", "Prisen")],
        [("tsp", "c. à c.", "c. à c."), ("tbsp", "c. à s.", "c. à s."), ("pinch", "pincée", "pincées")],
        [
            ("tsp", "cuillère à café", "cuillères à café"), ("tbsp", "cuillère à soupe", "cuillères à soupe"),
            ("pinch", "pincée", "pincées"),
        ],
        [("tsp", "cdta", "cdtas"), ("tbsp", "cda", "cdas"), ("pinch", "pizca", "pizcas")],
        [("tsp", "cucharadita", "cucharaditas"), ("tbsp", "cucharada", "cucharadas"), ("pinch", "pizca", "pizcas")],
        [("tsp", "cucchiaino", "cucchiaini"), ("tbsp", "cucchiaio", "cucchiai"), ("pinch", "pizzico", "pizzichi")],
    ]
}
