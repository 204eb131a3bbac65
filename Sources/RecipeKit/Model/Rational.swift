/// An exact fraction in lowest terms, with a positive denominator.
///
/// Arithmetic is exact: three times a third of a cup is one cup. Only formatting rounds. Numerator and denominator have
/// 64 bits. An operation that overflows returns `nil`. It does not trap, because the amounts come from files that
/// nobody checked.
public struct Rational: Hashable, Sendable {
    /// The numerator. It has the sign of the number.
    public let numerator: Int
    /// The denominator. It is always positive.
    public let denominator: Int

    /// The number 0.
    public static let zero = Rational(0)
    /// The number 1.
    public static let one = Rational(1)

    /// Creates an integer.
    public init(_ value: Int) {
        numerator = value
        denominator = 1
    }

    /// Creates a fraction, reduced to lowest terms. Returns `nil` if the denominator is zero or on overflow.
    public init?(_ numerator: Int, _ denominator: Int) {
        guard denominator != 0, numerator != .min, denominator != .min else { return nil }
        let divisor = denominator == 1 ? 1 : Self.greatestCommonDivisor(abs(numerator), abs(denominator))
        let sign = denominator < 0 ? -1 : 1
        self.numerator = sign * numerator / divisor
        self.denominator = abs(denominator) / divisor
    }

    /// The nearest floating-point value. Use it only to format and to round numbers, because it may not be exact.
    public var doubleValue: Double { Double(numerator) / Double(denominator) }

    /// Whether the number is an integer.
    public var isInteger: Bool { denominator == 1 }

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
        var (a, b) = (a, b)
        while b != 0 { (a, b) = (b, a % b) }
        return max(a, 1)
    }
}

extension Rational {
    /// Returns the sum, or `nil` on overflow.
    public func adding(_ other: Rational) -> Rational? {
        let (left, o1) = numerator.multipliedReportingOverflow(by: other.denominator)
        let (right, o2) = other.numerator.multipliedReportingOverflow(by: denominator)
        let (sum, o3) = left.addingReportingOverflow(right)
        let (bottom, o4) = denominator.multipliedReportingOverflow(by: other.denominator)
        guard !o1, !o2, !o3, !o4 else { return nil }
        return Rational(sum, bottom)
    }

    /// Returns the product, or `nil` on overflow.
    public func multiplied(by other: Rational) -> Rational? {
        guard let left = Rational(numerator, other.denominator), let right = Rational(other.numerator, denominator)
        else { return nil }
        let (top, o1) = left.numerator.multipliedReportingOverflow(by: right.numerator)
        let (bottom, o2) = left.denominator.multipliedReportingOverflow(by: right.denominator)
        guard !o1, !o2 else { return nil }
        return Rational(top, bottom)
    }

    /// Returns the quotient, or `nil` on overflow or division by zero.
    public func divided(by other: Rational) -> Rational? {
        guard let inverse = Rational(other.denominator, other.numerator) else { return nil }
        return multiplied(by: inverse)
    }
}

extension Rational: Comparable {
    /// Returns whether the first number is less than the second one. The comparison never overflows.
    public static func < (left: Rational, right: Rational) -> Bool {
        let a = left.numerator.multipliedFullWidth(by: right.denominator)
        let b = right.numerator.multipliedFullWidth(by: left.denominator)
        return (a.high, a.low) < (b.high, b.low)
    }
}

extension Rational {
    /// Returns the text of the number: `3`, `½`, `1⅔`. In ASCII, the fractions are `1/2` and `1 2/3`.
    ///
    /// The text is exact wherever an exact text is short, because a recipe is shown as its author wrote it. A computed
    /// number is rounded before it is formatted.
    ///
    /// - Halves, thirds, quarters, fifths, sixths and eighths are written as fractions.
    /// - Other fractions that an author can write, up to a denominator of 16 and sixteenths, thirty-seconds and
    ///   sixty-fourths, have a slash: `1/9`, `1 1/16`.
    /// - Other numbers are decimals without zeros at the end. A number that nine decimal places make exact has all of
    ///   them: `12.345`. Any other number has two significant digits below one and three from one on: `0.033`, `14.3`.
    public func formatted(_ style: QuantityStyle = .unicode) -> String {
        formatted(style, showsFraction: { _, _ in true })
    }

    /// Returns the text of the number as ``formatted(_:)`` does, but writes a fraction only if a closure allows it.
    ///
    /// - Parameters:
    ///   - style: The character set.
    ///   - showsFraction: Returns whether to write the number as a fraction. It receives the whole part of the number
    ///     and the denominator.
    func formatted(_ style: QuantityStyle, showsFraction: (_ whole: Int, _ denominator: Int) -> Bool) -> String {
        if isInteger { return String(numerator) }
        let sign = numerator < 0 ? "-" : ""
        let (whole, remainder) = numerator.magnitude.quotientAndRemainder(dividingBy: denominator.magnitude)
        let character = Rational(Int(remainder), denominator).flatMap(VulgarFraction.character)
        let isFraction = character != nil || Self.slashed.contains(denominator) && whole < 10
        guard isFraction, showsFraction(Int(whole), denominator) else {
            return sign + (exactDecimal ?? Self.decimal(abs(doubleValue), digits: whole == 0 ? 2 : 3))
        }
        if let character, style == .unicode { return sign + (whole == 0 ? "" : String(whole)) + String(character) }
        return sign + (whole == 0 ? "" : "\(whole) ") + "\(remainder)/\(denominator)"
    }

    /// The denominators of fractions that authors write, and for which few fonts have a character.
    private static let slashed: Set<Int> = [7, 9, 11, 12, 13, 14, 15, 16, 32, 64]

    /// The decimal that is exactly the magnitude of this number, with at most nine decimal places. `nil` if there is
    /// none.
    private var exactDecimal: String? {
        let scale = 1_000_000_000
        guard scale % denominator == 0, numerator != .min else { return nil }
        let (whole, rest) = abs(numerator).quotientAndRemainder(dividingBy: denominator)
        let digits = String(rest * (scale / denominator))
        var decimals = (String(repeating: "0", count: 9 - digits.count) + digits)[...]
        while decimals.last == "0" { decimals.removeLast() }
        return decimals.isEmpty ? String(whole) : "\(whole).\(decimals)"
    }

    /// Returns a decimal with at most nine decimal places and without zeros at the end.
    ///
    /// - Parameters:
    ///   - value: The number. It must not be negative.
    ///   - count: The number of significant digits: 2 or 3.
    private static func decimal(_ value: Double, digits count: Int) -> String {
        let enough = count == 2 ? 10.0 : 100
        var places = 0
        var scaled = value
        while scaled < 1e15, scaled < enough, places < 9 {
            scaled *= 10
            places += 1
        }
        var digits = String(Int(nearest: scaled) ?? .max)
        if digits.count <= places { digits = String(repeating: "0", count: places + 1 - digits.count) + digits }
        let point = digits.index(digits.endIndex, offsetBy: -places)
        var decimals = digits[point...]
        while decimals.last == "0" { decimals.removeLast() }
        return decimals.isEmpty ? String(digits[..<point]) : "\(digits[..<point]).\(decimals)"
    }
}

extension Rational {
    /// Parses `3`, `0.25`, `0,5`, `1/2`, `1 1/2`, `½`, `1½`. Decimals are exact.
    ///
    /// Returns `nil` for any other text and on overflow. Also returns `nil` for a zero before another digit, because
    /// `01/2` is a label, not an amount. Also returns `nil` for `1,500`, which has different meanings in English and
    /// German.
    public init?(parsing text: some StringProtocol) {
        var scanner = NumberScanner(text)
        scanner.skipSpaces()
        guard let number = scanner.number() else { return nil }
        scanner.skipSpaces()
        guard scanner.isAtEnd else { return nil }
        self = number
    }
}

extension Rational {
    /// A text that ``init(parsing:)`` reads as exactly this number: `3`, `1/2`, `1 2/3`, `0.35`, `7/11`.
    ///
    /// The number must not be negative. Halves, thirds, quarters, sixths and eighths are written as fractions. Other
    /// numbers are written as decimals if at most six decimal places make them exact, otherwise as fractions.
    package var written: String {
        if isInteger { return String(numerator) }
        switch denominator {
        case 2, 3, 4, 6, 8: break
        default: if let decimal { return decimal }
        }
        let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
        return whole > 0 ? "\(whole) \(rest)/\(denominator)" : "\(numerator)/\(denominator)"
    }

    /// The decimal that is exactly this number, with at most six decimal places. `nil` if there is none.
    private var decimal: String? {
        guard numerator > 0, 1_000_000 % denominator == 0 else { return nil }
        let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
        let digits = String(rest * (1_000_000 / denominator))
        var decimals = (String(repeating: "0", count: 6 - digits.count) + digits)[...]
        while decimals.last == "0" { decimals.removeLast() }
        return "\(whole).\(decimals)"
    }
}

/// The fractions that are single characters in Unicode: `½`, `⅔`, `⅛`.
package enum VulgarFraction {
    /// Returns the value of a fraction character, or `nil` for any other scalar.
    package static func value(of scalar: Unicode.Scalar) -> Rational? {
        guard blocks.contains(where: { $0.contains(scalar.value) }),
            let match = all.first(where: { $0.scalar == scalar }) ?? unshown.first(where: { $0.scalar == scalar })
        else { return nil }
        return Rational(match.numerator, match.denominator)
    }

    /// Returns the character of a fraction. Returns `nil` if Unicode has none, or if few terminal fonts contain it.
    static func character(of fraction: Rational) -> Character? {
        let match = all.first { $0.numerator == fraction.numerator && $0.denominator == fraction.denominator }
        return match.map { Character($0.scalar) }
    }

    /// The two blocks of Unicode that have fractions. Most scalars of a text are in neither.
    private static let blocks: [ClosedRange<UInt32>] = [0xBC...0xBE, 0x2150...0x215E]

    /// The fractions that are read but never displayed, because few terminal fonts contain them.
    private static let unshown: [(scalar: Unicode.Scalar, numerator: Int, denominator: Int)] = [
        ("⅐", 1, 7), ("⅑", 1, 9), ("⅒", 1, 10),
    ]

    private static let all: [(scalar: Unicode.Scalar, numerator: Int, denominator: Int)] = [
        ("½", 1, 2), ("⅓", 1, 3), ("⅔", 2, 3), ("¼", 1, 4), ("¾", 3, 4), ("⅕", 1, 5), ("⅖", 2, 5), ("⅗", 3, 5),
        ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6), ("⅛", 1, 8), ("⅜", 3, 8), ("⅝", 5, 8), ("⅞", 7, 8),
    ]
}

extension Int {
    /// Creates the integer that is nearest to a floating-point number. Returns `nil` if 64 bits cannot hold it, and for
    /// a value that is not a number.
    ///
    /// `Int(value)` traps in these cases. The numbers come from files that nobody checked, so use only this initializer
    /// for them.
    package init?(nearest value: Double, rounding rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
        self.init(exactly: value.rounded(rule))
    }
}
