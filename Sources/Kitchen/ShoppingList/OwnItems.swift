import CookingLanguages
import RecipeKit

/// Parses what a user types on a shopping list: `2 l milk, bin bags`.
public enum OwnItems {
    /// Returns the needs for the items in a text. Commas, semicolons or line feeds separate the items.
    ///
    /// A comma between two digits is a decimal comma: `1,5 l milk`.
    ///
    /// - Parameters:
    ///   - text: The text that the user typed.
    ///   - read: The function that parses one item. By default, it is ``ingredient(_:units:)``.
    public static func needs(
        in text: String, read: (String) -> Ingredient = { ingredient($0, units: UnitCatalog()) }
    ) -> [ShoppingNeed] {
        split(text).map { ShoppingNeed(read($0)) }
    }

    /// Returns the items in a text, as ``needs(in:read:)`` separates them. The items are not empty, and they have no
    /// spaces at their ends.
    public static func split(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        var items: [String] = []
        var start = 0
        for index in 0...bytes.count {
            let isEnd: Bool
            if index == bytes.count {
                isEnd = true
            } else {
                switch bytes[index] {
                case UInt8(ascii: ";"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): isEnd = true
                case UInt8(ascii: ","):
                    let isDecimal =
                        index > 0 && index + 1 < bytes.count && UTF8Text.isDigit(bytes[index - 1])
                        && UTF8Text.isDigit(bytes[index + 1])
                    isEnd = !isDecimal
                default: isEnd = false
                }
            }
            guard isEnd else { continue }
            let item = String(decoding: bytes[start..<index], as: UTF8.self).trimmingSpaces()
            if !item.isEmpty { items.append(item) }
            start = index + 1
        }
        return items
    }

    /// Parses one item: `2 l milk`, `500g flour`, `6 eggs`, `2 x milk`, `milk{2%l}`, `milk 2 l`, `bin bags`.
    ///
    /// A number that is no certain amount belongs to the name: `80/20 beef`.
    ///
    /// - Parameters:
    ///   - text: The item.
    ///   - units: The units that the user knows.
    public static func ingredient(_ text: String, units: UnitCatalog) -> Ingredient {
        let text = text.trimmingSpaces()
        if text.hasSuffix("}"), let open = text.firstIndex(of: "{"), open > text.startIndex {
            let inside = text[text.index(after: open)...].dropLast()
            return Ingredient(name: text[..<open].trimmingSpaces(), quantity: Quantity(cooklang: inside))
        }
        let words = text.split { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }.map(String.init)
        if let first = words.first, isUncertain(first) { return trailing(words, units) ?? Ingredient(name: text) }
        // Find the longest part at the start that is a number or a range: `1 1/2` in `1 1/2 kg flour`.
        for count in stride(from: min(3, words.count - 1), through: 1, by: -1) {
            guard let amount = Amount.numeric(words[..<count].joined(separator: " ")) else { continue }
            return ingredient(amount, Array(words[count...]), units)
        }
        // In `500g flour`, one word has the amount and the unit.
        if words.count > 1, let (amount, unit) = glued(words[0], units) {
            return Ingredient(name: words[1...].joined(separator: " "), quantity: Quantity(amount, unit: unit))
        }
        return trailing(words, units) ?? Ingredient(name: text)
    }

    /// Parses an item with an amount and a unit after the name: `milk 2 l`, `butter 100g`. Returns `nil` for any other
    /// item. A number without a unit belongs to the name: `flour type 405`.
    private static func trailing(_ words: [String], _ units: UnitCatalog) -> Ingredient? {
        guard words.count > 1, let last = words.last, !isUncertain(last) else { return nil }
        if let (amount, unit) = glued(last, units) {
            return Ingredient(name: words.dropLast().joined(separator: " "), quantity: Quantity(amount, unit: unit))
        }
        guard words.count > 2, !isUncertain(words[words.count - 2]),
            let amount = Amount.numeric(words[words.count - 2]),
            units.unit(named: last, amount: amount) != nil
        else { return nil }
        return Ingredient(name: words.dropLast(2).joined(separator: " "), quantity: Quantity(amount, unit: last))
    }

    private static func ingredient(_ amount: Amount, _ words: [String], _ units: UnitCatalog) -> Ingredient {
        var words = words
        if words.count > 1, ["x", "×"].contains(words[0].lowercased()) {
            return Ingredient(name: words.dropFirst().joined(separator: " "), quantity: Quantity(amount))
        }
        // Try units of several words first, such as `fl oz` and `colheres de sopa`.
        for count in [4, 3, 2, 1] where words.count > count {
            let unit = words[..<count].joined(separator: " ")
            guard units.unit(named: unit, amount: amount) != nil || ShoppingUnits.isDozen(unit) else { continue }
            words.removeFirst(count)
            if words.count > 1, connectors.contains(words[0]) { words.removeFirst() }
            return Ingredient(name: words.joined(separator: " "), quantity: Quantity(amount, unit: unit))
        }
        return Ingredient(name: words.joined(separator: " "), quantity: Quantity(amount))
    }

    /// Returns whether a word begins with a number that is no certain amount: a ratio such as `80/20`, or `1.000`, which
    /// is one in English and a thousand in German.
    private static func isUncertain(_ word: String) -> Bool {
        let number = word.prefix { $0.isNumber || $0 == "/" || $0 == "." }
        let ratio = number.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        if ratio.count == 2, let first = ratio[0], let second = ratio[1] { return first >= 10 && first > second }
        return number.hasSuffix(".000")
    }

    /// Words between a unit and a name: `of`.
    private static let connectors = Set(CookingLanguage.entriesOfAll(.of))

    /// Returns the amount and the unit of a word such as `500g`, or `nil` for any other word.
    private static func glued(_ word: String, _ units: UnitCatalog) -> (Amount, String)? {
        guard let split = word.firstIndex(where: \.isLetter), split > word.startIndex,
            let amount = Amount.numeric(word[..<split]), units.unit(named: String(word[split...])) != nil
        else { return nil }
        return (amount, String(word[split...]))
    }
}

extension Quantity {
    /// Parses the amount between Cooklang's braces: `2%l`, `=1%tsp`, `few`. Returns `nil` if the text has neither an
    /// amount nor a unit.
    init?(cooklang text: some StringProtocol) {
        var content = text.trimmingSpaces()
        let isFixed = content.hasPrefix("=")
        if isFixed { content.removeFirst() }
        let parts = content.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
        let amount = (parts.first ?? "").trimmingSpaces()
        let unit = parts.count > 1 ? parts[1].trimmingSpaces() : ""
        guard !amount.isEmpty || !unit.isEmpty else { return nil }
        self.init(Amount(parsing: amount), unit: unit.isEmpty ? nil : unit, isFixed: isFixed)
    }

    /// The amount between Cooklang's braces: `2%l`. Numbers are ASCII.
    package var cooklang: String {
        let number = amount.plainText
        let prefix = isFixed ? "=" : ""
        guard let unit, !unit.isEmpty else { return prefix + number }
        return "\(prefix)\(number)%\(unit)"
    }
}

extension Amount {
    /// The amount in a form that other programs can read: `1.5`, `1/3`, `1-2`, `few`.
    var plainText: String {
        switch self {
        case .number(let number): number.plainText
        case .range(let low, let high): "\(low.plainText)-\(high.plainText)"
        case .text(let text): text
        }
    }
}

extension Rational {
    /// The number in a form that other programs can read: a decimal if at most three decimal places make it exact
    /// (`1.5`), otherwise a fraction or a mixed number (`1/3`, `1 1/3`).
    var plainText: String {
        guard !isInteger else { return String(numerator) }
        let sign = numerator < 0 ? "-" : ""
        let magnitude = Int(clamping: numerator.magnitude)
        if 1000 % denominator == 0 {
            let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: denominator)
            var digits = String(rest * (1000 / denominator))
            digits = String(repeating: "0", count: 3 - digits.count) + digits
            while digits.last == "0" { digits.removeLast() }
            return "\(sign)\(whole).\(digits)"
        }
        let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: denominator)
        return sign + (whole > 0 ? "\(whole) " : "") + "\(rest)/\(denominator)"
    }
}
