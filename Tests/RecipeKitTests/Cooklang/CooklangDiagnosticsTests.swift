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

    @Test("names dashes with blanks before them")
    func indentedFences() {
        let opening = diagnostics(" ---\nservings: 4\n---\nMix.")
        #expect(
            opening.first?.hasPrefix("test.cook:1:1: warning: Blanks stand before these dashes, so they open") == true)
        #expect(diagnostics(" ---\nservings: 4\n ---\nMix.").count == 1)
        let closing = diagnostics("---\nservings: 4\n ---\nMix.")
        #expect(closing.count == 1)
        #expect(closing.first?.hasPrefix("test.cook:3:1: warning: Blanks stand before these dashes, so the") == true)
        #expect(diagnostics(" ---\nMix.\n ---\n").isEmpty)
    }

    @Test("names every key that stands again")
    func repeatedKeys() {
        let yaml = diagnostics("---\ntitle: A\ntags: x\ntitle: B\ntags: y\n---\nMix.")
        #expect(yaml.map { $0.prefix(14) } == ["test.cook:4:1:", "test.cook:5:1:"])
        let lines = diagnostics(">> serves: 4\n>> author: Ann\n>> Serves: 6\n\nMix.")
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("test.cook:3:1: warning: The key “Serves” stands here again") == true)
        let both = diagnostics("---\nserves: 4\n---\n\n>> Serves: 6\n>> author: Ann\n\nMix.")
        #expect(both.count == 1)
        #expect(both.first?.hasPrefix("test.cook:5:1: warning: The key “Serves” is in the front matter too") == true)
        #expect(diagnostics(">> steps: Dough\n\nMix.\n\n>> steps: Filling\n\nMix.").isEmpty)
    }

    @Test("names braces that close an amount nobody opened")
    func strayEnd() {
        #expect(diagnostics("Add @eggs 6%each} now.").first?.hasPrefix("test.cook:1:17: warning: This brace") == true)
        #expect(diagnostics("Add @eggs{6%each and @salt{1%g}.").first?.hasPrefix("test.cook:1:10: ") == true)
        #expect(diagnostics("A set {1, 2} and 5% of it}.").count == 1)
        #expect(diagnostics("Add @eggs{6%each} } now.").isEmpty)
    }

    @Test("comes in the order of its places and stops at a hundred")
    func orderAndLimit() {
        let found = CooklangFormat().read(String(repeating: "@&a{1%g} ", count: 1) + "@{} [- x", file: "a").diagnostics
        #expect(found.map(\.location.column) == [1, 10, 14])
        let many = (0..<500).map { "@&x\($0)" }.joined(separator: " ")
        #expect(CooklangFormat().read(many, file: "a").diagnostics.count == 100)
    }
}
