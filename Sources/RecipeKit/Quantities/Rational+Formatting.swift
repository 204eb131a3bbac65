extension Rational {
    /// Returns the text of the number: `3`, `½`, `1⅔`. In ASCII, the fractions are `1/2` and `1 2/3`.
    ///
    /// Halves, thirds, quarters, fifths, sixths and eighths are written as fractions. Other numbers are written as
    /// decimals, without zeros at the end:
    ///
    /// - A number below one has two significant digits: `0.14`. If three decimal places make it exact, it has three:
    ///   `0.175`.
    /// - A larger number has three significant digits: `1.43`. If one decimal place makes it exact, it has one:
    ///   `187.3`. All digits before the point are written.
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
        guard let fraction = Rational(Int(remainder), denominator),
            let character = VulgarFraction.character(of: fraction), showsFraction(Int(whole), denominator)
        else {
            return sign
                + Self.decimal(
                    abs(doubleValue), digits: whole == 0 && 1000 % denominator != 0 ? 2 : 3,
                    minimumPlaces: denominator == 2 || denominator == 5 || denominator == 10 ? 1 : 0)
        }
        switch style {
        case .unicode:
            return sign + (whole == 0 ? "" : String(whole)) + String(character)
        case .ascii:
            return sign + (whole == 0 ? "" : "\(whole) ") + "\(fraction.numerator)/\(fraction.denominator)"
        }
    }

    /// Returns a decimal with at most nine decimal places and without zeros at the end.
    ///
    /// - Parameters:
    ///   - value: The number. It must not be negative.
    ///   - count: The number of significant digits: 2 or 3.
    ///   - minimumPlaces: The minimum number of decimal places before zeros at the end are removed.
    private static func decimal(_ value: Double, digits count: Int, minimumPlaces: Int) -> String {
        let enough = count == 2 ? 10.0 : 100
        var places = 0
        var scaled = value
        while scaled < 1e15, places < minimumPlaces || (scaled < enough && places < 9) {
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
