import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Front matter")
struct FrontMatterTests {
    @Test("Front matter is read as YAML, with lists, quotes and folded text")
    func yaml() {
        let metadata = recipe(
            """
            ---
            description: >
              Warm and
              good.
            tags: [quick, "one, pot"]
            diet:
              - vegan
              - halal
            image: 'https://example.org/a,b.jpg'
            ---
            Mix.
            """
        ).metadata
        #expect(metadata.description == "Warm and good.")
        #expect(metadata.tags == ["quick", "one, pot"])
        #expect(metadata.diets == ["vegan", "halal"])
        #expect(metadata.images == ["https://example.org/a,b.jpg"])
    }

    @Test(
        "Front matter is written with quotation marks around the words that other programs read as Booleans or nothing",
        arguments: ["null", "true", "false", "yes", "no", "on", "off", "On", "OFF", "Yes"])
    func reservedWords(word: String) {
        #expect(YAMLText.scalar(word) == "\"\(word)\"")
        #expect(YAMLText.list([word, "one"]) == "[\"\(word)\", one]")
        let written = FrontMatterWriter.text(title: word, RecipeMetadata())
        #expect(written == "---\ntitle: \"\(word)\"\n---\n")
        #expect(recipe(written).title == word)
    }

    @Test("Front matter values are words, not numbers, dates or Booleans")
    func scalars() {
        let others = recipe("---\na: 010\nb: no\nc: 2024-01-02\nd: 1.50\ne: ~\n---").metadata.others
        #expect(others.map(\.value) == ["010", "no", "2024-01-02", "1.50", ""])
        #expect(others.map(\.key) == ["a", "b", "c", "d", "e"])
    }

    @Test("Front matter may follow blank lines and a byte order mark, and end its lines in any way")
    func placement() {
        for text in [
            "\u{FEFF}---\nservings: 2\n---\nMix.", "\n\n---\r\nservings: 2\r\n---\r\nMix.",
            "---  \rservings: 2\r---\rMix.",
        ] {
            #expect(recipe(text).metadata.servings?.text == "2")
            #expect(recipe(text).steps == [Step([.text("Mix.")])])
        }
    }

    @Test("Front matter begins only at the start of a text")
    func notFrontMatter() {
        #expect(recipe("Mix.\n---\nservings: 2\n---").metadata.servings == nil)
    }

    @Test("Invalid front matter has the values of its plain lines and a diagnostic with the location")
    func broken() {
        let text = "---\nservings: 4\ntitle: Soup: the best\ntags: \"a\"\n---\nMix @salt."
        let result = CooklangFormat().read(text, file: "soup.cook")
        #expect(result.recipe.title == "Soup: the best")
        #expect(result.recipe.metadata.servings?.number == Rational(4))
        #expect(result.recipe.metadata.tags == ["a"])
        #expect(result.recipe.steps.count == 1)
        #expect(result.diagnostics.count == 1)
        #expect(result.diagnostics.first?.location == SourceLocation(file: "soup.cook", line: 3, column: 12))
    }

    @Test("Front matter with a repeated key uses the last value and reports it")
    func duplicateKeys() {
        let result = CooklangFormat().read("---\nservings: 4\nservings: 6\n---\n", file: "a.cook")
        #expect(result.recipe.metadata.servings?.text == "6")
        #expect(result.diagnostics.count == 1)
    }

    @Test("Front matter that expands to more than its size is rejected")
    func hostileYAML() {
        let deep = "---\na: " + String(repeating: "[", count: 5000) + "\nservings: 2\n---\nMix."
        #expect(recipe(deep).metadata.servings?.text == "2")
        let steep = "---\n" + String(repeating: "- ", count: 5000) + "a\n---\nMix."
        #expect(recipe(steep).steps.count == 1)
        let lines = (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
        let bomb = "---\na0: &a0 x\n" + lines.joined(separator: "\n") + "\n---\nMix."
        #expect(CooklangFormat().read(bomb, file: "a.cook").diagnostics.count == 1)
    }

    @Test("A header is read from the front matter and the lines of metadata")
    func header() {
        let text = "---\ntitle: Borsch\ntime: 1 h\n---\n>> servings: 6\n>> [mode]: steps\n>> steps: One\nMix @beets."
        let header = listed(text)
        #expect(header.title == "Borsch")
        #expect(header.metadata == recipe(text).metadata)
        #expect(header.metadata.servings?.text == "6")
        #expect(listed("Mix.") == RecipeHeader())
    }
}
