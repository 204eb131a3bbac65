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
            (.teaspoons, ["0.35": "1/3", "0.1": "1/8", "0.55": "1/2", "0.6": "1/2"]),
            (.quarters, ["7.8": "7 3/4", "8.2": "8", "0.01": "1/4"]),
            (.items, ["0.8": "3/4", "1.2": "1", "9.6": "9 1/2", "10.4": "10"]),
            (.wholes, ["1.5": "2", "0.2": "1"]),
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
            ("1", "cup", nil, "ml", "~240 ml"), ("1/3", "cup", nil, "tbsp", "~5½ tbsp"),
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
