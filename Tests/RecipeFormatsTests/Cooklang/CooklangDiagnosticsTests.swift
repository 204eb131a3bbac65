import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Cooklang diagnostics")
struct CooklangDiagnosticsTests {
    @Test("A diagnostic has the location of an unclosed brace, and the ingredient is kept")
    func unclosedBrace() {
        let text = "Mix.\n\nAdd 🧂, @plain flour{200%g and stir."
        #expect(diagnostics(text).first?.hasPrefix("test.cook:3:20: warning: The brace of “plain flour”") == true)
        #expect(ingredients(text) == [Ingredient(name: "plain flour")])
        #expect(ingredients("@a b{1 and @salt{2%g}").map(\.name) == ["a b", "salt"])
    }

    @Test("A Cooklang diagnostic reports a reference to an unknown ingredient")
    func unknownReference() {
        #expect(diagnostics("Mix @flour and @&Flour{1%g}.").isEmpty)
        #expect(
            diagnostics("Mix @&flower{1%g}.").first?.hasPrefix("test.cook:1:5: warning: No ingredient “flower”") == true
        )
        #expect(diagnostics("Use #&pan{}.").first?.contains("No cookware “pan”") == true)
        #expect(diagnostics("@&(~1)dough{}").isEmpty)
    }

    @Test("A Cooklang diagnostic reports braces without a name or a marker")
    func strayBraces() {
        #expect(diagnostics("Add @{2%g}.").first?.hasPrefix("test.cook:1:5: ") == true)
        #expect(diagnostics("Wait {2%minutes}.").first?.hasPrefix("test.cook:1:6: ") == true)
        #expect(diagnostics("In a frying pan{}.").first?.hasPrefix("test.cook:1:16: ") == true)
        #expect(diagnostics("It costs {5} or {a few} euros, \\SI{2}{cm}.").isEmpty)
    }

    @Test(
        "A Cooklang diagnostic says how an amount outside of braces is written",
        arguments: [
            ("Mix @sour cream 200 g and salt.", "@sour cream{200%g}"), ("Mix @flour 200g.", "@flour{200%g}"),
            ("Mix @brown cane sugar 2 tbsp", "@brown cane sugar{2%tbsp}"), ("Beat @2 eggs.", "@eggs{2}"),
            ("Heat @2 tbsp oil.", "@oil{2%tbsp}"),
        ])
    func unbracedAmount(text: String, meant: String) {
        #expect(diagnostics(text).first?.hasSuffix("write \(meant).") == true, "\(diagnostics(text))")
    }

    @Test(
        "What follows an ingredient without braces is not always its amount",
        arguments: [
            "Fry @onions in 2 tbsp oil.", "Fry @onions 5 minutes.", "Mix @salt and 2 tsp sugar.",
            "Boil @pasta, 2 l water.",
            "Fry @onion chopped 2 tbsp oil.", "Bake @180 degrees.", "Write to joe@2 example.",
            "Use @olive oil{2%tbsp}.",
        ])
    func noUnbracedAmount(text: String) { #expect(diagnostics(text) == []) }

    @Test("A Cooklang diagnostic reports an unclosed comment after closed ones")
    func unterminatedComment() {
        #expect(diagnostics("[- fine -] a\n-- fine\nb [- not").first?.hasPrefix("test.cook:3:3: ") == true)
    }

    @Test("A diagnostic after removed comments has the correct location")
    func placesBehindComments() {
        #expect(diagnostics("[- one\ntwo -] a [- three -] @&x").first?.hasPrefix("test.cook:2:22: ") == true)
    }

    @Test("A Cooklang diagnostic reports a control character once")
    func controlCharacters() {
        #expect(diagnostics("a\u{0}b\u{1B}[31m").count == 1)
        #expect(diagnostics("a\u{9B}31m").first?.hasPrefix("test.cook:1:2: ") == true)
        #expect(diagnostics("a\tb\r\nc\u{A0}d\u{2028}e").isEmpty)
    }

    @Test("A Cooklang diagnostic reports a front matter without a start or an end")
    func halfFrontMatter() {
        #expect(diagnostics("d---\nservings: 4\n---\nMix.").count == 1)
        #expect(diagnostics("---\nservings: 4\n\nMix.").count == 1)
        #expect(diagnostics("---\nMix.").isEmpty)
    }

    @Test("A Cooklang diagnostic reports front matter dashes after spaces")
    func indentedFences() {
        let opening = diagnostics(" ---\nservings: 4\n---\nMix.")
        #expect(
            opening.first?.hasPrefix("test.cook:1:1: warning: These dashes are indented, so they do not open") == true)
        #expect(diagnostics(" ---\nservings: 4\n ---\nMix.").count == 1)
        let closing = diagnostics("---\nservings: 4\n ---\nMix.")
        #expect(closing.count == 1)
        #expect(closing.first?.hasPrefix("test.cook:3:1: warning: These dashes are indented, so the front") == true)
        #expect(diagnostics(" ---\nMix.\n ---\n").isEmpty)
    }

    @Test("A diagnostic reports every repeated metadata key")
    func repeatedKeys() {
        let yaml = diagnostics("---\ntitle: A\ntags: x\ntitle: B\ntags: y\n---\nMix.")
        #expect(yaml.map { $0.prefix(14) } == ["test.cook:4:1:", "test.cook:5:1:"])
        let lines = diagnostics(">> serves: 4\n>> author: Ann\n>> Serves: 6\n\nMix.")
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("test.cook:3:1: warning: The key “Serves” is repeated") == true)
        let both = diagnostics("---\nserves: 4\n---\n\n>> Serves: 6\n>> author: Ann\n\nMix.")
        #expect(both.count == 1)
        #expect(both.first?.hasPrefix("test.cook:5:1: warning: The key “Serves” is in the front matter too") == true)
        #expect(diagnostics(">> steps: Dough\n\nMix.\n\n>> steps: Filling\n\nMix.").isEmpty)
    }

    @Test("A diagnostic reports a closing brace without an opening one")
    func strayEnd() {
        #expect(diagnostics("Add @eggs 6%each} now.").first?.hasPrefix("test.cook:1:17: warning: This brace") == true)
        #expect(diagnostics("Add @eggs{6%each and @salt{1%g}.").first?.hasPrefix("test.cook:1:10: ") == true)
        #expect(diagnostics("A set {1, 2} and 5% of it}.").count == 1)
        #expect(diagnostics("Add @eggs{6%each} } now.").isEmpty)
    }

    @Test("Diagnostics are in file order and limited to one hundred")
    func orderAndLimit() {
        let found = CooklangFormat().read(String(repeating: "@&a{1%g} ", count: 1) + "@{} [- x", file: "a").diagnostics
        #expect(found.map(\.location.column) == [1, 10, 14])
        let many = (0..<500).map { "@&x\($0)" }.joined(separator: " ")
        #expect(CooklangFormat().read(many, file: "a").diagnostics.count == 100)
    }
}
