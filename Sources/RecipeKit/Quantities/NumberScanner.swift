/// Reads numbers from the front of a text.
struct NumberScanner {
    private(set) var rest: Substring.UnicodeScalarView

    init(_ text: some StringProtocol) {
        rest = Substring(text).unicodeScalars
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skipSpaces() {
        while let first = rest.first, first == " " || first == "\t" || first == "\u{A0}" || first == "\u{202F}" {
            rest.removeFirst()
        }
    }

    /// Takes `scalar` from the front where it stands there.
    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    /// Takes a word from the front where it stands there and a space follows it.
    mutating func skip(word: String) -> Bool {
        guard rest.starts(with: word.unicodeScalars) else { return false }
        let after = rest.dropFirst(word.unicodeScalars.count)
        guard after.first == " " else { return false }
        rest = after
        return true
    }

    /// Takes the letters at the front; empty where there are none.
    mutating func letters() -> String {
        var end = rest.startIndex
        while end < rest.endIndex, Self.isLetter(rest[end]) { end = rest.index(after: end) }
        let word = String(rest[..<end])
        rest = rest[end...]
        return word
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return (scalar.value | 0x20) >= 0x61 && (scalar.value | 0x20) <= 0x7A }
        return scalar.properties.isAlphabetic
    }

    /// An integer, decimal, fraction or mixed number; on `nil` nothing is taken.
    mutating func number() -> Rational? {
        if let fraction = vulgarFraction() { return fraction }
        let start = rest
        guard let whole = decimal() else { return nil }
        let afterWhole = rest
        skipSpaces()
        if skip("/") || skip("\u{2044}") {
            skipSpaces()
            if let bottom = decimal(), whole.isInteger, bottom.isInteger, let fraction = whole.divided(by: bottom) {
                return fraction
            }
            rest = start
            return nil
        }
        if whole.isInteger, let fraction = fractionPart(), let sum = whole.adding(fraction) { return sum }
        rest = afterWhole
        return whole
    }

    /// What follows the whole of a mixed number: `½` or `1/2`, less than one.
    private mutating func fractionPart() -> Rational? {
        if let fraction = vulgarFraction() { return fraction }
        let start = rest
        if let top = decimal(), top.isInteger {
            skipSpaces()
            if skip("/") || skip("\u{2044}") {
                skipSpaces()
                if let bottom = decimal(), bottom.isInteger, let fraction = top.divided(by: bottom), fraction < .one {
                    return fraction
                }
            }
        }
        rest = start
        return nil
    }

    private mutating func vulgarFraction() -> Rational? {
        guard let first = rest.first, first.value > 0x7F, let fraction = VulgarFraction.value(of: first) else {
            return nil
        }
        rest.removeFirst()
        return fraction
    }

    /// Digits with, perhaps, a decimal point or comma and more digits.
    private mutating func decimal() -> Rational? {
        let start = rest
        var value = 0
        var wholeDigits = 0
        var startsWithZero = false
        while let digit = nextDigit() {
            if wholeDigits == 0 { startsWithZero = digit == 0 }
            wholeDigits += 1
            guard let longer = Self.append(digit, to: value) else {
                rest = start
                return nil
            }
            value = longer
        }
        guard wholeDigits > 0, wholeDigits == 1 || !startsWithZero else {
            rest = start
            return nil
        }
        let afterWhole = rest
        guard let separator = rest.first, separator == "." || separator == "," else { return Rational(value) }
        rest.removeFirst()
        var scale = 1
        var places = 0
        while let digit = nextDigit() {
            places += 1
            let (nextScale, overflow) = scale.multipliedReportingOverflow(by: 10)
            guard !overflow, let longer = Self.append(digit, to: value) else {
                rest = start
                return nil
            }
            (value, scale) = (longer, nextScale)
        }
        guard places > 0 else {
            rest = afterWhole
            return Rational(value)
        }
        if separator == ",", places == 3, !startsWithZero {
            rest = start
            return nil
        }
        return Rational(value, scale)
    }

    private mutating func nextDigit() -> Int? {
        guard let first = rest.first, (0x30...0x39).contains(first.value) else { return nil }
        rest.removeFirst()
        return Int(first.value - 0x30)
    }

    private static func append(_ digit: Int, to value: Int) -> Int? {
        let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
        let (sum, carry) = shifted.addingReportingOverflow(digit)
        return overflow || carry ? nil : sum
    }
}
