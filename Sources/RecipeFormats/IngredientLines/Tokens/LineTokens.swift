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
        // A character outside ASCII is a number only if it is a fraction, such as `½`.
        guard byte < 0x80 || byte == 0xC2 || byte == 0xE2 && start + 1 < bytes.count && bytes[start + 1] == 0x85
        else { return nil }
        if byte < 0x80, let end = takeDigits(at: start, hasSpace) { return end }
        var scanner = NumberScanner(bytes: bytes, at: start)
        if let value = scanner.number(), !hasThousands(start..<scanner.position) {
            append(.number, start..<scanner.position, hasSpace)
            tokens[tokens.count - 1].value = value
            return scanner.position
        }
        if byte == UInt8(ascii: "."), let end = takeFraction(at: start, hasSpace) { return end }
        if let (value, end) = SeparatedNumber.read(at: start, in: bytes) {
            append(.number, start..<end, hasSpace)
            tokens[tokens.count - 1].value = value
            return end
        }
        guard byte < 0x80, byte != UInt8(ascii: ".") else { return nil }
        // Digits that are not certainly a number become a token of the kind `other`: `1,500`, `007`.
        var end = start
        while end < bytes.count, bytes[end] >= 0x2C, bytes[end] <= 0x39 { end += 1 }
        append(.other, start..<end, hasSpace)
        return end
    }

    /// Returns whether the period of a number is ambiguous. In `1.500`, the period is a decimal point or separates
    /// thousands, depending on the language.
    private func hasThousands(_ range: Range<Int>) -> Bool {
        guard bytes[range.lowerBound] != 0x30, let dot = bytes[range].firstIndex(of: UInt8(ascii: ".")) else {
            return false
        }
        return bytes[(dot + 1)..<range.upperBound].prefix { $0 >= 0x30 && $0 <= 0x39 }.count == 3
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

    /// Reads a decimal number that begins with a period (`.75`), or returns `nil` if there is none.
    private mutating func takeFraction(at start: Int, _ hasSpace: Bool) -> Int? {
        guard start == 0 || hasSpace || bytes[start - 1] == UInt8(ascii: "(") else { return nil }
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
