import RecipeKit
import Testing

@Suite("What a reader says about a file")
struct CooklangDiagnosticsTests {
    @Test("names the place of a brace that is not closed, and keeps the ingredient")
    func unclosedBrace() {
        let text = "Mix.\n\nAdd 🧂, @plain flour{200%g and stir."
        #expect(diagnostics(text).first?.hasPrefix("test.cook:3:20: warning: The brace of “plain flour”") == true)
        #expect(ingredients(text) == [Ingredient(name: "plain flour")])
        #expect(ingredients("@a b{1 and @salt{2%g}").map(\.name) == ["a b", "salt"])
    }

    @Test("names a reference to something that was not there")
    func unknownReference() {
        #expect(diagnostics("Mix @flour and @&Flour{1%g}.").isEmpty)
        #expect(
            diagnostics("Mix @&flower{1%g}.").first?.hasPrefix("test.cook:1:5: warning: No ingredient “flower”") == true
        )
        #expect(diagnostics("Use #&pan{}.").first?.contains("No cookware “pan”") == true)
        #expect(diagnostics("@&(~1)dough{}").isEmpty)
    }

    @Test("names braces without a name or without a marker")
    func strayBraces() {
        #expect(diagnostics("Add @{2%g}.").first?.hasPrefix("test.cook:1:5: ") == true)
        #expect(diagnostics("Wait {2%minutes}.").first?.hasPrefix("test.cook:1:6: ") == true)
        #expect(diagnostics("In a frying pan{}.").first?.hasPrefix("test.cook:1:16: ") == true)
        #expect(diagnostics("It costs {5} or {a few} euros, \\SI{2}{cm}.").isEmpty)
    }

    @Test("names a comment that is not closed, behind ones that are")
    func unterminatedComment() {
        #expect(diagnostics("[- fine -] a\n-- fine\nb [- not").first?.hasPrefix("test.cook:3:3: ") == true)
    }

    @Test("finds its place behind comments that were left out")
    func placesBehindComments() {
        #expect(diagnostics("[- one\ntwo -] a [- three -] @&x").first?.hasPrefix("test.cook:2:22: ") == true)
    }

    @Test("names a control character once")
    func controlCharacters() {
        #expect(diagnostics("a\u{0}b\u{1B}[31m").count == 1)
        #expect(diagnostics("a\u{9B}31m").first?.hasPrefix("test.cook:1:2: ") == true)
        #expect(diagnostics("a\tb\r\nc\u{A0}d\u{2028}e").isEmpty)
    }

    @Test("names a front matter that does not open or close")
    func halfFrontMatter() {
        #expect(diagnostics("d---\nservings: 4\n---\nMix.").count == 1)
        #expect(diagnostics("---\nservings: 4\n\nMix.").count == 1)
        #expect(diagnostics("---\nMix.").isEmpty)
    }

    @Test("comes in the order of its places and stops at a hundred")
    func orderAndLimit() {
        let found = CooklangFormat().read(String(repeating: "@&a{1%g} ", count: 1) + "@{} [- x", file: "a").diagnostics
        #expect(found.map(\.location.column) == [1, 10, 14])
        let many = (0..<500).map { "@&x\($0)" }.joined(separator: " ")
        #expect(CooklangFormat().read(many, file: "a").diagnostics.count == 100)
    }
}
