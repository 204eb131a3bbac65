import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Facts of recipes from other programs")
struct FactCornerTests {
    @Test(
        "A line with a known word and a colon is a fact if its value fits",
        arguments: [
            ("Serves: 4", .servings, "4"), ("SERVES : many", nil, nil), ("Yield:", .yield, ""),
            ("Prep Time: 10 min", .prepTime, "10 min"),
            ("Cook time: overnight", .cookTime, "overnight"), ("Cook time: see below", nil, nil),
            ("Temps de cuisson: 10 min", .cookTime, "10 min"),
            ("By: Ann", .author, "Ann"), ("Motto: Eat", nil, nil), ("Serves 4", nil, nil), (": 4", nil, nil),
            ("URL: https://example.org", .link, "https://example.org"),
        ] as [(String, Fact.Kind?, String?)])
    func known(_ line: String, _ kind: Fact.Kind?, _ value: String?) {
        #expect(Fact(line)?.kind == kind && Fact(line)?.value == value)
    }

    @Test("A fact has fewer than 240 bytes, and its word fewer than 40")
    func lengths() {
        let title = "Title: "
        #expect(
            Fact(title + String(repeating: "a", count: 232)) != nil
                && Fact(title + String(repeating: "a", count: 233)) == nil)
        #expect(
            Fact(unknown: "a: " + String(repeating: "a", count: 236)) != nil
                && Fact(unknown: "a: " + String(repeating: "a", count: 237)) == nil)
        #expect(
            Fact.kind(of: "ti-tle" + String(repeating: " ", count: 33)) == .title
                && Fact.kind(of: "ti-tle" + String(repeating: " ", count: 34)) == nil)
        #expect(
            Fact(unknown: String(repeating: "a", count: 39) + ": b") != nil
                && Fact(unknown: String(repeating: "a", count: 40) + ": b") == nil)
    }

    @Test("A fact with an unknown word has at most three words, no other signs, and a value")
    func unknown() {
        #expect(
            Fact(unknown: "Best with it: tea")?.key == "Best with it" && Fact(unknown: "Best with it now: tea") == nil)
        #expect(
            Fact(unknown: "Wait (long): tea") == nil && Fact(unknown: "Oven:") == nil && Fact(unknown: ": tea") == nil
                && Fact(unknown: "tea") == nil)
    }

    private func metadata(_ facts: [(Fact.Kind, String)]) -> RecipeMetadata {
        var metadata = RecipeMetadata()
        for (kind, value) in facts { Fact(kind: kind, key: "key", value: value).set(in: &metadata) }
        return metadata
    }

    @Test("A second fact of a kind adds to the first, replaces it, or is ignored")
    func repeated() {
        let yield = metadata([(.servings, "4"), (.yield, "12 bars"), (.yield, "4")])
        #expect(yield.servings?.text == "4" && yield.others == [.init(key: "yield", value: "12 bars")])
        #expect(
            metadata([(.yield, "12 bars")]).servings?.text == "12 bars"
                && metadata([(.servings, "4"), (.servings, "0")]).servings?.text == "4")
        #expect(metadata([(.prepTime, "10 min"), (.prepTime, "0 min")]).prepTime?.minutes == 10)
        #expect(metadata([(.totalTime, "10 min"), (.totalTime, "0")]).statedTotalTime?.minutes == 10)
        #expect(metadata([(.cookTime, "10 min"), (.cookTime, "20 min")]).cookTime?.minutes == 20)
        #expect(
            metadata([(.author, "Ann"), (.author, "Ben")]).author == "Ann"
                && metadata([(.title, "A"), (.title, "")]) == RecipeMetadata())
        #expect(metadata([(.diet, "vegan, raw"), (.diet, "kosher")]).diets == ["vegan", "raw", "kosher"])
        #expect(
            metadata([(.image, "a.jpg"), (.image, "b.jpg")]).images == ["a.jpg", "b.jpg"]
                && metadata([(.language, "de")]).locale == "de")
        #expect(metadata([(.other, "a"), (.other, "a"), (.other, "b")]).others == [.init(key: "key", value: "a, b")])
    }

    @Test("The name and the address of a source can be in two facts")
    func source() {
        let name = metadata([(.link, "https://example.org/a"), (.source, "Ann")])
        #expect(name.source?.name == "Ann" && name.source?.url == "https://example.org/a")
        let address = metadata([(.source, "Ann"), (.source, "https://example.org/a")])
        #expect(address.source?.name == "Ann" && address.source?.url == "https://example.org/a")
        let link = metadata([(.source, "Ann"), (.link, "https://example.org/b")])
        #expect(link.source?.name == "Ann" && link.source?.url == "https://example.org/b")
    }

    @Test(
        "A rating in any scale becomes stars",
        arguments: [
            ("4", "4"), ("4.5/5 stars", "4.5"), ("4,5", "4.5"), ("9/10", "4.5"), ("7", "5"), ("11/10", "5"),
            ("****", "4"), ("★★", "2"),
            ("*******", "5"), ("good", "good"), ("0", nil), ("0/10", nil), ("", nil), ("4/x", "4"), ("4/0", nil),
        ] as [(String, String?)])
    func ratings(_ text: String, _ rating: String?) {
        var metadata = RecipeMetadata()
        metadata.setRating(text)
        #expect(metadata.others.first?.value == rating && metadata.others.allSatisfy { $0.key == "rating" })
    }

    @Test("Zero times and zero servings of other programs are unknown")
    func zeros() {
        #expect(
            RecipeMetadata.statedTime("0:00") == nil && RecipeMetadata.statedTime("0") == nil
                && RecipeMetadata.statedTime(" ") == nil)
        #expect(
            RecipeMetadata.statedTime("0:05")?.minutes == 5
                && RecipeMetadata.statedTime("overnight")?.text == "overnight")
        #expect(
            RecipeMetadata.statedServings("0.00") == nil && RecipeMetadata.statedServings("") == nil
                && RecipeMetadata.statedServings(nil) == nil)
        #expect(
            RecipeMetadata.statedServings("10")?.text == "10"
                && RecipeMetadata.statedServings("0 bowls")?.text == "0 bowls")
    }

    @Test("Of the categories of other programs, the first well-known course is the course")
    func categories() {
        var metadata = RecipeMetadata(tags: ["sweet"])
        metadata.setCategories(["Ann's", " Dessert ", "", "Soup", "Ann's", "sweet"])
        #expect(metadata.course == "Dessert" && metadata.tags == ["sweet", "Ann's", "Soup"])
        metadata.setCategories(["Main course"])
        #expect(metadata.course == "Dessert" && metadata.tags.last == "Main course")
    }

    @Test("A title among directions is the title of a recipe without one, and otherwise becomes metadata")
    func titleLine() {
        var untitled = Recipe(title: "")
        #expect(FactLines.taken(from: ["Title: Soup"], into: &untitled).isEmpty)
        #expect(untitled.title == "Soup" && untitled.metadata == RecipeMetadata())
        var titled = Recipe(title: "Soup")
        #expect(FactLines.taken(from: ["Title: Soup", "Rezept: Stew"], into: &titled).isEmpty)
        #expect(titled.title == "Soup" && titled.metadata.others == [.init(key: "Rezept", value: "Stew")])
    }

    @Test("Paragraphs of facts are taken out of directions, and all other paragraphs stay with their empty lines")
    func factLines() {
        var recipe = Recipe(title: "")
        let lines = [
            "Boil.", "", "Serves: 4", "Oven: hot", "", "", "Oven: hot", "", "Serves: 4",
            "Stir it: then eat it all up now.", "Description: Very", "good.",
        ]
        #expect(
            FactLines.taken(from: lines, into: &recipe) == ["Boil.", "", "", "", "Oven: hot", ""] + lines.suffix(4))
        #expect(recipe.metadata.servings?.text == "4" && recipe.metadata.others == [.init(key: "Oven", value: "hot")])
        #expect(
            FactLines.taken(from: ["Description: Very", " good."], into: &recipe).isEmpty
                && recipe.metadata.description == "Very good.")
        #expect(
            FactLines.taken(from: ["Equipment: pot, pan"], into: &recipe).isEmpty
                && recipe.listedCookware.map(\.name) == ["pot", "pan"])
        #expect(FactLines.taken(from: [], into: &recipe).isEmpty)
    }
}
