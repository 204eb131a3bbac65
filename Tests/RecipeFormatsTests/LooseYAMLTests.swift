import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Front matter that is not YAML")
struct LooseYAMLTests {
    private func markdown(_ frontMatter: String) -> (recipe: Recipe?, diagnostics: [Diagnostic]) {
        let read = ReadMarkdown("---\n\(frontMatter)\n---\nMix.\n")
        return (
            read.recipe,
            MarkdownFormat().read(at: 0, utf8: Array("---\n\(frontMatter)\n---\nMix.\n".utf8), file: "dish.md")?
                .diagnostics ?? []
        )
    }

    @Test(
        "Lists of ingredients are read in spite of a mistake in the front matter, and the mistake is reported with its place",
        arguments: [
            "ingredients:\n- 1\trode paprika\n- 200 g\trijst",
            "title: \"My \"best\" rice\"\ningredients:\n- 1 rode paprika\n- 200 g rijst",
            "ingredients:\n  - 1 rode paprika\n\t- 2 uien\n  - 200 g rijst",
            "servings: 4 # people: all\ndescription: @home\ningredients:\n  - 1 rode paprika\n  - 200 g rijst",
            "note: it's: good: 'yes\ningredients:\n  - 1 rode paprika\n  - 200 g rijst",
            "ingredients: \n  - \"1 rode paprika\n  - 200 g rijst",
            "%macro\ningredients:\n- 1 rode paprika\n- 200 g rijst",
            "ingredients: |\n  1 rode paprika\n  200 g rijst\nbad: [a, b",
        ])
    func lists(_ frontMatter: String) throws {
        let (recipe, diagnostics) = markdown(frontMatter)
        let lines = try #require(recipe).ingredientGroups.flatMap(\.ingredients).map { $0.line(.ascii) }
        #expect(lines.first == "1 rode paprika" && lines.last == "200 g rijst", "\(lines)")
        #expect(
            (!diagnostics.isEmpty || frontMatter.contains("1\trode"))
                && diagnostics.allSatisfy { $0.location.line != nil && $0.location.file == "dish.md" })
    }

    @Test("A line separator inside of a value is a space", arguments: ["\u{2028}", "\u{2029}", "\u{85}"])
    func separators(_ sign: String) throws {
        let (recipe, diagnostics) = markdown(
            "title: Red\(sign)soup\nservings: 4\ningredients:\n- 1 beet\(sign)root\n- 2 leeks")
        #expect(try #require(recipe).title == "Red soup" && diagnostics.isEmpty)
        #expect(recipe?.ingredientGroups.flatMap(\.ingredients).map(\.name) == ["beet root", "leeks"])
        let text = "---\ntitle: Red\(sign)soup\nservings: 4\n---\nMix @salt{}.\n"
        #expect(CooklangFormat().read(text, file: "a.cook").recipe.title == "Red soup")
    }

    @Test("Values lose their quotation marks and comments, and keep what is inside of them")
    func values() {
        let text = """
            a: "x" y"
            b: 'it''s'  # said
            c: plain # remark
            d: [one, "two, three", 'four']
            e: http://example.org:80/a#b
            f:joined
            g: >
              two
              lines

              end
            h: ~
            "i j": "tab\\there"
            k:
              l: 1
              m:
              - n: 2
                o: 3
              - p
            a: last
            """
        let bytes = Array(text.utf8)
        let loose = LooseYAML(0..<bytes.count, of: bytes)
        let values = Dictionary(uniqueKeysWithValues: loose.entries.map { ($0.key, $0.value.flattened) })
        #expect(values["a"] == "last" && values["b"] == "it's" && values["c"] == "plain")
        #expect(values["d"] == "one, two, three, four" && values["e"] == "http://example.org:80/a#b")
        #expect(values["f"] == "joined" && values["g"] == "two lines\nend" && values["h"]?.isEmpty == true)
        #expect(values["i j"] == "tab here" && values["k"] == "l: 1, m: n: 2, o: 3, p")
        #expect(loose.unread.isEmpty && loose.entries.first?.key == "a")
    }

    @Test("A line without a key is reported with its place, and the others are read")
    func unread() {
        let diagnostics = markdown("title: Soup\n%%\nservings: 4\n@ nothing").diagnostics
        #expect(diagnostics.map { "\($0.location.line ?? 0):\($0.location.column ?? 0)" }.contains("5:1"))
        #expect(markdown("title: Soup\n%%\nservings: 4\n@ nothing").recipe?.metadata.servings?.text == "4")
    }

    @Test(
        "Deep, long and odd front matter is read to its end",
        arguments: [
            String(repeating: "- ", count: 5000), String(repeating: "[", count: 5000),
            "a:\n" + String(repeating: " ", count: 500) + "b: [",
            (0..<300).map { String(repeating: " ", count: $0) + "k\($0):" }.joined(separator: "\n") + "\n\tx",
            String(repeating: "a: \"\n", count: 3000), "-", ":", "- :\n-: :", "\"", "'a': 'b", "|", "- |", "a: |",
        ])
    func odd(_ frontMatter: String) { #expect(markdown("servings: 4\n" + frontMatter).recipe != nil) }
}
