import Testing

@testable import RecipeFormats

@Suite("References in a Cooklang text")
struct CooklangReferencesTests {
    private func paths(_ text: String) -> [String] {
        CooklangReferences(Array(text.utf8)).items.map { $0.reference.path.joined(separator: "/") }
    }

    private func replaced(_ text: String, with new: String) -> String {
        String(decoding: CooklangReferences(Array(text.utf8)).replacing { _ in new }, as: UTF8.self)
    }

    @Test("References are found wherever a step can have them, and other components are not")
    func finding() {
        #expect(paths("Line the tin with @./Shortcrust{250%g}, then @apples{3}.") == ["Shortcrust"])
        #expect(paths("@../sauces/Béchamel{} and @.\\sauces\\Pesto{1%cup}") == ["../sauces/Béchamel", "sauces/Pesto"])
        #expect(paths("@@Stock{1%l} @&./Dough{} @?./Cream | whipped{}") == ["Stock", "Dough", "Cream"])
        #expect(paths("Serve with @./Mayonnaise.\n> See @./Aioli too\n") == ["Mayonnaise", "Aioli"])
        #expect(paths("---\nsource: a@./b\n---\njoe@example.org \\@./no{} @ ./no @milk{}") == [])
    }

    @Test("Only the name is replaced, and every other byte stays")
    func replacing() {
        #expect(
            replaced("a @./Dough|the dough{2%kg}(cold) b\r\n", with: "./Bread/Rye")
                == "a @./Bread/Rye|the dough{2%kg}(cold) b\r\n")
        #expect(replaced("Add @./Dough, then rest.", with: "./Rye dough") == "Add @./Rye dough{}, then rest.")
        #expect(replaced("Add @@Stock{1%l}.", with: "Clear stock") == "Add @@Clear stock{1%l}.")
        #expect(replaced("Add @./A{}.", with: "./B {c} @d") != "Add @./B {c} @d{}.", "special characters are escaped")
    }
}
