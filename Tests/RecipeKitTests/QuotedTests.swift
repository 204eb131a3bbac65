import Testing

@testable import RecipeKit

@Suite("Texts of users in sentences")
struct QuotedTests {
    @Test("A text is quoted whole, and of a long one only the beginning")
    func quoted() {
        #expect("leek".quoted == "“leek”" && "".quoted == "“”")
        let longest = String(repeating: "é", count: 80)
        #expect(longest.quoted == "“\(longest)”")
        #expect((longest + "x").quoted == "“\(longest)…”")
    }
}
