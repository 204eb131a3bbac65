import RecipeKit

extension StepTokens {
    /// Returns the number whose digits begin at an index, and the index after it. A fraction can follow a whole number:
    /// `1 1/2`, `1 ¹/₂`.
    func number(at start: Int) -> (StepToken.Kind, end: Int) {
        if let (value, end) = thousands(at: start) { return (.number(value), end) }
        var scanner = NumberScanner(bytes: bytes, at: start)
        let value = scanner.number()
        var end = scanner.position
        guard var value, value > .zero, !continuesDigits(at: end) else {
            end = max(end, start)
            while end < bytes.count, UTF8Text.isDigit(bytes[end]) || continuesDigits(at: end) { end += 1 }
            return (.digits, max(end, start + UTF8Text.scalar(at: start, in: bytes).length))
        }
        if let (low, lowEnd) = lowEndOfRange(start..<end) { return (.number(low), lowEnd) }
        if isSlashRange(start..<end) { return (.digits, end) }
        if value.isInteger, let (fraction, fractionEnd) = raisedFraction(at: afterSpace(end)),
            let sum = value.adding(fraction)
        {
            return (.number(sum), fractionEnd)
        }
        if let mixed = glued(start..<end) { value = mixed }
        if let (count, countEnd) = countBeforeThickness(start..<end) { (value, end) = (count, countEnd) }
        return (.number(value), endOfOrdinal(at: end, of: start))
    }

    /// Returns whether two numbers are a range with a slash, such as `200/250`, and no fraction.
    private func isSlashRange(_ range: Range<Int>) -> Bool {
        let parts = bytes[range].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        return parts.count == 2 && parts[0] >= 10 && parts[1] >= 10 && parts[0] < parts[1]
            && ![16, 32, 64].contains(parts[1])
    }

    /// Returns the first number of two that are the ends of a range of amounts: the 200 of `200/250 g`, the 2 of
    /// `2/3 green chillies`. Returns `nil` for a fraction, and before anything but a unit or things that are counted.
    private func lowEndOfRange(_ range: Range<Int>) -> (Rational, end: Int)? {
        guard let slash = bytes[range].firstIndex(of: UInt8(ascii: "/")),
            let low = Int(UTF8Text.string(range.lowerBound..<slash, in: bytes)),
            let high = Int(UTF8Text.string(slash + 1..<range.upperBound, in: bytes)), !continuesAmount
        else { return nil }
        let words = words(from: range.upperBound)
        if isSlashRange(range) {
            guard high <= 3 * low, low + high != 100, let unit = words.first, vocabulary.units[unit] != nil,
                !vocabulary.timeUnits.contains(unit)
            else { return nil }
        } else {
            guard (2...9).contains(low), high == low + 1, countsThings(words) else { return nil }
        }
        return (Rational(low), slash)
    }

    /// Whether the next number can be added to the last one, such as the fraction of `1 & 3/4 onions`.
    private var continuesAmount: Bool {
        func isAmount(_ token: StepToken?) -> Bool {
            guard let token else { return false }
            return token.number != nil || vocabulary.number(token.word) != nil || vocabulary.units[token.word] != nil
        }
        guard let last = tokens.last else { return false }
        let isJoint =
            last.isRangeSign || last.isSign("&") || last.isSign("+") || vocabulary.andWords.contains(last.word)
        return isAmount(isJoint ? tokens.dropLast().last : last)
    }

    /// Returns whether words begin with a thing in the plural, perhaps after words that describe it: `green chillies`,
    /// `cloves of garlic`. The fraction of a measure is a fraction.
    private func countsThings(_ words: [String]) -> Bool {
        for word in words {
            // Butter is measured by the part of a stick.
            if word == "sticks" { return false }
            if let forms = vocabulary.foods[word] ?? vocabulary.units[word]?.forms, forms.singular != forms.plural,
                vocabulary.units[word].map({ $0.kind == .piece }) ?? true, word != forms.singular
            {
                // In Slavic languages, the form after a fraction can be the plural too.
                return vocabulary.plural != .slavic || word != forms.part
            }
            if vocabulary.units[word] != nil || vocabulary.functionWords.contains(word)
                || vocabulary.ofWords.contains(word) || vocabulary.timeUnits.contains(word)
            {
                return false
            }
        }
        return false
    }

    /// Returns the next three words, of which only spaces separate one from the next.
    private func words(from start: Int) -> [String] {
        var words: [String] = []
        var index = start
        while words.count < 3, index < bytes.count {
            let first = index
            index = afterSpace(index)
            guard words.isEmpty || index > first, case let end = endOfWord(at: index), end > index else { break }
            words.append(UTF8Text.string(index..<end, in: bytes).lowercased())
            index = end
        }
        return words
    }

    /// Returns whether the byte at an index continues the digits before it: a digit, or the `:` of `10:30`.
    private func continuesDigits(at index: Int) -> Bool {
        guard index < bytes.count else { return false }
        if UTF8Text.isDigit(bytes[index]) { return true }
        guard index + 1 < bytes.count, UTF8Text.isDigit(bytes[index + 1]) else { return false }
        return [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "/")].contains(bytes[index])
    }

    /// Reads `1,500`, `1.500`, `1 500` or `1'500`: one to three digits, the separator and three digits. Returns `nil` for
    /// another form, and if the first digit is 0.
    private func thousands(at start: Int) -> (Rational, end: Int)? {
        var index = start
        while index < bytes.count, UTF8Text.isDigit(bytes[index]) { index += 1 }
        guard (1...3).contains(index - start), bytes[start] != UInt8(ascii: "0"), index < bytes.count else {
            return nil
        }
        var rest = index + 1
        // Three zeros are neither an amount nor the size of a package, so a space before them separates thousands in
        // every language.
        var mustBeZeros = false
        switch bytes[index] {
        case UInt8(ascii: "."): guard vocabulary.usesDecimalComma else { return nil }
        case UInt8(ascii: ","): guard !vocabulary.usesDecimalComma else { return nil }
        case UInt8(ascii: "'"): break
        // In `type 55 100 g`, the first number is a name.
        case 0x20 where vocabulary.labels.contains(tokens.last?.word ?? ""): return nil
        case 0x20: mustBeZeros = !vocabulary.hasSpacedThousands
        default:
            if bytes[index...].starts(with: "’".utf8) {
                rest = index + "’".utf8.count
                break
            }
            let length = UnicodeSpace.length(at: index, in: bytes)
            guard length > 0 else { return nil }
            mustBeZeros = !vocabulary.usesDecimalComma
            rest = index + length
        }
        guard rest + 2 < bytes.count, bytes[rest...(rest + 2)].allSatisfy(UTF8Text.isDigit),
            !mustBeZeros || bytes[rest...(rest + 2)].allSatisfy({ $0 == UInt8(ascii: "0") }),
            !continuesDigits(at: rest + 3), !isFraction(at: rest + 3)
        else { return nil }
        let digits = bytes[start..<index] + bytes[rest...(rest + 2)]
        guard let value = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        return (Rational(value), rest + 3)
    }

    /// Returns whether the character at an index ends a fraction or is one, so that the digits before it are not the last
    /// ones of a whole number.
    private func isFraction(at index: Int) -> Bool {
        guard index < bytes.count else { return false }
        let scalar = UTF8Text.scalar(at: index, in: bytes).0
        return scalar == "\u{2044}" || VulgarFraction.value(of: scalar) != nil
    }

    /// Returns the value of a mixed number whose space was lost: 1½ for `11/2`. A cook would not write 5½ in this way.
    /// Returns `nil` for another number.
    private func glued(_ range: Range<Int>) -> Rational? {
        let parts = bytes[range].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2, (2...3).contains(parts[0].count), parts[1].count == 1,
            parts.allSatisfy({ $0.allSatisfy(UTF8Text.isDigit) }), let top = parts[0].last,
            let bottom = parts[1].first.map({ Int($0) - 0x30 }), [2, 3, 4, 8].contains(bottom),
            let whole = Int(String(decoding: parts[0].dropLast(), as: UTF8.self)),
            let fraction = Rational(Int(top) - 0x30, bottom), fraction > .zero, fraction < .one,
            fraction.denominator == bottom
        else { return nil }
        return Rational(whole).adding(fraction)
    }

    /// Returns the number of pieces in `16 1/4-inch slices`, where it would be read as one number with the thickness.
    /// From five pieces on, the whole number is a count, because nothing in a step is 16¼ inches thick.
    private func countBeforeThickness(_ range: Range<Int>) -> (Rational, end: Int)? {
        guard let space = bytes[range].firstIndex(of: 0x20), bytes[range].contains(UInt8(ascii: "/")),
            range.upperBound < bytes.count, let count = Int(UTF8Text.string(range.lowerBound..<space, in: bytes)),
            count >= 5
        else { return nil }
        var index = range.upperBound
        if bytes[index] == UInt8(ascii: "-") || bytes[index] == 0x20 { index += 1 }
        let isInch = ["inch", "in.", "in-", "″", "\""].contains { bytes[index...].starts(with: $0.utf8) }
        return isInch ? (Rational(count), space) : nil
    }

    /// Returns the end of the letters of `1/3rd` or `1/4th`, or the given end if there are none.
    private func endOfOrdinal(at end: Int, of start: Int) -> Int {
        guard vocabulary.isEnglish, bytes[start..<end].contains(UInt8(ascii: "/")), end + 1 < bytes.count,
            ["rd", "th"].contains(where: { bytes[end...].starts(with: $0.utf8) })
        else { return end }
        var last = end + 2
        if last < bytes.count, bytes[last] == UInt8(ascii: "s") { last += 1 }
        return last < bytes.count && UTF8Text.isLetter(bytes[last]) ? end : last
    }

    /// Returns the index after one space, or the index itself if no space is there.
    private func afterSpace(_ index: Int) -> Int {
        guard index < bytes.count else { return index }
        return bytes[index] == 0x20 ? index + 1 : index + UnicodeSpace.length(at: index, in: bytes)
    }

    /// Reads a fraction of small digits, such as `¹/₂` or `¹⁄₂`. Its lower number can also have usual digits. Returns
    /// `nil` if no fraction below one is at the index.
    func raisedFraction(at start: Int) -> (Rational, end: Int)? {
        guard start < bytes.count, bytes[start] >= 0xC2, let top = Self.small("⁰¹²³⁴⁵⁶⁷⁸⁹", at: start, in: bytes) else {
            return nil
        }
        let slash = UTF8Text.scalar(at: min(top.end, bytes.count - 1), in: bytes)
        guard top.end < bytes.count, "/\u{2044}\u{2215}".unicodeScalars.contains(slash.0) else { return nil }
        let start = top.end + slash.length
        guard
            let bottom = Self.small("₀₁₂₃₄₅₆₇₈₉", at: start, in: bytes)
                ?? Self.small("0123456789", at: start, in: bytes),
            let value = Rational(top.value, bottom.value), value > .zero, value < .one
        else { return nil }
        return (value, bottom.end)
    }

    /// Returns the number of at most two of the given ten digits that is at an index.
    private static func small(_ digits: String, at start: Int, in bytes: [UInt8]) -> (value: Int, end: Int)? {
        var (value, index, count) = (0, start, 0)
        while index < bytes.count {
            let (scalar, length) = UTF8Text.scalar(at: index, in: bytes)
            guard let digit = Array(digits.unicodeScalars).firstIndex(of: scalar) else { break }
            guard count < 2 else { return nil }
            (value, index, count) = (value * 10 + digit, index + length, count + 1)
        }
        return count > 0 ? (value, index) : nil
    }
}
