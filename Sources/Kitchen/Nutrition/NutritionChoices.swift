/// The foods that a cook chose for the nutrition of ingredients. A choice replaces the food that the program finds.
public struct NutritionChoices: Hashable, Sendable {
    /// A choice for an ingredient.
    public enum Choice: Hashable, Sendable {
        /// A food of the table, by its number.
        case food(Int)
        /// Values for 100 g that the cook stated.
        case values(Nutrients)
        /// The ingredient does not count, for example because nobody eats it.
        case ignored
    }

    private var choices: [String: Choice] = [:]

    /// Creates an empty set of choices.
    public init() {}

    /// The choice for an ingredient with a name, or `nil` if there is no choice. Case, accents and plurals do not
    /// matter.
    public subscript(name: String) -> Choice? {
        get { choices[Self.key(name)] }
        set { choices[Self.key(name)] = newValue }
    }

    /// Returns whether two names mean the same ingredient.
    public static func isSame(_ name: String, _ other: String) -> Bool { key(name) == key(other) }

    private static func key(_ name: String) -> String { IngredientWords.words(name).joined(separator: " ") }
}

extension NutritionChoices.Choice {
    /// Parses a choice in the form of the configuration file: `01019`, `none` or `370 kcal, 80 g protein`. Returns
    /// `nil` for any other text, and for the number of a food that the table does not have.
    init?(parsing text: String) {
        let words = text.trimmingSpaces().lowercased()
        if words == "none" {
            self = .ignored
        } else if let number = Int(words) {
            guard NutrientTable().food(number: number) != nil else { return nil }
            self = .food(number)
        } else {
            guard let values = Nutrients(parsing: words) else { return nil }
            self = .values(values)
        }
    }
}

extension Nutrients {
    /// Parses the nutrients of 100 g, separated by commas: `370 kcal, 80 g protein, 0.2 g salt`. Nutrients that the
    /// text does not name are zero.
    fileprivate init?(parsing text: String) {
        self = .none
        for part in text.split(separator: ",") {
            let words = part.split { $0 == " " || $0 == "\u{A0}" }
            guard let number = words.first.flatMap({ Double(String($0)) }), number.isFinite, number >= 0 else {
                return nil
            }
            switch words.dropFirst().map(String.init) {
            case ["kcal"], ["kcal", "energy"]: energy = number
            case ["g", "protein"]: protein = number
            case ["g", "fat"]: fat = number
            case ["g", "carbohydrate"]: carbohydrate = number
            case ["g", "sugar"]: sugar = number
            case ["g", "fibre"]: fibre = number
            case ["g", "salt"]: salt = number
            default: return nil
            }
        }
        // 100 g of pure fat have about 900 kcal, and no food has more. 100 g of a food contain at most 100 g of a
        // nutrient.
        guard energy <= 1_000, [protein, fat, carbohydrate, sugar, fibre, salt].allSatisfy({ $0 <= 100 }) else {
            return nil
        }
    }
}
