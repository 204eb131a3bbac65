import Kitchen
import RecipeFormats
import RecipeKit
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary

@Suite("Details of an ingredient, and sizes of a shown recipe")
struct IngredientDetailsTests {
    private func shown(_ text: String, _ presentation: RecipePresentation = .init()) -> ShownRecipe {
        ShownRecipe(CooklangFormat().read(text, file: "a.cook"), presentation, style: .unicode)
    }

    private func presentation(_ factor: Rational = .one, _ system: MeasurementSystem = .asWritten) -> RecipePresentation
    {
        var presentation = RecipePresentation()
        presentation.factor = factor
        presentation.system = system
        return presentation
    }

    private let bread = "Mix @flour{500%g} and @water{1%cup}.\n\nRest.\n\nDust with flour and more @bread flour{}.\n"

    @Test func `an ingredient has the steps that name it as a mark or as a word`() throws {
        let details = try #require(IngredientDetails(at: 0, of: shown(bread), style: .unicode))
        #expect(details.ingredient.name == "flour" && details.steps.map(\.number) == [1, 3] && details.index == 0)
        let water = try #require(IngredientDetails(at: 1, of: shown(bread), style: .unicode))
        #expect(water.steps.map(\.number) == [1])
        #expect(IngredientDetails(at: 3, of: shown(bread), style: .unicode) == nil)
        #expect(IngredientDetails(at: -1, of: shown(bread), style: .unicode) == nil)
    }

    @Test func `the kin of an ingredient share a word of food, and not the ingredient itself`() throws {
        let details = try #require(IngredientDetails(at: 0, of: shown(bread), style: .unicode))
        #expect(details.kin.map(\.name) == ["bread flour"])
        let fresh = "Mix @fresh basil{} with @fresh mint{} and @carrots{2} with @carrot cake{1}.\n"
        func kin(_ index: Int) -> [String]? {
            IngredientDetails(at: index, of: shown(fresh), style: .unicode)?.kin.map(\.name)
        }
        #expect((0..<4).map(kin) == [[], [], ["carrot cake"], ["carrots"]])
    }

    @Test func `an ingredient has its amount as written, scaled and in other units, each once`() throws {
        func names(_ index: Int, _ presentation: RecipePresentation) -> [String] {
            IngredientDetails(at: index, of: shown(bread, presentation), style: .unicode)?.amounts.map(\.name) ?? []
        }
        let plain = names(0, presentation())
        #expect(plain.first == "as written" && !plain.contains { $0.hasPrefix("×") } && !plain.contains("metric"))
        #expect(names(0, presentation(Rational(2))).prefix(2) == ["as written", "× 2"])
        #expect(names(2, presentation(Rational(2))) == [], "no amount is stated")
        let amounts =
            IngredientDetails(at: 0, of: shown(bread, presentation(Rational(2))), style: .unicode)?.amounts ?? []
        #expect(
            amounts.map(\.amount).prefix(2) == ["500 g", "1 kg"] && Set(amounts.map(\.amount)).count == amounts.count)
    }

    @Test func `a scaled recipe says how it differs from what was written`() {
        let four = "---\nservings: 4\n---\n\n" + bread
        #expect(shown(four).differences == [] && shown(bread).differences == [])
        #expect(shown(four, presentation(Rational(2))).differences == ["serves 8 (written for 4)"])
        #expect(shown(bread, presentation(Rational(2))).differences == ["× 2"])
        #expect(shown(four, presentation(.one, .metric)).differences == ["metric units"])
        #expect(shown(bread, presentation(.one, .us)).differences == ["US units"])
        #expect(shown(bread, presentation(Rational(3), .byWeight)).differences == ["× 3", "by weight"])
    }

    @Test func `the servings of a scaled recipe replace those among its facts, and other differences follow`() {
        let four = "---\nservings: 4\n---\n\n" + bread
        let large = shown(four, presentation(Rational(2), .metric))
        #expect(large.facts(["20 min", "serves 8"]) == ["20 min", "serves 8 (written for 4)", "metric units"])
        #expect(large.facts(["20 min"]) == ["20 min", "serves 8 (written for 4)", "metric units"])
        #expect(shown(four).facts(["serves 4"]) == ["serves 4"])
        #expect(shown(bread, presentation(Rational(2))).facts(["20 min"]) == ["20 min", "× 2"])
    }

    @Test func `the texts of unchanged steps are kept, and their beginnings are those of the written steps`() {
        let text = "Mix @flour{500%g} with 2 tablespoons of milk.\n\nRest.\n"
        let first = shown(text)
        let second = ShownRecipe(first.result, presentation(Rational(2)), style: .unicode, after: first)
        #expect(second.stepTexts[0].text.plain.contains("4 tablespoons") && second.stepTexts[1].text.plain == "Rest.")
        #expect(
            second.stepTexts[0].start == first.stepTexts[0].start && first.stepTexts[0].start.contains("2 tablespoons"))
        let alone = shown(text, presentation(Rational(2)))
        #expect(alone.stepTexts[0].start == first.stepTexts[0].start)
        let long = shown(String(repeating: "stir ", count: 20) + "\n")
        #expect(long.stepTexts[0].start.count == 60)
    }

    private func timers(_ text: String) -> [OfferedTimer] {
        OfferedTimer.timers(in: CooklangFormat().read(text, file: "a.cook").recipe)
    }

    @Test func `a step offers its timers with the number of the step and what the cook does`() {
        let found = timers("Mix.\n\nBoil the eggs for ~{10%minutes}, then rest for ~cooling{2-3%minutes}.\n")
        #expect(found.map(\.step) == [2, 2] && found.map(\.lower) == [600, 120] && found.map(\.upper) == [600, 180])
        #expect(found[1].name == "cooling" && found[1].shownName == "cooling, \(found[1].time)")
        #expect(found[0].name == "Boil eggs" && found[0].shownName == "Boil eggs, \(found[0].time)")
        let twice = timers("Simmer for 10 minutes and simmer for 5 minutes.\n")
        #expect(twice.map(\.name) == ["Simmer, 10 minutes", "Simmer, 5 minutes"])
        #expect(timers("Wait. 10 minutes are enough.\n").map(\.name) == ["10 minutes"])
        #expect(timers("Mix.\n").isEmpty)
    }
}
