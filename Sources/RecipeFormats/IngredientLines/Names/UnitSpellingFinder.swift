import RecipeKit

/// Finds the spelling of a unit in the text of an ingredient line: `cups` for `cup`.
struct UnitSpellingFinder {
    private let text: String

    /// Creates a finder for the spellings in one line.
    ///
    /// - Parameter text: The text of the line.
    init(_ text: String) { self.text = text }

    /// Returns the quantity with its unit in the spelling of the line.
    func spelled(_ quantity: Quantity) -> Quantity {
        Quantity(quantity.amount, unit: quantity.unit.map(spelled))
    }

    /// Returns a unit in the spelling of the line. A word of the unit that the line does not contain is unchanged.
    func spelled(_ unit: String) -> String {
        // Authors also write this unit in other words, such as `fluid ounces`.
        if unit == "fl oz", let words = Self.fluidOunces.first(where: text.contains) { return words }
        // East Asian units have a single form.
        if let first = unit.utf8.first, EastAsianText.isLead(first) { return unit }
        var last: Substring?
        guard unit.utf8.contains(UInt8(ascii: " ")) else { return spelled(unit[...], after: &last) }
        if let abbreviation = abbreviation(unit) { return abbreviation }
        return unit.split(separator: " ").map { spelled($0, after: &last) }.joined(separator: " ")
    }

    /// Returns a unit of abbreviations with its periods, as the line writes it: `c.c.` for `c c`, `ст. л.` for `ст л`.
    /// Returns `nil` if the line has the unit without periods or in other words.
    private func abbreviation(_ unit: String) -> String? {
        let words = unit.split(separator: " ")
        for start in text.indices where start == text.startIndex || !text[text.index(before: start)].isLetter {
            var rest = text[start...]
            var hasPeriod = false
            let isFound = words.allSatisfy { word in
                guard rest.prefix(word.count).lowercased() == word.lowercased() else { return false }
                rest = rest.dropFirst(word.count)
                if rest.first == "." {
                    hasPeriod = true
                    rest = rest.dropFirst()
                } else if rest.first?.isLetter == true {
                    return false
                }
                if word.endIndex != unit.endIndex { rest = rest.drop { $0 == " " } }
                return true
            }
            if isFound { return hasPeriod ? String(text[start..<rest.startIndex]) : nil }
        }
        return nil
    }

    /// Returns a word of a unit in the spelling of the line. If the line does not contain the word, the word does not
    /// change.
    ///
    /// - Parameters:
    ///   - word: The word of the unit.
    ///   - last: The last word that was found in the line, or `nil` if there is none. The method replaces it by the
    ///     word that it finds.
    private func spelled(_ word: Substring, after last: inout Substring?) -> String {
        guard let found = form(of: word) ?? last.flatMap({ self.word(after: $0, from: word) })
        else { return String(word) }
        last = found
        let rest = text[found.endIndex...]
        guard rest.utf8.first == UInt8(ascii: "(") else { return String(found) }
        return found + (["(s)", "(es)", "(n)", "(en)"].first { rest.hasPrefix($0) } ?? "")
    }

    private static let fluidOunces = [
        "fluid ounces", "fluid ounce", "fluid oz", "fl ounces", "fl ounce", "floz", "fl. ounces", "fl. ounce",
    ]

    /// Returns the first word of the line that can be a form of a word of the unit, or `nil` if there is none.
    private func form(of word: Substring) -> Substring? {
        guard let first = word.utf8.first, first < 0x80, text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return Self.words(of: text[...]).first { Self.isForm($0, of: word) }
        }
        var rest = text.utf8[...]
        while let start = rest.firstIndex(where: UTF8Text.isLetter) {
            let written = rest[start...].prefix(while: UTF8Text.isLetter)
            if written.first.map({ $0 | 0x20 == first | 0x20 }) == true, Self.isForm(Substring(written), of: word) {
                return Substring(written)
            }
            rest = rest[written.endIndex...]
        }
        return nil
    }

    /// Returns the word directly after `last` in the line: `ложки` after `ст` in `ст. ложки`. Returns `nil` if the next
    /// word does not begin with `word`, such as `л`.
    ///
    /// - Parameters:
    ///   - last: A word of the line.
    ///   - word: The word of the unit.
    private func word(after last: Substring, from word: Substring) -> Substring? {
        guard let next = Self.words(of: text[last.endIndex...]).first, next.hasPrefix(word) else { return nil }
        return next
    }

    /// Returns the words of a text. A word consists of letters of any script.
    private static func words(of text: Substring) -> [Substring] {
        text.unicodeScalars.split { scalar in
            scalar.isASCII ? !(97...122).contains(scalar.value | 0x20) : !scalar.properties.isAlphabetic
        }.map { Substring($0) }
    }

    /// Returns whether the spelling of a unit can be found in a line by its singular.
    static func isForm(_ written: String, of singular: String) -> Bool {
        let (written, words) = (written.split(separator: " "), singular.split(separator: " "))
        return written.count == words.count
            && zip(written, words).allSatisfy { isForm($0, of: $1) || differInLastLetter($0, $1) }
    }

    /// Returns whether the shorter of two words begins the longer one, except for its last letter: `cucchiai` and
    /// `cucchiaio`.
    private static func differInLastLetter(_ one: Substring, _ other: Substring) -> Bool {
        let common = zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
        let (short, long) = (min(one.utf8.count, other.utf8.count), max(one.utf8.count, other.utf8.count))
        return long - short <= 3 && common >= short - 1
    }

    /// Returns whether a word of the line can be a form of a word of the unit, such as its plural: `leaves` of `leaf`.
    private static func isForm(_ written: Substring, of word: Substring) -> Bool {
        // A letter beyond ASCII usually has two bytes, so words with such letters can differ by twice as many bytes.
        let isASCII = word.utf8.first.map { $0 < 0x80 } ?? true
        // The Italian `cucchiai` is shorter than its singular.
        if isASCII, word.utf8.count > 4, word.utf8.last.map(UTF8Text.isLetter) == true,
            written.utf8.count + 1 == word.utf8.count,
            zip(written.utf8, word.utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
        {
            return true
        }
        guard abs(written.utf8.count - word.utf8.count) <= (isASCII ? 3 : 6),
            !isASCII || written.utf8.count >= word.utf8.count
        else { return false }
        if written == word { return true }
        var common = 0
        for (own, other) in zip(written.utf8, word.utf8) {
            guard own | 0x20 == other | 0x20 else { break }
            common += 1
        }
        if isASCII, common == word.utf8.count, written.utf8.count == common { return true }
        guard word.utf8.count > 2 else { return false }
        return common >= (isASCII ? word.utf8.count - 1 : max(word.utf8.count - 4, min(word.utf8.count, 6)))
    }
}
