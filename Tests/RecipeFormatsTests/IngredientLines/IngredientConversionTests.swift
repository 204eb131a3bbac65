import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Converting an ingredient line")
struct IngredientConversionTests {
    private func ingredient(_ text: String) -> Ingredient {
        Ingredient(ingredientLine(text), of: text)
    }

    @Test(
        "The ingredient of a line has the amount that no space separates from its unit",
        arguments: [
            ("250g flour", "250 g", "flour"), ("200ml milk", "200 ml", "milk"), ("2tbsp mustard", "2 tbsp", "mustard"),
            ("1000g rye flour", "1000 g", "rye flour"), ("½tsp mace", "½ tsp", "mace"),
            ("1½cups oats", "1½ cups", "oats"),
            ("250g/9oz barley", "250 g", "barley"), ("500g/1lb 2oz plums", "500 g", "plums"),
            ("1 lb (450g) plums", "1 lb", "plums"),
        ])
    func glued(_ text: String, _ amount: String, _ name: String) {
        #expect(ingredient(text).amountLine() == amount)
        #expect(ingredient(text).name == name)
    }

    @Test(
        "The ingredient of a line has a mixed number with any space before the fraction",
        arguments: [
            "\u{20}", "\u{A0}", "\u{1680}", "\u{2002}", "\u{2003}", "\u{2009}", "\u{200A}", "\u{200B}", "\u{202F}",
            "\u{205F}", "\u{3000}",
        ])
    func mixed(_ space: String) {
        for fraction in ["½", "1/2", "1⁄2", "1∕2"] {
            let text = "3\(space)\(fraction)\(space)cups oats"
            #expect(ingredient(text).amountLine() == "3½ cups", "\(text)")
            #expect(ingredient(text).name == "oats", "\(text)")
            #expect(Rational(parsing: "3\(space)\(fraction)") == Rational(7, 2))
        }
    }

    @Test(
        "The ingredient of a line keeps every number of the line",
        arguments: [
            ("1 (19.76 ounce) jar plums", "1 (19.76 ounce) jar plums"),
            ("6 plums (1,08kg)", "6 plums, 1,08kg"),
            ("2 to 3 dozen plums", "24-36 plums"),
            ("1 handful (about 3 ounces) barley", "1 handful barley, 3 ounces"),
        ])
    func numbers(_ text: String, _ line: String) {
        #expect(ingredient(text).line(.ascii) == line)
    }

    @Test("The ingredient of a line keeps a size that belongs to another word in its position")
    func order() {
        let line = ingredient("1 pound large uncooked shrimp in their shells")
        #expect(line.amountLine() == "1 pound")
        #expect(line.name == "large uncooked shrimp in their shells")
    }
}
