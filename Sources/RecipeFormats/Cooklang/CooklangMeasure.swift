import CookingLanguages
import RecipeKit

/// The quantity of an ingredient whose amount needs more knowledge than the form `number%unit`: `1 cup`, `~2%tbsp`,
/// `2 x 100%g`, `1 & 1/2%cups`, `2 or 3`, `1.000%g`.
///
/// The specification leaves such an amount to each program as words. It is read only if every part of it is known.
/// Otherwise, the words stay.
struct CooklangMeasure {
    private(set) var quantity: Quantity
    /// A word such as “about” if the amount is approximate, otherwise `nil`.
    private(set) var about: String?

    init(_ quantity: Quantity) { self.quantity = quantity }

    /// Returns whether an amount may have one of these forms.
    static func isNeeded(for quantity: Quantity, written bytes: ArraySlice<UInt8>) -> Bool {
        switch quantity.amount {
        case .text(let words): words.unicodeScalars.contains { $0.properties.numericType != nil }
        // `1.000` can be a thousand.
        case .number, .range: bytes.count > 4 && bytes.contains(UInt8(ascii: "."))
        }
    }

    /// Reads an amount.
    ///
    /// - Parameters:
    ///   - quantity: The quantity that remains if the amount is not certain.
    ///   - content: The text between the braces.
    ///   - language: Returns the language of the recipe.
    init(_ quantity: Quantity, written content: String, _ language: () -> CookingLanguage) {
        self.quantity = quantity
        let parts = content.split(separator: "%", omittingEmptySubsequences: false)
        guard parts.count <= 2 else { return }
        var value = parts[0].trimmingSpaces()
        if quantity.isFixed { value = value.dropFirst().trimmingSpaces() }
        let about = Self.about(before: &value, language)
        let found =
            if parts.count == 2 {
                Self.quantity(value, quantity.unit, language)
            } else {
                Self.bare(value, language)
            }
        guard let found else { return }
        self.quantity = Quantity(found.amount, unit: found.unit, isFixed: quantity.isFixed)
        self.about = about
    }

    /// Removes the sign or the word for an approximate amount at the start of a text, and returns a word for it.
    private static func about(before value: inout String, _ language: () -> CookingLanguage) -> String? {
        if let sign = value.first, "~≈∼～".contains(sign) {
            value = value.dropFirst().trimmingSpaces()
            return language().entries(.about).first ?? "about"
        }
        guard value.first?.isLetter == true else { return nil }
        let folded = value.lowercased()
        for word in words.about where folded.hasPrefix(word) {
            let rest = value.dropFirst(word.count)
            guard let next = rest.first, next == " " || next == "." else { continue }
            let about = value.prefix(word.count + (next == "." ? 1 : 0))
            value = rest.dropFirst().trimmingSpaces()
            return String(about)
        }
        return nil
    }

    /// Returns the quantity of a text such as `2 tbsp` or `500g`, whose unit is known.
    private static func bare(_ text: String, _ language: () -> CookingLanguage) -> Quantity? {
        if let quantity = quantity(text, nil, language) { return quantity }
        var index = text.startIndex
        while index < text.endIndex {
            defer { index = text.index(after: index) }
            guard index > text.startIndex, text[index].isLetter, !text[text.index(before: index)].isLetter,
                isUnit(text[index...])
            else { continue }
            return quantity(text[..<index].trimmingSpaces(), String(text[index...]), language)
        }
        return nil
    }

    /// Returns whether a text is a unit in any language, or a size, or a unit after words for its size: `heaped tbsp`.
    private static func isUnit(_ text: Substring) -> Bool {
        // In `c. à s.`, the points belong to abbreviations.
        let unit = text.lowercased().replacing(".", with: "")
        if words.units.contains(unit) || words.sizes.contains(unit) { return true }
        guard let space = unit.firstIndex(of: " "), words.sizes.contains(String(unit[..<space])) else { return false }
        return isUnit(unit[space...].dropFirst())
    }

    /// Returns whether a word is a unit in any language, other than one of time.
    static func isKitchenUnit(_ word: String) -> Bool {
        let unit = word.lowercased()
        return words.units.contains(unit) && !words.times.contains(unit)
    }

    /// Returns the quantity of a number, a range or a product, with its unit.
    private static func quantity(
        _ text: String, _ unit: String?, _ language: () -> CookingLanguage
    ) -> Quantity? {
        let text = joiningFractions(in: Thousands(text, unit).joined(language))
        if let amount = Amount.numeric(text) { return Quantity(amount, unit: unit) }
        // In `2 x 100 g`, the mass is the size of each of the two.
        guard let unit, let times = text.firstIndex(where: { "xX×*".contains($0) }),
            let count = Amount.numeric(text[..<times].trimmingSpaces()),
            case .number(let size)? = Amount.numeric(text[times...].dropFirst().trimmingSpaces())
        else { return nil }
        let measure = unit.prefix { $0 != " " }
        return Quantity(
            count, unit: "(\(Amount.number(size).formatted(.ascii)) \(measure))\(unit.dropFirst(measure.count))")
    }

    /// Returns a text without the words that join a number and its fraction, and with a dash for the words that join a
    /// range: `1 & 1/2` becomes `1 1/2`, and `2 or 3` becomes `2 - 3`.
    private static func joiningFractions(in text: String) -> String {
        guard text.contains(where: { $0.isLetter || $0 == "&" || $0 == "+" }) else { return text }
        let spaced = text.replacing("&", with: " & ").replacing("+", with: " + ")
        var pieces = spaced.split(separator: " ").map(String.init)
        var index = 1
        while index + 1 < pieces.count {
            defer { index += 1 }
            let word = pieces[index].lowercased()
            guard let before = pieces[index - 1].utf8.last, UTF8Text.isDigit(before),
                pieces[index + 1].unicodeScalars.first?.properties.numericType != nil
            else { continue }
            if words.ranges.contains(word) {
                pieces[index] = "-"
            } else if words.and.contains(word), Int(pieces[index - 1]) != nil,
                case .number(let part)? = Amount.numeric(pieces[index + 1]), part < .one
            {
                pieces.remove(at: index)
            }
        }
        return pieces.joined(separator: " ")
    }
}

extension CooklangMeasure {
    private struct Words {
        var units: Set<String> = []
        /// The units of time, which are among the units.
        var times: Set<String> = []
        var sizes: Set<String> = []
        var about: [String] = []
        var and: Set<String> = ["&", "+"]
        var ranges: Set<String> = []

        init() {
            let roles: [CookingLanguage.Role] = [.second, .minute, .hour, .day]
            for language in CookingLanguage.all {
                for (number, group) in (language.unitGroups + [language.knownUnits]).enumerated() {
                    for spelling in CookingLanguage.units(of: group).flatMap({ $0.spellings.joined() })
                    // The letter of a cup or a spoon means different things. Only metric letters are certain.
                    where number == 0 || spelling.utf8.count > 1 { units.insert(spelling.lowercased()) }
                }
                times.formUnion(roles.flatMap { language.entries($0) }.map { $0.lowercased() })
                for role in [.size, .unitQualifier] as [CookingLanguage.Role] {
                    sizes.formUnion(language.entries(role).map { $0.lowercased() })
                }
                about += language.entries(.about).map { $0.lowercased() }
                and.formUnion(language.entries(.and))
                ranges.formUnion(language.entries(.to) + language.entries(.or))
            }
            units.formUnion(times)
            ranges.subtract(CookingLanguage.english.entries(.of))
        }
    }

    /// The words of all languages. They are collected when the first amount needs them.
    private static let words = Words()
}

/// A number that may have groups of three digits: `1.000`, `1,000`, `1'000`, `1 000`.
private struct Thousands {
    private let bytes: [UInt8]
    private let unit: String?

    init(_ text: String, _ unit: String?) { (bytes, self.unit) = (Array(text.utf8), unit) }

    /// Returns the text with the digits of its thousands joined, and with a point for its decimals. A number whose sign
    /// can mean both stays as it is.
    func joined(_ language: () -> CookingLanguage) -> String {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard UTF8Text.isDigit(bytes[index]) else {
                result.append(bytes[index])
                index += 1
                continue
            }
            var end = index
            while end < bytes.count, UTF8Text.isDigit(bytes[end]) || isDecimalSign(end) { end += 1 }
            if let (digits, groupEnd) = group(at: index, language) {
                result += digits
                index = groupEnd
            } else {
                result += bytes[index..<end]
                index = end
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func isDecimalSign(_ index: Int) -> Bool {
        bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",")
    }

    /// Returns the digits of the number at an index and its end, or `nil` if the number has no certain groups.
    private func group(at start: Int, _ language: () -> CookingLanguage) -> (digits: [UInt8], end: Int)? {
        var end = start
        while end < bytes.count, UTF8Text.isDigit(bytes[end]) { end += 1 }
        guard (1...3).contains(end - start), bytes[start] != UInt8(ascii: "0") else { return nil }
        var digits = Array(bytes[start..<end])
        var sign: Sign?
        var count = 0
        while let (next, length) = Sign.at(end, in: bytes), sign == nil || next == sign,
            case let part = bytes[(end + length)...].prefix(while: UTF8Text.isDigit), part.count == 3
        {
            sign = next
            digits += part
            end = part.endIndex
            count += 1
        }
        guard let sign, end == bytes.count || bytes[end] != UInt8(ascii: "/"), !isBeforeFraction(end) else {
            return nil
        }
        let isDecimal = end + 1 < bytes.count && isDecimalSign(end) && UTF8Text.isDigit(bytes[end + 1])
        if isDecimal {
            // In `1.000,50`, the second sign shows the meaning of the first.
            guard Sign.at(end, in: bytes)?.sign != sign else { return nil }
            let places = bytes[(end + 1)...].prefix(while: UTF8Text.isDigit)
            return (digits + [UInt8(ascii: ".")] + places, places.endIndex)
        }
        guard sign == .point || sign == .comma, count == 1 else { return (digits, end) }
        let usesComma = language().numberSigns != .pointForDecimals
        if usesComma == (sign == .point) { return hasLargeUnit ? nil : (digits, end) }
        guard sign == .comma, hasLargeUnit else { return nil }
        return (digits.dropLast(3) + [UInt8(ascii: ".")] + digits.suffix(3), end)
    }

    /// Returns whether the digits before an index are the numerator of a fraction: `1 100 / 200`.
    private func isBeforeFraction(_ index: Int) -> Bool {
        bytes[index...].first { $0 != 0x20 } == UInt8(ascii: "/")
    }

    /// Whether the unit is so large that a recipe does not need a thousand of it.
    private var hasLargeUnit: Bool { unit.map { SeparatedNumber.isLarge($0) } ?? false }

    private enum Sign {
        case point, comma, apostrophe, space

        /// Returns the sign at an index and its length in bytes, or `nil` if there is another character.
        static func at(_ index: Int, in bytes: [UInt8]) -> (sign: Sign, length: Int)? {
            guard index < bytes.count else { return nil }
            switch bytes[index] {
            case UInt8(ascii: "."): return (.point, 1)
            case UInt8(ascii: ","): return (.comma, 1)
            case UInt8(ascii: "'"): return (.apostrophe, 1)
            case 0x20: return (.space, 1)
            default:
                if bytes[index...].starts(with: [0xE2, 0x80, 0x99]) { return (.apostrophe, 3) }
                let length = UnicodeSpace.length(at: index, in: bytes)
                return length > 0 ? (.space, length) : nil
            }
        }
    }
}

extension CookingLanguage {
    /// Creates the language with a code that can have a region: `fr`, `en_GB`, `de-AT`. Returns `nil` for an unknown one.
    init?(locale: String) {
        let code = locale.prefix(while: \.isLetter).lowercased()
        // Norwegian is also written with the code of all its forms, and with the code of Nynorsk.
        guard let language = Self.of(["no", "nn"].contains(code) ? "nb" : code) else { return nil }
        self = language
    }

    /// Creates the language whose common words occur most often in a text. A text without such words is English.
    init(guessing text: [UInt8]) {
        var counts: [String: Int] = [:]
        let words = String(decoding: text.prefix(16_384), as: UTF8.self).lowercased().split { !$0.isLetter }
        for word in words { counts[String(word), default: 0] += 1 }
        var best = (language: Self.english, count: 0)
        for language in Self.all {
            let count = language.entries(.commonWord).reduce(0) { $0 + counts[$1, default: 0] }
            if count > best.count { best = (language, count) }
        }
        self = best.language
    }
}
