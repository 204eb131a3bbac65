import RecipeKit

/// A number, a word or a sign of a step text.
struct StepToken {
    enum Kind: Equatable {
        /// A number that can be scaled. It is greater than zero.
        case number(Rational)
        /// Digits that cannot be scaled: `10:30`, `1.2.3`, `0`.
        case digits
        /// Letters, and digits directly after them: `flour`, `T80`.
        case word
        /// Any other character except spaces.
        case sign(Unicode.Scalar)
    }

    let kind: Kind
    /// The position in UTF-8 bytes of the text.
    let range: Range<Int>
    /// The word in lower case. It is empty for other tokens.
    let word: String
    /// Whether a space or a line feed is before the token.
    let followsSpace: Bool
    /// Whether a line feed is before the token, or the token is the first one.
    let startsLine: Bool
    /// Whether the word begins with a capital letter.
    let isCapital: Bool

    var number: Rational? { if case .number(let number) = kind { number } else { nil } }

    func isSign(_ scalar: Unicode.Scalar) -> Bool { kind == .sign(scalar) }

    /// Whether the token is a sign between the ends of a range. East Asian texts have a wave.
    var isRangeSign: Bool {
        guard case .sign(let sign) = kind else { return false }
        return "-–—〜～".unicodeScalars.contains(sign)
    }
}

/// The tokens of a step text.
struct StepTokens {
    let bytes: [UInt8]
    private(set) var tokens: [StepToken] = []
    private let vocabulary: StepVocabulary

    /// Splits a text into its tokens. O(n).
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - vocabulary: The words of the language. It decides whether `1.500` means fifteen hundred, as in German, or
    ///     `1,500`.
    init(_ text: String, _ vocabulary: StepVocabulary) {
        self.vocabulary = vocabulary
        bytes = Array(text.utf8)
        var index = 0
        var followsSpace = true
        var startsLine = true
        while index < bytes.count {
            let (scalar, length) = UTF8Text.scalar(at: index, in: bytes)
            if scalar == "\n" || UTF8Text.isSpace(bytes[index]) || UnicodeSpace.length(at: index, in: bytes) > 0 {
                startsLine = startsLine || scalar == "\n"
                followsSpace = true
                index += length
                continue
            }
            let start = index
            var kind = StepToken.Kind.sign(scalar)
            var word = ""
            if UTF8Text.isDigit(bytes[index]) || VulgarFraction.value(of: scalar) != nil && scalar.value > 0x7F {
                (kind, index) = number(at: start)
            } else if scalar.isLetter {
                index = counterEnd(at: start) ?? halfEnd(at: start) ?? endOfWord(at: start)
                word = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
                kind = .word
            } else {
                index += length
            }
            tokens.append(
                StepToken(
                    kind: kind, range: start..<index, word: word, followsSpace: followsSpace, startsLine: startsLine,
                    isCapital: kind == .word && scalar.properties.isUppercase))
            (followsSpace, startsLine) = (false, false)
        }
    }

    /// Returns the range of bytes of some tokens. The range of tokens must not be empty.
    func bytes(of range: Range<Int>) -> Range<Int> {
        tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    }

    func text(_ range: Range<Int>) -> String { UTF8Text.string(range, in: bytes) }

    private func endOfWord(at start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let (scalar, length) = UTF8Text.scalar(at: index, in: bytes)
            // In `2x400 g`, the second number begins after the `x`.
            let isTimes = index == start + 1 && bytes[start] | 0x20 == UInt8(ascii: "x")
            if index > start, halfEnd(at: index) != nil { break }
            guard
                scalar.isLetter || (0x300...0x36F).contains(scalar.value)
                    || (index > start && !isTimes && !vocabulary.hasNoSpaces && UTF8Text.isDigit(bytes[index]))
            else { break }
            index += length
        }
        return index
    }

    private func number(at start: Int) -> (StepToken.Kind, end: Int) {
        if let (value, end) = thousands(at: start) { return (.number(value), end) }
        var scanner = NumberScanner(bytes: bytes, at: start)
        let value = scanner.number()
        var end = scanner.position
        guard let value, value > .zero, !continuesDigits(at: end) else {
            end = max(end, start)
            while end < bytes.count, UTF8Text.isDigit(bytes[end]) || continuesDigits(at: end) { end += 1 }
            return (.digits, max(end, start + UTF8Text.scalar(at: start, in: bytes).length))
        }
        return (.number(value), end)
    }

    /// Returns whether the byte at an index continues the digits before it: a digit, or the `:` of `10:30`.
    private func continuesDigits(at index: Int) -> Bool {
        guard index < bytes.count else { return false }
        if UTF8Text.isDigit(bytes[index]) { return true }
        guard index + 1 < bytes.count, UTF8Text.isDigit(bytes[index + 1]) else { return false }
        return [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "/")].contains(bytes[index])
    }

    /// Reads `1,500`, `1.500` or `1 500`: one to three digits, the separator and three digits. Returns `nil` for another
    /// form, and if the first digit is 0.
    private func thousands(at start: Int) -> (Rational, end: Int)? {
        var index = start
        while index < bytes.count, UTF8Text.isDigit(bytes[index]) { index += 1 }
        guard (1...3).contains(index - start), bytes[start] != UInt8(ascii: "0"), index < bytes.count else {
            return nil
        }
        var rest = index + 1
        switch bytes[index] {
        case UInt8(ascii: "."): guard vocabulary.usesDecimalComma else { return nil }
        case UInt8(ascii: ","): guard !vocabulary.usesDecimalComma else { return nil }
        case 0x20: guard vocabulary.hasSpacedThousands else { return nil }
        default:
            let length = UnicodeSpace.length(at: index, in: bytes)
            guard length > 0, vocabulary.usesDecimalComma else { return nil }
            rest = index + length
        }
        guard rest + 2 < bytes.count, bytes[rest...(rest + 2)].allSatisfy(UTF8Text.isDigit),
            !continuesDigits(at: rest + 3)
        else { return nil }
        let digits = bytes[start..<index] + bytes[rest...(rest + 2)]
        guard let value = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        return (Rational(value), rest + 3)
    }
}

// MARK: - Languages without spaces

extension StepTokens {
    /// Returns the end of a unit that follows a number without a space, or of a half that follows a unit: `200克`,
    /// `1時間半`. Returns `nil` in other languages and for other words.
    private func counterEnd(at start: Int) -> Int? {
        guard vocabulary.hasNoSpaces, let last = tokens.last else { return nil }
        let isAfterNumber =
            last.number != nil || vocabulary.numbers[last.word] != nil || vocabulary.halves.contains(last.word)
        if isAfterNumber, let end = matchEnd(of: vocabulary.counters, at: start) { return end }
        guard last.kind == .word, vocabulary.counters.contains(Array(last.word.utf8)) else { return nil }
        return matchEnd(of: vocabulary.halves.map { Array($0.utf8) }, at: start)
    }

    /// Returns the end of a half that begins at an index, before a unit: the `半` of `煮半小时`.
    private func halfEnd(at index: Int) -> Int? {
        guard vocabulary.hasNoSpaces, let end = matchEnd(of: vocabulary.halves.map { Array($0.utf8) }, at: index)
        else { return nil }
        return matchEnd(of: vocabulary.counters, at: end) == nil ? nil : end
    }

    private func matchEnd(of words: [[UInt8]], at start: Int) -> Int? {
        for word in words where start + word.count <= bytes.count {
            let end = start + word.count
            guard zip(word, bytes[start..<end]).allSatisfy({ $0 == $1 || $0 == $1 | 0x20 && $1 < 0x80 }) else {
                continue
            }
            // The unit `g` is not the start of a Latin word.
            if word[word.count - 1] < 0x80, end < bytes.count, UTF8Text.isLetter(bytes[end]) { continue }
            return end
        }
        return nil
    }
}
