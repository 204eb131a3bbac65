import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The details of a recipe that a form can change")
struct EditableDetailsTests {
    private static let texts: [EditableDetails.Detail: String] = [
        .title: "Soup", .course: "Starter", .tags: "warm, quick", .servings: "4 bowls", .prepTime: "10 min",
        .cookTime: "1 h",
        .totalTime: "2 h", .source: "A Book <https://example.org/a>", .description: "Good.",
    ]

    private var recipe: Recipe {
        Recipe(
            title: "Soup",
            metadata: RecipeMetadata(
                description: "Good.", course: "Starter",
                source: RecipeSource(name: "A Book", url: "https://example.org/a"),
                servings: Servings(parsing: "4 bowls"), prepTime: CookingTime(parsing: "10 min"),
                cookTime: CookingTime(parsing: "1 h"), statedTotalTime: CookingTime(parsing: "2 h"),
                tags: ["warm", "quick"]))
    }

    @Test("Each detail of a recipe is a text, and an empty text if the recipe does not state it")
    func texts() {
        let details = EditableDetails(recipe)
        let empty = EditableDetails(Recipe(title: ""))
        for detail in EditableDetails.Detail.allCases {
            #expect(details[detail] == Self.texts[detail], "\(detail)")
            #expect(empty[detail].isEmpty, "\(detail)")
        }
        var named = Recipe(title: "")
        named.metadata.source = RecipeSource(name: "A Book")
        #expect(EditableDetails(named).source == "A Book")
        named.metadata.source = RecipeSource(url: "https://example.org/a")
        #expect(EditableDetails(named).source == "https://example.org/a")
    }

    @Test("Only the changed details are set in a recipe", arguments: EditableDetails.Detail.allCases)
    func setting(_ detail: EditableDetails.Detail) {
        var changed = Recipe(title: "")
        EditableDetails(recipe).set([detail], in: &changed)
        #expect(EditableDetails(changed).changes(from: EditableDetails(Recipe(title: ""))) == [detail])
        #expect(EditableDetails(changed)[detail] == Self.texts[detail])
        var cleared = recipe
        var blank = EditableDetails(recipe)
        blank[detail] = " "
        blank.set([detail], in: &cleared)
        #expect(EditableDetails(cleared).changes(from: EditableDetails(recipe)) == [detail])
        #expect(EditableDetails(cleared)[detail].isEmpty)
    }

    @Test("All details that are set in an empty recipe give the same recipe")
    func settingAll() {
        var changed = Recipe(title: "")
        EditableDetails(recipe).set(EditableDetails.Detail.allCases, in: &changed)
        #expect(changed == recipe)
    }

    @Test("Normalized details have no white space at their ends and one comma between tags")
    func normalized() {
        var details = EditableDetails(recipe)
        details.title = " Soup\n"
        details.tags = " warm,,quick , "
        #expect(details.normalized == EditableDetails(recipe))
    }

    @Test("The sentence about an obstacle says what cannot be changed")
    func sentences() {
        #expect(EditingObstacle.format("HTML").sentence == "HTML files cannot be changed here.")
        #expect(EditingObstacle.severalRecipes.sentence.contains("several recipes"))
        #expect(EditingObstacle.unreadable.sentence.contains("UTF-8"))
        #expect(
            EditingObstacle.details([.prepTime, .tags]).sentence
                == "The file has no place for a changed preparation time, tags.")
    }
}
