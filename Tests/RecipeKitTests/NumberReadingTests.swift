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
            ("1 1 / 2", 3, 2), ("1\u{2215}2", 1, 2), ("1\u{FF0F}2", 1, 2), ("１２", 12, 1), ("２.５", 5, 2),
            ("10,25", 41, 4),
            ("9223372036854775807", .max, 1), (" 3 ", 3, 1),
        ])
    func exact(_ text: String, _ numerator: Int, _ denominator: Int) {
        #expect(Rational(parsing: text) == fraction(numerator, denominator))
    }

    @Test(
        "Text that is not a number is not parsed as one",
        arguments: [
            "", " ", "01/2", "007", "1/0", "1,500", "1.2.3", "a", "1a", "1/", "/2", "-1", "1 2", "½½", "1 3/2", ".",
            "99999999999999999999", "1.0000000000000000000001", "٣", "1 2/2", "1 0.5/2", "1/2.5", "1.5/2", "1.5 1/2",
            "9223372036854775808",
            "1.9223372036854775808", ".5", "Ａ", "1,5000,", "½ ½", "1/2 1/2",
        ])
    func notANumber(_ text: String) {
        #expect(Rational(parsing: text) == nil)
    }

    @Test("Ranges of numbers are parsed in several spellings")
    func ranges() {
        let range = Amount.range(Rational(2), Rational(4))
        for text in ["2-4", "2 - 4", "2–4", "2—4", "2 — 4 ", "2 to 4", "2 bis 4", "2 à 4", "2 a 4"] {
            #expect(Amount(parsing: text) == range)
        }
        #expect(Amount(parsing: "1/2-3/4") == .range(fraction(1, 2), fraction(3, 4)))
        #expect(Amount(parsing: "1 1/2 to 2") == .range(fraction(3, 2), Rational(2)))
        #expect(Amount(parsing: "2-2") == .number(Rational(2)))
        #expect(Amount(parsing: " 2 ") == .number(Rational(2)) && Amount(parsing: "\t2 -\u{A0}4\u{202F}") == range)
    }

    @Test(
        "Spaces beyond ASCII are recognized, also at the end of a text",
        arguments: [
            ("\u{A0}", 2), ("\u{1680}", 3), ("\u{2003}", 3), ("\u{200B}", 3), ("\u{202F}", 3), ("\u{205F}", 3),
            ("\u{3000}", 3), ("\u{2010}", 0), ("é", 0), ("a", 0), (" ", 0),
        ])
    func unicodeSpaces(text: String, length: Int) {
        let bytes = Array(text.utf8)
        #expect(UnicodeSpace.length(at: 0, in: bytes) == length)
        #expect(UnicodeSpace.length(at: 0, in: bytes + [0x61, 0x61]) == length)
        #expect(UnicodeSpace.length(at: 0, in: Array(bytes.prefix(1))) == 0)
        if bytes.count > 2 { #expect(UnicodeSpace.length(at: 0, in: Array(bytes.prefix(2))) == 0) }
    }

    @Test(
        "A number is written so that it is parsed as the same number",
        arguments: [
            (3, 1, "3"), (0, 1, "0"), (1, 2, "1/2"), (5, 3, "1 2/3"), (7, 20, "0.35"), (27, 20, "1.35"),
            (7, 11, "7/11"),
            (18, 11, "1 7/11"), (1, 1_000_000, "0.000001"),
        ])
    func written(numerator: Int, denominator: Int, text: String) {
        let number = fraction(numerator, denominator)
        #expect(number.written == text && Rational(parsing: text) == number)
    }

    @Test(
        "The number of servings is the number at the start of the text, and the first number of a range",
        arguments: [
            ("4", 4), ("Serves 4-6", 4), ("2/3", 2), ("3/2", nil), ("12 empanadas", 12), ("500%ml", nil), ("0", nil),
            ("a few", nil), ("~ 4", 4), ("2/3/4", nil), ("makes about 6", 6), ("2/2", 1), ("Serves: 4", 4),
            ("für ca. 4", 4), ("big 4", nil),
            ("4/2", 2), ("0/3", nil), ("", nil),
        ] as [(String, Int?)])
    func servings(text: String, number: Int?) {
        let found = Servings(parsing: text).number
        #expect(number == nil ? found == nil || found?.isInteger == false : found == number.map { Rational($0) })
    }

    @Test(
        "The text of servings without its introductory words",
        arguments: [
            ("Serves 4–6", "4–6"), ("4", "4"), ("makes about 12 pies", "12 pies"), ("a big 4", "a big 4"),
            ("a few", "a few"), ("for 2", "2"),
        ])
    func measured(text: String, measured: String) {
        #expect(Servings(parsing: text).measured == measured)
    }

    @Test("A number with a fraction after a hyphen is one number; a falling range is text")
    func hyphens() {
        #expect(Amount(parsing: "1-1/2") == .number(fraction(3, 2)))
        #expect(Amount(parsing: "4-2") == .text("4-2"))
        #expect(Amount(parsing: "2-1") == .text("2-1") && Amount(parsing: "2-0") == .text("2-0"))
        #expect(Amount(parsing: "2 to 1/2") == .text("2 to 1/2"))
        #expect(Amount(parsing: "2-") == .text("2-"))
        #expect(Amount(parsing: "2 4") == .text("2 4"))
        for text in ["2 to", "2 by 4", "2-4 x", "1/2-1/4", "2 to4", "2bis", "a-2", "2-a"] {
            #expect(Amount(parsing: text) == .text(text), "\(text)")
        }
        #expect(Amount(parsing: " some  salt ") == .text("some  salt"))
    }

    @Test("A scanner reads numbers and letters from a position, and stops before what is neither")
    func scanner() {
        var scanner = NumberScanner("azAZé@1/2x")
        #expect(scanner.letters() == "azAZé" && scanner.letters().isEmpty && scanner.number() == nil)
        #expect(scanner.skip("@") && !scanner.skip("@"))
        #expect(scanner.number() == fraction(1, 2) && scanner.rest == "x" && !scanner.isAtEnd)
        #expect(scanner.letters() == "x" && scanner.isAtEnd && scanner.rest.isEmpty && !scanner.skip("x"))
        for sign in ["`", "{", "[", "@", "1"] {
            var other = NumberScanner(sign)
            #expect(other.letters().isEmpty, "\(sign)")
        }
        var middle = NumberScanner(bytes: Array("12 3.".utf8), at: 1)
        #expect(middle.number() == Rational(2) && middle.position == 2)
        middle.skipSpaces()
        #expect(middle.number() == Rational(3) && middle.rest == ".")
        var incomplete = NumberScanner(bytes: [0xEF, 0xBC], at: 0)
        #expect(incomplete.number() == nil && incomplete.position == 0)
    }
}
