import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Searching in text")
struct TextSearchTests {
    @Test(
        "Words are found at every position of a text",
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
