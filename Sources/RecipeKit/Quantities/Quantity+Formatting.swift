extension Quantity {
    /// Returns the text of the quantity: `200 g`, `1½ cups`, `1–2 tsp`, `a handful`.
    ///
    /// The amounts of metric units are decimals: `24.6 g`, `1.2 kg`. Below ten, halves, thirds and quarters are written
    /// as fractions: `½ l`, `1¼ kg`. Below one, eighths are written as fractions too.
    public func formatted(_ style: QuantityStyle = .unicode) -> String {
        let isMetric = unit.map { Self.metricUnits.contains($0.lowercased()) } ?? false
        let shown = amount.formatted(style, isMetric: isMetric)
        guard let unit, !unit.isEmpty else { return shown }
        return shown.isEmpty ? unit : "\(shown) \(unit)"
    }

    private static let metricUnits: Set<String> = [
        "mg", "g", "gr", "gramm", "gram", "grams", "gramme", "grammes", "gramos", "dag", "dkg", "kg", "ml", "cl", "dl",
        "l",
        "mm", "cm", "m", "°c", "liter", "litre", "liters", "litres", "litro", "litros",
    ]
}

extension Amount {
    /// Returns the text of the amount: `1½`, `1–2`, `few`.
    public func formatted(_ style: QuantityStyle = .unicode) -> String { formatted(style, isMetric: false) }

    fileprivate func formatted(_ style: QuantityStyle, isMetric: Bool) -> String {
        switch self {
        case .number(let number):
            return Self.shown(number, style, isMetric)
        case .range(let low, let high):
            let dash = style == .unicode ? "–" : "-"
            return Self.shown(low, style, isMetric) + dash + Self.shown(high, style, isMetric)
        case .text(let text):
            return text
        }
    }

    private static func shown(_ number: Rational, _ style: QuantityStyle, _ isMetric: Bool) -> String {
        number.formatted(style) { whole, denominator in
            guard isMetric else { return true }
            return denominator <= 4 ? whole < 10 : denominator == 8 && whole == 0
        }
    }
}
