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
    /// Whether the number is a fraction of small digits: `¹/₂`.
    let isRaised: Bool
    /// Whether the number has the wide digits of an East Asian text: `２００`.
    let isFullWidth: Bool

    var number: Rational? { if case .number(let number) = kind { number } else { nil } }

    /// Whether the word is in Arabic letters, which are no part of a type such as `405er`: `1کپ`.
    var isArabic: Bool { word.unicodeScalars.first.map { (0x600...0x6FF).contains($0.value) } == true }

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
    let vocabulary: StepVocabulary

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
            var isRaised = false
            let isFullWidth = (0xFF10...0xFF19).contains(scalar.value)
            if let (value, end) = raisedFraction(at: start) {
                (kind, index, isRaised) = (.number(value), end, true)
            } else if UTF8Text.isDigit(bytes[index]) || isFullWidth
                || VulgarFraction.value(of: scalar) != nil && scalar.value > 0x7F
            {
                (kind, index) = number(at: start)
            } else if scalar.isLetter {
                index = counterEnd(at: start) ?? halfEnd(at: start) ?? numeralEnd(at: start) ?? endOfWord(at: start)
                word = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
                kind = .word
            } else {
                index += length
            }
            tokens.append(
                StepToken(
                    kind: kind, range: start..<index, word: word, followsSpace: followsSpace, startsLine: startsLine,
                    isCapital: kind == .word && scalar.properties.isUppercase, isRaised: isRaised,
                    isFullWidth: isFullWidth))
            (followsSpace, startsLine) = (false, false)
        }
    }

    /// Returns the range of bytes of some tokens. The range of tokens must not be empty.
    func bytes(of range: Range<Int>) -> Range<Int> {
        tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    }

    func text(_ range: Range<Int>) -> String { UTF8Text.string(range, in: bytes) }

    func endOfWord(at start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let (scalar, length) = UTF8Text.scalar(at: index, in: bytes)
            // In `2x400 g`, the second number begins after the `x`.
            let isTimes = index == start + 1 && bytes[start] | 0x20 == UInt8(ascii: "x")
            if index > start, halfEnd(at: index) != nil || numeralEnd(at: index) != nil { break }
            guard
                scalar.isLetter || (0x300...0x36F).contains(scalar.value)
                    || (index > start && !isTimes && !vocabulary.hasNoSpaces && UTF8Text.isDigit(bytes[index]))
            else { break }
            index += length
        }
        return index
    }
}

// MARK: - Languages without spaces

extension StepTokens {
    /// Returns the end of a unit that follows a number without a space, or of a half that follows a unit: `200克`,
    /// `1時間半`. Returns `nil` in other languages and for other words.
    private func counterEnd(at start: Int) -> Int? {
        guard vocabulary.hasNoSpaces, let last = tokens.last else { return nil }
        let isAfterNumber =
            last.number != nil || vocabulary.number(last.word) != nil || vocabulary.halves.contains(last.word)
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

    /// Returns the end of a Chinese number that begins at an index, before a counter: the `两` of `加入两勺糖`. Returns
    /// `nil` for one digit of a longer number, and for `十分`, which usually means “very”.
    private func numeralEnd(at start: Int) -> Int? {
        guard vocabulary.isChinese, let last = endOfNumeral(at: start),
            start < 3 || endOfNumeral(at: start - 3) == nil
        else { return nil }
        guard vocabulary.number(text(start..<last)) != nil, let end = matchEnd(of: vocabulary.counters, at: last),
            !["十分", "一头", "两头", "兩頭"].contains(text(start..<end))
        else { return nil }
        return last
    }

    /// Returns the end of the Chinese digits at an index, or `nil` if there are none.
    private func endOfNumeral(at start: Int) -> Int? {
        var index = start
        while index + 2 < bytes.count, vocabulary.isNumeral(UTF8Text.scalar(at: index, in: bytes).0) { index += 3 }
        return index > start ? index : nil
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
