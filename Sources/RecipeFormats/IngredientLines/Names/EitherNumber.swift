import CookingLanguages
import RecipeKit

/// Resolves words that contain both their singular and their plural: `3 Ei(er)`, `2 Tüte/n`, `1 clove(s)`.
enum EitherNumber {
    private static let endings: Set<String> = ["n", "e", "en", "er", "s", "es", "nen", "r", "x"]
    /// Endings that are words or names after a slash: `and/or`.
    private static let longEndings: Set<String> = ["se", "ar", "or", "ser", "tjes", "jes"]

    /// Returns the line with the plural of each word that contains both forms: `3 Eier`. If the line begins with an
    /// amount of at most 1, these words are in the singular: `1 clove`.
    static func resolved(_ line: String) -> String {
        guard mayHoldWord(line) else { return line }
        let amount = line.prefix { $0.isNumber || " ,./-–".contains($0) }.trimmingSpaces()
        let isSingular = Rational(parsing: amount).map { $0 <= Rational(1) } ?? false
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        return words.map { resolved($0, isSingular) }.joined(separator: " ")
    }

    /// Returns whether a parenthesis or a slash directly follows a letter. Every byte outside ASCII counts as a letter.
    private static func mayHoldWord(_ line: String) -> Bool {
        var isBehindLetter = false
        for byte in line.utf8 {
            if isBehindLetter, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "/") { return true }
            isBehindLetter = byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
        }
        return false
    }

    /// Returns the singular or the plural of a word that contains both. Returns any other word unchanged.
    private static func resolved(_ word: Substring, _ isSingular: Bool) -> String {
        let comma = word.hasSuffix(",") ? "," : ""
        let bare = comma.isEmpty ? word : word.dropLast()
        let stem = bare.prefix(while: \.isLetter)
        let rest = bare[stem.endIndex...]
        guard stem.count > 1 else { return String(word) }
        let ending: Substring
        if rest.hasPrefix("("), rest.hasSuffix(")") {
            ending = rest.dropFirst().dropLast()
        } else if rest.hasPrefix("/") {
            ending = rest.dropFirst()
        } else {
            return String(word)
        }
        let isKnown = endings.contains(String(ending)) || rest.first == "(" && longEndings.contains(String(ending))
        guard isKnown else { return String(word) }
        return stem + (isSingular ? "" : ending) + comma
    }
}

/// Fractions in the notation of LaTeX: `$\frac{1}{4}$`.
enum TypesetFraction {
    /// Returns a line with each such fraction as `1/4`.
    static func resolved(_ line: String) -> String {
        guard line.utf8.contains(UInt8(ascii: "\\")), line.contains("frac") else { return line }
        var result: [Character] = []
        var rest = Array(line)[...]
        while let character = rest.popFirst() {
            guard character == "\\", case let command = rest.prefix(while: \.isLetter),
                String(command).hasSuffix("frac"),
                let (top, second) = argument(rest[command.endIndex...]), let (bottom, end) = argument(rest[second...])
            else {
                result.append(character)
                continue
            }
            while result.last == "$" { result.removeLast() }
            if result.last?.isNumber == true { result.append(" ") }
            result += top + "/" + bottom
            rest = rest[end...]
            if rest.first == "$" { rest.removeFirst() }
        }
        // The sign before `$1\frac{1}{2}$` is not beside the fraction.
        return String(result.first == "$" ? result.dropFirst() : result[...])
    }

    /// Returns the digits of an argument and the index after it: `{12}`, or a single digit without braces.
    private static func argument(_ text: ArraySlice<Character>) -> (digits: String, end: Int)? {
        guard text.first == "{" else {
            guard let digit = text.first, digit.isASCII, digit.isNumber else { return nil }
            return (String(digit), text.startIndex + 1)
        }
        let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.endIndex < text.endIndex, text[digits.endIndex] == "}" else { return nil }
        return (String(digits), digits.endIndex + 1)
    }
}

/// A range whose numbers are separated by a slash, as Italians, French and Germans write it: `200/250 g`.
enum SlashRange {
    /// Returns a line that begins with such a range with a hyphen in it: `200-250 g`. A fraction does not change.
    static func resolved(_ line: String) -> String {
        let bytes = Array(line.utf8.prefix(24))
        let low = bytes.prefix(while: UTF8Text.isDigit)
        guard (1...4).contains(low.count), low.count < bytes.count, bytes[low.count] == UInt8(ascii: "/") else {
            return line
        }
        let high = bytes[(low.count + 1)...].prefix(while: UTF8Text.isDigit)
        guard (1...4).contains(high.count), high.endIndex < bytes.count, bytes[high.endIndex] == 0x20,
            let first = Int(String(decoding: low, as: UTF8.self)),
            let second = Int(String(decoding: high, as: UTF8.self)),
            isRange(first, second, before: line.utf8.dropFirst(high.endIndex + 1))
        else { return line }
        return String(decoding: low + [UInt8(ascii: "-")] + high, as: UTF8.self)
            + String(decoding: line.utf8.dropFirst(high.endIndex), as: UTF8.self)
    }

    /// Returns whether two numbers with a slash between them are certainly no fraction.
    static func isRange(_ low: Int, _ high: Int) -> Bool {
        low >= 10 && low < high && high <= 3 * low && low + high != 100 && ![16, 32, 64].contains(high)
    }

    private static func isRange(_ low: Int, _ high: Int, before rest: some Sequence<UInt8>) -> Bool {
        if isRange(low, high) { return true }
        guard (2...9).contains(low), high == low + 1 else { return false }
        // In `2/3 green chillies`, the plural shows that things are counted.
        if countsThings(String(decoding: Array(rest.prefix(60)), as: UTF8.self)) { return true }
        // Nobody measures five sixths of a leaf.
        guard low > 3 else { return false }
        let word = rest.prefix { UTF8Text.isLetter($0) || $0 >= 0x80 }
        return !word.isEmpty && !wordsBehindFractions.contains(String(decoding: word, as: UTF8.self).lowercased())
    }

    /// Returns whether a text begins with a thing in the plural that a cook counts, perhaps after one or two words that
    /// describe it, and not with a measure: `green chillies`, `cloves of garlic`.
    private static func countsThings(_ text: String) -> Bool {
        for word in text.lowercased().split(whereSeparator: { $0 == " " }).prefix(3) {
            let name = word.prefix { $0.isLetter || $0 == "-" || $0 == "\u{2019}" }
            if countedPlurals.contains(String(name)) { return true }
            if name.count < word.count || name.count < 2 || noDescriptions.contains(String(name)) { return false }
        }
        return false
    }

    /// The plurals of foods and pieces that are counted, in all languages. A word that is also a singular is no sign.
    private static let countedPlurals: Set<String> = {
        let pieces = CookingLanguage.ofLists.flatMap { CookingLanguage.units(of: $0.pieces) }.flatMap(\.spellings)
        let foods = CookingLanguage.ofLists.flatMap { $0.forms(.countedFood) }
        let forms = (pieces + foods).map { $0.map { $0.lowercased() } }
        return Set(forms.flatMap { $0.dropFirst() }).subtracting(forms.compactMap(\.first))
            .subtracting(wordsBehindFractions)
    }()

    /// The words after which a fraction is a fraction: measures, and words such as `of`.
    private static let noDescriptions: Set<String> = {
        let units = CookingLanguage.ofLists.flatMap(\.unitGroups).flatMap { CookingLanguage.units(of: $0) }
            .flatMap { $0.spellings.joined() }
        let words = CookingLanguage.ofLists.flatMap {
            $0.entries(.of) + $0.entries(.connector) + $0.entries(.container)
        }
        return Set((units + words).map { $0.lowercased() }).union(wordsBehindFractions)
    }()

    private static let wordsBehindFractions: Set<String> = [
        "cup", "cups", "c", "teaspoon", "teaspoons", "tsp", "tablespoon", "tablespoons", "tbsp", "inch", "inches", "in",
        "of", "pound", "pounds", "lb", "lbs", "ounce", "ounces", "oz", "quart", "quarts", "pint", "pints", "stick",
        "sticks", "de", "d", "di", "der", "des", "du", "da", "do", "del", "della", "van", "von", "av", "af", "kg", "l",
    ]
}

/// The number of a line in a list: `1)` in `1) 2 cups milk`.
enum ListNumber {
    /// Returns the line without its number. A line whose number is not followed by an amount does not change, because
    /// the number can be the amount.
    static func removed(from line: String) -> String {
        let bytes = line.utf8
        if let text = withoutPlaceholder(line) { return text }
        guard let first = bytes.first, UTF8Text.isDigit(first) else { return line }
        let rest = bytes.dropFirst(bytes.dropFirst().first.map(UTF8Text.isDigit) == true ? 2 : 1)
        guard let sign = rest.first, sign == UInt8(ascii: ")") || sign == UInt8(ascii: "."),
            rest.dropFirst().first == 0x20, let next = rest.dropFirst(2).first,
            UTF8Text.isDigit(next) || next == 0xC2
        else { return line }
        return String(Substring(rest.dropFirst(2)))
    }

    /// Returns a line without what a program wrote for something that nobody entered: the amount of `0 to taste salt`,
    /// the unit of `3 - eggs`. Returns `nil` for another line.
    private static func withoutPlaceholder(_ line: String) -> String? {
        let digits = line.utf8.prefix(while: UTF8Text.isDigit)
        let rest = line.utf8.dropFirst(digits.count)
        guard (1...3).contains(digits.count), rest.first == 0x20 else { return nil }
        func startsWord(_ text: Substring.UTF8View) -> Bool {
            text.first.map { UTF8Text.isLetter($0) || $0 > 0xC2 } == true
        }
        if digits.elementsEqual("0".utf8), startsWord(rest.dropFirst()) {
            return withoutZero(String(Substring(rest.dropFirst())))
        }
        guard rest.starts(with: " - ".utf8), startsWord(rest.dropFirst(3)) else { return nil }
        return String(Substring(digits)) + " " + String(Substring(rest.dropFirst(3)))
    }

    /// Returns a line whose amount was 0, or `nil` if the zero measures something: `0 g sugar`. Words such as `to taste`,
    /// which such a line has as its unit, are put behind the name.
    private static func withoutZero(_ text: String) -> String? {
        let words = text.lowercased()
        if let taste = wordsForTaste.first(where: { words.hasPrefix($0 + " ") }) {
            return String(text.dropFirst(taste.count + 1)) + ", " + text.prefix(taste.count)
        }
        let first = String(words.prefix { $0 != " " && $0 != "." })
        return first != words && units.contains(first) ? nil : text
    }

    private static let wordsForTaste = CookingLanguage.entriesOfAll(.toTaste).map { $0.lowercased() }
    private static let units = Set(
        CookingLanguage.all.flatMap(\.unitGroups).flatMap { CookingLanguage.units(of: $0) }
            .flatMap { $0.spellings.joined() }.map { $0.lowercased() })

    /// Returns the lines without their numbers if all lines are counted from 1: `1. flour`, `2. eggs`.
    static func removedCount(from lines: [String]) -> [String] {
        guard lines.count > 1 else { return lines }
        var rests: [String] = []
        for (index, line) in lines.enumerated() {
            let number = "\(index + 1)"
            guard line.hasPrefix(number + ". ") || line.hasPrefix(number + ") ") else { return lines }
            rests.append(line.dropFirst(number.count + 2).trimmingSpaces())
        }
        return rests
    }
}
