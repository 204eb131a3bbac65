import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Changing values in a front matter")
struct FrontMatterUpdateTests {
    /// Returns the YAML after some entries changed, with new entries at its end.
    private func changed(
        _ yaml: String, _ old: [(String, [String])], to new: [(String, [String])]
    ) -> String {
        let bytes = Array(yaml.utf8)
        var update = FrontMatterUpdate(bytes, 0..<bytes.count, bodyMetadata: [])
        update.change(
            old.map { FrontMatterWriter.Entry(key: $0.0, lines: $0.1) },
            to: new.map { FrontMatterWriter.Entry(key: $0.0, lines: $0.1) })
        var edits = TextEdits()
        for edit in update.edits { edits.replace(edit.range, with: edit.text) }
        return String(decoding: edits.applied(to: bytes), as: UTF8.self) + update.added
    }

    @Test("A changed value of a front matter keeps its key, also in quotation marks or with other words")
    func keys() {
        #expect(changed("\"serves\": 4\na: 1\n", [], to: [("servings", ["servings: 6"])]) == "serves: 6\na: 1\n")
        #expect(changed("yield: 4\n", [], to: [("servings", ["servings: 6"])]) == "yield: 6\n")
        #expect(changed("Prep Time: 1 h\n", [], to: [("prep time", ["prep time: 2 h"])]) == "Prep Time: 2 h\n")
        #expect(changed("a: 1\n", [], to: [("servings", ["servings: 6"])]) == "a: 1\nservings: 6\n")
    }

    @Test("Of two keys of a front matter with the same meaning, the last gets the value")
    func repeated() {
        #expect(
            changed("serves: 4\na: 1\nservings: 5\n", [], to: [("servings", ["servings: 6"])]) == "a: 1\nservings: 6\n")
        #expect(changed("serves: 4\nservings: 5\n", [("servings", ["servings: 5"])], to: []) == "")
    }

    @Test("An equal entry of a front matter does not change")
    func equal() {
        let entry = ("servings", ["servings: 4"])
        #expect(changed("serves:   4 # x\n", [entry], to: [entry]) == "serves:   4 # x\n")
    }

    @Test("A comment behind a value of a front matter stays unless the value has quotation marks")
    func comments() {
        #expect(changed("course: a # b\n", [], to: [("course", ["course: c"])]) == "course: c # b\n")
        #expect(changed("course: \"a # b\"\n", [], to: [("course", ["course: c"])]) == "course: c\n")
        #expect(changed("course: 'a # b'\n", [], to: [("course", ["course: c"])]) == "course: c\n")
        #expect(changed("course: a#b\n", [], to: [("course", ["course: c"])]) == "course: c\n")
    }

    @Test("The lines of a list or a block of text in a front matter are replaced with their key")
    func blocks() {
        let list = "tags:\n- a\n  # why\n- b\n\t- c\nd: 1\n"
        #expect(changed(list, [], to: [("tags", ["tags: [x]"])]) == "# why\ntags: [x]\nd: 1\n")
        for mark in ["|", ">-"] {
            let text = "description: \(mark)\n  one\n  # two\nd: 1\n"
            #expect(changed(text, [], to: [("description", ["description: x"])]) == "description: x\nd: 1\n")
        }
    }

    @Test("Lines after a comment at the start of a line of a front matter belong to no key")
    func comment() {
        #expect(
            changed("course: a\n# b\n  c\nd: 1\n", [], to: [("course", ["course: x"])]) == "course: x\n# b\n  c\nd: 1\n"
        )
    }

    @Test("The lines of the body with a changed key are removed")
    func bodyLines() {
        var update = FrontMatterUpdate([], nil, bodyMetadata: [("serves", 3..<9), ("cuisine", 10..<12)])
        update.change([], to: [FrontMatterWriter.Entry(key: "servings", lines: ["servings: 6"])])
        #expect(update.removedLines == [3..<9] && update.added == "servings: 6\n" && update.edits.isEmpty)
        #expect(update.keys.isEmpty)
    }

    @Test(
        "Keys of metadata with the same meaning",
        arguments: [
            ("serves", "servings", true), ("yield", "servings", true), ("source", "source.url", true),
            ("Prep", "prep time", true),
            ("a", "a", true), ("a", "b", false), ("prep time", "cook time", false), ("servings", "a", false),
            ("A", "a", false),
        ])
    func sameKeys(_ key: String, _ other: String, _ isSame: Bool) {
        #expect(FrontMatterUpdate.isSame(key, other) == isSame && FrontMatterUpdate.isSame(other, key) == isSame)
    }
}
