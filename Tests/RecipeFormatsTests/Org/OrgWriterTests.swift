import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Writing Org")
struct OrgWriterTests {
    private func read(_ text: String) throws -> Recipe {
        try #require(OrgFormat().read(at: 0, utf8: Array(text.utf8), file: "Dish.org")).recipe
    }

    private func written(_ recipe: Recipe) throws -> String { try #require(OrgFormat().write?(recipe)) }

    @Test("A recipe that was read from Org is the same after writing and reading, and its text stays the same")
    func samples() throws {
        let text = """
            #+title: Leek soup
            #+description: Warm.
            #+description:
            #+description: Good.
            #+servings: 4
            #+prep_time: 10 min
            #+tags: soup
            #+tags: winter
            #+cellar%20row: 3

            * Ingredients

            - 1 l water

            ** Topping

            - 2 leeks, sliced

            * Directions

            1. Boil the water.\\\\
               Wait.

               Then add the leeks.
            2. Serve.

            #+begin_quote
            Keeps for a day.
            #+end_quote

            ** Later

            3. Warm it.

            """
        #expect(try written(read(text)) == text)
    }

    @Test("Any recipe is the same after it was written as Org, read and written again", arguments: UInt64(1)...300)
    func random(seed: UInt64) throws {
        var random = RandomRecipe(seed: seed)
        let once = try read(written(random.recipe()))
        let text = try written(once)
        #expect(try read(text) == once, "\(text)")
        #expect(try written(read(text)) == text)
    }

    @Test("Org keeps what Markdown keeps", arguments: UInt64(1)...100)
    func asMarkdown(seed: UInt64) throws {
        var random = RandomRecipe(seed: seed)
        let recipe = random.recipe()
        let markdown = try #require(MarkdownFormat().write?(recipe))
        let expected = try #require(MarkdownFormat().read(at: 0, utf8: Array(markdown.utf8), file: "Dish.md")).recipe
        let text = try written(recipe)
        #expect(try read(text) == expected, "\(text)")
    }

    @Test(
        "Words that look like markup of Org are the same after writing and reading",
        arguments: [
            "Use *two* /or/ _three_ =cups= ~of~ +it+.",
            "See [[a][b]] and [fn:1] and [2026-01-01 Thu] <2026-01-01 Thu>.",
            "Cut 5--8 slices---thin, \\deg{} \\frac12 and a \\\\ slash.", "- a dash", "* a star", "1. a number",
            "# a sign", "#+title: no", ": fixed", "| a | b |", "[ ] box", "[@3] count", "term :: words",
            "CLOSED: done", "TODO it", "[2/5] done",
        ])
    func lookalikes(_ words: String) throws {
        let name = "\(words) dough"
        let recipe = Recipe(
            title: words, metadata: RecipeMetadata(description: words),
            listedIngredients: [IngredientGroup(name: name, ingredients: [Ingredient(name: "salt")])],
            sections: [
                RecipeSection(
                    name: name,
                    blocks: [
                        .step(Step([.text("Mix.\n\(words)\n\n\(words)")])), .step(Step([.text(words)])), .note(words),
                    ])
            ])
        let text = try written(recipe)
        let result = try read(text)
        #expect(result.title == recipe.title && result.metadata.description == words, "\(text)")
        #expect(result.listedIngredients.map(\.name) == [name], "\(text)")
        #expect(result.sections == recipe.sections, "\(text)")
    }

    private static let orgFiles: [URL] = {
        guard let folder = ConformanceData.root?.appending(path: "org"),
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return [] }
        return names.sorted().filter { $0.hasSuffix(".org") }.map { folder.appending(path: $0) }
    }()

    @Test(
        "Real recipes in Org are read with ingredients and steps, and are the same after writing", arguments: orgFiles)
    func real(_ file: URL) throws {
        let bytes = try [UInt8](Data(contentsOf: file))
        let recipe = try #require(OrgFormat().read(at: 0, utf8: bytes, file: file.path)).recipe
        #expect(!recipe.title.isEmpty)
        #expect(recipe.sections.contains { !$0.steps.isEmpty })
        let once = try read(written(recipe))
        #expect(once.title == recipe.title && once.metadata == recipe.metadata)
        #expect(once.sections.flatMap(\.steps) == recipe.sections.flatMap(\.steps))
        #expect(try read(written(once)) == once)
    }
}
