import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Words in a text")
struct TextSearchTests {
    @Test(
        "are found wherever they stand",
        arguments: [
            ("1 egg , beaten", true), (" , ", true), ("x , ", true), (" ,, , ", true), ("1 egg, beaten", false),
            ("", false), (" ,", false), ("für zwei , drei", true),
        ])
    func found(_ text: String, _ isFound: Bool) {
        #expect(text.holds(" , ") == isFound)
        #expect(Substring(text).holds(" , ") == isFound)
        #expect(Array(text.utf8).holds(" , ") == isFound)
    }
}
