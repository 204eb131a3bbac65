import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Cooklang steps")
struct StepReadingTests {
    @Test("A Cooklang step is a paragraph, its lines joined by spaces")
    func paragraph() {
        let found = recipe("Peel\r\nand cut  \r\n  well.\r\n\r\nServe.\n").steps
        #expect(found == [Step([.text("Peel and cut well.")]), Step([.text("Serve.")])])
    }

    @Test("A Cooklang step breaks its lines at a backslash")
    func lineBreaks() {
        #expect(items("Lay out.\\\nTop,\\\nroll.") == [.text("Lay out.\nTop,\nroll.")])
    }

    @Test("A Cooklang step keeps the entries of a list apart")
    func listEntries() {
        let bread = Ingredient(name: "bread", quantity: Quantity(.number(Rational(2))))
        #expect(items("Lunch:\n- @bread{2}\n- tea") == [.text("Lunch:\n- "), .ingredient(bread), .text("\n- tea")])
        #expect(items("Lunch:\n* @bread{2}\n* tea") == [.text("Lunch:\n* "), .ingredient(bread), .text("\n* tea")])
        #expect(items("Lunch\n-tea *\n*cold*") == [.text("Lunch -tea * *cold*")])
    }

    @Test("A Cooklang step contains cookware with an amount, an alias and modifiers")
    func cookware() {
        let found = recipe("#pot #large bowl|bowl{2} #?lid{} #-rack{} #&pot{}").cookware
        #expect(found.map(\.name) == ["pot", "large bowl", "lid", "rack", "pot"])
        #expect(found[1].alias == "bowl")
        #expect(found[1].quantity == Quantity(.number(Rational(2))))
        #expect(found.map(\.isOptional) == [false, false, true, false, false])
        #expect(found.map(\.isHidden) == [false, false, false, true, false])
        #expect(found.map(\.isReference) == [false, false, false, false, true])
    }

    @Test("A Cooklang step contains timers with a name, a duration or both")
    func timers() {
        let minutes = Quantity(.range(Rational(3), Rational(5)), unit: "minutes")
        let step = items("~{3-5%minutes} ~eggs{3-5%minutes} ~rest")
        let timers: [CookingTimer] = [
            CookingTimer(duration: minutes), CookingTimer(name: "eggs", duration: minutes), CookingTimer(name: "rest"),
        ]
        #expect(step.filter { if case .timer = $0 { true } else { false } } == timers.map(StepItem.timer))
    }

    @Test("A Cooklang step is read without comments, and a comment line does not end it")
    func comments() {
        #expect(items("Boil [- gently -]it -- a while\n-- and watch\nwell") == [.text("Boil it  well")])
        #expect(items("One [- over\n\nlines -] two") == [.text("One  two")])
        #expect(items("@oil{1%l -- much\n}").isEmpty == false)
        #expect(recipe("-- nothing\n[- at all -]\n").sections.isEmpty)
    }

    @Test("A Cooklang comment may begin directly after a word")
    func commentAfterWord() {
        #expect(items("Add salt-- to taste\nand stir") == [.text("Add salt and stir")])
    }

    @Test("A Cooklang step keeps dashes that are not comments")
    func dashes() {
        for text in ["well-done", "see https://example.org/a--b", "stir--gently", "--- three ---", "a - b"] {
            #expect(items(text) == [.text(text)])
        }
    }

    @Test(
        "A Cooklang step without visible text is not a step",
        arguments: ["\u{3}", "\u{3}\u{C}\u{0}", "\u{7F}\n\u{202E}", "\u{A0}"])
    func invisible(text: String) {
        #expect(recipe("\(text)\n\nBoil.\n\n\(text)").steps.count == 1)
    }

    @Test("A Cooklang step keeps the text after an unclosed comment")
    func unterminatedComment() {
        #expect(items("Boil [- oops\nand serve") == [.text("Boil [- oops and serve")])
    }
}

extension Recipe {
    fileprivate var cookware: [Cookware] {
        steps.flatMap(\.items).compactMap { if case .cookware(let found) = $0 { found } else { nil } }
    }
}
