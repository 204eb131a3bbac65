import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Reading exports of Cook'n")
struct CooknReaderTests {
    /// Returns a table in the form that Cook'n writes.
    private func table(_ rows: [[String]]) -> [UInt8] {
        Array(rows.map { $0.joined(separator: "||||") }.joined(separator: "!@#%^&*()").utf8)
    }

    private func archive(_ changed: [String: [[String]]] = [:]) -> [UInt8] {
        let tables: [String: [[String]]] = [
            "recipe": [
                ["ID", "SERVES", "PREPTIME", "COOKTIME", "INSTRUCTIONS", "OVEN"],
                ["r1", "6", "20", "70", "1. Boil the peas.\n2. Stir.", "gas"],
                ["r2", "[null]", "", "0", "Toast the bread.", ""],
            ],
            "recipe_desc": [
                ["ID", "PARENT", "TITLE", "DESCRIPTION"], ["r1", "h1", "Pea soup", "Thick."],
                ["r2", "h9", "Toast", ""],
            ],
            "chapter_desc": [["ID", "PARENT", "TITLE"], ["h1", "c1", "Soups"]],
            "cookBook_desc": [["ID", "TITLE"], ["c1", "Winter"]],
            "unit": [["ID", "NAME", "PLURAL_NAME"], ["u1", "cup", "cups"]],
            "food": [["ID", "NAME", "PLURAL_NAME"], ["f1", "split pea", "split peas"], ["f2", "onion", "onions"]],
            "brand": [["ID", "NAME"], ["b1", "Green Field"]],
            "ingredient": [
                [
                    "PARENT_ID", "DISPLAY_ORDER", "AMOUNT_QTY_STRING", "AMOUNT_UNIT", "PRE_QUALIFIER",
                    "INGREDIENT_FOOD_ID", "POST_QUALIFIER", "BRAND_ID",
                ],
                ["r1", "2", "2", "[null]", "", "f2", "chopped", "[null]"],
                ["r1", "10", "", "", "salt", "", "", ""],
                ["r1", "1", "2 1/2", "u1", "dried", "f1", ", rinsed", "b1"],
            ],
            "media": [["ID", "ENTITY_ID", "MEDIA_CONTENT_TYPE"], ["m1", "r1", "image/jpeg"]],
        ].merging(changed) { $1 }
        let writer = ZipWriter()
        for (name, rows) in tables.sorted(by: { $0.key < $1.key }) { writer.add("temp_\(name).dsv", table(rows)) }
        writer.add("m1.jpg", SamplePicture.jpg)
        return writer.finish()
    }

    @Test("A Cook'n archive gives its recipes with chapters, ordered ingredients, plurals, brands and pictures")
    func reads() throws {
        let recipes = ExportSamples.read(archive(), named: "cookn.zip").recipes
        try #require(recipes.count == 2)
        let soup = recipes[0].recipe
        #expect(soup.title == "Pea soup" && soup.metadata.description == "Thick.")
        #expect(soup.metadata.course == "Soups")
        #expect(soup.metadata.servings?.text == "6")
        #expect(soup.metadata.prepTime?.minutes == 20 && soup.metadata.cookTime?.minutes == 70)
        #expect(
            soup.listedIngredients.flatMap(\.ingredients).map { $0.line(.ascii) } == [
                "2 1/2 cups dried split pea, rinsed, Green Field", "2 onions, chopped", "salt",
            ])
        #expect(soup.outline == ["Boil the peas.", "Stir."])
        #expect(soup.metadata.others.map { "\($0.key) \($0.value)" } == ["cookn.cookbook Winter", "cookn.OVEN gas"])
        #expect(recipes[0].pictures.map(\.bytes) == [SamplePicture.jpg])
        #expect(recipes[1].recipe.title == "Toast" && recipes[1].recipe.metadata.cookTime == nil)
        #expect(recipes[1].recipe.listedIngredients.isEmpty && recipes[1].pictures.isEmpty)
    }

    @Test("A Cook'n archive with missing rows and tables gives the recipes of the other rows")
    func missing() {
        let recipes = ExportSamples.read(
            archive(["unit": [], "food": [["ID"]], "ingredient": [["ID"], ["x"]]]), named: "x.zip")
        #expect(recipes.recipes.map(\.recipe.title) == ["Pea soup", "Toast"])
        #expect(ExportSamples.read(archive(["recipe": []]), named: "x.zip").recipes.isEmpty)
    }
}
