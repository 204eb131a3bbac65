import RecipeKit

extension Rational {
    /// Returns the exact text of the number if this text is short: `466⅔`, `1 1/16`.
    ///
    /// Sevenths, ninths, twelfths and sixteenths have a slash in each style, because most terminal fonts have no
    /// characters for them. Rarer fractions become decimals with at most six significant digits: `2.35`.
    func exactText(_ style: QuantityStyle) -> String {
        guard !isInteger else { return String(numerator) }
        let magnitude = Int(clamping: numerator.magnitude)
        let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: denominator)
        let sign = numerator < 0 ? "-" : ""
        switch denominator {
        case 2, 3, 4, 5, 6, 8:
            return formatted(style)
        case 7, 9, 12, 16:
            return sign + (whole > 0 ? "\(whole) " : "") + "\(rest)/\(denominator)"
        default:
            return sign + Self.decimal(Double(magnitude) / Double(denominator))
        }
    }

    private static func decimal(_ value: Double) -> String {
        var places = 0
        var limit = 100_000.0
        while limit > value, places < 12 {
            limit /= 10
            places += 1
        }
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        guard value * scale < 9e15, let scaled = Int(nearest: value * scale) else {
            return String(Int(nearest: value, rounding: .down) ?? .max)
        }
        var digits = String(scaled)
        guard places > 0 else { return digits }
        if digits.count <= places { digits = String(repeating: "0", count: places + 1 - digits.count) + digits }
        var decimals = digits.suffix(places)
        while decimals.last == "0" { decimals.removeLast() }
        return digits.dropLast(places) + (decimals.isEmpty ? "" : "." + decimals)
    }
}
