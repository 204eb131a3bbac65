import TestSupport
import Testing

@testable import RecipeKit

@Suite("Adding up the parts of a time")
struct TimeScannerTests {
    @Test(
        "Numbers with their units are added; signs and short words between them do not matter",
        arguments: [
            ("90", 90), ("1h30", 90), ("1 h, 5", 65), ("1 h + 5", 65), ("1 h ~ 5", 65), ("1 h ≈ 5", 65),
            ("~ 30 min", 30),
            (", 30 min", 30), ("1 h and 5", 65), ("ca. 40", 40), ("2 std. 15 min.", 135), ("1 hour(s) 5", 65),
            ("1 d 2 h", 1560), ("2 weeks", 20160), ("120 sec", 2), (" 5 min ", 5),
        ])
    func sums(text: String, minutes: Int) {
        var scanner = TimeScanner(text)
        #expect(scanner.minutes() == Rational(minutes))
    }

    @Test(
        "A range is its greater number",
        arguments: ["20-30", "30-20", "20 – 30", "20 ~ 30", "20 to 30", "20 bis 30", "20 à 30", "20 -30"])
    func ranges(text: String) {
        var scanner = TimeScanner(text + " min")
        #expect(scanner.minutes() == Rational(30))
    }

    @Test(
        "Texts without a number, with an unknown word, or with a number without a unit after minutes have no sum",
        arguments: [
            "", "min", "5 min 30", "30 sec 5", "5 apples", "5 min later", "20-", "20 - min", "2 hour(x)", "2 hour(s",
        ])
    func noSum(text: String) {
        var scanner = TimeScanner(text)
        #expect(scanner.minutes() == nil)
    }
}
