/// The fractions that are single characters in Unicode: `½`, `⅔`, `⅛`.
package enum VulgarFraction {
    /// Returns the value of a fraction character, or `nil` for any other scalar.
    package static func value(of scalar: Unicode.Scalar) -> Rational? {
        guard let match = all.first(where: { $0.scalar == scalar }) ?? unshown.first(where: { $0.scalar == scalar })
        else { return nil }
        return Rational(match.numerator, match.denominator)
    }

    /// Returns the character of a fraction. Returns `nil` if Unicode has none, or if few terminal fonts contain it.
    static func character(of fraction: Rational) -> Character? {
        let match = all.first { $0.numerator == fraction.numerator && $0.denominator == fraction.denominator }
        return match.map { Character($0.scalar) }
    }

    /// The fractions that are read but never displayed, because few terminal fonts contain them.
    private static let unshown: [(scalar: Unicode.Scalar, numerator: Int, denominator: Int)] = [
        ("⅐", 1, 7), ("⅑", 1, 9), ("⅒", 1, 10),
    ]

    private static let all: [(scalar: Unicode.Scalar, numerator: Int, denominator: Int)] = [
        ("½", 1, 2), ("⅓", 1, 3), ("⅔", 2, 3), ("¼", 1, 4), ("¾", 3, 4), ("⅕", 1, 5), ("⅖", 2, 5), ("⅗", 3, 5),
        ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6), ("⅛", 1, 8), ("⅜", 3, 8), ("⅝", 5, 8), ("⅞", 7, 8),
    ]
}
