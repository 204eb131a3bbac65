import RecipeKit

extension KitchenUnit {
    /// The gram.
    public static let gram = KitchenUnit("g", .mass, .one)
    /// The kilogram.
    public static let kilogram = KitchenUnit("kg", .mass, Rational(1000))
    /// The avoirdupois ounce.
    public static let ounce = KitchenUnit("oz", .mass, Rational(45_359_237, 1_600_000))
    /// The avoirdupois pound.
    public static let pound = KitchenUnit("lb", .mass, Rational(45_359_237, 100_000))
    /// The millilitre.
    public static let millilitre = KitchenUnit("ml", .volume, .one)
    /// The litre.
    public static let litre = KitchenUnit("l", .volume, Rational(1000))
    /// The centimetre.
    public static let centimetre = KitchenUnit("cm", .length, .one)
    /// The inch.
    public static let inch = KitchenUnit("in", .length, Rational(127, 50))
    /// The degree Celsius.
    public static let celsius = KitchenUnit("°C", .temperature, .one)
    /// The degree Fahrenheit.
    public static let fahrenheit = KitchenUnit("°F", .temperature, Rational(5, 9), zero: Rational(-160, 9) ?? .zero)
    /// The gas mark of British ovens. Mark 1 is 275 °F, and each further mark is 25 °F more.
    public static let gasMark = KitchenUnit(
        "gas mark", .temperature, Rational(125, 9), zero: Rational(1090, 9) ?? .zero)

    /// The teaspoon of a standard.
    public static func teaspoon(_ standard: MeasureStandard = .us) -> KitchenUnit { known("tsp", standard) }
    /// The tablespoon of a standard.
    public static func tablespoon(_ standard: MeasureStandard = .us) -> KitchenUnit { known("tbsp", standard) }
    /// The cup of a standard.
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
