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
}

/// The tokens of a step text.
struct StepTokens {
    let bytes: [UInt8]
    private(set) var tokens: [StepToken] = []

    /// Splits a text into its tokens. O(n).
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - readsPointAsThousands: Whether `1.500` means fifteen hundred, as in German. If not, `1,500` has this
    ///     meaning.
    init(_ text: String, readsPointAsThousands: Bool) {
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
                (kind, index) = number(at: start, readsPointAsThousands)
            } else if scalar.isLetter {
                index = endOfWord(at: start)
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
            guard
                scalar.isLetter || (0x300...0x36F).contains(scalar.value)
                    || (index > start && !isTimes && UTF8Text.isDigit(bytes[index]))
            else { break }
            index += length
        }
        return index
    }

    private func number(at start: Int, _ readsPointAsThousands: Bool) -> (StepToken.Kind, end: Int) {
        if let (value, end) = thousands(at: start, readsPointAsThousands) { return (.number(value), end) }
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

    /// Reads `1,500` or `1.500`: one to three digits, the separator and three digits. Returns `nil` for another form,
    /// and if the first digit is 0.
    private func thousands(at start: Int, _ readsPoint: Bool) -> (Rational, end: Int)? {
        let separator = UInt8(ascii: readsPoint ? "." : ",")
        var index = start
        while index < bytes.count, UTF8Text.isDigit(bytes[index]) { index += 1 }
        guard (1...3).contains(index - start), bytes[start] != UInt8(ascii: "0"), index + 3 < bytes.count,
            bytes[index] == separator, bytes[(index + 1)...(index + 3)].allSatisfy(UTF8Text.isDigit),
            !continuesDigits(at: index + 4)
        else { return nil }
        let digits = bytes[start..<index] + bytes[(index + 1)...(index + 3)]
        guard let value = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        return (Rational(value), index + 4)
    }
}
