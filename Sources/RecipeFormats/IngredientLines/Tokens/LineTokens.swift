import RecipeKit

/// Splits the UTF-8 of a line into ``LineToken``s.
struct LineTokens {
    private(set) var bytes: [UInt8] = []
    var tokens: [LineToken] = []

    /// Replaces the line and removes all tokens.
    ///
    /// - Parameter line: Well-formed UTF-8.
    mutating func load(_ line: some Collection<UInt8>) {
        bytes.removeAll(keepingCapacity: true)
        tokens.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: line)
    }

    /// Splits the line into ``tokens``.
    mutating func tokenize() {
        var position = 0
        var hasSpace = false
        while position < bytes.count {
            let length = LineCharacter.spaceLength(at: position, in: bytes)
            if length > 0 {
                position += length
                hasSpace = true
            } else {
                position = takeToken(at: position, hasSpace)
                hasSpace = false
            }
        }
        markStops()
    }

    private mutating func takeToken(at start: Int, _ hasSpace: Bool) -> Int {
        let byte = bytes[start]
        if let end = runOfSigns(at: start) {
            append(.stop, start..<end, hasSpace)
            return end
        }
        if (byte >= 0x30 && byte <= 0x39) || byte >= 0xC2 || byte == UInt8(ascii: "."),
            let end = takeNumber(at: start, hasSpace)
        {
            return end
        }
        if byte == UInt8(ascii: ","), let end = takeFraction(at: start, hasSpace) { return end }
        let (kind, length) = LineCharacter.mark(at: start, in: bytes)
        if let kind {
            append(kind, start..<start + length, hasSpace)
            return start + length
        }
        return takeWord(at: start, hasSpace)
    }

    /// Returns the end of a run of one repeated sign between a name and its amount: `sugar ..... 2 cups`, `--`, `___`.
    /// Returns `nil` if there is no such run.
    private func runOfSigns(at start: Int) -> Int? {
        let sign = bytes[start]
        guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "_") || sign == UInt8(ascii: ".") else { return nil }
        let end = bytes[start...].firstIndex { $0 != sign } ?? bytes.count
        return end - start >= (sign == UInt8(ascii: ".") ? 3 : 2) ? end : nil
    }

    private mutating func append(_ kind: LineToken.Kind, _ range: Range<Int>, _ hasSpace: Bool) {
        tokens.append(LineToken(kind: kind, range: range, hasSpaceBefore: hasSpace))
    }

    private mutating func takeNumber(at start: Int, _ hasSpace: Bool) -> Int? {
        let byte = bytes[start]
        // A character outside ASCII is a number only if it is a fraction, such as `½` or `¹⁄₂`.
        guard
            byte < 0x80 || byte == 0xC2
                || byte == 0xE2 && start + 1 < bytes.count && (bytes[start + 1] == 0x85 || bytes[start + 1] == 0x81)
        else { return nil }
        if byte < 0x80, let end = takeDigits(at: start, hasSpace) { return end }
        if byte < 0x80, let (value, end) = SeparatedNumber.read(at: start, in: bytes) {
            append(.number, start..<end, hasSpace)
            tokens[tokens.count - 1].value = value
            return end
        }
        var scanner = NumberScanner(bytes: bytes, at: start)
        if let value = scanner.writtenNumber(), !SeparatedNumber.isAmbiguous(at: start, in: bytes) {
            let end = value < .one ? ordinalEnd(at: scanner.position) : scanner.position
            if let size = sizeStart(in: start..<end, value) {
                append(.number, start..<size.whole.end, hasSpace)
                tokens[tokens.count - 1].value = size.whole.value
                append(.number, size.part.start..<end, true)
                tokens[tokens.count - 1].value = size.part.value
                return end
            }
            append(.number, start..<end, hasSpace)
            tokens[tokens.count - 1].value = value
            return end
        }
        if byte == UInt8(ascii: "."), let end = takeFraction(at: start, hasSpace) { return end }
        guard byte < 0x80, byte != UInt8(ascii: ".") else { return nil }
        if let end = ratioEnd(at: start) {
            append(.word, start..<end, hasSpace)
            tokens[tokens.count - 1].hash = WordHash.hash(bytes[start..<end])
            return end
        }
        // Digits that are not certainly a number become a token of the kind `other`: `1,500`, `007`.
        if let number = SeparatedNumber.ambiguousEnd(at: start, in: bytes), !number.isSpaced {
            append(.other, start..<number.end, hasSpace)
            return number.end
        }
        var end = start
        while end < bytes.count, bytes[end] >= 0x2C, bytes[end] <= 0x39 { end += 1 }
        append(.other, start..<end, hasSpace)
        return end
    }

    /// Returns the end of a ratio, which is a part of a name: `80/20`. Returns `nil` if no ratio begins at an offset.
    private func ratioEnd(at start: Int) -> Int? {
        let slash = bytes[start...].prefix(while: UTF8Text.isDigit).endIndex
        guard slash < bytes.count, bytes[slash] == UInt8(ascii: "/"), slash - start <= 3, slash - start >= 2 else {
            return nil
        }
        let end = bytes[(slash + 1)...].prefix(while: UTF8Text.isDigit).endIndex
        return (1...3).contains(end - slash - 1) && (end == bytes.count || bytes[end] != bytes[slash]) ? end : nil
    }

    /// Returns the offset after the ending of a fraction: `rd` in `1/3rd`. Without an ending, returns `position`.
    private func ordinalEnd(at position: Int) -> Int {
        let letters = bytes[position...].prefix(4).prefix(while: UTF8Text.isLetter)
        guard let first = letters.first, first | 0x20 == UInt8(ascii: "r") || first | 0x20 == UInt8(ascii: "t") else {
            return position
        }
        return ["rd", "rds", "th", "ths"].contains(String(decoding: letters, as: UTF8.self).lowercased())
            ? letters.endIndex : position
    }

    /// Splits a number such as the `16 1/4` of `16 1/4-inch slices` into a count of at least two and the size of each
    /// piece. Returns `nil` if the number is not followed by a length and pieces in the plural.
    private func sizeStart(
        in range: Range<Int>, _ value: Rational
    ) -> (whole: (value: Rational, end: Int), part: (value: Rational, start: Int))? {
        guard value >= Rational(2), range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: "-"),
            bytes[(range.upperBound + 1)...].starts(with: "inch".utf8)
                || bytes[(range.upperBound + 1)...].starts(with: "cm".utf8),
            let space = bytes[range].firstIndex(of: 0x20)
        else { return nil }
        let words = bytes[range.upperBound...].split(separator: 0x20, maxSplits: 3)
        guard words.dropFirst().prefix(2).contains(where: { $0.count > 4 && $0.last == UInt8(ascii: "s") }) else {
            return nil
        }
        let count = Rational(value.numerator / value.denominator)
        var scanner = NumberScanner(bytes: bytes, at: space + 1)
        guard let part = scanner.number(), part < .one else { return nil }
        return ((count, space), (part, space + 1))
    }

    /// Reads a short number if its digits are certainly the whole number. Returns `nil` for any other number.
    private mutating func takeDigits(at start: Int, _ hasSpace: Bool) -> Int? {
        var end = start
        var value = 0
        while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 {
            value = value &* 10 &+ Int(bytes[end] - 0x30)
            end += 1
        }
        guard end - start < 10, end - start == 1 || bytes[start] != 0x30 else { return nil }
        if end < bytes.count {
            let next = bytes[end]
            let isBeforeWord = next == 0x20 && end + 1 < bytes.count && UTF8Text.isLetter(bytes[end + 1])
            guard UTF8Text.isLetter(next) || isBeforeWord || next == 0x2D || next == 0x29 else { return nil }
        }
        append(.number, start..<end, hasSpace)
        tokens[tokens.count - 1].value = Rational(value)
        return end
    }

    /// Reads a decimal number that begins with a period (`.75`) or, at the start of the line, with a comma (`,75`).
    /// Returns `nil` if there is none.
    private mutating func takeFraction(at start: Int, _ hasSpace: Bool) -> Int? {
        guard start == 0 || hasSpace || bytes[start - 1] == UInt8(ascii: "(") else { return nil }
        if bytes[start] == UInt8(ascii: ","), tokens.contains(where: { $0.kind == .word || $0.kind == .number }) {
            return nil
        }
        var end = start + 1
        var value = 0
        var scale = 1
        while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39, end - start < 9 {
            value = value * 10 + Int(bytes[end] - 0x30)
            scale *= 10
            end += 1
        }
        guard scale > 1, end == bytes.count || bytes[end] < 0x30 || bytes[end] > 0x39,
            let number = Rational(value, scale)
        else { return nil }
        append(.number, start..<end, hasSpace)
        tokens[tokens.count - 1].value = number
        return end
    }

    private mutating func takeWord(at start: Int, _ hasSpace: Bool) -> Int {
        var position = start
        var hash = FNV1a.offsetBasis
        var previous: UInt8 = 0
        var hasApostrophe = false
        while position < bytes.count {
            let byte = bytes[position]
            if !UTF8Text.isLetter(byte) {
                hasApostrophe = hasApostrophe || byte == 0x27 || byte == 0xE2
                guard position > start || byte >= 0x80, joinsLetters(at: position) else { break }
            }
            hash = FNV1a.adding(WordHash.folded(byte, after: previous), to: hash)
            previous = byte
            position += 1
            if byte >= 0x80 {
                while position < bytes.count, bytes[position] & 0xC0 == 0x80 {
                    hash = FNV1a.adding(WordHash.folded(bytes[position], after: previous), to: hash)
                    previous = bytes[position]
                    position += 1
                }
            }
        }
        if position == start {
            append(.other, start..<start + 1, hasSpace)
            return start + 1
        }
        append(.word, start..<position, hasSpace)
        tokens[tokens.count - 1].hash = hash
        tokens[tokens.count - 1].hasApostrophe = hasApostrophe
        return position
    }

    /// Returns whether the character at a position continues a word: a hyphen or an apostrophe before a letter, or a
    /// letter outside ASCII.
    private func joinsLetters(at position: Int) -> Bool {
        let byte = bytes[position]
        if byte >= 0x80 {
            return LineCharacter.spaceLength(at: position, in: bytes) == 0
                && LineCharacter.mark(at: position, in: bytes).kind == nil
        }
        guard byte == 0x2D || byte == 0x27 else { return false }
        return position + 1 < bytes.count
            && (UTF8Text.isLetter(bytes[position + 1]) || bytes[position + 1] >= 0xC3)
    }

    /// Changes a dash with spaces on both sides into a stop, unless it is between two numbers.
    private mutating func markStops() {
        for index in tokens.indices where tokens[index].kind == .dash && index > 0 && index + 1 < tokens.count {
            let isApart = tokens[index].hasSpaceBefore && tokens[index + 1].hasSpaceBefore
            if isApart && (tokens[index - 1].kind != .number || tokens[index + 1].kind != .number) {
                tokens[index].kind = .stop
            }
        }
    }
}
