import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// The files are large enough to reveal recursion and superlinear time. A reader that recurses without a limit crashes.
/// The tests compare the processor time of a file with that of a file of a quarter of its size. A quadratic reader
/// needs sixteen times as long, and fails the test.
@Suite("Enormous files")
struct EnormousFileTests {
    @Test(
        "An enormous JSON file with a value nested too deeply keeps the recipe around the value",
        arguments: [("[", "]"), ("{\"a\":", "}"), ("[{\"name\":", "}]"), ("{\"@graph\":[", "]}")])
    func deepJSON(open: String, close: String) {
        let deep = String(repeating: open, count: 25_000) + "1" + String(repeating: close, count: 25_000)
        let text = """
            {"@type": "Recipe", "name": "Soup", "description": \(deep), "recipeIngredient": ["1 leek"]}
            """
        for text in [text, deep + text, "[\(deep),\(text)]"] {
            let reading = FileReading(text, JSONLDFormat())
            #expect(reading.recipes.map(\.title) == ["Soup"])
            #expect(reading.recipes.first?.listedIngredients.first?.ingredients.map(\.name) == ["1 leek"])
            #expect(reading.diagnostics.first?.message.contains("nested") == true)
        }
        #expect(FileReading(String(repeating: open, count: 25_000), JSONLDFormat()).diagnostics.count == 2)
        let page = FileReading("<script type='application/ld+json'>\(text)</script>", HTMLFormat())
        #expect(page.recipes.map(\.title) == ["Soup"])
    }

    @Test(
        "A JSON value nested up to the depth limit is read in every property of a recipe",
        arguments: [
            "name", "recipeIngredient", "recipeInstructions", "image", "author", "recipeYield", "totalTime", "url",
        ])
    func nestedWords(key: String) {
        for (open, close) in [("[", "]"), ("[[],", "]"), ("[{},", "]"), ("{\"name\":[", "]}"), ("{\"text\":", "}")] {
            let depth = 60 / open.count { $0 == "[" || $0 == "{" }
            for word in ["\"Soup\"", ""] {
                let value = String(repeating: open, count: depth) + word + String(repeating: close, count: depth)
                let reading = FileReading("{\"@type\": \"Recipe\", \"\(key)\": \(value)}", JSONLDFormat())
                #expect(reading.recipes.count == 1)
            }
        }
    }

    @Test(
        "An enormous HTML page that repeats an unclosed element or character is read in linear time",
        arguments: [
            "<div>", "<p>", "<b>", "<li>", "<table>", "<!--", "<!-", "<![CDATA[", "<script>", "<style>", "<a href=\"",
            "<a ", "<", "</", "</p>", "<br/", "&", "&#", "&amp", "&#x10FFFF", "<?", "<!DOCTYPE ", "<textarea>",
            "<select><option>",
            "<div itemscope>", "<i itemprop=name>", "<b typeof=Recipe property=step>", "<svg>", "<title>", "<td><tr>",
            "\u{0}", "\r", "<p <", "<form><input>",
        ])
    func unclosedHTML(piece: String) {
        let start =
            "<p itemscope itemtype=schema.org/Recipe><i itemprop=name>Soup</i><i itemprop=ingredients>1 leek</i>"
        let isLinear = ProcessorTime.growsLinearly(toSize: 40_000) { size in
            let page = start + String(repeating: piece, count: size / piece.utf8.count)
            let reading = FileReading(page, HTMLFormat())
            #expect(reading.recipes.first?.title == "Soup")
            #expect(reading.recipes.first?.listedIngredients.first?.ingredients.first?.name == "1 leek")
        }
        #expect(isLinear)
    }

    @Test("An enormous file with many different attributes, properties and values is read in linear time")
    func manyNames() {
        #expect(ProcessorTime.growsLinearly(toSize: 5000, of: readManyNames))
    }

    private func readManyNames(_ count: Int) {
        let names = (0..<count).map { "n\($0)" }
        let pages = [
            "<p \(names.joined(separator: " "))>",
            "<p itemprop='\(names.joined(separator: " "))'>x</p>",
            names.map { "<i itemprop=\($0)>x</i>" }.joined(),
            names.map { "<i itemprop=author>\($0)</i>" }.joined(),
        ]
        for page in pages {
            let reading = FileReading(
                "<div itemscope itemtype=Recipe><i itemprop=ingredients>egg</i>\(page)", HTMLFormat())
            #expect(reading.recipes.first?.listedIngredients.first?.ingredients.map(\.name) == ["egg"])
        }
        let list = "[\"\(names.joined(separator: "\",\""))\"]"
        let keys = ["author", "recipeCategory", "image", "keywords", "suitableForDiet", "tool", "recipeYield"]
        let members = keys.map { "\"\($0)\": \(list)," }.joined() + names.map { "\"\($0)\": 1," }.joined()
        let reading = FileReading("{\(members)\"nutrition\": {\(members)}, \"@type\": \"Recipe\"}", JSONLDFormat())
        #expect(reading.recipes.first?.listedCookware.count == count)
    }

    @Test(
        "An enormous Markdown file that repeats an unclosed special character is read in linear time",
        arguments: [
            "> ", "- ", "1. ", "*", "_", "`", "[", "[[a", "{", "![", "](", "[a](", "<", "<!--", "<?", "&", "\\", "# ",
            "*a_ ",
            "**a__ ", "[a]: ",
            "[a]", "- a\n ", "> a\n", "```\n", "\u{0}", "![[]()", "`a``", "~", "|", "\t", "\r", "a*", "<a", "-\n",
            "---\n", "## \n",
        ])
    func unclosedMarkdown(piece: String) {
        #expect(ProcessorTime.growsLinearly(toSize: 12_000) { size in readUnclosedMarkdown(piece, size: size) })
    }

    private func readUnclosedMarkdown(_ piece: String, size: Int) {
        let many = String(repeating: piece, count: size / piece.utf8.count)
        let markdown = FileReading(
            "---\nservings: 4\n---\n# Soup\n\n## Ingredients\n\n- egg\n\n## Directions\n\nBoil.\n\n\(many)",
            MarkdownFormat())
        // A text full of code is no recipe.
        let isCode = piece.contains("`")
        #expect(markdown.recipes.first?.title == "Soup" || isCode && !markdown.diagnostics.isEmpty)
        let names = markdown.recipes.first?.listedIngredients.first?.ingredients.map(\.name)
        #expect(names == ["egg"] || isCode && names == nil)
        let recipeMD = FileReading("# Soup\n\n---\n\n- egg\n\n---\n\n\(many)", RecipeMDFormat())
        #expect(recipeMD.recipes.first?.title == "Soup")
        for start in ["# Soup\n\n---\n\n- ", "# Soup\n\n---\n\n- *", "# Soup\n\n---\n\n## ", "# Soup\n\n**", "# "] {
            let reading = FileReading(start + many, RecipeMDFormat())
            #expect(!reading.recipes.isEmpty || !reading.diagnostics.isEmpty)
        }
    }

    @Test(
        "An enormous file with many ingredients is read completely and written in linear time",
        arguments: SampleFile.own)
    func manyIngredients(sample: SampleFile) throws {
        #expect(try ProcessorTime.growsLinearly(toSize: 5000) { try readManyIngredients($0, in: sample) })
    }

    private func readManyIngredients(_ count: Int, in sample: SampleFile) throws {
        let (line, behind): (String, String) =
            switch sample.format.identifier {
            case "cooklang": (" @salt{1%g}", "Boil @water{1 1/2%l}")
            case "recipemd": ("\n- *1 g* salt", "water")
            case "markdown", "org": ("\n- 1 g salt", "water")
            case "json": (", \"1 g salt\"", "\"1½ l water\"")
            default:
                sample.text.contains("itemprop")
                    ? ("<li itemprop=recipeIngredient>1 g salt", "1½ l water") : (", \"1 g salt\"", "\"1½ l water\"")
            }
        let place = try #require(sample.text.firstRange(of: behind))
        var text = sample.text
        text.insert(contentsOf: String(repeating: line, count: count), at: place.upperBound)
        let recipe = try #require(FileReading(text, sample.format).recipes.first)
        let marked = recipe.sections.flatMap(\.steps).flatMap(\.items).count {
            if case .ingredient = $0 { true } else { false }
        }
        #expect(marked + recipe.listedIngredients.reduce(0) { $0 + $1.ingredients.count } >= count)
        for format in FormatRegistry.all { #expect(format.write.map { !$0(recipe).isEmpty } ?? true) }
    }
}
