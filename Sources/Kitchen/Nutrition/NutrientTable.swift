/// The nutrients of some 2,900 foods of the USDA. The program contains them as text.
public struct NutrientTable: Sendable {
    public init() {}

    /// Returns the food with a USDA number, or `nil` if the table does not contain it. O(log n).
    public func food(number: Int) -> NutrientFood? {
        let digits = String(number)
        return food(digits: String(repeating: "0", count: max(0, 5 - digits.count)) + digits)
    }

    /// Returns the food whose number has these five digits, or `nil` if the table does not contain it.
    func food(digits: String) -> NutrientFood? {
        guard let number = Int(digits), let line = SortedLines(Self.lines).rest(after: digits, before: "|") else {
            return nil
        }
        let parts = line.dropFirst().split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let values = parts[0].split(separator: " ").compactMap { Double(String($0)) }
        guard values.count == 7 else { return nil }
        let named = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
        return NutrientFood(
            number: number, name: named ?? FoodTable().food(usdaNumber: number)?.name ?? digits,
            per100Grams: Nutrients(
                energy: values[0], protein: values[1], fat: values[2], carbohydrate: values[3], sugar: values[4],
                fibre: values[5], salt: values[6] * 2.54 / 1000))
    }
}

extension NutrientTable {
    /// Returns the foods whose names contain all words of a text. A word of the text can also be the beginning of a
    /// word in the name. Names with the fewest other words come first. O(n) for the n foods of the table.
    ///
    /// - Parameters:
    ///   - text: Words, or beginnings of words, in any order.
    ///   - limit: The maximum number of foods.
    public func foods(matching text: String, limit: Int) -> [NutrientFood] {
        let wanted = IngredientWords.words(text)
        guard !wanted.isEmpty else { return [] }
        var found: [(cost: Int, digits: String)] = []
        for (digits, name) in Self.names {
            let words = IngredientWords.words(name)
            guard wanted.allSatisfy({ word in words.contains { $0.hasPrefix(word) } }) else { continue }
            let others = words.count { !wanted.contains($0) }
            // Prefer a name whose last word is in the text: “sauce” finds “tomato sauce” before “sauce mix”.
            let isLast = words.last.map(wanted.contains) ?? false
            found.append((others * 2 + (isLast ? 0 : 1), digits))
        }
        found.sort { $0 < $1 }
        return found.lazy.compactMap { food(digits: $0.digits) }.prefix(limit).map(\.self)
    }

    /// The names of all foods with the digits of their numbers, in the order of the numbers. Foods without a name are
    /// left out.
    private static var names: [(digits: String, name: String)] {
        var described: [String: String] = [:]
        SortedLines(FoodTable.lines).forEach { line in
            guard let end = line.firstIndex(of: UInt8(ascii: "|")), end > 6 else { return }
            described[UTF8Bytes.string(line[..<5])] = UTF8Bytes.string(line[6..<end])
        }
        var names: [(String, String)] = []
        SortedLines(lines).forEach { line in
            let digits = UTF8Bytes.string(line[..<5])
            let start = line.lastIndex(of: UInt8(ascii: "|")).map { $0 + 1 } ?? line.count
            let own = start < line.count ? UTF8Bytes.string(line[start...]) : nil
            if let name = own ?? described[digits] { names.append((digits, name)) }
        }
        return names
    }
}

/// Names of the foods in the table of nutrients. ``FoodNames`` has more names.
enum NutrientNames {
    struct Meaning: Equatable {
        /// The five digits of the food's number, or `nil` if nobody eats the food.
        var digits: String?
        /// The number of the row with the weights for this name, as digits; see ``NutrientWeights``. `nil` if the name
        /// has no weights of its own.
        var weights: Substring?
    }

    /// Returns the meaning of a name, given as its words. Returns `nil` if the list does not have the name. O(log n).
    ///
    /// - Parameters:
    ///   - words: The words of the name.
    ///   - isRomance: Whether to find only French, Spanish and Italian names, which the list marks with `#`. In these
    ///     languages, the first word is the food.
    static func meaning(of words: some Sequence<String>, isRomance: Bool = false) -> Meaning? {
        let key = words.joined(separator: " ")
        if let value = SortedLines(lines).rest(after: key, before: "!#"), !isRomance || value.first == "#" {
            let food = value.dropFirst()
            if food.first == "-" { return Meaning() }
            let row = food.dropFirst(5)
            return Meaning(digits: String(food.prefix(5)), weights: row.isEmpty ? nil : row)
        }
        switch FoodNames.meaning(of: CollectionOfOne(key), isRomance: isRomance) {
        case .food(let digits, _): return Meaning(digits: digits)
        case .unknownFood, nil: return nil
        }
    }
}

/// The weights of pieces and packages of one food, in grams.
struct NutrientWeights {
    private var grams: [String: Double] = [:]

    init() {}

    /// Creates the weights of a row in the table: `item=200 can=255 drained=0.6`. If there is no such row, the set is
    /// empty.
    ///
    /// - Parameter row: The number of the row, or the five digits of a food.
    init(row: (some StringProtocol)?) {
        guard let row, let line = SortedLines(Self.lines).rest(after: String(row), before: "|") else { return }
        for token in line.dropFirst().split(separator: " ") {
            let parts = token.split(separator: "=")
            if parts.count == 2, let value = Double(String(parts[1])) { grams[String(parts[0])] = value }
        }
    }

    /// Returns the weight in grams of one unit, such as `can`. The unit `item` is one whole item.
    func grams(per unit: String) -> Double? { grams[unit] }

    /// The part of a can's content that is not liquid, from 0 to 1. `nil` if it is not known.
    var drained: Double? { grams["drained"] }

    /// The part of the weight that is neither bone nor shell, from 0 to 1. `nil` if it is not known.
    var edible: Double? { grams["edible"] }

    /// The usual weight of each unit in grams. It is used for foods whose own weight for the unit is not known.
    static let general: [String: Double] = [
        "can": 400, "jar": 350, "packet": 30, "package": 250, "bag": 300, "box": 300, "bottle": 500, "bunch": 100,
        "sprig": 1, "handful": 30, "slice": 28, "pinch": 0.4, "dash": 0.6, "drop": 0.05, "head": 500, "stalk": 40,
        "leaf": 1, "fillet": 150, "sheet": 50, "cube": 10, "knob": 15, "strip": 20, "wedge": 20, "scoop": 40,
        "loaf": 450, "ball": 100, "square": 28, "pat": 5, "smidgen": 0.2, "bulb": 100, "rasher": 28, "spear": 16,
        "stick": 50, "piece": 50, "block": 250,
    ]
}
