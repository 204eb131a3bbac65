import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Ingredients in Markdown")
struct MarkdownIngredientTests {
    @Test("Ingredient lines of Markdown have amounts that scale")
    func scaled() throws {
        let text = """
            # Soup

            ## Ingredients

            - 1 1/2 cups water
            - 2 leeks, sliced
            - salt

            ## Directions

            Boil.
            """
        let recipe = try #require(
            MarkdownFormat().read(at: 0, utf8: Array(text.utf8), file: "soup.md")?.recipe)
        let doubled = recipe.scaled(by: Rational(2)).ingredientGroups.flatMap(\.ingredients)
        #expect(doubled.map { $0.amountLine() } == ["3 cups", "4", ""])
        #expect(doubled.map(\.name) == ["water", "leeks", "salt"])
    }

    @Test(
        "Units of further languages are read",
        arguments: [
            ("2 łyżki masła", "2 łyżki", "masła"), ("3 ząbki czosnku", "3 ząbki", "czosnku"),
            ("1 lžíce oleje", "1 lžíce", "oleje"),
            ("2 stroužky česneku", "2 stroužky", "česneku"), ("1 hrnek mouky", "1 hrnek", "mouky"),
            ("2 msk olja", "2 msk", "olja"),
            ("1 krm peppar", "1 krm", "peppar"), ("2 spsk olie", "2 spsk", "olie"), ("2 rkl öljyä", "2 rkl", "öljyä"),
            ("1 eetlepel boter", "1 eetlepel", "boter"), ("2 teáskanál só", "2 teáskanál", "só"),
            ("1 bögre liszt", "1 bögre", "liszt"),
            ("2 colheres de sopa de azeite", "2 colheres de sopa", "azeite"),
            ("1 xícara de farinha", "1 xícara", "farinha"),
        ])
    func furtherUnits(line: String, amount: String, name: String) {
        let ingredient = ReadMarkdown("## Ingredients\n\n- \(line)\n- 1 egg\n").recipe?.listedIngredients.first?
            .ingredients.first
        #expect(ingredient?.name == name)
        #expect(ingredient.map { $0.line(.ascii) } == "\(amount) \(name)")
    }

    @Test("Ranges may have words of any language, and other sizes may follow a slash")
    func ranges() {
        let recipe = ReadMarkdown(
            "## Ingredients\n\n- 6 à 7 carottes\n- 1/2 to 1/4 tsp salt\n- 3 large / 4 small bananas\n- 1 cup milk_(see note 1)_\n"
        )
        #expect(
            recipe.ingredients == [
                "6-7 carottes", "1/4-1/2 tsp salt", "3 large bananas, 4 small", "1 cup milk, see note 1",
            ])
    }

    @Test("A suggestion how to serve holds notes")
    func servingSuggestion() {
        let recipe = ReadMarkdown(
            "## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. Fry.\n\n## Serving suggestion\n\nEat with bread.\n")
        #expect(recipe.steps == ["Fry."])
        #expect(recipe.notes == ["Eat with bread."])
    }
}
