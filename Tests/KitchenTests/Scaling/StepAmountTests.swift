import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("The amounts in steps")
struct StepAmountTests {
    private static func double(_ text: String, _ language: StepLanguage = .english) -> String {
        StepTextScaler(language: language).scaled(text, by: Rational(2)).text
    }

    @Test func `a half after a French spoon with à soupe belongs to its amount`() {
        #expect(
            Self.double("Ajoutez 1 cuillère à soupe et demie de miel.", .french)
                == "Ajoutez 3 cuillères à soupe de miel.")
        #expect(
            Self.double("Ajoutez 1 tasse et demie de miel.", .french) == "Ajoutez 3 tasses de miel.")
    }

    @Test func `the size of packages after a multiplication sign is not scaled, also without a container`() {
        #expect(Self.double("Add 2 x 400 g chickpeas.") == "Add 4 x 400 g chickpeas.")
        #expect(Self.double("Add 2 × 400 g chickpeas.") == "Add 4 × 400 g chickpeas.")
        #expect(Self.double("Add 2x400 g chickpeas.") == "Add 4x400 g chickpeas.")
        #expect(Self.double("Drain 2 × 400 g cans of chickpeas.") == "Drain 4 × 400 g cans of chickpeas.")
        // Here the sign stands between two things, and not between a number and a size.
        #expect(Self.double("Add oil × 400 g flour.") == "Add oil × 800 g flour.")
    }

    @Test func `an amount in parentheses is the size of a can only if its food is in the can`() {
        #expect(Self.double("Add 2 cans white beans (400 g).") == "Add 4 cans white beans (400 g).")
        #expect(Self.double("Mix 2 cans beans with milk (200 ml).") == "Mix 4 cans beans with milk (400 ml).")
        #expect(Self.double("Mix 2 cans beans, milk (200 ml).") == "Mix 4 cans beans, milk (400 ml).")
    }

    @Test func `two adjectives with a hyphen between them stand before a counted food`() {
        #expect(Self.double("Beat 2 medium-large eggs.") == "Beat 4 medium-large eggs.")
    }

    @Test func `a number from a thousand on keeps its thousands separator, and a decimal gets none`() {
        #expect(Self.double("Add 1,000 g of flour.") == "Add 2,000 g of flour.")
        #expect(Self.double("Add 1.000 g Mehl.", .german) == "Add 2.000 g Mehl.")
        #expect(Self.double("Add 1,005 g of flour.") == "Add 2,010 g of flour.")
        #expect(Self.double("Add 1000.5 g of flour.") == "Add 2001 g of flour.")
        let half = StepTextScaler(language: .english).scaled("Add 1,500 g of flour.", by: .part(2))
        #expect(half.text == "Add 750 g of flour.")
    }
}
