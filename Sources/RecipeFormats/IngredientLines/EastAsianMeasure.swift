import RecipeKit

/// An amount with its unit in a line of an East Asian language: `200 克`, `大さじ1と1/2`, `약간`.
struct EastAsianMeasure {
    private(set) var amount: Amount
    /// The unit in the spelling of the line.
    private(set) var unit: String?
    /// The name that all spellings of the unit share.
    private(set) var unitName: String?
    /// The language of the words of the measure, as an ISO 639-1 code.
    private(set) var language: String?
    /// The word that makes the amount approximate: `约`.
    private(set) var about: String?
    /// The offset of the first byte after the measure.
    private(set) var end: Int

    /// Whether the unit is a unit of length.
    var isLength: Bool { unitName.map { ["cm", "mm", "厘米", "公分", "毫米"].contains($0) } ?? false }

    /// Whether the amount is in words.
    var isVague: Bool { if case .text = amount { true } else { false } }

    /// Reads a measure at `start`, or returns `nil` if none begins there.
    init?(at start: Int, in bytes: [UInt8], _ words: EastAsianWords) {
        if let vague = words.find(at: start, in: bytes, { if case .amount = $0 { true } else { nil } }) {
            (amount, language, end) = (.text(vague.text), vague.language, vague.end)
            return
        }
        var start = Self.timesEnd(at: start, in: bytes) ?? start
        if let about = words.find(at: start, in: bytes, { if case .about = $0 { true } else { nil } }) {
            (self.about, language) = (about.text, about.language)
            start = Self.spaces(at: about.end, in: bytes)
        }
        if let unit = words.find(at: start, in: bytes, { if case .leadingUnit(let name) = $0 { name } else { nil } }),
            let count = Self.count(at: Self.spaces(at: unit.end, in: bytes), in: bytes, words)
        {
            // In `大1`, the character for “large” means a large spoon. Therefore, the unit becomes the full name of the
            // spoon.
            let name = unit.text.count == 1 ? unit.value : unit.text
            (amount, self.unit, unitName, language, end) = (count.amount, name, unit.value, unit.language, count.end)
            // In `カップ1杯`, the counter `杯` belongs to the unit `カップ` before the number.
            if let cup = Self.unit(at: end, in: bytes, words), cup.text == "杯" { end = cup.end }
            return
        }
        guard let count = Self.count(at: start, in: bytes, words) else { return nil }
        amount = count.amount
        end = count.end
        guard let unit = Self.unit(at: Self.spaces(at: end, in: bytes), in: bytes, words) else {
            // A number in words is an amount only if a unit follows. `三文魚` has no unit, so it is a name.
            if count.isInWords { return nil }
            return
        }
        (self.unit, unitName, language, end) = (unit.text, unit.value, unit.language, unit.end)
        takeUpperEnd(in: bytes, words)
        takeHalf(in: bytes, words)
    }

    /// Extends the amount to a range if the upper end with the same unit follows: `~3個` after `2個`.
    private mutating func takeUpperEnd(in bytes: [UInt8], _ words: EastAsianWords) {
        let mark = Self.spaces(at: end, in: bytes)
        guard mark < bytes.count, Self.isRangeMark(bytes[mark]), case .number(let low) = amount,
            let upper = Self.count(at: Self.spaces(at: mark + 1, in: bytes), in: bytes, words),
            case .number(let high) = upper.amount, low < high,
            let unit = Self.unit(at: Self.spaces(at: upper.end, in: bytes), in: bytes, words), unit.value == unitName
        else { return }
        (amount, end) = (.range(low, high), unit.end)
    }

    /// Adds a half if a word for “half” follows: `半` after `1個`.
    private mutating func takeHalf(in bytes: [UInt8], _ words: EastAsianWords) {
        guard case .number(let whole) = amount, whole.isInteger,
            let half = words.find(at: end, in: bytes, { if case .number(let value) = $0 { value } else { nil } }),
            half.value < .one, let sum = whole.adding(half.value)
        else { return }
        (amount, end) = (.number(sum), half.end)
    }
}

extension EastAsianMeasure {
    /// Returns the number or range at an offset, in digits or in words, or `nil` if there is none.
    private static func count(
        at start: Int, in bytes: [UInt8], _ words: EastAsianWords
    ) -> (amount: Amount, end: Int, isInWords: Bool)? {
        guard let low = number(at: start, in: bytes, words) else { return nil }
        var next = spaces(at: low.end, in: bytes)
        if next < bytes.count, isRangeMark(bytes[next]) {
            next = spaces(at: next + 1, in: bytes)
        } else if let word = rangeWords.first(where: { bytes[next...].starts(with: $0.utf8) }) {
            next = spaces(at: next + word.utf8.count, in: bytes)
        } else {
            return (.number(low.value), low.end, low.isInWords)
        }
        guard let high = number(at: next, in: bytes, words), low.value < high.value else {
            return (.number(low.value), low.end, low.isInWords)
        }
        return (.range(low.value, high.value), high.end, high.isInWords)
    }

    /// Returns the offset of the digits after a multiplication sign, as in `x2` and `×2`. Returns `nil` if there is no
    /// multiplication sign at `start`, or if no digits follow.
    private static func timesEnd(at start: Int, in bytes: [UInt8]) -> Int? {
        guard let width = ["x", "X", "×"].first(where: { bytes[start...].starts(with: $0.utf8) })?.utf8.count,
            case let end = spaces(at: start + width, in: bytes), end < bytes.count, UTF8Text.isDigit(bytes[end])
        else { return nil }
        return end
    }

    private static let rangeWords = ["到", "至", "から", "에서", "或", "か", "또는", "または"]

    private static func number(
        at start: Int, in bytes: [UInt8], _ words: EastAsianWords
    ) -> (value: Rational, end: Int, isInWords: Bool)? {
        guard start < bytes.count else { return nil }
        if let word = words.find(at: start, in: bytes, { if case .number(let value) = $0 { value } else { nil } }) {
            // In `两三个`, two numbers follow each other, so the amount is uncertain.
            let isSingle =
                words.find(at: word.end, in: bytes, { if case .number = $0 { true } else { nil } }) == nil
            return isSingle ? (word.value, word.end, true) : nil
        }
        var scanner = NumberScanner(bytes: bytes, at: start)
        guard let whole = scanner.number() else { return nil }
        var end = scanner.position
        guard whole.isInteger, let and = ["と", "又", "・", "·"].first(where: { bytes[end...].starts(with: $0.utf8) })
        else {
            return (whole, end, false)
        }
        var fraction = NumberScanner(bytes: bytes, at: end + and.utf8.count)
        guard let part = fraction.number(), part < .one, let sum = whole.adding(part) else {
            return (whole, end, false)
        }
        end = fraction.position
        return (sum, end, false)
    }

    private static func unit(
        at start: Int, in bytes: [UInt8], _ words: EastAsianWords
    ) -> (value: String, language: String, text: String, end: Int)? {
        words.find(at: start, in: bytes) {
            switch $0 {
            case .unit(let name), .leadingUnit(let name): name
            default: nil
            }
        }
    }

    private static func spaces(at start: Int, in bytes: [UInt8]) -> Int {
        var end = start
        while end < bytes.count, bytes[end] == 0x20 { end += 1 }
        return end
    }

    private static func isRangeMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "~") }
}
