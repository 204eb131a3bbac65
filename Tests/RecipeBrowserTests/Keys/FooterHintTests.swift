import Foundation
import Terminal
import Testing

@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("The footer of a screen with recipes")
struct FooterHintTests {
    private func browser(columns: Int, keys: Key...) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Soup.cook": BrowserHarness.gazpacho, "Tart.cook": "Bake @tart{}."], columns: columns, rows: 16)
        await browser.settle()
        for key in keys { await browser.press(key) }
        return browser
    }

    @Test(
        "names what can be done with the selected recipe, as much as fits",
        arguments: [
            (40, " ↑↓ move  ⏎ open  ? help  q quit"),
            (60, " ↑↓ move  ⏎ open  / search  f fav  c cooked  ? help  q quit"),
            (80, " ↑↓ move  ⏎ open  / search  f fav  c cooked  n note  e edit  ? help  q quit"),
            (
                100,
                " ↑↓ move  ⏎ open  / search  f favourite  c cooked  n note  e edit  s sort  F filter  ? help  q quit"
            ),
        ])
    func list(columns: Int, footer: String) async throws {
        #expect(try await browser(columns: columns).lines.last == footer)
    }

    @Test(
        "names what can be done with the recipe that is open, as much as fits",
        arguments: [
            (40, " ↑↓ move  Esc back  ? help  q quit"),
            (60, " ↑↓ move  Space tick off  f fav  Esc back  ? help  q quit"),
            (80, " ↑↓ move  Space tick  f fav  c cooked  n note  e edit  Esc back  ? help  q quit"),
        ])
    func recipe(columns: Int, footer: String) async throws {
        #expect(try await browser(columns: columns, keys: .enter).lines.last == footer)
    }

    @Test("names nothing that can be done with a recipe where none is selected")
    func problem() async throws {
        let browser = try BrowserHarness([:], data: ["Latin.cook": Data([0x42, 0xE9])], columns: 100, rows: 12)
        await browser.settle()
        #expect(browser.text.contains("Could not be read"))
        #expect(browser.lines.last?.contains("cooked") == false)
    }
}
