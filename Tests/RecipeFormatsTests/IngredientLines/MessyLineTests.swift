import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Ingredient lines with placeholders, choices and uncertain parts")
struct MessyLineTests {
    @Test(
        "what a program wrote for something that nobody entered is left out",
        arguments: [
            ("3 - slices of day old rye bread", "3 slices day old rye bread"), ("2 - eggs", "2 eggs"),
            ("10 - 12 eggs", "10-12 eggs"), ("0 ízlés szerint Só", "Só, ízlés szerint"), ("0 salt", "salt"),
            ("0 g sugar", "0 g sugar"),
        ])
    func placeholders(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }

    @Test("a unit that means “to taste” is no amount")
    func toTaste() {
        var reader = IngredientLineReader.prepared
        let pepper = reader.ingredient(amount: "1", unit: "to taste", name: "pepper")
        #expect(pepper.line(.ascii) == "pepper, to taste")
        let parsley = reader.ingredient(amount: "2", unit: "bunches", name: "parsley")
        #expect(parsley.line(.ascii) == "2 bunches parsley")
    }

    @Test(
        "a choice of sizes keeps the name",
        arguments: [
            ("6 large or 8 medium celery stalks, thinly sliced", "large or 8 medium celery stalks"),
            ("2 große oder 3 kleine Kohlrabi", "große oder 3 kleine Kohlrabi"),
        ])
    func choices(_ line: String, _ name: String) {
        var reader = IngredientLineReader.prepared
        #expect(reader.ingredients(of: line).ingredients.first?.name == name)
    }

    @Test(
        "the name goes on behind a comma between two Slavic adjectives",
        arguments: [
            ("pl", "300 g gęstej, kwaśnej śmietany", "gęstej, kwaśnej śmietany"),
            ("cs", "300 g hustého, bílého jogurtu", "hustého, bílého jogurtu"),
            ("ru", "300 г густой, кислой сметаны", "густой, кислой сметаны"),
        ])
    func adjectives(_ language: String, _ line: String, _ name: String) {
        var reader = IngredientLineReader(language: language)
        #expect(reader.ingredients(of: line).ingredients.first?.name == name)
    }

    @Test("a remark about a part does not make the ingredient optional")
    func desired() {
        var reader = IngredientLineReader.prepared
        #expect(reader.read("1/4 cup pecorino, fat-free if desired, plus more for serving").isOptional == false)
        #expect(reader.read("1/4 cup pecorino, for serving if desired").isOptional)
        #expect(reader.read("1/4 cup pecorino, if desired").isOptional)
    }

    @Test("an added pinch in parentheses stays an addition")
    func addition() {
        #expect(
            shownIngredients(of: "1 3/4 cups (plus a pinch) granulated sugar")
                == "1 3/4 cups granulated sugar, plus a pinch")
    }

    @Test("a Japanese amount with an open range is not read")
    func openRange() {
        var reader = IngredientLineReader.prepared
        let salt = reader.ingredients(of: "塩 小さじ(1〜)2弱").ingredients.first
        #expect(salt?.name == "塩 小さじ(1〜)2弱")
        #expect(salt?.quantity == nil)
    }

    @Test("a list that was split at its commas gets its decimals back")
    func splitDecimals() throws {
        let page = """
            {"@context": "https://schema.org", "@type": "Recipe", "name": "x", "recipeIngredient":
            ["250 g Quark", " 1 Ei", " 1", "5 TL Senf", " Salz", " 2 EL Öl"]}
            """
        let recipe = try #require(JSONLDFormat().read(at: 0, utf8: Array(page.utf8), file: "x")?.recipe)
        #expect(recipe.listedIngredients.flatMap(\.ingredients).map { $0.line(.ascii) }.contains("1,5 TL Senf"))
    }
}
