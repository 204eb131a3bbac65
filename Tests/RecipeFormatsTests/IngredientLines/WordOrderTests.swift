import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The order of the words in an ingredient line")
struct WordOrderTests {
    private func read(_ text: String) -> Ingredient {
        Ingredient(ingredient(text), of: text)
    }

    @Test(
        "The words of a name in an ingredient line stay together",
        arguments: [
            ("1 cup high quality olive oil", "high quality olive oil"), ("2 cups dry split peas", "dry split peas"),
            ("1 cup plums packed in brandy", "plums packed in brandy"), ("3 very large turnips", "very large turnips"),
            ("4 cups mavrodaphne (a sweet wine) or port", "mavrodaphne (a sweet wine) or port"),
            ("1 cup turnip blend shredded cheese", "turnip blend shredded cheese"),
        ])
    func together(_ text: String, _ name: String) {
        #expect(ingredient(text).name == name)
        #expect(read(text).name == name)
    }

    @Test("The words of an ingredient line with an amount for each of several names stay in their order")
    func sharedNames() {
        let line = ingredient("1/2 each Green, Red, and Yellow Turnip, thinly sliced")
        #expect(line.name == "Green, Red, and Yellow Turnip")
        #expect(line.preparation == "thinly sliced")
        #expect(line.comment == "each")
        #expect(
            read("1/2 each Green, Red, and Yellow Turnip, thinly sliced").line(.ascii).contains(
                "Green, Red, and Yellow Turnip, thinly sliced"))
    }

    @Test("Ingredient lines keep both plural endings after a unit")
    func bothNumbers() {
        #expect(read("3 Clove(s) garlic").line(.ascii) == "3 Clove(s) garlic")
    }

    @Test("A preparation inside a name of an ingredient line is removed only after describing words")
    func certain() {
        #expect(read("2 tbsp fresh chopped sorrel").line(.ascii) == "2 tbsp fresh sorrel, chopped")
        #expect(read("4 ripe medium plums").name == "ripe plums")
    }

    @Test(
        "The words of an ingredient line that cannot be parsed are kept in their order",
        arguments: [
            "Nuez moscada.", "Noix de muscade", "potatoes, peeled and diced, around 6 or 1 big one",
            "Cubos de hielo", "plums , or cherries, as you like",
        ])
    func inOrder(_ text: String) {
        let words = { (text: String) in text.lowercased().split { !$0.isLetter && !$0.isNumber } }
        #expect(words(read(text).line(.ascii)) == words(text))
        #expect(words(ingredient(text).name).elementsEqual(words(text).prefix(words(ingredient(text).name).count)))
    }

    @Test("An ingredient line with “each” is converted to one ingredient for each name")
    func each() {
        func lines(_ text: String) -> [String] {
            var reader = IngredientLineReader.prepared
            return reader.ingredients(of: text).ingredients.map { $0.line(.ascii) }
        }
        #expect(lines("½ tsp each, salt & mace") == ["1/2 tsp salt", "1/2 tsp mace"])
        #expect(lines("1 tsp each salt and mace") == ["1 tsp salt", "1 tsp mace"])
        #expect(lines("1 tsp each of thyme, sage and mace") == ["1 tsp thyme", "1 tsp sage", "1 tsp mace"])
        #expect(
            lines("2 cups each: barley, rye, and oats, rinsed") == [
                "2 cups barley, rinsed", "2 cups rye, rinsed", "2 cups oats, rinsed",
            ])
        #expect(lines("je 1 TL Salz und Kümmel") == ["1 TL Salz", "1 TL Kümmel"])
        #expect(lines("1 each red and green turnip").count == 1)
        #expect(lines("2 jars plums, 400 g each").count == 1)
        #expect(lines("1 tsp each salt or mace").count == 1)
        #expect(lines("1 tsp each salt and mace, plus 2 cups water").count == 1)
        #expect(lines("2 cups barley") == ["2 cups barley"])
    }
}
