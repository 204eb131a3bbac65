import RecipeKit

/// The metadata in ``/RecipeKit/RecipeMetadata/others`` for a person to read, with labels: `Calories: 495 kcal`.
public struct RecipeDetails: Sendable {
    /// A label with its text. If the value is only “yes”, the text is empty: `Vegetarian` for `vegetarian: yes`.
    public struct Entry: Hashable, Sendable {
        /// The label.
        public var label: String
        /// The text.
        public var words: String

        /// The label and the text, `Wine: Malbec`, or the label alone.
        public var line: String { words.isEmpty ? label : "\(label): \(words)" }
    }

    /// The entries: first nutrition, then all others in file order. Empty values, keys for programs, and waiting times
    /// that ``RecipeTimes`` shows are omitted.
    public let entries: [Entry]

    /// Creates the details of a recipe's metadata.
    public init(_ metadata: RecipeMetadata) {
        var nutrition: [(rank: Int, entry: Entry)] = []
        var others: [Entry] = []
        for other in metadata.others where WaitingTime.name(forKey: other.key) == nil || !Self.isShown(other, metadata)
        {
            guard let words = Self.words(other.value), !Self.isInternal(other.key) else { continue }
            let key = other.key.lowercased().filter { !" _-.".contains($0) }
            if let rank = Nutrient.all.firstIndex(where: { $0.keys.contains(key) }) {
                let nutrient = Nutrient.all[rank]
                nutrition.append((rank, Entry(label: nutrient.label, words: Self.measured(words, nutrient.unit))))
            } else {
                others.append(Entry(label: Self.label(other.key), words: words))
            }
        }
        entries = nutrition.sorted { $0.rank < $1.rank }.map(\.entry) + others
    }

    /// Returns whether the value of an entry is among the recipe's waiting times.
    private static func isShown(_ entry: RecipeMetadata.Entry, _ metadata: RecipeMetadata) -> Bool {
        metadata.waitingTimes.contains { $0.time.text == entry.value }
    }

    /// Returns the value as text. For `yes` and `true`, the text is empty, because the label alone is shown. If the
    /// value is empty, or is a word such as `no` or `none`, returns `nil`.
    private static func words(_ value: String) -> String? {
        let value = withoutAmountMarks(value).trimmingSpaces()
        switch value.lowercased() {
        case "", "false", "no", "null", "nil", "none", "n/a", "-", "[]", "{}": return nil
        case "true", "yes": return ""
        default: return value
        }
    }

    /// Returns a value without the percent sign of an amount of Cooklang: `500%ml` becomes `500 ml`. Other percent
    /// signs stay: `20% fat`, `a%20b`.
    private static func withoutAmountMarks(_ value: String) -> String {
        guard let sign = value.firstIndex(of: "%"), Amount.numeric(String(value[..<sign])) != nil,
            value[value.index(after: sign)...].first?.isLetter == true
        else { return value }
        return value.replacing("%", with: " ", maxReplacements: 1)
    }

    /// Returns whether a key is only for programs, such as `layout` of web page generators, or `paprika.uid`.
    private static func isInternal(_ key: String) -> Bool {
        if let dot = key.firstIndex(of: "."), ExportReaders.identifiers.contains(String(key[..<dot])) { return true }
        return ["layout", "slug", "permalink", "uuid", "aliases"].contains(key.lowercased())
    }

    /// Returns the text with the unit if the text is only a number. `540 calories` becomes `540 kcal`, and any other
    /// text is unchanged.
    private static func measured(_ words: String, _ unit: String) -> String {
        guard Amount.numeric(words) != nil else { return words.replacingKiloCalories }
        return "\(words) \(unit)"
    }

    /// Returns a key in words: `servingSize` and `serving_size` become `Serving size`.
    private static func label(_ key: String) -> String {
        var words = ""
        var isLower = false
        for character in key {
            if character == "_" || character == "-" || character == " " {
                if words.last != " ", !words.isEmpty { words += " " }
            } else if character.isUppercase, isLower {
                words += " " + character.lowercased()
            } else {
                words.append(character)
            }
            isLower = character.isLowercase
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

/// A nutrient, with its default unit and its keys in files. The keys are in lowercase and without separators.
private struct Nutrient {
    var label: String
    var unit: String
    var keys: Set<String>

    /// All nutrients, in the order in which they are shown.
    static let all = [
        Nutrient(
            label: "Calories", unit: "kcal",
            keys: ["calories", "calorie", "kcal", "energy", "caloriesperserving", "kalorien", "calorías"]),
        Nutrient(label: "Fat", unit: "g", keys: ["fat", "totalfat", "fatcontent", "fett", "fats"]),
        Nutrient(label: "Saturated fat", unit: "g", keys: ["saturatedfat", "saturatedfatcontent"]),
        Nutrient(label: "Unsaturated fat", unit: "g", keys: ["unsaturatedfat", "unsaturatedfatcontent"]),
        Nutrient(label: "Trans fat", unit: "g", keys: ["transfat", "transfatcontent"]),
        Nutrient(
            label: "Carbohydrates", unit: "g",
            keys: [
                "carbohydrates", "carbohydrate", "carbohydratecontent", "carbs", "totalcarb", "totalcarbs",
                "kohlenhydrate",
            ]),
        Nutrient(label: "Sugar", unit: "g", keys: ["sugar", "sugars", "sugarcontent"]),
        Nutrient(label: "Fibre", unit: "g", keys: ["fiber", "fibre", "fibercontent", "dietaryfiber"]),
        Nutrient(label: "Protein", unit: "g", keys: ["protein", "proteins", "proteincontent", "eiweiß"]),
        Nutrient(label: "Cholesterol", unit: "mg", keys: ["cholesterol", "cholesterolcontent"]),
        Nutrient(label: "Sodium", unit: "mg", keys: ["sodium", "sodiumcontent"]),
        Nutrient(label: "Serving size", unit: "g", keys: ["servingsize"]),
    ]
}

extension String {
    /// The text with `kcal` for kilocalories: `540 calories` and `540 kkal` become `540 kcal`.
    fileprivate var replacingKiloCalories: String {
        let parts = split(separator: " ")
        guard parts.count == 2, ["kkal", "calories", "cal", "kilocalories", "cals"].contains(parts[1].lowercased())
        else {
            return self
        }
        return "\(parts[0]) kcal"
    }
}
