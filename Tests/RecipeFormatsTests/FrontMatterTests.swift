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

extension FrontMatterTests {
    private func found(_ text: String) -> [String]? {
        let bytes = Array(text.utf8)
        return FrontMatter.find(in: bytes, from: 0).map {
            [String(decoding: bytes[$0.yaml], as: UTF8.self), String(decoding: bytes[$0.bodyStart...], as: UTF8.self)]
        }
    }

    @Test("A front matter is between two lines of exactly three dashes without indentation")
    func fences() {
        #expect(
            found("---\na: 1\n---\nb") == ["a: 1\n", "b"] && found("\n \n---\t\na: 1\n---  \nb") == ["a: 1\n", "b"]
                && found("---\n---") == ["", ""])
        #expect(
            found("--- a\n---\n") == nil && found("----\na: 1\n---\n") == nil && found(" ---\na: 1\n---\n") == nil
                && found("---\na: 1\n") == nil && found("") == nil)
        #expect(found("---\na: 1\n --- \n---\nb") == ["a: 1\n --- \n", "b"] && found("--\na: 1\n--\n") == nil)
        let wide = "---" + String(repeating: " ", count: 996)
        #expect(found(wide + "\na: 1\n---\nb") != nil && found(wide + " \na: 1\n---\nb") == nil)
        #expect(FrontMatter.textStart(in: [0xEF, 0xBB, 0xBF]) == 3 && FrontMatter.textStart(in: [0xEF, 0xBB]) == 0)
    }

    private func mistake(_ text: String) -> Int? { FrontMatter.mistake(in: Array(text.utf8), from: 0)?.offset }

    @Test("A mistyped line of dashes around keys is found, and a rule of Markdown is not")
    func mistakes() {
        #expect(
            mistake("d---\na: 1\n---\n") == 0 && mistake("\n----\na b: 1\n---\n") == 1 && mistake("---\na: 1\n") == 0
                && mistake("---\na: 1\n ---\n") == 9)
        #expect(
            mistake("---\nText.\n---\n") == nil && mistake("abcdef---\na: 1\n---\n") == nil
                && mistake("abcde---\na: 1\n---\n") == 0 && mistake(" ---\na: 1\nb\n") == nil)
        #expect(
            mistake("a\na: 1\n---\n") == nil && mistake("---") == nil && mistake("") == nil
                && mistake("----\n: 1\n---\n") == nil && mistake("----\na\n---\n") == nil)
    }

    private func reading(_ yaml: String) -> (RecipeMetadata, [String]) {
        let result = CooklangFormat().read("---\n\(yaml)\n---\nMix.", file: "a")
        return (result.recipe.metadata, result.diagnostics.map { String($0.description.prefix { $0 != "w" }) })
    }

    @Test("The lines of an invalid front matter are read as keys without their quotation marks")
    func plainLines() {
        let (metadata, places) = reading(
            "servings: \"4\"\ntags: a: b\n  indented: x\n# comment: y\n'quoted': z\ncourse:\nauthor: \"\nélan: 'w'")
        #expect(
            metadata.servings?.text == "4" && metadata.tags == ["a: b"] && metadata.course == nil
                && metadata.author == nil)
        #expect(
            metadata.others == [.init(key: "quoted", value: "z"), .init(key: "élan", value: "w")] && places.count == 2)
    }

    @Test("A front matter without keys is reported where its text begins, and an empty one is not")
    func noKeys() {
        #expect(
            reading("  just words").1 == ["a:2:3: "] && reading("").1.isEmpty && reading("# comment").1.isEmpty
                && reading("- a\n- b").1 == ["a:2:1: "])
    }

    @Test("A repeated key of a front matter is reported at its line and column, also behind letters of two bytes")
    func repeatedKeys() {
        #expect(reading("é: 1\né: 2").1 == ["a:3:1: "] && reading("{a: é, a: 2}").1 == ["a:2:8: "])
    }

    @Test(
        "A text in YAML has quotation marks only if a reader would need them",
        arguments: [
            ("a word", "a word"), ("4 - 6 (a/b)'s + c; d.e_f", "4 - 6 (a/b)'s + c; d.e_f"), ("a: b", "\"a: b\""),
            ("a#b", "\"a#b\""), ("", "\"\""), (" a", "\" a\""), ("a ", "\"a \""), ("-a", "\"-a\""),
            ("é", "é"), ("½", "\"½\""), ("a\"b\\c", #""a\"b\\c""#), ("a\nb\tc\rd", #""a\nb\tc\rd""#),
            ("\u{1}\u{7F}\u{A0}\u{2028}\u{FEFF}", #""\u0001\u007f\u00a0\u2028\ufeff""#), ("falsey", "falsey"),
            ("a, b", "\"a, b\""), ("&x", "\"&x\""), ("1e", "1e"),
        ])
    func scalars(_ text: String, _ yaml: String) throws {
        #expect(YAMLText.scalar(text) == yaml)
        #expect(recipe("---\nx: \(yaml)\n---\n").metadata.others == [.init(key: "x", value: text.trimmingSpaces())])
    }

    @Test("A text of 400 bytes has quotation marks in YAML")
    func longScalar() {
        let text = String(repeating: "a", count: 399)
        #expect(YAMLText.scalar(text) == text && YAMLText.scalar(text + "a") == "\"\(text)a\"")
    }

    @Test("A front matter has its entries in a fixed order, and a source with a name and an address on three lines")
    func written() {
        let metadata = RecipeMetadata(
            description: "Good.", course: "Soup", cuisine: "French", difficulty: "easy", author: "Ann",
            source: RecipeSource(name: "A: b", url: "https://example.org"), servings: Servings(parsing: "4"),
            prepTime: CookingTime(minutes: 5, text: "soon"), cookTime: CookingTime(parsing: "1 h"),
            statedTotalTime: CookingTime(parsing: "2 h"), tags: ["a", "b"], diets: ["vegan"], images: ["a.jpg"],
            locale: "en",
            others: [.init(key: "x: y", value: "z"), .init(key: "empty", value: "")])
        let text = FrontMatterWriter.text(title: "Leek", metadata)
        #expect(
            text
                == "---\ntitle: Leek\ndescription: Good.\ncourse: Soup\ncuisine: French\nservings: 4\nprep time: 5 min\ncook time: 1 h\ntime: 2 h\ndifficulty: easy\ntags: [a, b]\ndiet: [vegan]\nauthor: Ann\n"
                + "source:\n  name: \"A: b\"\n  url: \"https://example.org\"\nimages: [a.jpg]\nlocale: en\n\"x: y\": z\n---\n"
        )
        #expect(
            FrontMatterWriter.text(title: "", RecipeMetadata()) == ""
                && FrontMatterWriter.text(title: "", RecipeMetadata(source: RecipeSource())) == "")
        #expect(
            FrontMatterWriter.text(title: "", RecipeMetadata(source: RecipeSource(name: "Ann")))
                == "---\nsource: Ann\n---\n")
        #expect(
            FrontMatterWriter.text(title: "", RecipeMetadata(source: RecipeSource(name: "https://example.org")))
                .contains("\n  name: "))
    }
}
