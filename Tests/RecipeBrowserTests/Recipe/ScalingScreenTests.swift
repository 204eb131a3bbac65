import RecipeKit
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Scaling and units on the recipe screen")
struct ScalingScreenTests {
    private static let pancakes = """
        ---
        servings: 4
        ---
        Whisk @flour{2%cups} with @eggs{3} and 2 tablespoons of milk. Fry for 2 minutes.
        """

    private func open() async throws -> BrowserHarness {
        let files = ["Pancakes.cook": Self.pancakes, "Crepes.cook": "Whisk @flour{1%cup} with @milk{2%cups}."]
        let browser = try BrowserHarness(files, columns: 80, rows: 30)
        await browser.settle()
        await browser.press(.down, .enter)
        return browser
    }

    @Test("Plus and minus scale by one serving, in the list and in the steps; equal shows the recipe as written")
    func servings() async throws {
        let browser = try await open()
        for _ in 0..<4 { await browser.press(.character("+")) }
        #expect(browser.text.contains("serves 8 (written for 4)"))
        #expect(browser.text.contains("4 cups  flour"))
        #expect(browser.text.contains("     6  eggs"))
        #expect(browser.text.contains("4 tablespoons of milk"))
        #expect(browser.text.contains("Fry for 2\n"))
        await browser.press(.character("="))
        #expect(browser.text.contains("serves 4") && !browser.text.contains("written for"))
        #expect(browser.text.contains("2 cups  flour"))
    }

    @Test("A size that was prepared before its key looks like one that was not")
    func preparedSizes() async throws {
        let (stepped, typed) = (try await open(), try await open())
        for (key, servings) in [("+", "5"), ("+", "6"), ("-", "5"), ("-", "4"), ("-", "3")] {
            await stepped.press(.character(Character(key)))
            await typed.press(.character("S"))
            await typed.type(servings)
            await typed.press(.enter)
            #expect(stepped.text == typed.text)
        }
        await stepped.press(.character("U"), .character("+"))
        await typed.press(.character("U"), .character("+"))
        #expect(stepped.text == typed.text)
    }

    @Test("The prompt scales by what the user has, and names what it cannot read")
    func prompt() async throws {
        let browser = try await open()
        await browser.press(.character("S"))
        await browser.type("0")
        await browser.press(.enter)
        #expect(browser.text.contains("How much?"))
        await browser.press(.backspace)
        await browser.type("3 cups flour")
        await browser.press(.enter)
        #expect(browser.text.contains("serves 6 (written for 4)"))
    }

    @Test("The factor is stored in the notebook and is there after the recipe is opened again")
    func remembers() async throws {
        let browser = try await open()
        await browser.press(.character("+"))
        await browser.press(.escape)
        await browser.press(.enter)
        #expect(browser.text.contains("serves 5 (written for 4)"))
    }

    @Test("U shows amounts in metric units, marked as approximate")
    func units() async throws {
        let browser = try await open()
        await browser.press(.character("U"))
        #expect(browser.text.contains("metric units"))
        #expect(browser.text.contains("~250 g"))
    }

    @Test("An ingredient that no step names has no list of steps")
    func ingredientWithoutSteps() async throws {
        let browser = try BrowserHarness(
            ["Cake.md": "# Cake\n\n## Ingredients\n\n- 2 eggs\n- 100 g flour\n\n## Directions\n\n1. Bake.\n"])
        await browser.settle()
        await browser.press(.enter, .enter)
        #expect(browser.text.contains("› eggs") && browser.text.contains("as written"), "\(browser.text)")
        #expect(!browser.text.contains("In the steps"), "\(browser.text)")
    }

    @Test("Enter on an ingredient shows its amounts, its steps and the other recipes with it")
    func ingredient() async throws {
        let browser = try await open()
        await browser.press(.enter)
        #expect(browser.text.contains("› flour"))
        #expect(browser.text.contains("2 cups") && browser.text.contains("USDA"))
        #expect(browser.text.contains("In the steps"))
        #expect(browser.text.contains("kcal, ") && browser.text.contains(" % of the recipe"), "\(browser.text)")
        #expect(browser.text.contains("Crepes"))
        await browser.press(.escape)
        #expect(browser.text.contains("› Pancakes"))
    }
}
