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
}
