import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Amounts after signs that separate them from the name, and amounts without a space.
@Suite struct SeparatedAmountTests {
    @Test(
        "Dashes, underscores and periods between the name and the amount of an ingredient line are not part of the name",
        arguments: [
            ("Сахар -- 1 стакан", "1 стакан Сахар"),
            ("Сахар ______1 стакан", "1 стакан Сахар"),
            ("Куриное яйцо___________5 штук", "5 штук Куриное яйцо"),
            ("Flour ........ 200 g", "200 g Flour"),
            ("Flour --- 200 g", "200 g Flour"),
            ("150 g - Farina", "150 g Farina"),
            ("Сок лимона - 2 ст. ложки", "2 ст. ложки Сок лимона"),
            ("Томатная паста 2 ст.ложки", "2 ст. ложки Томатная паста"),
            ("Сода 1 ч-л", "1 ч-л Сода"),
            ("(opcjonalnie) 40ml rumu", "40 ml rumu, opcjonalnie (optional)"),
            ("mind. 40 ml Amaretto", "40 ml Amaretto, mind"),
            ("2medium onions, chopped", "2 medium onions, chopped"),
            ("10plum tomatoes", "10 plum tomatoes"),
        ])
    func separators(_ line: String, _ expected: String) {
        let recipe = ReadMarkdown("## Ingredients\n\n- \(line)\n- 2 eggs\n\n## Directions\n\n1. Mix.\n")
        let read = recipe.ingredients.first?.replacing(".", with: "")
        #expect(read == expected.replacing(".", with: ""))
    }

    @Test(
        "One or two letters directly after a number in an ingredient line are its unit",
        arguments: [("1б сгущёнки", "1 б сгущёнки"), ("1п ванилина", "1 п ванилина")])
    func gluedLetters(_ line: String, _ expected: String) {
        let recipe = ReadMarkdown("## Ингредиенты\n\n- \(line)\n- 2 яйца\n\n## Шаги\n\n1. Смешать.\n")
        #expect(recipe.ingredients.first == expected)
        #expect(recipe.recipe?.listedIngredients.first?.ingredients.first?.quantity != nil)
    }

    @Test(
        "Alternatives in an ingredient line keep their order, and parentheses inside a word stay in it",
        arguments: [
            ("100 g Mandeln oder (Wal-)Nüsse", "Mandeln oder (Wal-)Nüsse")
        ])
    func alternatives(_ line: String, _ name: String) {
        let recipe = ReadMarkdown("## Zutaten\n\n- \(line)\n- 2 Eier\n\n## Zubereitung\n\n1. Backen.\n")
        #expect(recipe.recipe?.listedIngredients.first?.ingredients.first?.name == name)
    }
}
