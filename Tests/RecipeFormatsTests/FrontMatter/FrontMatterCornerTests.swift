import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Corners of front matters and their YAML")
struct FrontMatterCornerTests {
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
                && metadata.author == "\"")
        #expect(metadata.others == [.init(key: "élan", value: "w")] && places.count == 1)
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
