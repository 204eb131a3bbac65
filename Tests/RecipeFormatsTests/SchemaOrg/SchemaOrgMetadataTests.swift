import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Metadata of schema.org in further forms")
struct SchemaOrgMetadataTests {
    private func metadata(_ members: String) -> RecipeMetadata {
        let text = "{\"@type\": \"Recipe\", \"name\": \"Leek Soup\", \(members)}"
        return SchemaOrgMetadata(JSONReader.values(in: Array(text.utf8)).values.first ?? .null).metadata
    }

    @Test(
        "The source in schema.org is the work or the publisher, and its address that of the recipe, the page or the work"
    )
    func source() {
        let work = #""isBasedOn": {"name": "Book", "url": "https://example.org/w"}"#
        let page = #""mainEntityOfPage": {"@id": "https://example.org/p"}"#
        let publisher = #""publisher": {"name": "Site"}"#
        #expect(
            metadata("\(work), \(publisher)").source == RecipeSource(name: "Book", url: "https://example.org/w"))
        #expect(metadata(publisher).source == RecipeSource(name: "Site", url: nil))
        #expect(metadata("\(work), \(page)").source == RecipeSource(name: "Book", url: "https://example.org/p"))
        #expect(metadata(##""url": "https://example.org/u", \##(page)"##).source?.url == "https://example.org/u")
        #expect(metadata(##""mainEntityOfPage": "#main""##).source == nil)
    }

    @Test("A time in schema.org can be a range or words, and a time without a number is none")
    func times() {
        let range = metadata(#""prepTime": {"minValue": "PT10M", "maxValue": "PT20M"}, "performTime": "PT5M""#)
        #expect(range.prepTime?.minutes == 20 && range.cookTime?.minutes == 5)
        let empty = metadata(#""prepTime": "PTundefinedM", "cookTime": "P", "totalTime": "PT0M""#)
        #expect(empty.prepTime == nil && empty.cookTime == nil && empty.statedTotalTime == nil)
        let words = metadata(#""prepTime": "PT5M", "totalTime": "overnight""#)
        #expect(words.statedTotalTime?.text == "overnight" && words.prepTime?.minutes == 5)
    }

    @Test("A term of schema.org is one tag, also with a comma, and other keywords are at most a hundred tags")
    func tags() {
        let terms = #""keywords": [{"@type": "DefinedTerm", "name": "Leek Soup, hot"}, "leek soup", "vegan, raw"]"#
        #expect(metadata(terms).tags == ["Leek Soup, hot", "vegan", "raw"])
        #expect(metadata(#""keywords": [{"@type": "DefinedTerm", "name": "leek soup"}]"#).tags == ["leek soup"])
        let many = (1...101).map { "tag\($0)" }
        #expect(metadata(#""keywords": "\#(many.joined(separator: ","))""#).tags == Array(many.prefix(100)))
    }

    @Test("Diets, pictures, languages and nutrition in schema.org lose their addresses and types")
    func others() {
        let read = metadata(
            """
            "suitableForDiet": ["https://schema.org/LowFatDiet", "VeganDiet", "no nuts"], "image": "", "thumbnailUrl": "a.jpg",
            "inLanguage": {"@type": "Language", "name": "German", "alternateName": "de"}, "datePublished": "2024-01-02",
            "nutrition": {"type": "NutritionInformation", "@id": "x", "calories": "1 kcal", "fatContent": ""}
            """)
        #expect(read.diets == ["Low fat", "Vegan", "no nuts"] && read.images == ["a.jpg"] && read.locale == "de")
        #expect(read.others == [.init(key: "date", value: "2024-01-02"), .init(key: "calories", value: "1 kcal")])
        #expect(metadata(#""inLanguage": "fr", "yield": ["4", "6"]"#).locale == "fr")
        #expect(metadata(#""yield": ["4", "6"]"#).servings?.text == "4")
    }

    @Test("Of the schema.org recipes with one name on a page, the first with the most content is kept")
    func distinct() {
        func titles(_ recipes: String) -> [[JSONValue.Member]] {
            let values = JSONReader.values(in: "[\(recipes)]".utf8).values.flatMap(\.elements)
            return SchemaOrgRecipes.distinct(values).map { if case .object(let members) = $0 { members } else { [] } }
        }
        let bare = #"{"name": "A", "url": "1"}, {"name": "B", "url": "2"}"#
        #expect(titles(bare).map { $0.last?.value } == [.string("1")])
        let some = #"{"name": "B", "recipeIngredient": "x"}, {"name": "B", "recipeIngredient": "y"}"#
        #expect(titles("\(bare), \(some)").map { $0.last?.value } == [.string("x")])
        let more = #"{"name": "B", "recipeIngredient": "z", "recipeInstructions": "Boil."}"#
        #expect(titles("\(some), \(more)").map { $0.last?.value } == [.string("Boil.")])
        #expect(titles("").isEmpty)
    }

    @Test(
        "The number of a step has at most two digits, a mark and a text",
        arguments: [
            ("1. Mix", 1, "Mix"), ("12) Mix", 12, "Mix"), ("123. Mix", nil, nil), ("1.Mix", 1, "Mix"),
            ("1:Mix", nil, nil), ("1: Mix", 1, "Mix"), ("2:30 h", nil, nil), ("1.5 l", nil, nil), ("1. ", nil, nil),
            ("1 Mix", nil, nil), ("Step 2 Mix", 2, "Mix"), ("SCHRITT 3: Mix", 3, "Mix"), ("Étape 4. Mix", 4, "Mix"),
            ("paso 5) Mix", 5, "Mix"), ("Stepping 2. Mix", nil, nil), ("Mix", nil, nil),
        ] as [(String, Int?, String?)])
    func stepNumbers(_ line: String, _ number: Int?, _ rest: String?) {
        #expect(StepNumbers.number(atStartOf: line)?.number == number)
        #expect(StepNumbers.number(atStartOf: line)?.rest == rest)
    }

    @Test("A JSON file begins with a bracket behind blanks, and its recipes are delivered until none is wanted")
    func files() {
        let format = JSONLDFormat()
        #expect(format.recognizes(Array("\n\t {".utf8)[...]) && format.recognizes(Array("[".utf8)[...]))
        #expect(!format.recognizes(Array("x{".utf8)[...]) && !format.recognizes([0x20][...]))
        let text = #"[{"@type": "Recipe", "name": "A"}, {"@type": "Recipe", "name": "B"}]{"@type": "Recipe"}"#
        var count = 0
        let diagnostics = format.readAll(utf8: Array(text.utf8), file: "x") { _ in
            count += 1
            return count < 2
        }
        #expect(count == 2 && diagnostics.isEmpty)
    }
}
