import RecipeKit

/// A unit of the kitchen: a gram, a US cup, a clove.
///
/// The sizes are exact: a pound is 45359237/100000 g.
public struct KitchenUnit: Hashable, Sendable {
    /// The symbol in English: `g`, `tsp`, `cup`, `clove`. The cups of all standards have the same symbol.
    public let symbol: String
    /// What the unit measures.
    public let kind: UnitKind
    /// The size in grams, millilitres, centimetres or degrees Celsius. `nil` for a unit without an exact size, such as
    /// a pinch or a clove.
    public let size: Rational?
    /// For a unit of temperature, its zero point in degrees Celsius.
    let zero: Rational
    /// The names that recipes use in addition to the symbol. The array is empty for the units that every catalog knows.
    public let names: [String]

    /// Creates a unit of the user.
    ///
    /// - Parameters:
    ///   - symbol: The name that is shown.
    ///   - kind: What the unit measures.
    ///   - size: The size in grams, millilitres or centimetres. `nil` if the unit has no exact size.
    ///   - names: Further names that recipes use.
    public init(_ symbol: String, kind: UnitKind, size: Rational? = nil, names: [String] = []) {
        self.init(symbol, kind, size, names: names)
    }

    init(_ symbol: String, _ kind: UnitKind, _ size: Rational?, zero: Rational = .zero, names: [String] = []) {
        self.symbol = symbol
        self.kind = kind
        self.size = size
        self.zero = zero
        self.names = names
    }
}

extension KitchenUnit {
    public static let gram = KitchenUnit("g", .mass, .one)
    public static let kilogram = KitchenUnit("kg", .mass, Rational(1000))
    /// The avoirdupois ounce.
    public static let ounce = KitchenUnit("oz", .mass, Rational(45_359_237, 1_600_000))
    /// The avoirdupois pound.
    public static let pound = KitchenUnit("lb", .mass, Rational(45_359_237, 100_000))
    public static let millilitre = KitchenUnit("ml", .volume, .one)
    public static let litre = KitchenUnit("l", .volume, Rational(1000))
    public static let centimetre = KitchenUnit("cm", .length, .one)
    public static let inch = KitchenUnit("in", .length, Rational(127, 50))
    /// The degree Celsius.
    public static let celsius = KitchenUnit("°C", .temperature, .one)
    /// The degree Fahrenheit.
    public static let fahrenheit = KitchenUnit("°F", .temperature, Rational(5, 9), zero: Rational(-160, 9) ?? .zero)
    /// The gas mark of British ovens. Mark 1 is 275 °F, and each further mark is 25 °F more.
    public static let gasMark = KitchenUnit(
        "gas mark", .temperature, Rational(125, 9), zero: Rational(1090, 9) ?? .zero)

    public static func teaspoon(_ standard: MeasureStandard = .us) -> KitchenUnit { known("tsp", standard) }
    public static func tablespoon(_ standard: MeasureStandard = .us) -> KitchenUnit { known("tbsp", standard) }
    public static func cup(_ standard: MeasureStandard = .us) -> KitchenUnit { known("cup", standard) }

    /// Returns the unit with a symbol. A symbol that is not listed here is a unit that counts things.
    static func known(_ symbol: String, _ standard: MeasureStandard) -> KitchenUnit {
        switch symbol {
        case "g": .gram
        case "kg": .kilogram
        case "mg": KitchenUnit("mg", .mass, Rational(1, 1000))
        case "dag": KitchenUnit("dag", .mass, Rational(10))
        case "hg": KitchenUnit("hg", .mass, Rational(100))
        case "Pfund": KitchenUnit("Pfund", .mass, Rational(500))
        case "oz": .ounce
        case "lb": .pound
        case "stone": KitchenUnit("stone", .mass, Rational(317_514_659, 50_000))
        case "ml": .millilitre
        case "cl": KitchenUnit("cl", .volume, Rational(10))
        case "dl": KitchenUnit("dl", .volume, Rational(100))
        case "l": .litre
        case "mm": KitchenUnit("mm", .length, Rational(1, 10))
        case "cm": .centimetre
        case "m": KitchenUnit("m", .length, Rational(100))
        case "in": .inch
        case "ft": KitchenUnit("ft", .length, Rational(762, 25))
        case "yd": KitchenUnit("yd", .length, Rational(2286, 25))
        case "°C": .celsius
        case "°F": .fahrenheit
        case "gas mark": .gasMark
        case "pinch", "dash", "drop", "smidgen": KitchenUnit(symbol, .volume, nil)
        default: volume(symbol, standard).map { KitchenUnit(symbol, .volume, $0) } ?? KitchenUnit(symbol, .count, nil)
        }
    }

    /// Returns the volume in millilitres of a spoon, a cup, a gallon or a part of a gallon. Returns `nil` for another
    /// symbol.
    private static func volume(_ symbol: String, _ standard: MeasureStandard) -> Rational? {
        switch (symbol, standard) {
        case ("tsp", .us): usTeaspoons(1)
        case ("tsp", _): Rational(5)
        case ("tbsp", .us): usTeaspoons(3)
        case ("tbsp", .australian): Rational(20)
        case ("tbsp", _): Rational(15)
        case ("dsp", _): Rational(10)
        case ("cup", .us): usTeaspoons(48)
        case ("cup", .imperial): imperialOunces(10)
        case ("cup", _): Rational(250)
        case ("fl oz", .us): usTeaspoons(6)
        case ("fl oz", _): imperialOunces(1)
        case ("gill", .us): usTeaspoons(24)
        case ("gill", _): imperialOunces(5)
        case ("pint", .us): usTeaspoons(96)
        case ("pint", _): imperialOunces(20)
        case ("quart", .us): usTeaspoons(192)
        case ("quart", _): imperialOunces(40)
        case ("gallon", .us): usTeaspoons(768)
        case ("gallon", _): imperialOunces(160)
        case ("minim", .us): usTeaspoons(1)?.multiplied(by: Rational(1, 80) ?? .zero)
        case ("minim", _): imperialOunces(1)?.multiplied(by: Rational(1, 480) ?? .zero)
        default: nil
        }
    }

    /// Returns the volume of some US teaspoons in millilitres. A US gallon is 231 cubic inches, or 768 teaspoons.
    private static func usTeaspoons(_ count: Int) -> Rational? { Rational(473_176_473 * count, 96_000_000) }

    /// Returns the volume of some imperial fluid ounces in millilitres. An imperial gallon is 4.54609 litres, or 160
    /// fluid ounces.
    private static func imperialOunces(_ count: Int) -> Rational? { Rational(454_609 * count, 16_000) }
}

extension KitchenUnit {
    /// Converts a number of this unit to another unit: 1 kg → 1000 g, 180 °C → 356 °F.
    ///
    /// Returns `nil` if the units measure different things, if an oven has no such gas mark, or on overflow. A unit
    /// without an exact size converts only to itself.
    public func converted(_ number: Rational, to other: KitchenUnit) -> Rational? {
        guard kind == other.kind, isMarked(number) else { return nil }
        if self == other { return number }
        guard let size, let otherSize = other.size else { return nil }
        guard kind == .temperature else {
            return size.divided(by: otherSize).flatMap { number.multiplied(by: $0) }
        }
        let minus = Rational(-1)
        guard let otherZero = other.zero.multiplied(by: minus), let celsius = number.multiplied(by: size)?.adding(zero)
        else { return nil }
        return celsius.adding(otherZero)?.divided(by: otherSize).flatMap { other.isMarked($0) ? $0 : nil }
    }

    /// Returns whether a number is on the scale of this unit. The knobs of gas ovens go from ¼ to 10.
    private func isMarked(_ number: Rational) -> Bool {
        self != .gasMark || number >= .part(4) && number < (Rational(21, 2) ?? .one)
    }

    /// Converts an amount of a food to another unit. The weights of the food convert between mass, volume and items.
    ///
    /// If the units are of different kinds, the weight of the food in each of the two units must be known. Otherwise,
    /// returns `nil`.
    public func converted(_ number: Rational, to other: KitchenUnit, of food: Food) -> Rational? {
        if let plain = converted(number, to: other) { return plain }
        guard let from = food.grams(per: self), let to = food.grams(per: other), to > .zero else { return nil }
        guard let factor = from.divided(by: to), let exact = number.multiplied(by: factor) else {
            // Weights of foods are never exact to a millionth, so a rounded result is good enough.
            return Rational(nearest: number.doubleValue * (from.doubleValue / to.doubleValue))
        }
        return exact
    }

    /// Returns whether amounts of this unit can be converted to the other unit.
    public func converts(to other: KitchenUnit) -> Bool {
        self == other || kind == other.kind && size != nil && other.size != nil
    }
}

extension Rational {
    /// Creates the multiple of a millionth that is nearest to a value. Returns `nil` if the value is too large.
    init?(nearest value: Double) {
        guard abs(value) < 1e12, let millionths = Int(nearest: value * 1_000_000) else { return nil }
        self.init(millionths, 1_000_000)
    }
}

extension Amount {
    /// Returns the result of a calculation with the number of the amount. For a range, the calculation is made with
    /// both bounds. If the amount is in words, or if the calculation fails, returns `nil`.
    package func mapped(_ transform: (Rational) -> Rational?) -> Amount? {
        switch self {
        case .number(let number):
            return transform(number).map(Amount.number)
        case .range(let low, let high):
            guard let first = transform(low), let second = transform(high) else { return nil }
            return first == second ? .number(first) : .range(min(first, second), max(first, second))
        case .text:
            return nil
        }
    }
}

/// What a unit measures. Without the ingredient, only units of the same kind can be converted to each other.
public enum UnitKind: Hashable, Sendable {
    /// Grams, ounces, pounds.
    case mass
    /// Millilitres, spoons, cups.
    case volume
    /// Centimetres, inches.
    case length
    /// Degrees Celsius and Fahrenheit, and gas marks.
    case temperature
    /// Things that are counted: cloves, slices, cans.
    case count
}
