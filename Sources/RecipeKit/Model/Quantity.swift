/// An amount with an optional unit: `200 g`, `1–2 tsp`, `3`, `a handful`.
public struct Quantity: Hashable, Sendable {
    /// The number, the range or the words.
    public var amount: Amount
    /// The unit as the recipe spells it, or `nil` if the recipe counts items (`3 eggs`).
    public var unit: String?
    /// Whether the amount remains the same when the recipe is scaled (Cooklang's `{=1%tsp}`).
    public var isFixed: Bool

    public init(_ amount: Amount, unit: String? = nil, isFixed: Bool = false) {
        self.amount = amount
        self.unit = unit
        self.isFixed = isFixed
    }
}

/// The amount of a ``Quantity``: a number, a range or words.
public enum Amount: Hashable, Sendable {
    /// An exact number.
    case number(Rational)
    /// A range that includes both bounds. The first bound is not greater than the second.
    case range(Rational, Rational)
    /// Words instead of a number, as in the file: `few`, `a splash`.
    case text(String)
}

extension Quantity {
    /// Returns the text of the quantity: `200 g`, `1½ cups`, `1–2 tsp`, `a handful`.
    ///
    /// The amounts of metric units are decimals: `24.6 g`, `1.125 kg`. Below ten, halves, thirds and quarters are
    /// written as fractions: `½ l`, `1¼ kg`. Below one, eighths and fractions without an exact decimal are written as
    /// fractions too.
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
            // A metric amount such as 1/16 kg is an exact decimal. Only thirds, sevenths and similar are none.
            let isDecimal = 1_000_000 % denominator == 0
            return denominator <= 4 ? whole < 10 : whole == 0 && (denominator == 8 || !isDecimal)
        }
    }
}

/// The character set for formatted numbers.
public enum QuantityStyle: Hashable, Sendable {
    /// Unicode: `1½`, `1–2`.
    case unicode
    /// ASCII: `1 1/2`, `1-2`.
    case ascii
}

/// The sum of several quantities.
///
/// Quantities of the same unit are added. Quantities of different units remain separate, and so do fixed and scalable
/// quantities.
struct QuantityTotal {
    /// The sums, and the quantities that remain separate, in the order in which they were first added.
    private(set) var quantities: [Quantity] = []
    private var indexOfKind: [Kind: Int] = [:]

    private struct Kind: Hashable {
        var unit: String?
        var isFixed: Bool
    }

    /// Adds a quantity to the sum of its unit. The quantity remains separate if it is in words, or if the sum would
    /// overflow.
    mutating func add(_ quantity: Quantity) {
        if case .text = quantity.amount {
            quantities.append(quantity)
            return
        }
        let kind = Kind(unit: quantity.unit, isFixed: quantity.isFixed)
        if let index = indexOfKind[kind], let sum = quantities[index].amount.adding(quantity.amount) {
            quantities[index].amount = sum
        } else {
            indexOfKind[kind] = quantities.count
            quantities.append(quantity)
        }
    }
}

extension Amount {
    /// Returns the sum of two amounts. Returns `nil` if one of them is in words, or on overflow.
    ///
    /// The sum is a range if one of the amounts is a range: `100` and `200–400` have the sum `300–500`.
    public func adding(_ other: Amount) -> Amount? {
        guard let (low, high) = bounds, let (otherLow, otherHigh) = other.bounds,
            let lowSum = low.adding(otherLow), let highSum = high.adding(otherHigh)
        else { return nil }
        return lowSum == highSum ? .number(lowSum) : .range(lowSum, highSum)
    }

    /// Returns the amount multiplied by a factor. Returns `nil` if the amount is in words, if the factor is negative,
    /// or on overflow.
    public func multiplied(by factor: Rational) -> Amount? {
        guard factor.numerator >= 0, let (low, high) = bounds,
            let newLow = low.multiplied(by: factor), let newHigh = high.multiplied(by: factor)
        else { return nil }
        return newLow == newHigh ? .number(newLow) : .range(newLow, newHigh)
    }

    private var bounds: (low: Rational, high: Rational)? {
        switch self {
        case .number(let number): (number, number)
        case .range(let low, let high): (low, high)
        case .text: nil
        }
    }
}

extension Amount {
    /// Parses a number or a range (`2-4`, `2 – 4`, `2 to 4`, `2 bis 4`). Any other text becomes words, without the
    /// spaces at its ends.
    ///
    /// A descending range (`4-2`) becomes words. There is one exception: `1-1/2` means one and a half, as in American
    /// books.
    public init(parsing text: some StringProtocol) {
        self = Self.numeric(text) ?? .text(text.trimmingSpaces())
    }

    /// Parses a text that consists only of a number or a range. Returns `nil` for every text that becomes words in
    /// ``init(parsing:)``.
    package static func numeric(_ text: some StringProtocol) -> Amount? {
        var scanner = NumberScanner(text)
        scanner.skipSpaces()
        guard let first = scanner.number() else { return nil }
        scanner.skipSpaces()
        if scanner.isAtEnd { return .number(first) }
        let isHyphen = scanner.skip("-")
        guard isHyphen || skipRangeWord(&scanner) else { return nil }
        scanner.skipSpaces()
        guard let second = scanner.number() else { return nil }
        scanner.skipSpaces()
        guard scanner.isAtEnd else { return nil }
        if first < second { return .range(first, second) }
        if first == second { return .number(first) }
        guard isHyphen, first.isInteger, second < .one, second != .zero else { return nil }
        return first.adding(second).map(Amount.number)
    }

    private static func skipRangeWord(_ scanner: inout NumberScanner) -> Bool {
        scanner.skip("–") || scanner.skip("—") || scanner.skip(word: "to") || scanner.skip(word: "bis")
            || scanner.skip(word: "à") || scanner.skip(word: "a")
    }
}
