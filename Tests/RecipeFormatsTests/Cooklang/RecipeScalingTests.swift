import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("A scaled recipe")
struct RecipeScalingTests {
    private func scaled(_ text: String, by factor: Rational) -> [String] {
        recipe(text).scaled(by: factor).steps.flatMap(\.items).compactMap {
            switch $0 {
            case .text: nil
            case .ingredient(let ingredient): ingredient.quantity?.formatted() ?? "-"
            case .cookware(let cookware): cookware.quantity?.formatted() ?? "-"
            case .timer(let timer): timer.duration?.formatted() ?? "-"
            }
        }
    }

    @Test("A scaled recipe has exactly scaled amounts and ranges")
    func amounts() {
        #expect(scaled("@a{1/3%cup} @b{1-2} @c", by: Rational(3)) == ["1 cup", "3–6", "-"])
    }

    @Test("A scaled recipe keeps fixed amounts, amounts in words, timers and cookware")
    func fixed() {
        #expect(scaled("@a{=1%tsp} @b{few} #pan{2} ~{5%min}", by: Rational(2)) == ["1 tsp", "few", "2", "5 min"])
    }

    @Test("A scaled recipe has scaled servings")
    func servings() {
        func servings(_ text: String) -> String? {
            recipe(">> servings: \(text)\nMix.").scaled(by: fraction(3, 2)).metadata.servings?.text
        }
        #expect(servings("4") == "6")
        #expect(servings("4 to 6") == "6–9")
        #expect(servings("12 empanadas") == "18 empanadas")
        #expect(servings("Serves 4-6") == "Serves 6–9")
        #expect(servings("many") == "many")
    }

    @Test("A scaled recipe keeps an amount whose product would not fit")
    func overflow() {
        #expect(scaled("@a{9223372036854775807%g}", by: Rational(2)) == ["9223372036854775807 g"])
    }

    @Test("A recipe scaled and scaled back is unchanged, and invalid factors are ignored")
    func identity() {
        let soup = recipe(">> servings: 4\n@a{1/7%cup} @b{1-2%g}")
        #expect(soup.scaled(by: fraction(7, 3)).scaled(by: fraction(3, 7)) == soup)
        #expect(soup.scaled(by: .zero) == soup)
        #expect(soup.scaled(by: Rational(-2)) == soup)
    }
}
