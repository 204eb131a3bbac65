import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("What the screen of a recipe does with its keys")
struct RecipeNoticeTests {
    private static let recipe = """
        ---
        title: Pie
        servings: 2
        ---

        Knead @flour{200%g} in a #Bowl.

        Wait.

        Bake in the #bowl{} for ~{10%min}.

        """

    private func open(_ text: String = recipe, columns: Int = 70, rows: Int = 30) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Pie.cook": text], columns: columns, rows: rows)
        await browser.settle()
        await browser.press(.enter)
        return browser
    }

    @Test("The size changes by a serving, not below one, and the recipe says for how many it is written")
    func servings() async throws {
        let browser = try await open()
        await browser.press("-")
        #expect(browser.text.contains("100 g"), "\(browser.text)")
        let smallest = browser.text
        await browser.press("-")
        #expect(browser.text == smallest)
        await browser.press("=", "+", "+")
        #expect(browser.text.contains("serves 4 (written for 2)") && browser.text.contains("400 g"), "\(browser.text)")
        await browser.press("=")
        #expect(!browser.text.contains("written for") && browser.text.contains("200 g"), "\(browser.text)")
    }

    @Test("Without a number of servings, the size changes by halves")
    func halves() async throws {
        let browser = try await open(Self.recipe.replacing("servings: 2\n", with: ""))
        await browser.press("+")
        #expect(browser.text.contains("300 g"), "\(browser.text)")
        await browser.press("-", "-")
        #expect(browser.text.contains("100 g"), "\(browser.text)")
    }

    @Test("The units go through all systems and back to those of the file")
    func units() async throws {
        let browser = try await open()
        let written = browser.text
        var shown = Set<String>()
        repeat {
            await browser.press("U")
            shown.insert(browser.text)
        } while browser.text != written && shown.count < 9
        #expect(browser.text == written && shown.count >= 3, "\(shown.count)")
    }

    @Test("A piece of cookware lists the steps that use it, whatever its case, with their numbers")
    func cookware() async throws {
        let browser = try await open()
        while browser.selectedText?.contains("owl") != true || browser.selectedText?.contains("Knead") == true {
            let before = browser.text
            await browser.press(.down)
            try #require(browser.text != before, "\(browser.text)")
        }
        await browser.press(.enter)
        let lines = browser.lines.map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains { $0.contains("1") && $0.contains("Knead 200 g flour") }, "\(browser.text)")
        #expect(lines.contains { $0.contains("3") && $0.contains("Bake in the bowl") }, "\(browser.text)")
        #expect(!browser.text.contains("Wait."), "\(browser.text)")
    }

    @Test("A recipe without times says so, and one step with a time offers only its own")
    func timers() async throws {
        let browser = try await open()
        await browser.press(.end, .up, "t")
        #expect(browser.text.contains("This step states no time."), "\(browser.text)")
        await browser.press(.down, "t")
        #expect(browser.text.contains("The timer runs:"), "\(browser.text)")
        let plain = try await open("---\ntitle: Salad\n---\n\nMix.\n")
        await plain.press(.home, "t")
        #expect(plain.text.contains("states no time"), "\(plain.text)")
    }

    @Test("A recipe without steps has no cook mode")
    func noSteps() async throws {
        let browser = try await open("---\ntitle: Nothing\n---\n")
        await browser.press("c")
        #expect(!browser.lines[0].contains("Cooking"), "\(browser.text)")
    }
}
