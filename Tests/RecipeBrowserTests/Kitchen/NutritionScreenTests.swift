import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("The nutrition of a recipe on the screen")
struct NutritionScreenTests {
    private func open(_ text: String, columns: Int = 80) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Cake.cook": text], columns: columns, rows: 30)
        await browser.settle()
        await browser.press(.enter, .character("K"))
        return browser
    }

    @Test("A key shows the nutrients of a serving and the energy of each ingredient, with bars")
    func shows() async throws {
        let browser = try await open(
            "---\nservings: 4\n---\n\nMix @flour{400%g}, @butter{200%g} and @moon dust{2%g}.\n")
        #expect(browser.lines[0].contains("Cake › Nutrition"), "\(browser.text)")
        #expect(browser.lines[0].hasSuffix("% matched"), "\(browser.text)")
        #expect(browser.text.contains("A serving") && browser.text.contains("kcal"), "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("butter") && $0.contains("1434 kcal") && $0.hasSuffix(" 50 %") })
        #expect(browser.text.contains("moon dust") && browser.text.contains("no food of this name"), "\(browser.text)")
    }

    @Test("The nutrition screen shows no values for a recipe whose ingredients are mostly unknown")
    func unknown() async throws {
        let browser = try await open("Mix @moon dust{200%g}, @star dust{200%g} and @salt{1%tsp}.\n", columns: 40)
        #expect(browser.text.contains("1 % of the recipe is known"), "\(browser.text)")
        #expect(!browser.text.contains("A serving") && !browser.text.contains("The whole recipe"), "\(browser.text)")
        #expect(!browser.text.contains("Protein"), "\(browser.text)")
    }

    @Test("The nutrition screen says that a recipe has no amounts")
    func withoutAmounts() async throws {
        let browser = try await open("Season with @salt and @pepper.\n")
        #expect(browser.text.contains("The recipe states no amounts"), "\(browser.text)")
        #expect(!browser.text.contains("Below is what is missing"))
        #expect(!browser.text.contains("Energy of the ingredients"))
    }
}
