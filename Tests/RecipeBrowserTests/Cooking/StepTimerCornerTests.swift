import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Corners of timers of a recipe")
struct StepTimerCornerTests {
    private let eggs = "Mix @salt{}.\n\nBoil @eggs{2} for ~{10%minutes}, then rest for ~cooling{2%minutes}.\n"

    private func open(_ text: String, keys: Key...) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Eggs.cook": text], columns: 90, rows: 30)
        await browser.settle()
        await browser.press(.enter)
        for key in keys { await browser.press(key) }
        return browser
    }

    private func names(_ browser: BrowserHarness) -> [String] { browser.home.store.timers.timers.map(\.timer.name) }

    @Test func `a sheet of several timers starts the chosen one, and none if it is left`() async throws {
        let browser = try await open(eggs, keys: .home, "t")
        #expect(browser.text.contains("Which timer?") && browser.text.contains("cooling"), "\(browser.text)")
        await browser.press(.escape)
        #expect(names(browser).isEmpty)
        await browser.press("t", .down, .enter)
        #expect(names(browser) == ["cooling"] && browser.text.contains("The timer runs: cooling"), "\(browser.text)")
    }

    @Test func `a timer that runs is marked in the sheet, and its menu starts the same once more`() async throws {
        let browser = try await open(eggs, keys: .home, "t", .down, .enter)
        await browser.press("t")
        #expect(browser.lines.contains { $0.contains("✓ cooling") }, "\(browser.text)")
        await browser.press(.down, .enter)
        #expect(browser.text.contains("Start the same once more"), "\(browser.text)")
        await browser.press(.end, .enter)
        #expect(names(browser) == ["cooling", "cooling"], "\(browser.text)")
    }

    @Test func `a recipe without times says which key sets a timer`() async throws {
        let browser = try await open("Mix @salt{}.\n", keys: "t")
        #expect(names(browser).isEmpty && browser.text.contains("T sets a timer."), "\(browser.text)")
    }
}
