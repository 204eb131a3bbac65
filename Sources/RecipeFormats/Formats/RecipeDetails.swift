import RecipeKit
import TextLayout

/// The metadata in ``/RecipeKit/RecipeMetadata/others`` for a person to read, with labels: `Calories: 495 kcal`.
public struct RecipeDetails: Sendable {
    /// A label with its text. If the value is only “yes”, the text is empty: `Vegetarian` for `vegetarian: yes`.
    public struct Entry: Hashable, Sendable {
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
        guard Amount.numeric(words) != nil, !unit.isEmpty else { return words.replacingKiloCalories }
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
        // A bare number can be portions as well as grams.
        Nutrient(label: "Serving size", unit: "", keys: ["servingsize"]),
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

/// The facts about a recipe that are shown on a line below its title.
public enum RecipeFacts {
    /// Returns the known facts in this order: course, cuisine, total time, servings, difficulty, and the diets and tags
    /// as one text.
    public static func facts(for metadata: RecipeMetadata) -> [String] {
        let facts = [
            metadata.course, metadata.cuisine, metadata.totalTime?.formatted(.long), metadata.servings?.formatted,
            metadata.difficulty, list(labels(of: metadata)),
        ]
        return facts.compactMap(\.self).filter { !$0.isEmpty }
    }

    /// Returns the facts on one line, or an empty text if there are none:
    /// `Appetizer · Argentinian · 1 h 10 min · 12 empanadas · easy · beef, baking`.
    package static func line(for metadata: RecipeMetadata) -> String {
        facts(for: metadata).joined(separator: " · ")
    }

    /// Returns the facts that cooks ask for first, without the diets and tags: total time, servings, course, cuisine and
    /// difficulty.
    package static func headline(of metadata: RecipeMetadata) -> [String] {
        let facts = [
            metadata.totalTime?.formatted(.long), metadata.servings?.formatted, metadata.course, metadata.cuisine,
            metadata.difficulty,
        ]
        return facts.compactMap(\.self).filter { !$0.isEmpty }
    }

    /// Returns the diets and tags without repetitions of each other or of another fact, ignoring letter case.
    package static func labels(of metadata: RecipeMetadata) -> [String] {
        let facts = [metadata.course, metadata.cuisine, metadata.difficulty]
        var seen = Set(facts.compactMap { $0?.lowercased() })
        return (metadata.diets + metadata.tags).filter { seen.insert($0.lowercased()).inserted }
    }

    private static func list(_ words: [String]) -> String? {
        words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

/// The parts of a recipe's total time: preparation, cooking, and waiting.
public struct RecipeTimes: Sendable {
    /// A part of the total time.
    public struct Share: Hashable, Sendable {
        /// The kind of a part.
        public enum Kind: Hashable, Sendable {
            /// The cook prepares, the food cooks, or the cook waits.
            case preparing, cooking, waiting
        }

        /// The kind of the part.
        public var kind: Kind
        /// The name of the part, in lowercase: `preparation`, `resting`.
        public var name: String
        /// The duration of the part.
        public var time: CookingTime

        /// The name and the duration: `preparation 30 min`.
        public var words: String { "\(name) \(time.formatted(.long))" }
    }

    /// The parts in this order: preparation, cooking, the waiting times, and the rest of the total time. If there is
    /// only one part, the array is empty.
    public let shares: [Share]

    /// Creates the parts from a recipe's metadata.
    public init(_ metadata: RecipeMetadata) {
        var shares: [Share] = []
        func add(_ kind: Share.Kind, _ name: String, _ time: CookingTime?) {
            guard let time, time.minutes != 0, time.minutes != nil || !time.text.isEmpty else { return }
            shares.append(Share(kind: kind, name: name, time: time))
        }
        add(.preparing, "preparation", metadata.prepTime)
        add(.cooking, "cooking", metadata.cookTime)
        for waiting in metadata.waitingTimes { add(.waiting, waiting.name, waiting.time) }
        add(.waiting, "waiting", Self.rest(of: metadata.totalTime, after: shares))
        self.shares = shares.count > 1 ? shares : []
    }

    /// All parts on one line, or an empty text if there are none: `Preparation 30 min · cooking 40 min`.
    public var line: String {
        let words = shares.map(\.words).joined(separator: " · ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Returns the rest of the total time after the known parts, or `nil` if there is no rest or if it is unknown.
    private static func rest(of total: CookingTime?, after shares: [Share]) -> CookingTime? {
        guard var rest = total?.minutes, !shares.isEmpty else { return nil }
        for share in shares {
            guard let minutes = share.time.minutes else { return nil }
            let (left, overflow) = rest.subtractingReportingOverflow(minutes)
            guard !overflow, left > 0 else { return nil }
            rest = left
        }
        return CookingTime(minutes: rest, text: "")
    }
}

extension CookingTime {
    /// The time as an ISO 8601 duration, such as `PT1H10M`, or `nil` if its number of minutes is unknown or negative.
    var iso8601: String? {
        guard let minutes, minutes >= 0 else { return nil }
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return "PT\(rest)M" }
        return rest == 0 ? "PT\(hours)H" : "PT\(hours)H\(rest)M"
    }
}

extension CookingTime {
    /// The time with words instead of an ISO 8601 duration, as a cook writes it into a file: `1 h 15 min` for `PT75M`.
    /// A time in words is unchanged.
    package var inWords: CookingTime {
        guard let minutes, minutes > 0, text.first == "P" || text.first == "p", text.contains(where: \.isNumber) else {
            return self
        }
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        let parts = [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil].compactMap(\.self)
        return CookingTime(minutes: minutes, text: parts.joined(separator: " "))
    }
}

extension Servings {
    /// The servings without a word that only repeats the key: `4` for `4 servings` and `4 serving(s)`.
    package var withoutWord: Servings {
        for word in ["servings", "serving", "serving(s)"] where text.lowercased().hasSuffix(" " + word) {
            let rest = text.dropLast(word.count + 1).trimmingSpaces()
            if Amount.numeric(rest) != nil { return Servings(parsing: rest) }
        }
        return self
    }

    /// The servings for a line of facts: `serves 4` or `serves 4–6`. If the text of the file contains words, this text:
    /// `12 empanadas`.
    public var formatted: String { numbers.map { "serves \($0)" } ?? text.withoutControlCharacters }

    /// The servings for a narrow column: `4`, `4–6` or `6+`. If the text of the file contains words, this text.
    public var shortened: String { numbers ?? text.withoutControlCharacters }

    /// The numbers in their usual form, or `nil` if the text contains words. For example, `4.0` becomes `4`, `4-6`
    /// becomes `4–6`, and `2|4|8` becomes `2, 4, 8`.
    private var numbers: String? {
        var bare = text.trimmingSpaces()
        // A third of a recipe for two serves ⅔.
        guard let first = bare.unicodeScalars.first, first.properties.numericType != nil else { return nil }
        if bare.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return bare }
        let hasMore = bare.last == "+"
        if hasMore || bare.last == "." { bare.removeLast() }
        if bare.utf8.contains(UInt8(ascii: "|")) {
            let choices = bare.split(separator: "|").map { Amount.numeric(String($0))?.formatted(.unicode) }
            return choices.contains(nil) ? nil : choices.compactMap(\.self).joined(separator: ", ")
        }
        // Servings are hardly ever less than one. So `4/6` is a range and not a fraction.
        let parts = bare.split { "/~".contains($0) }.map { Int($0) }
        if parts.count == 2, let low = parts[0], let high = parts[1], low < high { return "\(low)–\(high)" }
        guard let amount = Amount.numeric(bare) else { return nil }
        return amount.formatted(.unicode) + (hasMore ? "+" : "")
    }
}

extension Step {
    /// Returns the text of the step with its amounts and times: `Rub 100 g lard into 500 g flour.`
    ///
    /// - Parameters:
    ///   - style: The style of amounts and times.
    ///   - blank: The character for a space inside an amount or a time. A no-break space prevents line breaks in them.
    package func sentence(_ style: QuantityStyle, blank: Character = " ") -> String {
        if items.count == 1, case .text(let words) = items[0] { return words }
        func whole(_ text: String) -> String {
            blank == " " ? text : String(text.map { $0 == " " ? blank : $0 })
        }
        var sentence = ""
        for phrase in phrases(style) {
            if !phrase.amount.isEmpty { sentence += "\(whole(phrase.amount)) " }
            sentence += phrase.kind == .time ? whole(phrase.text) : phrase.text
            if !phrase.remark.isEmpty { sentence += " (\(whole(phrase.remark)))" }
        }
        return sentence
    }
}
