import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The registry of formats and of the comparison of features")
struct FormatTests {
    @Test("The size limit and the memory cost of a file are those of the formats with its extension")
    func sizeLimits() {
        #expect(
            FormatRegistry.sizeLimit(ofFile: "a.cook") == (16 << 20, 100)
                && FormatRegistry.sizeLimit(ofFile: "a.unknown") == (16 << 20, 100))
        #expect(
            FormatRegistry.sizeLimit(ofFile: "a.grmt") == (64 << 20, 12)
                && FormatRegistry.sizeLimit(ofFile: "a.ZIP").limit == 1 << 30
                && FormatRegistry.sizeLimit(ofFile: "a.zip").cost == 4)
        #expect(
            FormatRegistry.sizeLimit(ofFile: "a.paprikarecipes") == (1 << 30, 4)
                && FormatRegistry.sizeLimit(ofFile: "a") == (16 << 20, 100))
    }

    @Test("The extensions of recipe files are unique, and the one of menus is not among them")
    func extensions() {
        #expect(Set(FormatRegistry.fileExtensions).count == FormatRegistry.fileExtensions.count)
        #expect(
            FormatRegistry.fileExtensions.contains("menu") && !FormatRegistry.recipeExtensions.contains("menu")
                && FormatRegistry.recipeExtensions.contains("cook"))
        #expect(
            FormatRegistry.recipeExtensions.count == FormatRegistry.fileExtensions.count - 1
                && !FormatRegistry.fileExtensions.contains("zip"))
    }

    @Test("A format is found by the start of a file, also inside an archive")
    func contents() {
        #expect(
            FormatRegistry.format(of: Array("<gourmetDoc><recipe>".utf8)[...])?.identifier == "gourmet"
                && FormatRegistry.format(of: [0, 1, 2]) == nil)
        #expect(
            FormatRegistry.plainFormat(forFile: "a.cook", bytes: [])?.identifier == "cooklang"
                && FormatRegistry.plainFormat(forFile: "a.txt", bytes: Array("Mix @x{1%g}.".utf8)) == nil)
        #expect(
            FormatRegistry.format(forFile: "a.zip", bytes: [0x50, 0x4B, 3, 4])?.identifier == "archive"
                && FormatRegistry.format(forFile: "a.zip", bytes: [1]) == nil)
    }

    @Test("One recipe of a file is read by its index, and none beyond the last")
    func index() {
        let json = Array(
            #"[{"@type": "Recipe", "name": "A", "recipeIngredient": ["1 egg"]}, {"@type": "Recipe", "name": "B", "recipeIngredient": ["1 egg"]}]"#
                .utf8)
        let titles = [0, 1, 2, -1].map { JSONLDFormat().read(at: $0, utf8: json, file: "a.json")?.recipe.title }
        #expect(
            titles == ["A", "B", nil, nil]
                && JSONLDFormat().readHeaders(utf8: json, file: "a.json").map(\.title) == ["A", "B"])
        let error = Diagnostic(.error, at: SourceLocation(file: "a"), "x")
        let warning = Diagnostic(.warning, at: SourceLocation(file: "a"), "x")
        #expect(
            MarkdownFormat().wasMeantAsRecipe([warning, error]) && !MarkdownFormat().wasMeantAsRecipe([warning])
                && !JSONLDFormat().wasMeantAsRecipe([error]))
        #expect(
            CooklangFormat().writtenExtension == "cook" && PlainTextFormat().writtenExtension == "txt"
                && MyCookFormat().writtenExtension == "mycook" && MyCookFormat().write == nil)
    }

    @Test(
        "Words that are compared between formats",
        arguments: [
            ("Two  Eggs, beaten!", " two eggs beaten "), ("1½ cups", " 1 1 2 cups "), ("2×3", " 2 x 3 "),
            ("鸡蛋 ソース 계란", " 鸡 蛋 ソ ー ス 계 란 "), ("", " "), (" .,", " "), ("Crème", " crème "),
            ("a\u{200B}b\u{7}c", " abc "), ("a-b", " a b "),
        ])
    func words(_ text: String, _ expected: String) {
        #expect(FeatureWords(text).text == expected && FeatureWords(text).isEmpty == (expected == " "))
        #expect(FeatureWords("x \(text) y").contains(FeatureWords(text)))
    }

    @Test("A word is contained in words only as a whole")
    func contained() {
        #expect(
            FeatureWords("two eggs").contains(FeatureWords("eggs"))
                && !FeatureWords("two eggs").contains(FeatureWords("egg"))
                && !FeatureWords("a b c").contains(FeatureWords("a c")))
    }

    @Test("A feature of a recipe is kept, becomes words, or is left out")
    func losses() {
        let egg = Ingredient(
            name: "egg", quantity: Quantity(.number(Rational(1))), preparation: "beaten", isOptional: true)
        let recipe = Recipe(
            title: "Pie", metadata: RecipeMetadata(course: "Dessert", author: "Ann"),
            listedIngredients: [IngredientGroup(ingredients: [egg])], sections: [RecipeSection(blocks: [.note("Hot.")])]
        )
        var read = recipe
        read.metadata.course = nil
        read.metadata.tags = ["dessert"]
        read.metadata.author = nil
        read.listedIngredients = [
            IngredientGroup(ingredients: [Ingredient(name: "egg beaten", quantity: egg.quantity)])
        ]
        let loss = FeatureLoss(of: recipe, readAs: read)
        #expect(
            loss.outcomes[.title] == .kept && loss.outcomes[.course] == .keptAsWords
                && loss.outcomes[.author] == .leftOut && loss.outcomes[.preparations] == .keptAsWords)
        #expect(
            loss.outcomes[.ingredients] == .kept && loss.outcomes[.notes] == .kept && loss.outcomes[.timers] == nil
                && loss.features(.leftOut) == [.author, .optionalIngredients])
        var renamed = recipe
        renamed.listedIngredients = [IngredientGroup(ingredients: [Ingredient(name: "milk")])]
        #expect(
            FeatureLoss(of: recipe, readAs: renamed).outcomes[.ingredients] == .leftOut
                && FeatureLoss.Outcome.kept < .keptAsWords)
        #expect(FeatureLoss(of: Recipe(title: "x"), readAs: Recipe(title: "x")).outcomes == [.title: .kept])
    }

    @Test("The values of features that are equal in spite of their spelling")
    func values() {
        func keys(_ feature: RecipeFeature, _ metadata: RecipeMetadata) -> [String] {
            feature.values(in: Recipe(title: "", metadata: metadata)).map(\.key)
        }
        #expect(
            keys(.diets, RecipeMetadata(diets: ["gluten-free"]))
                == keys(.diets, RecipeMetadata(diets: ["Glutenfree diet"]))
                && keys(.language, RecipeMetadata(locale: "en_US")) == keys(.language, RecipeMetadata(locale: "en-US")))
        #expect(
            keys(.course, RecipeMetadata(course: "Dinner, Soup")).count == 2
                && keys(.times, RecipeMetadata(prepTime: CookingTime(parsing: "0 min"))).isEmpty)
        var times = RecipeMetadata(
            prepTime: CookingTime(parsing: "10 min"), cookTime: CookingTime(parsing: "overnight"))
        #expect(keys(.times, times).count == 1 && keys(.timesInWords, times).count == 1)
        times = RecipeMetadata(prepTime: CookingTime(parsing: "10 min"), cookTime: CookingTime(parsing: "5 min"))
        times.statedTotalTime = CookingTime(parsing: "15 min")
        #expect(keys(.times, times).count == 2)
        times.statedTotalTime = CookingTime(parsing: "16 min")
        #expect(keys(.times, times).count == 3)
        let others = RecipeMetadata(others: [.init(key: "calories", value: "3"), .init(key: "x", value: "y")])
        #expect(keys(.nutrition, others).count == 1 && keys(.otherMetadata, others).count == 1)
        #expect(
            RecipeFeature.servings.values(
                in: Recipe(title: "", metadata: RecipeMetadata(servings: Servings(parsing: "a lot")))
            ).isEmpty)
        #expect(Set(RecipeFeature.allCases.map(\.name)).count == RecipeFeature.allCases.count)
    }
}
