/// Reads numbers and words from UTF-8 text. Each read begins at the current position, and moves the position forward.
package struct NumberScanner {
    private let bytes: [UInt8]
    /// The index of the next byte.
    package private(set) var position = 0

    /// Creates a scanner at the start of a text.
    package init(_ text: some StringProtocol) {
        bytes = Array(text.utf8)
    }

    /// Creates a scanner at a position of UTF-8 bytes.
    package init(bytes: [UInt8], at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    var isAtEnd: Bool { position == bytes.count }

    /// The text from the current position on.
    package var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

    /// Consumes spaces and tabs, including the spaces beyond ASCII.
    package mutating func skipSpaces() {
        while let byte = next {
            let length = byte == 0x20 || byte == 0x09 ? 1 : UnicodeSpace.length(at: position, in: bytes)
            guard length > 0 else { return }
            position += length
        }
    }

    /// Consumes the next scalar if it is the given one. Returns whether it was consumed.
    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard let (first, length) = nextScalar, first == scalar else { return false }
        position += length
        return true
    }

    /// Consumes a word if a space follows it. Does not consume the space. Returns whether the word was consumed.
    mutating func skip(word: StaticString) -> Bool {
        let end = position + word.utf8CodeUnitCount
        guard end < bytes.count, bytes[end] == 0x20 else { return false }
        let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard bytes[position..<end].elementsEqual(letters) else { return false }
        position = end
        return true
    }

    /// Consumes and returns the next letters. Returns an empty text if there are none.
    package mutating func letters() -> String {
        let start = position
        while let (scalar, length) = nextScalar, scalar.isLetter { position += length }
        return position == start ? "" : String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var nextScalar: (Unicode.Scalar, length: Int)? {
        isAtEnd ? nil : UTF8Text.scalar(at: position, in: bytes)
    }

    /// Consumes and returns an integer, a decimal, a fraction or a mixed number. If there is no number at the current
    /// position, or only an invalid fraction such as `1/0` or `1/x`, consumes nothing and returns `nil`.
    package mutating func number() -> Rational? {
        if let fraction = vulgarFraction() ?? raisedFraction() { return fraction }
        let start = position
        guard let whole = decimal() else { return nil }
        let afterWhole = position
        skipSpaces()
        if skipFractionSlash() {
            skipSpaces()
            if let bottom = decimal(), whole.isInteger, bottom.isInteger, let fraction = whole.divided(by: bottom) {
                return fraction
            }
            position = start
            return nil
        }
        if whole.isInteger, let fraction = fractionPart(), let sum = whole.adding(fraction) { return sum }
        position = afterWhole
        return whole
    }

    /// Consumes and returns a number as cooks write it: `11/2` is `1 1/2` without its space. A ratio such as `80/20` is
    /// no number; for a ratio, consumes nothing and returns `nil`.
    package mutating func writtenNumber() -> Rational? {
        let start = position
        guard let value = number() else { return nil }
        let text = bytes[start..<position]
        guard let slash = text.lastIndex(of: UInt8(ascii: "/")),
            let top = Self.digits(bytes[start..<slash].reversed()), let bottom = Self.digits(text[(slash + 1)...])
        else { return value }
        // The digits directly before the slash can follow a whole number: `1 1/2`.
        let isAlone = text.allSatisfy { UTF8Text.isDigit($0) || $0 == UInt8(ascii: "/") }
        let written = WrittenFraction.value(top: top, bottom: bottom)
        if written != nil { return isAlone ? written : value }
        position = start
        return isAlone ? nil : decimal()
    }

    /// Returns the value of the ASCII digits at the start of some bytes, or `nil` if there are none or too many. The
    /// bytes before a slash come in reverse order.
    private static func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
        let digits = bytes.prefix(while: UTF8Text.isDigit)
        return digits.count == bytes.count ? Int(String(decoding: digits, as: UTF8.self)) : nil
    }

    private static func digits(_ bytes: ReversedCollection<ArraySlice<UInt8>>) -> Int? {
        Int(String(decoding: bytes.prefix(while: UTF8Text.isDigit).reversed(), as: UTF8.self))
    }

    /// Consumes and returns the fraction of a mixed number: `½` or `1/2`. If there is no fraction below one, consumes
    /// nothing and returns `nil`.
    private mutating func fractionPart() -> Rational? {
        if let fraction = vulgarFraction() ?? raisedFraction() { return fraction }
        let start = position
        if let top = decimal(), top.isInteger {
            skipSpaces()
            if skipFractionSlash() {
                skipSpaces()
                if let bottom = decimal(), bottom.isInteger, let fraction = top.divided(by: bottom), fraction < .one {
                    return fraction
                }
            }
        }
        position = start
        return nil
    }

    /// Consumes `/`, the fraction slash, the division slash or the full-width slash. Returns whether one was consumed.
    private mutating func skipFractionSlash() -> Bool {
        skip("/") || skip("\u{2044}") || skip("\u{2215}") || skip("\u{FF0F}")
    }

    private mutating func vulgarFraction() -> Rational? {
        guard let (first, length) = nextScalar, first.value > 0x7F, let fraction = VulgarFraction.value(of: first)
        else { return nil }
        position += length
        return fraction
    }

    /// Consumes and returns a fraction whose numerator is in superscript digits: `¹⁄₂`, `¹/2`. If there is none,
    /// consumes nothing and returns `nil`.
    private mutating func raisedFraction() -> Rational? {
        let start = position
        guard let first = next, first == 0xC2 || first == 0xE2, let top = raisedDigits(), skipFractionSlash() else {
            position = start
            return nil
        }
        if let bottom = raisedDigits() ?? decimal().flatMap({ $0.isInteger ? $0.numerator : nil }),
            let fraction = Rational(top, bottom)
        {
            return fraction
        }
        position = start
        return nil
    }

    /// Consumes superscript or subscript digits and returns their value. If there are none, consumes nothing and returns
    /// `nil`.
    private mutating func raisedDigits() -> Int? {
        var value: Int?
        while let (scalar, length) = nextScalar, let digit = Self.raisedDigit(scalar), value ?? 0 < 1000 {
            value = (value ?? 0) * 10 + digit
            position += length
        }
        return value
    }

    private static func raisedDigit(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0xB9: 1
        case 0xB2, 0xB3: Int(scalar.value) - 0xB0
        case 0x2070, 0x2074...0x2079: Int(scalar.value) - 0x2070
        case 0x2080...0x2089: Int(scalar.value) - 0x2080
        default: nil
        }
    }

    /// Consumes and returns an integer or a decimal. If there is none, consumes nothing and returns `nil`.
    ///
    /// Also returns `nil` on overflow, for a leading zero (`01`), and for `1,500`, which has different meanings in
    /// English and German. `0,500` is a decimal.
    private mutating func decimal() -> Rational? {
        let start = position
        var value = 0
        var wholeDigits = 0
        var startsWithZero = false
        while let digit = nextDigit() {
            if wholeDigits == 0 { startsWithZero = digit == 0 }
            wholeDigits += 1
            guard let longer = Self.append(digit, to: value) else {
                position = start
                return nil
            }
            value = longer
        }
        guard wholeDigits > 0, wholeDigits == 1 || !startsWithZero else {
            position = start
            return nil
        }
        let afterWhole = position
        guard let separator = next, separator == UInt8(ascii: ".") || separator == UInt8(ascii: ",") else {
            return Rational(value)
        }
        position += 1
        var scale = 1
        var places = 0
        while let digit = nextDigit() {
            places += 1
            let (nextScale, overflow) = scale.multipliedReportingOverflow(by: 10)
            guard !overflow, let longer = Self.append(digit, to: value) else {
                position = start
                return nil
            }
            (value, scale) = (longer, nextScale)
        }
        guard places > 0 else {
            position = afterWhole
            return Rational(value)
        }
        if separator == UInt8(ascii: ","), places == 3, !startsWithZero {
            position = start
            return nil
        }
        return Rational(value, scale)
    }

    private mutating func nextDigit() -> Int? {
        guard let first = next else { return nil }
        if UTF8Text.isDigit(first) {
            position += 1
            return Int(first - 0x30)
        }
        // The full-width digits have the bytes `EF BC 90` to `EF BC 99`.
        guard first == 0xEF, position + 2 < bytes.count, bytes[position + 1] == 0xBC,
            (0x90...0x99).contains(bytes[position + 2])
        else { return nil }
        position += 3
        return Int(bytes[position - 1] - 0x90)
    }

    private static func append(_ digit: Int, to value: Int) -> Int? {
        let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
        let (sum, carry) = shifted.addingReportingOverflow(digit)
        return overflow || carry ? nil : sum
    }
}

/// The meaning of two whole numbers with a slash between them in the text of a cook.
package enum WrittenFraction {
    /// Returns the value of a fraction. In `11/2`, the space of `1 1/2` was lost. For a ratio or a size such as `80/20`
    /// and `16/20`, returns `nil`.
    package static func value(top: Int, bottom: Int) -> Rational? {
        if top >= 10, top > bottom {
            let (whole, part) = top.quotientAndRemainder(dividingBy: 10)
            guard [2, 3, 4].contains(bottom), part > 0, part < bottom, bottom != 4 || part != 2 else { return nil }
            return Rational(whole * bottom + part, bottom)
        }
        let isUsual =
            switch bottom {
            case 2...10: top < 10
            case 12: [1, 5, 7, 11].contains(top)
            case 16, 32, 64: top % 2 == 1 && top < bottom
            default: top == 1
            }
        return isUsual ? Rational(top, bottom) : nil
    }
}

/// Recognizes spaces beyond ASCII in UTF-8.
package enum UnicodeSpace {
    /// Returns the length in bytes of the space at a position, or 0 if there is none.
    ///
    /// Recognizes the no-break space, the Ogham space mark, the spaces U+2000 to U+200A, the zero-width space, the
    /// narrow no-break space, the mathematical space and the ideographic space.
    package static func length(at position: Int, in bytes: [UInt8]) -> Int {
        let first = bytes[position]
        guard first == 0xC2 || first == 0xE1 || first == 0xE2 || first == 0xE3, position + 1 < bytes.count else {
            return 0
        }
        if first == 0xC2 { return bytes[position + 1] == 0xA0 ? 2 : 0 }
        guard position + 2 < bytes.count else { return 0 }
        switch (first, bytes[position + 1], bytes[position + 2]) {
        case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
            return 3
        default: return 0
        }
    }
}
