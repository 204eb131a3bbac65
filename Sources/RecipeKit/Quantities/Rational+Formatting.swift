extension Rational {
    /// The number as a recipe shows it: `3`, `½`, `1⅔`; in ASCII `1/2`, `1 2/3`; other fractions as decimals (`0.35`).
    ///
    /// Halves to sixths and eighths are shown as fractions. Decimals are rounded to three digits that count, never
    /// before the point, and end in no zeros; a single one that makes the number exact stays (`187.5`). What is less than
    /// one has two where three are not exact either (`0.11`): nobody measures a thousandth of a cup.
    public func formatted(_ style: QuantityStyle = .unicode) -> String {
        formatted(style, showsFraction: { _, _ in true })
    }

    /// - Parameter showsFraction: Whether a fraction is shown as such, by its whole and its denominator.
    func formatted(_ style: QuantityStyle, showsFraction: (_ whole: Int, _ denominator: Int) -> Bool) -> String {
        if isInteger { return String(numerator) }
        let sign = numerator < 0 ? "-" : ""
        let (whole, remainder) = numerator.magnitude.quotientAndRemainder(dividingBy: denominator.magnitude)
        guard let fraction = Rational(Int(remainder), denominator),
            let character = VulgarFraction.character(of: fraction), showsFraction(Int(whole), denominator)
        else {
            // One digit behind the point that says all (`187.5`) is worth a fourth digit.
            return sign
                + Self.decimal(
                    abs(doubleValue), digits: whole == 0 && 1000 % denominator != 0 ? 2 : 3,
                    leastPlaces: denominator == 2 || denominator == 5 || denominator == 10 ? 1 : 0)
        }
        switch style {
        case .unicode:
            return sign + (whole == 0 ? "" : String(whole)) + String(character)
        case .ascii:
            return sign + (whole == 0 ? "" : "\(whole) ") + "\(fraction.numerator)/\(fraction.denominator)"
        }
    }

    /// As many digits that count, all digits before the point, at most nine behind it, no zeros at the end.
    private static func decimal(_ value: Double, digits count: Int, leastPlaces: Int) -> String {
        let enough = count == 2 ? 10.0 : 100
        var places = 0
        var scaled = value
        while scaled < 1e15, places < leastPlaces || (scaled < enough && places < 9) {
            scaled *= 10
            places += 1
        }
        var digits = String(Int(scaled.rounded()))
        guard places > 0 else { return digits }
        if digits.count <= places { digits = String(repeating: "0", count: places + 1 - digits.count) + digits }
        let point = digits.index(digits.endIndex, offsetBy: -places)
        var decimals = digits[point...]
        while decimals.last == "0" { decimals.removeLast() }
        return decimals.isEmpty ? String(digits[..<point]) : "\(digits[..<point]).\(decimals)"
    }
}
