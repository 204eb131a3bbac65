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
        for words in ["7 k", "500g", "1 EL", "few", "01/2", "4 or so", "1|2|3"] {
            #expect(quantity(words) == Quantity(.text(words)))
        }
    }

    @Test("A Cooklang amount is read with a superfluous percent sign")
    func doubledSigns() {
        #expect(quantity("10%to%15%min") == Quantity(.range(Rational(10), Rational(15)), unit: "min"))
        #expect(quantity("1%1/2%hours") == Quantity(.number(fraction(3, 2)), unit: "hours"))
        #expect(quantity("100%ml 5% fat") == Quantity(.number(Rational(100)), unit: "ml 5% fat"))
    }
}
