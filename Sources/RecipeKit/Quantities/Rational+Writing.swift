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
