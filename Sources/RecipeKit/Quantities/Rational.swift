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
