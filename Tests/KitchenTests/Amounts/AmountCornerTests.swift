import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Corners of amounts that a cook can measure")
struct AmountCornerTests {
    private static let converter = KitchenConverter()

    private static func quantity(_ text: String) throws -> Quantity {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        return Quantity(.number(try #require(Rational(parsing: parts[0]))), unit: parts.count > 1 ? parts[1] : nil)
    }

    @Test(
        arguments: [
            ("1495", "1500"), ("760", "750"), ("590", "600"), ("148", "150"), ("176", "175"), ("78", "80"),
            ("84", "85"), ("17", "17"), ("3.45", "3.5"), ("0.83", "0.85"), ("980", "1000"), ("255", "250"),
            ("26.5", "27"), ("9.9", "10"),
        ])
    func `grams are rounded to the largest round step that differs by at most three per cent`(
        _ exact: String, _ shown: String
    ) throws {
        let exact = try #require(Rational(parsing: exact))
        #expect(Graduation.metric.nearest(to: exact) == Rational(parsing: shown))
    }

    @Test func `from 120 °C and 250 °F on, a temperature is one of an oven`() {
        #expect(Graduation.degreesCelsius.nearest(to: fraction(1196, 10)) == Rational(120))
        #expect(Graduation.degreesCelsius.nearest(to: fraction(1182, 10)) == Rational(118))
        #expect(Graduation.degreesCelsius.nearest(to: fraction(1206, 10)) == Rational(120))
        #expect(Graduation.degreesFahrenheit.nearest(to: fraction(2482, 10)) == Rational(248))
        #expect(Graduation.degreesFahrenheit.nearest(to: fraction(2506, 10)) == Rational(250))
        #expect(Self.converter.simplified(Quantity(.number(Rational(181)), unit: "°C")).formatted() == "~180 °C")
        #expect(Self.converter.simplified(Quantity(.number(Rational(351)), unit: "°F")).formatted() == "~350 °F")
    }

    @Test(
        arguments: [
            ("3 tsp", "1 tbsp"), ("1.5 tsp", "1½ tsp"), ("1/2 tbsp", "½ tbsp"), ("4 tbsp", "¼ cup"),
            ("3 tbsp", "3 tbsp"), ("1/8 cup", "2 tbsp"), ("5/8 cup", "⅝ cup"), ("10 tbsp", "10 tbsp"),
            ("8 tsp", "8 tsp"), ("10 tsp", "~3½ tbsp"), ("48 tsp", "1 cup"), ("12 tbsp", "¾ cup"),
            ("1/16 cup", "1 tbsp"),
            ("1000 g", "1 kg"), ("999 g", "999 g"), ("1500 ml", "1½ l"), ("0.5 kg", "½ kg"), ("0.1 kg", "100 g"),
            ("16 oz", "1 lb"), ("4 oz", "4 oz"), ("0.25 lb", "¼ lb"), ("0.125 lb", "2 oz"), ("10 dl", "1 l"),
            ("9 EL", "9 EL"), ("3 TL", "1 EL"), ("16 EL", "16 EL"),
        ])
    func `an amount gets the largest unit in which cooks write it`(_ text: String, _ expected: String) throws {
        #expect(Self.converter.simplified(try Self.quantity(text)).formatted() == expected)
    }

    @Test func `less than three thirty-seconds of a teaspoon is a pinch`() throws {
        let spoon = Quantity(.number(.part(4)), unit: "tsp")
        func shown(_ factor: Rational) -> String { Self.converter.shown(spoon, factor: factor).formatted() }
        #expect(shown(fraction(3, 8)) == "~⅛ tsp")
        #expect(shown(.part(3)) == "~1 pinch" && shown(.part(100)) == "~1 pinch")
        #expect(shown(.part(2)) == "⅛ tsp")
        #expect(
            Self.converter.shown(Quantity(.number(.part(4)), unit: "TL"), factor: .part(3)).formatted() == "~1 Prise")
        let grams = Quantity(.number(.one), unit: "g")
        #expect(Self.converter.shown(grams, factor: .part(100)).formatted() == "0.01 g")
    }

    @Test(
        arguments: [
            ("4 tbsp", "milk", MeasurementSystem.metric, "~60 ml"), ("3 tbsp", "milk", .metric, "3 tbsp"),
            ("3 tbsp", "milk", .byWeight, "~45 g"), ("4 EL", "Milch", .metric, "4 EL"), ("1 cup", "milk", .us, "1 cup"),
            ("1 imperial pint", "milk", .us, "~2⅜ cups"), ("1 pint", "milk", .us, "1 pint"),
            ("100 g", "flour", .metric, "100 g"), ("1500 g", "flour", .metric, "1500 g"),
            ("4 oz", "flour", .us, "4 oz"), ("1 ft", "rope", .us, "1 ft"),
            ("350 °F", "oven", .us, "350 °F"), ("180 °C", "oven", .metric, "180 °C"),
            ("3 pieces", "onion", .us, "3 pieces"),
            ("1 kg", "zorb", .us, "~2¼ lb"), ("1 l", "zorb", .us, "~4¼ cups"),
            ("2 pinches", "salt", .metric, "2 pinches"),
        ] as [(String, String, MeasurementSystem, String)])
    func `an amount changes its system only if it is in the other one`(
        _ text: String, _ food: String, _ system: MeasurementSystem, _ expected: String
    ) throws {
        #expect(Self.converter.shown(try Self.quantity(text), of: food, in: system).formatted() == expected)
    }

    @Test func `a decimal of six places stands for each simple fraction`() throws {
        for bottom in [2, 3, 4, 5, 6, 7, 8, 9, 10, 16] {
            for top in 1..<bottom {
                let decimal = fraction(Int((Double(top) / Double(bottom) * 1_000_000).rounded()), 1_000_000)
                #expect(decimal.fraction == fraction(top, bottom), "\(top)/\(bottom)")
                let noisy = fraction(decimal.numerator * (1_000_000 / decimal.denominator) + 9, 1_000_000)
                #expect(noisy.fraction == fraction(top, bottom), "\(top)/\(bottom)")
            }
        }
        #expect(fraction(1, 17).fraction == fraction(1, 17))
        #expect(fraction(123, 1000).fraction == fraction(123, 1000))
    }

    @Test func `whole eggs are counted, and other things can be halves`() {
        func shown(_ food: String, _ unit: String?, _ factor: Rational) -> String {
            Self.converter.shown(Quantity(.number(Rational(3)), unit: unit), of: food, factor: factor).formatted()
        }
        #expect(shown("eggs", nil, .part(2)) == "~2" && shown("egg yolks", nil, .part(2)) == "~2")
        #expect(shown("eggs", "large", .part(2)) == "~2 large")
        #expect(shown("onions", nil, .part(2)) == "1½" && shown("eggplants", nil, .part(2)) == "1½")
    }

    @Test func `the weight of an amount needs a known unit, and the weight of the food for another measure`() {
        func grams(_ number: Int, _ unit: String?, _ food: String) -> Amount? {
            Self.converter.grams(of: Quantity(.number(Rational(number)), unit: unit), ingredient: food)?.amount
        }
        #expect(grams(2, "kg", "zorb") == .number(Rational(2000)))
        #expect(grams(2, nil, "eggs") == .number(Rational(100)))
        #expect(grams(2, "blobs", "eggs") == nil && grams(2, "cups", "zorb") == nil && grams(2, nil, "zorb") == nil)
        #expect(Self.converter.grams(of: Quantity(.number(.one), unit: "kg"), ingredient: "flour")?.source == nil)
        #expect(
            Self.converter.grams(of: Quantity(.number(.one), unit: "cup"), ingredient: "flour")?.source == "USDA 20081")
    }
}
