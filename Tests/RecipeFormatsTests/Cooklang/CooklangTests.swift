import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Reading Cooklang")
struct CooklangTests {
    @Test(
        "The parentheses of an intermediate Cooklang ingredient have at most six digits behind their signs",
        arguments: [
            ("@&(123456)x{}", .step(123_456)), ("@&(=~0)x{}", .sectionsBack(0)), ("@&(1234567)x{}", nil),
            ("@&()x{}", nil), ("@&(~)x{}", nil),
            ("@&(1x)y{}", nil), ("@&(~=1)x{}", nil), ("@&(1 )x{}", nil), ("@(1)x{}", nil), ("@&(1", nil),
        ] as [(String, IntermediateOrigin?)])
    func origins(_ text: String, _ origin: IntermediateOrigin?) { #expect(ingredients(text).first?.origin == origin) }

    @Test("A modifier of a Cooklang ingredient counts once, and a second one is part of the name")
    func modifiers() {
        #expect(ingredients("@??x{}").first == Ingredient(name: "?x", isOptional: true))
        #expect(
            ingredients("@-&?x{}").first.map { $0.isHidden && $0.isOptional && $0.role == .reference && $0.name == "x" }
                == true)
        #expect(items("#@pan{}") == [.text("#"), .ingredient(Ingredient(name: "pan"))])
        #expect(
            items("~?x{5%min}").first
                == .timer(CookingTimer(name: "?x", duration: Quantity(.number(Rational(5)), unit: "min"))))
    }

    @Test("A name of Cooklang can contain escaped marks, and an alias without a name is the name")
    func names() {
        #expect(
            ingredients(#"@a\|b{}"#).first?.name == "a|b" && ingredients("@|wine{}").first == Ingredient(name: "wine"))
        #expect(ingredients(#"@a\{b{1}"#).first?.name == "a{b" && ingredients(#"@a\@b{1}"#).first?.name == "a@b")
        #expect(items("#big pot|pot{}") == [.cookware(Cookware(name: "big pot", alias: "pot"))])
        #expect(ingredients("@ x{}").isEmpty && ingredients("@x {2}").first?.name == "x" && ingredients("@{}").isEmpty)
    }

    @Test("A preparation of Cooklang is directly behind the ingredient and contains no marks")
    func preparations() {
        #expect(
            ingredients("@x{}()").first?.preparation == nil && ingredients(#"@x{}(a\)b)"#).first?.preparation == "a)b")
        #expect(
            ingredients("@x{}(with @y)").map(\.name) == ["x", "y"]
                && ingredients("@x{}(a {b})").first?.preparation == nil)
        #expect(ingredients("@x{}( a )").first?.preparation == "a" && items("#x{}(a)").count == 2)
    }

    @Test(
        "Amounts of Cooklang in all forms",
        arguments: [
            ("0", .number(.zero), nil, false), ("123456789", .number(Rational(123_456_789)), nil, false),
            ("01", .text("01"), nil, false),
            ("2%", .number(Rational(2)), nil, false), ("%handful", .text("handful"), nil, false),
            ("=1%tsp", .number(Rational(1)), "tsp", true),
            ("= 2", .number(Rational(2)), nil, true),
            ("10%to%15%minutes", .range(Rational(10), Rational(15)), "minutes", false),
            ("some%big%cups", .text("some"), "big%cups", false), ("few", .text("few"), nil, false),
            (#"50\%"#, .text("50%"), nil, false),
            ("=3-4%x", .range(Rational(3), Rational(4)), "x", true), ("2%%g", .number(Rational(2)), "g", false),
        ] as [(String, Amount, String?, Bool)])
    func amounts(_ content: String, _ amount: Amount, _ unit: String?, _ isFixed: Bool) {
        #expect(quantity(content) == Quantity(amount, unit: unit, isFixed: isFixed))
    }

    @Test("Empty braces of Cooklang are no amount", arguments: ["", " ", "=", "= ", "%", " % "])
    func noAmounts(_ content: String) { #expect(quantity(content) == nil) }

    @Test("A Markdown heading in Cooklang has two signs, a space, at most eighty bytes and no marks")
    func headings() {
        func names(_ text: String) -> [String?] { recipe(text + "\nStir.").sections.map(\.name) }
        #expect(names("## Dough") == ["Dough"] && names("### Dough: ") == ["Dough"] && names("## a") == ["a"])
        #expect(
            names("##Dough") == [nil] && names("# Dough") == [nil] && names("## @x") == [nil]
                && names("## {x}") == [nil] && names("## ") == [nil])
        #expect(names("## " + String(repeating: "a", count: 77)) == [String(repeating: "a", count: 77)])
        #expect(names("## " + String(repeating: "a", count: 78)) == [nil])
        #expect(names("== ==") == [nil] && names("=Dough=") == ["Dough"] && names("= a = b =") == ["a = b"])
    }

    @Test("The modes of Cooklang change how paragraphs are read, until the next mode")
    func modes() {
        let text =
            ">> [mode]: ingredients\n= Dough\n@flour{}\n\n#pan{}\n>> [define]: STEPS\n\nMix @flour and @salt.\n\n>> [mode]: text\n\nGood @x{1%g}.\n\n>> [mode]: all\n\nEat @pie."
        let recipe = recipe(text)
        #expect(recipe.listedIngredients.map(\.name) == ["Dough"] && recipe.listedCookware.map(\.name) == ["pan"])
        let marks = recipe.steps.flatMap(\.items).compactMap {
            if case .ingredient(let found) = $0 { found } else { nil }
        }
        #expect(marks.map(\.role) == [.reference, .reference, .definition])
        #expect(
            recipe.sections.flatMap(\.blocks).contains(.note("Good 1 g x.")) && recipe.sections.map(\.name) == [nil])
    }

    @Test("A group of listed Cooklang ingredients without a heading has the name of the section")
    func listedGroups() {
        let text = "= Dough\nMix.\n\n>> [mode]: components\n@flour{}\n=\n@salt{}\n= Empty\n>> [mode]: all\n"
        #expect(recipe(text).listedIngredients.map(\.name) == ["Dough", nil])
    }

    @Test("Old lines of steps in Cooklang begin a section, unless their value is a number")
    func stepLines() {
        let recipe = recipe(">> steps: Dough\nMix.\n>> steps: 3\nBake.")
        #expect(
            recipe.sections.map(\.name) == ["Dough"]
                && recipe.metadata.others.contains { $0.key == "steps" && $0.value == "3" })
        #expect(
            MetadataLine.isDirective(key: "[Mode]", value: "x") && !MetadataLine.isDirective(key: "mode", value: "x"))
    }

    @Test("A line with two signs, a key and a colon is metadata in Cooklang, and any other is a note")
    func metadataLines() {
        func parse(_ text: String) -> [String]? {
            let bytes = Array(text.utf8)
            return MetadataLine.parse(0..<bytes.count, in: bytes).map { [$0.key, $0.value] }
        }
        #expect(
            parse(">>a:b") == ["a", "b"] && parse(">> a b : c: d ") == ["a b", "c: d"] && parse(">> a:") == ["a", ""])
        #expect(parse("> a: b") == nil && parse(">>: b") == nil && parse(">> a") == nil && parse(">>") == nil)
    }

    @Test("Marks in a note of Cooklang become words")
    func notes() {
        func note(_ text: String) -> StepOrNote? { recipe("> " + text).sections.first?.blocks.first }
        #expect(
            note("Use @oil{2%tbsp}, @salt{some}, #pot{} for ~{5%min} or ~rest{}.")
                == .note("Use 2 tbsp oil, salt, pot for 5 min or rest."))
        #expect(note("\\@x{} joe@example.org @oil") == .note("@x{} joe@example.org @oil"))
        #expect(recipe("> a\\\n> b\n>\n> c\n>").sections.first?.blocks == [.note("a\nb\n\nc")])
        #expect(
            recipe("> a\n\n> b").sections.first?.blocks.count == 2 && recipe("a\n> b").sections.first?.blocks.count == 2
        )
    }

    private typealias StepOrNote = RecipeSection.Block

    @Test(
        "A timer must take an hour, or more than four times the total time of a Cooklang recipe, to be a wait",
        arguments: [
            ("30 min", "1%hour", 90), ("59 min", "1%hour", 119), ("30 min", "59%min", 30), ("60 min", "4%hours", 60),
            ("60 min", "241%minutes", 301),
            ("1 h", "240%minutes", 60),
        ])
    func longTimers(_ time: String, _ timer: String, _ total: Int) {
        #expect(recipe("---\ntime: \(time)\n---\n\nRest ~{\(timer)}.").metadata.totalTime?.minutes == total)
    }

    @Test("Every mark of a Cooklang ingredient is written as it was read")
    func writtenMarks() {
        let text =
            "@&(2)a{} @&(~1)b{} @&(=2)c{} @&(=~3)d{} @&e{} @?f{} @-g{=1%tsp} @h|i{2-3%g}(j (k)) @@l{} @./m/n{} @../o{} #&?-p{2} ~q{5%min} ~r{}"
        let read = recipe("Mix @e{}.\n\nUse #p{}.\n\n" + text)
        let written = CooklangWriter().text(for: read)
        #expect(written.contains(text))
        #expect(recipe(written) == read)
    }
}
