import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

/// The pantry has twelve eggs. The omelette is for two, with three eggs.
@MainActor
@Suite("The size in which a cooked recipe is taken out of the pantry")
struct CookedSizeTests {
    private func open(columns: Int = 80) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            [
                "Omelette.cook": "---\nservings: 2\n---\nBeat @eggs{3}.\n\nFry them.\n",
                "config/pantry.conf": "[fridge]\neggs = \"12\"\n",
            ], columns: columns, rows: 30)
        await browser.settle()
        return browser
    }

    /// Says on the current screen, or in the form that is open, that the recipe was cooked. Returns what the form says
    /// about the eggs.
    private func cook(in browser: BrowserHarness, isOpen: Bool = false) async -> String? {
        if !isOpen { await browser.press("C") }
        await browser.settle()
        let text = browser.text
        await browser.press("x", .control("s"))
        await browser.settle()
        return text.firstMatch(of: /eggs: \d+ → +\d+/).map { $0.0.split(separator: " ").joined(separator: " ") } ?? text
    }

    @Test("A cooked recipe leaves the shopping list, and the plan says that it was cooked")
    func leavesList() async throws {
        let browser = try await open()
        await browser.press("w", .enter, .enter, "b")
        await browser.settle()
        #expect(list(browser).contains("Omelette"))
        await browser.press("W")
        #expect(browser.lines.contains { $0.contains("Omelette   Tue 14 Nov, dinner · 2 servings") }, "\(browser.text)")
        await browser.press(.enter)
        _ = await cook(in: browser)
        #expect(!list(browser).contains("Omelette"))
        await browser.press(.escape)
        #expect(browser.lines.contains { $0.contains("✓ Omelette") }, "\(browser.text)")
        await browser.press("z")
        await browser.settle()
        #expect(list(browser).contains("Omelette"))
    }

    @Test("Of a recipe that is on the list in a larger size, what was not cooked stays")
    func leavesRest() async throws {
        let browser = try await open()
        await browser.press(.enter, "+", "+", "+", "+", "b")
        await browser.settle()
        await browser.press("=")
        _ = await cook(in: browser)
        #expect(list(browser).contains("./Omelette{2}"), "\(list(browser))")
    }

    private func list(_ browser: BrowserHarness) -> String { file(".shopping-list", browser) }

    private func file(_ name: String, _ browser: BrowserHarness) -> String {
        (try? String(contentsOf: browser.folder.appending(path: name), encoding: .utf8)) ?? ""
    }

    @Test("A meal that is planned as written, after the recipe was scaled")
    func planned() async throws {
        let browser = try await open()
        await browser.press("w", .enter, .enter, .enter, "+", "+", .escape, "W", .enter)
        #expect(browser.text.contains("serves 2"), "\(browser.text)")
        #expect(await cook(in: browser) == "eggs: 12 → 9")
        await browser.press(.escape, "P")
        #expect(browser.text.contains("9 eggs") || browser.text.contains("eggs  9"), "\(browser.text)")
    }

    @Test("A meal that is planned in another size, of a recipe that was never scaled")
    func plannedLarger() async throws {
        let browser = try await open()
        await browser.press("w", .enter, .enter, "W", "+", "+", .enter)
        #expect(browser.text.contains("serves 4"), "\(browser.text)")
        #expect(await cook(in: browser) == "eggs: 12 → 6")
    }

    @Test("A planned meal that is scaled on its screen")
    func plannedAndScaled() async throws {
        let browser = try await open()
        await browser.press("w", .enter, .enter, .enter, "+", "+", .escape, "W", .enter, "-")
        #expect(browser.text.contains("serves 1"), "\(browser.text)")
        #expect(await cook(in: browser)?.hasPrefix("eggs: 12 → 10") == true)
    }

    @Test("A planned meal in cook mode, whose end asks how it went")
    func plannedInCookMode() async throws {
        let browser = try await open()
        await browser.press("w", .enter, .enter, .enter, "+", "+", .escape, "W", .enter, "c", .down, "c")
        #expect(await cook(in: browser, isOpen: true) == "eggs: 12 → 9")
    }

    @Test("One form saves stars, leftovers, and what is left in the pantry as one change")
    func all() async throws {
        let browser = try await open()
        await browser.press(.enter, "b")
        await browser.settle()
        await browser.press(
            "C", "x", .tab, .right, .right, .right, .right, .tab, .left, .tab, "2", .tab, .right, .tab, .tab)
        #expect(browser.text.contains("☑ take it off") && browser.text.contains("4 stars"), "\(browser.text)")
        await browser.press(.control("u"), "7", .control("s"))
        await browser.settle()
        #expect(browser.text.contains("★★★★☆ · cooked "), "\(browser.text)")
        #expect(file("config/pantry.conf", browser).contains("eggs = \"7\"") && !list(browser).contains("Omelette"))
        let plan = file("Plan.menu", browser)
        #expect(plan.contains("leftovers of Omelette, 2 servings") && plan.contains("Dinner"), "\(plan)")
        await browser.press("u")
        await browser.settle()
        #expect(file("config/pantry.conf", browser).contains("eggs = \"12\"") && list(browser).contains("Omelette"))
        #expect(!browser.text.contains("cooked ") && !file("Plan.menu", browser).contains("leftovers"))
    }

    @Test("A recipe stays on the shopping list if the user says so")
    func stays() async throws {
        let browser = try await open()
        await browser.press(.enter, "b")
        await browser.settle()
        await browser.press("C", .tab, .tab, .tab, .tab, .tab, .space, .control("s"))
        await browser.settle()
        #expect(browser.text.contains("cooked ") && list(browser).contains("Omelette"), "\(browser.text)")
    }

    @Test("A recipe that is opened from the shopping list has the size of the list")
    func bought() async throws {
        let browser = try await open()
        await browser.press("b", .enter, "+", "+", .escape, "L", .end, .enter)
        #expect(browser.text.contains("serves 2"), "\(browser.text)")
        #expect(await cook(in: browser) == "eggs: 12 → 9")
    }

    @Test("A recipe in the list has the size that the notebook stores, which the preview shows", arguments: [80, 130])
    func listed(columns: Int) async throws {
        let browser = try await open(columns: columns)
        #expect(await cook(in: browser) == "eggs: 12 → 9")
        let scaled = try await open(columns: columns)
        await scaled.press(.enter, "+", "+", .escape)
        #expect(await cook(in: scaled) == "eggs: 12 → 6")
    }
}
