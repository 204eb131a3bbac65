import Testing

@testable import Kitchen

@Suite("Corners of the names of groceries")
struct GroceryNamesCornerTests {
    private static func name(_ text: String) -> String { GroceryNames().grocery(for: text).name }

    @Test func `the characters between two adjacent words of a name do not change, also outside of ASCII`() {
        #expect(Self.name("confectioners' sugar") == "confectioners' sugar")
        #expect(Self.name("confectioners’ sugar") == "confectioners’ sugar")
        #expect(Self.name("huile d’olive") == "huile d’olive")
        #expect(Self.name("zorb–blob") == "zorb–blob")
        #expect(Self.name("zorb\u{A0}blob") == "zorb\u{A0}blob")
    }
}
