import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Commas and numbers of RecipeMD")
struct RecipeMDTests {
    @Test(
        "A comma inside an entry of RecipeMD is wide, unless it is between digits",
        arguments: [
            ("a, b", "a， b"), ("1,5 kg", "1,5 kg"), (",5", "，5"), ("5,", "5，"), ("a", "a"), ("", ""), ("1,a", "1，a"),
            ("a,1", "a，1"),
        ])
    func widened(_ text: String, _ expected: String) {
        #expect(RecipeMDComma.widened(text) == expected)
        #expect(RecipeMDComma.restored(expected) == text)
    }

    @Test("A step without words is left out, and the numbers of the other steps have no gap")
    func emptyStep() {
        let recipe = Recipe(
            title: "A",
            sections: [RecipeSection(blocks: [.step(Step([])), .step(Step([.text("Boil.")]))])])
        #expect(RecipeMDWriter().text(for: recipe).hasSuffix("\n---\n\n1. Boil.\n"))
    }

    @Test("A wide comma of RecipeMD beside a wide character stays")
    func restored() {
        #expect(
            RecipeMDComma.restored("盐，a") == "盐，a" && RecipeMDComma.restored("a，盐") == "a，盐"
                && RecipeMDComma.restored("a，b，盐") == "a,b，盐")
    }

    @Test(
        "The number and the unit of an amount in RecipeMD",
        arguments: [
            ("1 1/2 cups", "1 1/2", "cups"), ("½ l", "1/2", "l"), ("1,5 kg", "1 1/2", "kg"),
            (".5 teaspoon", "1/2", "teaspoon"), ("-2", "-2", nil), ("- 2 g", "-2", "g"), ("007", "7", nil),
            ("0.5", "1/2", nil),
            ("00.5 g", "1/2", "g"), ("g", nil, nil), ("", nil, nil), ("-", nil, nil), ("2.", "2", "."),
        ] as [(String, String?, String?)])
    func amounts(_ text: String, _ number: String?, _ unit: String?) {
        let amount = RecipeMDDocument.Amount(text)
        let factor = number.flatMap {
            $0.hasPrefix("-")
                ? Rational(parsing: String($0.dropFirst())).flatMap { Rational(-$0.numerator, $0.denominator) }
                : Rational(parsing: $0)
        }
        #expect(amount?.factor == factor && amount?.unit == unit)
    }
}
