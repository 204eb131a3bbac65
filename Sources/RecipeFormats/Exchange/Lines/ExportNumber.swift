import RecipeKit

extension Amount {
    /// Creates an amount from the numbers that a program stores. A number that is not positive counts as missing. If
    /// only the upper bound is present, the upper bound is the amount. If both numbers are missing, returns `nil`.
    ///
    /// - Parameters:
    ///   - text: The number in digits: `0.3333333` means a third.
    ///   - upper: The upper bound of a range, or `nil`.
    init?(stored text: String?, to upper: String? = nil) {
        guard let low = text.flatMap({ Rational(stored: $0) }), low > .zero else {
            guard let upper, let high = Rational(stored: upper), high > .zero else { return nil }
            self = .number(high)
            return
        }
        if let high = upper.flatMap({ Rational(stored: $0) }), high > low {
            self = .range(low, high)
        } else {
            self = .number(low)
        }
    }
}

extension Rational {
    /// Creates the number that a program stores as a decimal: `1.5`, `0.6666667`, `1e-1`. Returns `nil` for other text
    /// and for a billion or more.
    ///
    /// A number with at most two decimals is exact. Any other number becomes a close whole number or simple fraction,
    /// such as 2/3 for `0.6666667`. If there is none, the number is rounded to thousandths.
    fileprivate init?(stored text: String) {
        guard let value = Double(text), value.isFinite, abs(value) < 1e9 else { return nil }
        let decimals = text.firstIndex(of: ".").map { text[$0...].dropFirst() } ?? ""
        if decimals.count < 3, let exact = Rational(parsing: text) {
            self = exact
            return
        }
        for denominator in [1, 2, 3, 4, 6, 8] {
            let scaled = value * Double(denominator)
            guard abs(scaled - scaled.rounded()) < 0.002 * Double(denominator), scaled.rounded() != 0 || value == 0,
                let fraction = Int(nearest: scaled).flatMap({ Rational($0, denominator) })
            else { continue }
            self = fraction
            return
        }
        guard let rounded = Int(nearest: value * 1000).flatMap({ Rational($0, 1000) }) else { return nil }
        self = rounded
    }
}
