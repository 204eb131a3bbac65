import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Writing Cooklang")
struct CooklangWriterTests {
    @Test("Written Cooklang looks like hand-written Cooklang")
    func text() {
        let text = """
            ---
            title: Empanadas
            servings: 12 empanadas
            prep time: 30 min
            tags: [beef, "salt, pepper"]
            source:
              name: A friend
              url: "https://example.org/e"
            nutrition: "kcal: 200"
            ---

            >> [mode]: components
            = Dough
            @flour{500%g}
            >> [mode]: all

            = Dough

            Rub @lard{1 1/2%cups}(melted) into @&flour{=20-30%g}.\\
            Rest for ~resting{30%min}.

            > Butter is fine \\{too}.

            =

            Fry in a #large pan{2} with @?./sauces/Oil{} for 5 \\~minutes~ or until --- no.

            """
        #expect(written(recipe(text)) == text)
    }

    @Test("Written Cooklang keeps a second group of ingredients without a name apart from the first group")
    func unnamedGroup() {
        var listed = Recipe(title: "Bread")
        listed.sections = [
            RecipeSection(
                name: "Dough", blocks: [.step(Step([.ingredient(Ingredient(name: "flour")), .text(" Knead.")]))])
        ]
        listed.listedIngredients = [
            IngredientGroup(name: "Dough", ingredients: [Ingredient(name: "flour")]),
            IngredientGroup(name: nil, ingredients: [Ingredient(name: "butter")]),
        ]
        let groups = recipe(written(listed)).listedIngredients
        #expect(groups.map(\.name) == ["Dough", nil])
        #expect(groups.map { $0.ingredients.map(\.name) } == [["flour"], ["butter"]])
    }

    @Test(
        "Written Cooklang keeps words that look like markers",
        arguments: [
            "a@b", "the #1 rule", "#vegan", "~half", "mail joe@example.org", "a -- b", "a--b", "a --- b", "[- no -]",
            "> said", ">> a: b", "= 5", "## Heading", "# one", "{a%b}", "salt{}", "C:\\dir\\", "75\\% of", "one\ntwo",
            "a\n\nb", "one\n- two", "back\\\nslash", "---", "@", "x @", "(in brackets)", "\\", "\\\\", "a\n> b",
        ])
    func words(_ words: String) {
        let step = Recipe(title: "T", sections: [RecipeSection(blocks: [.step(Step([.text(words)]))])])
        #expect(recipe(written(step)) == step)
        let between = Recipe(
            title: "T",
            sections: [
                RecipeSection(blocks: [
                    .step(
                        Step([
                            .ingredient(Ingredient(name: "salt")), .text(words),
                            .cookware(Cookware(name: "pan")), .text("."),
                        ]))
                ])
            ])
        #expect(recipe(written(between)) == between)
        let note = Recipe(title: "T", sections: [RecipeSection(name: "S", blocks: [.note(words)])])
        #expect(recipe(written(note)) == note)
    }

    @Test("Written Cooklang escapes a marker before a control character, which is removed")
    func controlCharacters() {
        let original = Recipe(title: "T", sections: [RecipeSection(blocks: [.step(Step([.text("#\u{0B}# Eat.")]))])])
        let read = recipe(written(original))
        #expect(read.sections.map(\.name) == [nil])
        #expect(read.steps.map(\.items) == [[.text("## Eat.")]])
    }

    @Test(
        "Names, amounts and units with markers are read back unchanged from written Cooklang",
        arguments: [
            "a{b}", "-x", "&", "(b) c", "(1) c", "@home", "a|b", "x -- y", "a--b", "50% [- off", "==", "=a", "a=",
            "C:\\",
            "a\\@b", "%", "50 %", "~5", "＠～％", "./x", "a)b(", "}", "#1",
        ])
    func names(_ name: String) {
        let quantity = Quantity(.text(name), unit: name)
        let original = Recipe(
            title: "T",
            listedIngredients: [
                IngredientGroup(name: name, ingredients: [Ingredient(name: name, preparation: name)])
            ],
            sections: [
                RecipeSection(
                    name: name,
                    blocks: [
                        .step(
                            Step([
                                .ingredient(Ingredient(name: name, alias: name, quantity: quantity)), .text(" and "),
                                .ingredient(Ingredient(name: name, quantity: quantity, role: .reference)),
                                .text(", "), .cookware(Cookware(name: name)), .text(", "),
                                .timer(CookingTimer(name: name, duration: quantity)), .text("."),
                            ]))
                    ])
            ])
        #expect(recipe(written(original)) == original)
    }

    @Test(
        "Names lose line breaks and control characters in written Cooklang, and nothing else changes",
        arguments: ["a\nb", "\u{1B}[31mred", " a "])
    func unspeakableNames(_ name: String) {
        let original = Recipe(
            title: "T", listedIngredients: [IngredientGroup(name: name, ingredients: [Ingredient(name: name)])],
            sections: [
                RecipeSection(
                    name: name,
                    blocks: [
                        .step(
                            Step([
                                .ingredient(Ingredient(name: name, quantity: Quantity(.text(name), unit: name))),
                                .text(" and "), .timer(CookingTimer(name: name)), .text("."),
                            ]))
                    ])
            ])
        let read = recipe(written(original))
        #expect(read.listedIngredients.first?.ingredients.first?.name.isEmpty == false)
        #expect(read.steps.first?.items.count == 4)
        #expect(read.steps.first?.items.last == .text("."))
        #expect(recipe(written(read)) == read)
    }

    @Test("Paragraphs of a note are separated by a line with only the marker in written Cooklang")
    func paragraphsOfNotes() {
        let note = "> One\n> line.\n>\n> Two.\n>\n\nStep.\n"
        #expect(recipe(note).sections.first?.blocks.first == .note("One line.\n\nTwo."))
        #expect(recipe(written(recipe(note))) == recipe(note))
    }

    @Test("Every value of a written front matter is read back unchanged")
    func values() {
        let values = [
            "a: b", "- x", "null", "~", "\"q\"", "'q", "#c", "a #c", "[x", "{", "&a", "*a", "%", "a\nb", "---", "é",
            "1:30", "\u{7}x",
        ]
        for value in values {
            var original = Recipe(title: value)
            original.metadata.description = value
            original.metadata.tags = [value, "b"]
            original.metadata.others = [.init(key: value, value: value)]
            let read = recipe(written(original))
            #expect(read.title == (value == "a\nb" ? "a b" : value))
            #expect(read.metadata == original.metadata, "\(value)")
        }
    }

    @Test("The starter cookbook is read back unchanged from written Cooklang")
    func starterCookbook() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Resources/Cookbook").standardized
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let recipes = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "cook" } ?? []
        #expect(recipes.count > 80)
        for file in recipes { try expectRoundTrip(String(contentsOf: file, encoding: .utf8), file.path) }
    }

    @Test("The canonical test suite is read back unchanged from written Cooklang", arguments: CanonicalCase.all)
    func canonicalSuite(_ test: CanonicalCase) { expectRoundTrip(test.source, test.name) }

    @Test(
        "The recipes of the collections are read back unchanged from written Cooklang",
        .enabled(if: !ConformanceData.recipeFiles.isEmpty, "The collections are not here."))
    func collections() throws {
        for file in ConformanceData.recipeFiles {
            try expectRoundTrip(String(contentsOf: file, encoding: .utf8), file.path)
        }
    }

    private func expectRoundTrip(_ text: String, _ file: String) {
        let original = recipe(text, file: file)
        let result = CooklangFormat().read(written(original), file: file)
        let isSame = result.recipe == original
        #expect(isSame, "\(file)")
    }

    private func written(_ recipe: Recipe) -> String { CooklangFormat().write?(recipe) ?? "" }
}
