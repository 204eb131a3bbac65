import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

/// Needs the cases of other programs; see `ConformanceData`.
@Suite("Scaling cases of other programs", .enabled(if: !ScalingCase.all.isEmpty, "The data is missing."))
struct ScalingCaseTests {
    /// Cases in which this project deliberately differs.
    ///
    /// - The other program rejects `serves 4 people`. This project reads the 4, as a cook does.
    /// - Choosing a better unit after scaling (100 g × 10 is 1 kg) is a matter of showing amounts, not of scaling.
    private static let different: Set<String> = [
        "scaling/cooklang-rs/test-scale-to-servings-with-parseable-string-servings",
        "scaling/tmlmt/v3-scaleby-with-best-unit-optimization-should-apply-best-unit-when-scaling-with-unitsystem",
    ]

    @Test("The amounts of the scaled recipes are those that other programs expect", arguments: ScalingCase.all)
    func amounts(_ test: ScalingCase) throws {
        guard !Self.different.contains(test.id) else { return }
        if let amount = test.amount {
            let factor = try Self.factor(test, for: Recipe(title: ""))
            #expect(amount.quantity.scaled(by: factor) == test.expected?.amount?.quantity)
            return
        }
        let recipe = test.recipe
        let scaled = ScaledRecipe(recipe, by: try Self.factor(test, for: recipe)).recipe
        // If a recipe states no servings, the other program assumes one serving, and this project states none.
        if let servings = recipe.metadata.servings, let expected = test.servingsAfter {
            let after = scaled.metadata.servings
            #expect(
                servings.number == nil
                    ? .text(after?.text ?? "") == expected.amount
                    : after?.number.map { .number($0) } == expected.amount)
        }
        for entry in recipe.metadata.others where entry.isYield && entry.value.allSatisfy(\.isNumber) {
            #expect(scaled.metadata.others.contains { $0.key == entry.key && $0.value != entry.value })
        }
        let expected = try #require(test.expected?.amounts)
        let list = scaled.ingredientGroups.flatMap(\.ingredients)
        for (name, amounts) in expected {
            let ingredient = try #require(list.first { $0.name == name })
            var quantity = ingredient.quantity
            quantity?.isFixed = false
            #expect([quantity].compactMap(\.self) == amounts.map(\.quantity))
        }
    }

    private static func factor(_ test: ScalingCase, for recipe: Recipe) throws -> Rational {
        if let servings = test.servings { return try Scaling.servings(Rational(Int(servings))).factor(for: recipe) }
        let factor = try #require(test.factor)
        return try #require(Rational(Int((factor * 100).rounded()), 100))
    }

    @Test("Servings with words around their number scale by the number, unlike in another program")
    func servingsWithWords() throws {
        let test = try #require(ScalingCase.all.first { Self.different.contains($0.id) && $0.servings != nil })
        #expect(try Self.factor(test, for: test.recipe) == Rational(2))
    }
}
