import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Amounts that a kitchen can measure")
struct GraduationTests {
    @Test(
        "The limits between usual and unusual amounts",
        arguments: [
            (.cups, ["1/4", "1/3", "5/8", "1 1/8"], ["1/8", "3/8", "1/5", "1/16"]),
            (.tablespoons, ["1/2", "3"], ["1/3", "1/4"]),
            (.teaspoons, ["1/8", "1/3", "1/4"], ["1/5", "1/6", "1/16"]),
            (.quarters, ["1/4", "1/3"], ["1/5", "1/8"]),
            (.items, ["3 3/4", "9 1/2", "10"], ["4 1/4", "9 1/4", "10 1/2", "1/5"]),
            (.wholes, ["1", "7"], ["1/2"]),
            (.inches, ["1/8", "1/4", "1/2", "3"], ["1/3", "1/16", "1/5"]),
            (.metric, ["1000", "999", "1005", "9 1/2", "9 1/4", "10"], ["1001", "1000 1/2", "10 1/2", "1/3", "1/5"]),
            (.largeMetric, ["9.99", "999.5", "1000"], ["10.25", "1000.5", "1/3", "9.999"]),
            (.degreesCelsius, ["119", "120", "125"], ["121", "119 1/2"]),
            (.degreesFahrenheit, ["249", "250", "375"], ["251", "249 1/2"]),
        ] as [(Graduation, [String], [String])])
    func usual(_ graduation: Graduation, _ usual: [String], _ unusual: [String]) throws {
        for text in usual { #expect(graduation.isUsual(try #require(Rational(parsing: text))), "\(text)") }
        for text in unusual { #expect(!graduation.isUsual(try #require(Rational(parsing: text))), "\(text)") }
    }

    @Test(
        "The nearest amount that a cook can measure, on both sides of each limit",
        arguments: [
            (.cups, ["0.9": "7/8", "1": "1", "1.12": "1 1/8", "3.88": "3 7/8", "4.1": "4", "0.05": "1/4"]),
            (.tablespoons, ["7.6": "7 1/2", "8.4": "8", "0.1": "1/2"]),
            (.teaspoons, ["0.35": "1/3", "0.1": "1/8", "0.17": "1/6", "0.55": "1/2", "0.6": "1/2"]),
            (.quarters, ["7.8": "7 3/4", "8.2": "8", "0.01": "0.01", "0.282": "0.28", "0.0705": "0.07", "1/5": "1/5"]),
            (.items, ["0.8": "3/4", "1.2": "1", "9.6": "9 1/2", "10.4": "10"]),
            (.wholes, ["1.5": "2", "0.2": "1/6", "0.33": "1/3", "0.95": "1"]),
            (.inches, ["9.05": "9", "2.6": "2 5/8", "0.01": "1/8"]),
            (.metric, ["1014": "1000", "236.6": "240", "0.004": "0.01", "5.7": "5.7"]),
            (.degreesCelsius, ["119.4": "119", "176": "180", "120": "120"]),
            (.degreesFahrenheit, ["249.4": "249", "356": "350", "262": "250"]),
        ] as [(Graduation, [String: String])])
    func nearest(_ graduation: Graduation, _ amounts: [String: String]) throws {
        for (exact, shown) in amounts {
            let exact = try #require(Rational(parsing: exact))
            #expect(graduation.nearest(to: exact) == Rational(parsing: shown), "\(exact)")
        }
    }

    @Test(
        "An amount in a unit that is much too large has enough decimals",
        arguments: [
            ("1", "tsp", "cup", "~0.021 cup"), ("1", "g", "oz", "~0.035 oz"), ("1/8", "tsp", "tbsp", "~0.042 tbsp"),
            ("1", "g", "lb", "~0.0022 lb"), ("30", "ml", "quart", "~0.032 quart"),
            ("1", "ml", "gallon", "~0.00026 gallon"),
            ("0.0001", "g", "oz", "~0.0000035 oz"), ("1", "mg", "kg", "0.000001 kg"), ("3", "tsp", "tbsp", "1 tbsp"),
            ("1", "g", "kg", "0.001 kg"), ("0", "°F", "°C", "~-18 °C"), ("-40", "°C", "°F", "-40 °F"),
            ("33", "°F", "°C", "~1 °C"), ("200", "cc", "ml", "200 ml"), ("5", "c.c.", "ml", "5 ml"),
        ])
    func largeUnits(_ number: String, _ from: String, _ to: String, _ expected: String) throws {
        let converter = KitchenConverter()
        let amount = number == "-40" ? Rational(-40) : try #require(Rational(parsing: number))
        let unit = try #require(converter.units.unit(named: to))
        let shown = converter.shown(Quantity(.number(amount), unit: from), in: unit, spelled: to)
        #expect(shown?.formatted() == expected)
    }

    @Test("An oven has no gas mark above 10 and none below ¼")
    func gasMarks() {
        for (mark, fits) in [(12, false), (11, false), (0, false), (-1, false), (10, true), (1, true)] {
            #expect((KitchenUnit.gasMark.converted(Rational(mark), to: .celsius) != nil) == fits, "\(mark)")
        }
        #expect(KitchenUnit.celsius.converted(Rational(400), to: .gasMark) == nil)
        #expect(KitchenUnit.celsius.converted(Rational(180), to: .gasMark) != nil)
    }

    @Test("A multiple of a step is the nearest one, also for negative numbers")
    func rounds() {
        #expect(fraction(7, 4).rounded(to: .one) == Rational(2))
        #expect(fraction(3, 2).rounded(to: .one) == Rational(2))
        #expect(fraction(5, 4).rounded(to: .part(2)) == fraction(3, 2))
        #expect(fraction(-7, 4).rounded(to: .one) == Rational(-2))
        #expect(fraction(-5, 4).rounded(to: .one) == Rational(-1))
        #expect(Rational(-3).rounded(to: .one) == Rational(-3))
        #expect(Rational.zero.error(of: .one) == 0)
        #expect(Rational(-4).error(of: Rational(-5)) == 0.25)
    }

    @Test(
        "A decimal that stands for a fraction is that fraction, and other decimals stay",
        arguments: [
            ("0.333", "1/3"), ("0.33", "1/3"), ("0.34", "0.34"), ("0.67", "2/3"), ("0.66", "2/3"), ("0.65", "0.65"),
            ("0.166", "1/6"), ("0.167", "1/6"), ("0.143", "1/7"), ("0.111", "1/9"), ("0.123", "0.123"),
            ("1.33", "1 1/3"), ("0.0625", "1/16"), ("0.17", "0.17"), ("0.3333", "1/3"),
        ])
    func fractions(_ decimal: String, _ expected: String) throws {
        #expect(try #require(Rational(parsing: decimal)).fraction == Rational(parsing: expected))
    }

    @Test(
        "The exact text of a number has a fraction if cooks know it, and else six digits",
        arguments: [
            (fraction(7, 2), "3 1/2"), (fraction(5, 7), "5/7"), (fraction(12, 7), "1 5/7"),
            (fraction(-12, 7), "-1 5/7"),
            (fraction(1, 16), "1/16"), (fraction(1, 12), "1/12"), (fraction(1, 9), "1/9"), (Rational(-4), "-4"),
            (fraction(1, 11), "0.0909091"), (fraction(100, 11), "9.09091"), (fraction(10_000_001, 10), "1000000"),
            (fraction(12_345_671, 100), "123457"), (fraction(-1, 11), "-0.0909091"), (fraction(199, 200), "0.995"),
            (fraction(1, 5), "1/5"),
        ])
    func exactText(_ number: Rational, _ text: String) {
        #expect(number.exactText(.ascii) == text)
    }

    @Test("The exact text of an amount names both ends of a range, and words without a unit stay alone")
    func exactAmounts() {
        func exact(_ quantity: Quantity, _ style: QuantityStyle = .unicode) -> String {
            ShownQuantity(quantity: quantity, exact: quantity, isApproximate: true, source: nil).exactFormatted(style)
        }
        let range = Quantity(.range(.one, Rational(2)), unit: "cups")
        #expect(exact(range) == "1–2 cups")
        #expect(exact(range, .ascii) == "1-2 cups")
        #expect(exact(Quantity(.text("some"))) == "some")
        #expect(exact(Quantity(.text(""), unit: "pinch")) == "pinch")
        #expect(exact(Quantity(.number(.one), unit: "")) == "1")
    }
}

@Suite("Amounts in a unit that the cook chooses")
struct ChosenUnitTests {
    private func shown(_ amount: String, _ unit: String?, of food: String? = nil, in name: String) throws -> String? {
        let unit_ = try #require(UnitCatalog().unit(named: name))
        return KitchenConverter().shown(
            Quantity(Amount(parsing: amount), unit: unit), of: food, in: unit_, spelled: name)?.formatted()
    }

    @Test(
        "An amount is shown in another unit, as that unit is measured",
        arguments: [
            ("1", "cup", nil, "tbsp", "16 tbsp"), ("1", "tbsp", nil, "tsp", "3 tsp"), ("500", "g", nil, "kg", "½ kg"),
            ("1", "cup", nil, "ml", "~240 ml"), ("1/3", "cup", nil, "tbsp", "5⅓ tbsp"),
            ("9", "cm", nil, "inch", "~3½ inches"),
            ("100", "°C", nil, "°F", "212 °F"), ("2", "cups", "flour", "g", "~250 g"),
            ("3", nil, "eggs", "g", "~150 g"),
            ("0", "cup", "flour", "g", "0 g"), ("1", "lb", nil, "oz", "16 oz"), ("1-2", "tbsp", nil, "tsp", "3–6 tsp"),
            ("300", "g", "onion", "piece", "~2½ pieces"), ("1", "quart", nil, "cup", "4 cups"),
        ] as [(String, String?, String?, String, String)])
    func converts(_ amount: String, _ unit: String?, _ food: String?, _ name: String, _ expected: String) throws {
        #expect(try shown(amount, unit, of: food, in: name) == expected)
    }

    @Test("An amount whose unit is unknown, or whose food has no weight, is not shown in another unit")
    func refuses() throws {
        #expect(try shown("1", "blob", of: "flour", in: "g") == nil)
        #expect(try shown("3", "blobs", of: "eggs", in: "g") == nil)
        #expect(try shown("1", "cup", of: "unobtainium", in: "g") == nil)
        #expect(try shown("1", "cup", in: "g") == nil)
        #expect(try shown("some", "cup", in: "ml") == nil)
        #expect(try shown("1", "°C", of: "flour", in: "g") == nil)
    }
}

extension GraduationTests {
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
            ("8 tsp", "2⅔ tbsp"), ("10 tsp", "3⅓ tbsp"), ("48 tsp", "1 cup"), ("12 tbsp", "¾ cup"),
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
