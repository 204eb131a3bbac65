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
        "A quantity without a fraction character is a decimal with two or three significant digits",
        arguments: [
            (35, 100, "0.35"), (1, 9, "0.11"), (10, 9, "1.11"), (1, 40, "0.025"), (9, 40, "0.225"), (1, 30, "0.033"),
            (100, 7, "14.3"), (1000, 7, "143"),
            (12345, 7, "1764"),
            (29, 10, "2.9"), (99_999, 10_000, "10"), (1, 1_000_000, "0.000001"), (2999, 10, "299.9"),
            (Int.max, 11, "838488366986797824"),
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
        #expect(Quantity(.number(fraction(1, 5)), unit: "tsp").formatted() == "⅕ tsp")
    }

    @Test("A quantity has its unit after a space, ranges have a dash, and words are unchanged")
    func units() {
        let range = Quantity(.range(Rational(1), fraction(3, 2)), unit: "cups")
        #expect(range.formatted() == "1–1½ cups")
        #expect(range.formatted(.ascii) == "1-1 1/2 cups")
        #expect(Quantity(.text("few"), unit: "sprigs").formatted() == "few sprigs")
        #expect(Quantity(.number(Rational(3))).formatted() == "3")
    }
}
