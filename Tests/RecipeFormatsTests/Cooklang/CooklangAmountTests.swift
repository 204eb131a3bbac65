import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Cooklang amounts")
struct CooklangAmountTests {
    @Test("A Cooklang amount has a unit after a percent sign")
    func unit() {
        #expect(quantity("200%g") == Quantity(.number(Rational(200)), unit: "g"))
        #expect(quantity(" 2 % small cans ") == Quantity(.number(Rational(2)), unit: "small cans"))
        #expect(quantity("2%") == Quantity(.number(Rational(2))))
        #expect(quantity("%handful") == Quantity(.text("handful")))
        #expect(quantity("") == nil)
        #expect(quantity("  ") == nil)
    }

    @Test("A Cooklang amount can be excluded from scaling (`=`)")
    func fixed() {
        #expect(quantity("=1%tsp") == Quantity(.number(.one), unit: "tsp", isFixed: true))
        #expect(quantity("= to taste") == Quantity(.text("to taste"), isFixed: true))
    }

    @Test("A Cooklang amount is text if it is not entirely a number")
    func text() {
        for words in [
            "7 k", "few", "01/2", "4 or so", "1|2|3", "1 c", "2 eggs or 3", "1 cup plus 2 tbsp", "2 5", "3 x",
        ] {
            #expect(quantity(words) == Quantity(.text(words)))
        }
    }

    @Test(
        "A Cooklang amount is read without a percent sign if a word of any language is its unit",
        arguments: [
            ("1 cup", .one, "cup"), ("1.5 tsp", fraction(3, 2), "tsp"), ("1/4 cup", fraction(1, 4), "cup"),
            ("2 EL", Rational(2), "EL"), ("500g", Rational(500), "g"), ("1½ Tassen", fraction(3, 2), "Tassen"),
            ("2 c. à soupe", Rational(2), "c. à soupe"), ("3 cucchiai", Rational(3), "cucchiai"),
            ("0,5 l", fraction(1, 2), "l"), ("2 msk", Rational(2), "msk"), ("10 łyżek", Rational(10), "łyżek"),
            ("3 large", Rational(3), "large"), ("2 heaped tbsp.", Rational(2), "heaped tbsp."),
            ("200克", Rational(200), "克"), ("1 1/2 cups", fraction(3, 2), "cups"),
        ] as [(String, Rational, String)])
    func bare(_ content: String, _ number: Rational, _ unit: String) {
        #expect(quantity(content) == Quantity(.number(number), unit: unit))
    }

    @Test(
        "The number and the fraction of a Cooklang amount can be joined by a word",
        arguments: ["1 & 1/2%cups", "1 and 1/2%cups", "1&1/2 cups", "1 und 1/2%cups", "1 et ½%cups", "1 y 1/2 cups"])
    func mixed(_ content: String) {
        #expect(quantity(content) == Quantity(.number(fraction(3, 2)), unit: "cups"))
    }

    @Test(
        "The ends of a range can be joined by a word of any language",
        arguments: ["2 or 3%cloves", "2 oder 3%cloves", "2 ou 3 cloves", "2 o 3%cloves", "2 lub 3%cloves"])
    func ranges(_ content: String) {
        #expect(quantity(content) == Quantity(.range(Rational(2), Rational(3)), unit: "cloves"))
    }

    @Test(
        "In a product, the measure is the size of each piece",
        arguments: ["2 x 100%g", "2 × 100 g", "2x100 g", "2 * 100%g"])
    func product(_ content: String) {
        #expect(quantity(content) == Quantity(.number(Rational(2)), unit: "(100 g)"))
    }

    @Test(
        "An approximate Cooklang amount is a number, and its preparation says that it is approximate",
        arguments: [
            ("@honey{~2%tbsp}", "about"), ("@honey{≈ 2 tbsp}", "about"), ("@honey{about 2%tbsp}", "about"),
            ("@honey{ca. 2%tbsp}(warm)", "ca., warm"), (">> locale: de\n@honey{~2%tbsp}", "ca"),
        ])
    func approximate(_ text: String, _ preparation: String) {
        #expect(
            ingredients(text) == [
                Ingredient(
                    name: "honey", quantity: Quantity(.number(Rational(2)), unit: "tbsp"), preparation: preparation)
            ])
    }

    @Test(
        "The language of the recipe decides whether a sign separates thousands",
        arguments: [
            ("de", "1.000%g", Rational(1000)), ("de", "1.500%ml", Rational(1500)), ("es", "1.200 g", Rational(1200)),
            ("it", "12.000%g", Rational(12000)), ("en", "1.000%g", .one), ("en", "1,000%g", Rational(1000)),
            ("en", "1'000%g", Rational(1000)), ("de", "1’000%g", Rational(1000)), ("fr", "1 200%g", Rational(1200)),
            ("fr", "1\u{202F}200 g", Rational(1200)), ("en", "1 000%g", Rational(1000)),
            ("de", "1.500%kg", fraction(3, 2)), ("de", "1,500%kg", fraction(3, 2)),
            ("de", "1.000,5%g", fraction(2001, 2)),
            ("en", "1,000.5%g", fraction(2001, 2)), ("fr", "1.000.000%g", Rational(1_000_000)),
            ("de", "1.25%g", fraction(5, 4)), ("de", "0.125%g", fraction(1, 8)),
        ] as [(String, String, Rational)])
    func thousands(_ language: String, _ content: String, _ number: Rational) {
        let unit = content.hasSuffix("ml") ? "ml" : content.hasSuffix("kg") ? "kg" : "g"
        let found = ingredients("---\nlanguage: \(language)\n---\n@x{\(content)}").first?.quantity
        #expect(found == Quantity(.number(number), unit: unit))
    }

    @Test("The words of a recipe show its language if it is not stated")
    func guessedLanguage() {
        let text = "@Mehl{1.000%g} mit dem Wasser und der Hefe mischen und für eine Stunde gehen lassen."
        #expect(ingredients(text).first?.quantity == Quantity(.number(Rational(1000)), unit: "g"))
        let english = "Mix the @flour{1.000%g} with the water and leave it for an hour until it is soft."
        #expect(ingredients(english).first?.quantity == Quantity(.number(.one), unit: "g"))
        #expect(ingredients(">> locale: de\n@x{1,000%g}").first?.quantity == Quantity(.text("1,000"), unit: "g"))
    }

    @Test("A timer has a unit without a percent sign too")
    func timers() {
        let found = items("Bake ~{20 minutes}, ~eggs{~7 min} and ~{1 & 1/2 hours}.").compactMap { item in
            if case .timer(let timer) = item { timer.duration } else { nil }
        }
        #expect(
            found == [
                Quantity(.number(Rational(20)), unit: "minutes"), Quantity(.number(Rational(7)), unit: "min"),
                Quantity(.number(fraction(3, 2)), unit: "hours"),
            ])
    }

    @Test("An amount with a number that cannot be read is reported with its location")
    func unread() {
        #expect(
            diagnostics("Mix.\n\nAdd @salt{ 7 k}.").first?.hasPrefix(
                "test.cook:3:12: warning: The amount “7 k” is not scaled") == true)
        #expect(diagnostics("Add @salt{=7 k}, @rice{few}, @oil{1 cup} and #pan{7 k}.").isEmpty)
    }

    @Test("A Cooklang amount is read with a superfluous percent sign")
    func doubledSigns() {
        #expect(quantity("10%to%15%min") == Quantity(.range(Rational(10), Rational(15)), unit: "min"))
        #expect(quantity("1%1/2%hours") == Quantity(.number(fraction(3, 2)), unit: "hours"))
        #expect(quantity("100%ml 5% fat") == Quantity(.number(Rational(100)), unit: "ml 5% fat"))
    }
}
