import RecipeKit

/// Reading the words and numbers of a text.
extension IngredientWording {
    /// Adds the word or number at `start`, and returns the offset after it. At any other character, only returns the
    /// next offset.
    mutating func take(at start: Int) -> Int {
        let byte = bytes[start]
        if byte >= 0x30, byte <= 0x39, start + 1 == bytes.count || letterLength(at: start + 1) > 0 {
            append(Rational(Int(byte - 0x30)))
            return start + 1
        }
        if let (number, end) = SeparatedNumber.read(at: start, in: bytes) {
            append(number)
            return end
        }
        if byte >= 0x30 && byte <= 0x39 || byte == 0xC2 || byte == 0xE2 {
            var scanner = NumberScanner(bytes: bytes, at: start)
            if let number = scanner.number() {
                append(number)
                return scanner.position
            }
        } else if byte == UInt8(ascii: "."), let (number, end) = decimal(behind: start) {
            append(number)
            return end
        }
        var end = start
        var hash = FNV1a.offsetBasis
        if byte >= 0x30 && byte <= 0x39 {
            // Digits that are not certainly a number become a word: `1,500`, `007`.
            while end < bytes.count, bytes[end] >= 0x2C, bytes[end] <= 0x39 { end += 1 }
        } else if let length = EastAsianText.letterLength(at: start, in: bytes) {
            end += length
        } else {
            while end < bytes.count, case let length = letterLength(at: end), length > 0 { end += length }
        }
        end = min(end, bytes.count)
        guard end > start else { return start + 1 }
        var previous: UInt8 = 0
        for index in start..<end {
            hash = FNV1a.adding(WordHash.folded(bytes[index], after: previous), to: hash)
            previous = bytes[index]
        }
        words.append(Word(range: start..<end, hash: hash))
        return end
    }

    private mutating func append(_ number: Rational) {
        if wordsBeforeNumber >= 0, words.count == wordsBeforeNumber + 1 { words[wordsBeforeNumber].joinsNumbers = true }
        numbers.append(number)
        wordsBeforeNumber = words.count
    }

    /// Returns the decimal number that begins with the period at an offset, such as `.75`. Returns `nil` if no digit
    /// follows the period.
    private func decimal(behind dot: Int) -> (Rational, end: Int)? {
        let digits = bytes[(dot + 1)...].prefix { $0 >= 0x30 && $0 <= 0x39 }
        guard !digits.isEmpty, let number = Rational(parsing: "0." + String(decoding: digits, as: UTF8.self)) else {
            return nil
        }
        return (number, digits.endIndex)
    }

    /// Returns the length in bytes of the letter at `index`, or 0 if no letter begins there. The symbols `×` and `÷`,
    /// and all characters from U+2000 on, do not count as letters.
    private func letterLength(at index: Int) -> Int {
        switch bytes[index] {
        case 0x41...0x5A, 0x61...0x7A: 1
        case 0xC3: index + 1 < bytes.count && (bytes[index + 1] == 0x97 || bytes[index + 1] == 0xB7) ? 0 : 2
        case 0xC4...0xDF: 2
        case 0xE0, 0xE1: UnicodeSpace.length(at: index, in: bytes) == 0 ? 3 : 0
        default: 0
        }
    }
}
