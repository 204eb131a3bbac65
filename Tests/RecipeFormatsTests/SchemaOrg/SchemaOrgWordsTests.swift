import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Tags, courses and nutrition in schema.org")
struct SchemaOrgWordsTests {
    private func metadata(_ members: String) -> RecipeMetadata {
        let text = "{\"@type\": \"Recipe\", \"name\": \"Leek Soup\", \(members)}"
        return SchemaOrgMetadata(JSONReader.values(in: Array(text.utf8)).values.first ?? .null).metadata
    }

    @Test("Schema.org keywords that repeat the title, the course or another keyword are not tags")
    func tags() {
        let metadata = metadata(
            #""recipeCategory": "Soup", "keywords": "leek soup recipe, Vegan, soup, vegan, Leek Soup, easy, Easy recipes""#
        )
        #expect(metadata.tags == ["Vegan", "easy"])
        #expect(metadata.course == "Soup")
    }

    @Test("The course of several schema.org categories is the first meal, and the other categories are tags")
    func courses() {
        let listed = metadata(#""recipeCategory": ["Weeknight", "dinner", "Main Course", "Soup"]"#)
        #expect(listed.course == "dinner")
        #expect(listed.tags == ["Weeknight", "Main Course", "Soup"])
        #expect(metadata(#""recipeCategory": "Snacks, Desserts""#).course == "Snacks")
        #expect(metadata(#""recipeCategory": "Fancy, Rustic""#).course == "Fancy, Rustic")
    }

    @Test("A cuisine is listed once, ignoring case")
    func cuisines() {
        #expect(metadata(#""recipeCuisine": ["French", "french", "Breton"]"#).cuisine == "French, Breton")
    }

    @Test(
        "A yield that a program added to a schema.org description is removed",
        arguments: [
            ("A warm soup. 1x recipe yields 8 servings.", "A warm soup."),
            ("2x Recipe yields 16 bowls. Warm.", "Warm."),
            ("This recipe yields 4 bowls.", "This recipe yields 4 bowls."),
        ])
    func yields(_ text: String, _ expected: String) {
        #expect(metadata("\"description\": \"\(text)\"").description == expected)
    }

    @Test(
        "Lines of nutrition in a schema.org description are nutrition if the recipe does not state the nutrient elsewhere"
    )
    func nutrition() {
        let metadata = metadata(
            #""description": "Warm.\n\nCalories: 495 kcal\n\nFat: 3 g", "nutrition": {"fatContent": "4 g"}"#)
        #expect(metadata.description == "Warm.")
        #expect(
            metadata.others == [.init(key: "fatContent", value: "4 g"), .init(key: "calories", value: "495 kcal")])
    }
}
