import TestSupport
import Testing

@testable import RecipeKit

@Suite("Parsing numbers")
struct NumberReadingTests {
    @Test(
        "A number is parsed exactly",
        arguments: [
            ("3", 3, 1), ("0", 0, 1), ("0.1", 1, 10), ("0,5", 1, 2), ("1.25", 5, 4), ("1/3", 1, 3), ("1 / 2", 1, 2),
            ("1⁄4", 1, 4), ("1 1/2", 3, 2), ("½", 1, 2), ("1½", 3, 2), ("2 ¾", 11, 4), ("7/6", 7, 6), ("0,125", 1, 8),
        ])
    func exact(_ text: String, _ numerator: Int, _ denominator: Int) {
        #expect(Rational(parsing: text) == fraction(numerator, denominator))
    }

    @Test(
        "Text that is not a number is not parsed as one",
        arguments: [
            "", " ", "01/2", "007", "1/0", "1,500", "1.2.3", "a", "1a", "1/", "/2", "-1", "1 2", "½½", "1 3/2", ".",
            "99999999999999999999", "1.0000000000000000000001", "٣",
        ])
    func notANumber(_ text: String) {
        #expect(Rational(parsing: text) == nil)
    }

    @Test("Ranges of numbers are parsed in several spellings")
    func ranges() {
        let range = Amount.range(Rational(2), Rational(4))
        for text in ["2-4", "2 - 4", "2–4", "2 to 4", "2 bis 4", "2 à 4", "2 a 4"] {
            #expect(Amount(parsing: text) == range)
        }
        #expect(Amount(parsing: "1/2-3/4") == .range(fraction(1, 2), fraction(3, 4)))
        #expect(Amount(parsing: "1 1/2 to 2") == .range(fraction(3, 2), Rational(2)))
        #expect(Amount(parsing: "2-2") == .number(Rational(2)))
    }

    @Test("A number with a fraction after a hyphen is one number; a falling range is text")
    func hyphens() {
        #expect(Amount(parsing: "1-1/2") == .number(fraction(3, 2)))
        #expect(Amount(parsing: "4-2") == .text("4-2"))
        #expect(Amount(parsing: "2-") == .text("2-"))
        #expect(Amount(parsing: "2 4") == .text("2 4"))
    }
}
