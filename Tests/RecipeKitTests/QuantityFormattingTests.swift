import TestSupport
import Testing

@testable import RecipeKit

@Suite("Formatting quantities")
struct QuantityFormattingTests {
    @Test(
        "A quantity has fraction characters in Unicode and a slash in ASCII",
        arguments: [
            (1, 2, "½", "1/2"), (3, 2, "1½", "1 1/2"), (2, 3, "⅔", "2/3"), (7, 4, "1¾", "1 3/4"), (1, 8, "⅛", "1/8"),
            (3, 5, "⅗", "3/5"), (5, 6, "⅚", "5/6"), (4, 1, "4", "4"), (0, 1, "0", "0"), (-3, 2, "-1½", "-1 1/2"),
        ])
    func fractions(_ numerator: Int, _ denominator: Int, _ unicode: String, _ ascii: String) {
        #expect(fraction(numerator, denominator).formatted(.unicode) == unicode)
        #expect(fraction(numerator, denominator).formatted(.ascii) == ascii)
    }

    @Test(
        "A quantity is exact if an exact text is short, and else has two or three significant digits",
        arguments: [
            (35, 100, "0.35"), (1, 9, "1/9"), (10, 9, "1 1/9"), (1, 16, "1/16"), (3, 16, "3/16"), (1, 32, "1/32"),
            (9, 7, "1 2/7"), (-10, 9, "-1 1/9"), (733, 50, "14.66"), (201, 200, "1.005"), (2469, 200, "12.345"),
            (1, 40, "0.025"), (9, 40, "0.225"), (1, 30, "0.033"),
            (100, 7, "14.3"), (1000, 7, "143"),
            (12345, 7, "1764"),
            (29, 10, "2.9"), (99_999, 10_000, "9.9999"), (1, 1_000_000, "0.000001"), (2999, 10, "299.9"),
            (1, 1_000_000_000, "0.000000001"),
            (7, 40, "0.175"), (-7, 20, "-0.35"),
        ])
    func decimals(_ numerator: Int, _ denominator: Int, _ shown: String) {
        #expect(fraction(numerator, denominator).formatted() == shown)
    }

    @Test("A metric quantity is a decimal, except for small common fractions")
    func metric() {
        #expect(Quantity(.number(fraction(123, 5)), unit: "g").formatted() == "24.6 g")
        #expect(Quantity(.number(fraction(6, 5)), unit: "kg").formatted() == "1.2 kg")
        #expect(Quantity(.number(fraction(375, 2)), unit: "ml").formatted() == "187.5 ml")
        #expect(Quantity(.number(fraction(1, 2)), unit: "l").formatted() == "½ l")
        #expect(Quantity(.number(fraction(1, 4)), unit: "l").formatted() == "¼ l")
        #expect(Quantity(.number(fraction(1, 8)), unit: "l").formatted() == "⅛ l")
        #expect(Quantity(.number(fraction(1, 3)), unit: "L").formatted() == "⅓ L")
        #expect(Quantity(.number(fraction(39, 4)), unit: "kg").formatted() == "9¾ kg")
        #expect(Quantity(.number(fraction(41, 4)), unit: "kg").formatted() == "10.25 kg")
        #expect(Quantity(.number(fraction(9, 8)), unit: "kg").formatted() == "1.125 kg")
        #expect(Quantity(.number(fraction(1, 6)), unit: "kg").formatted() == "⅙ kg")
        #expect(Quantity(.number(fraction(6171, 5)), unit: "g").formatted() == "1234.2 g")
        #expect(Quantity(.number(fraction(.max, 2)), unit: "g").formatted() == "4611686018427387903.5 g")
        #expect(Quantity(.number(fraction(49, 4))).formatted() == "12¼")
        #expect(Quantity(.number(fraction(49, 4)), unit: "cups").formatted() == "12¼ cups")
        #expect(Quantity(.number(fraction(1, 5)), unit: "tsp").formatted() == "⅕ tsp")
    }

    @Test("A quantity has its unit after a space, ranges have a dash, and words are unchanged")
    func units() {
        let range = Quantity(.range(Rational(1), fraction(3, 2)), unit: "cups")
        #expect(range.formatted() == "1–1½ cups")
        #expect(range.formatted(.ascii) == "1-1 1/2 cups")
        #expect(Quantity(.text("few"), unit: "sprigs").formatted() == "few sprigs")
        #expect(Quantity(.number(Rational(3))).formatted() == "3")
        #expect(Quantity(.number(Rational(3)), unit: "").formatted() == "3")
        #expect(Quantity(.text(""), unit: "pinch").formatted() == "pinch")
    }
}
