import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Writing RecipeML files")
struct RecipeMLWriterTests {
    @Test(
        "A recipe written as RecipeML keeps everything outside the marks in steps when it is read back",
        arguments: 1...200)
    func property(seed: UInt64) throws {
        var random = RandomRecipe(seed: seed)
        let recipe = random.recipe()
        let text = RecipeMLWriter.text(for: recipe)
        let loss = FeatureLoss(of: recipe, in: text, format: RecipeMLFormat())
        let marks: Set<RecipeFeature> = [
            .markedIngredients, .otherNames, .hiddenIngredients, .earlierResults, .markedCookware, .timers, .timerNames,
            .lockedAmounts, .nestedGroups,
        ]
        for (feature, outcome) in loss.outcomes where !marks.contains(feature) {
            #expect(outcome == .kept, "\(feature.name): \(text)")
        }
    }

    @Test("An ingredient has the name of the list, and not the shorter one of a step")
    func namesOfLists() {
        var recipe = Recipe(title: "Chili")
        recipe.sections = [
            RecipeSection(blocks: [
                .step(Step([.ingredient(Ingredient(name: "lean ground beef", alias: "beef")), .text(" frying")]))
            ])
        ]
        let text = RecipeMLWriter.text(for: recipe)
        #expect(text.contains("<item>lean ground beef</item>"), "\(text)")
    }

    @Test("An optional ingredient that is a recipe of its own has two separate attributes in RecipeML")
    func attributes() {
        var recipe = Recipe(title: "Chips")
        var sauce = Ingredient(name: "Sauce", recipeReference: RecipeReference(path: ["Sauce"]))
        sauce.isOptional = true
        recipe.sections = [RecipeSection(blocks: [.step(Step([.text("Serve with "), .ingredient(sauce)]))])]
        let text = RecipeMLWriter.text(for: recipe)
        #expect(text.contains(#"<ing optional="yes" recipe="yes">"#), "\(text)")
    }

    @Test("Written RecipeML is well-formed: no control character, and each mark of XML is a reference")
    func escaping() {
        let recipe = Recipe(title: "A & B <c> \"d\" \u{1B}[31m")
        let text = RecipeMLWriter.text(for: recipe)
        #expect(text.contains("<title>A &amp; B &lt;c&gt; &quot;d&quot;"))
        #expect(!text.contains("\u{1B}"))
        #expect(ForeignReading(text, RecipeMLFormat()).recipes.first?.title.hasPrefix("A & B <c> \"d\"") == true)
    }
}
