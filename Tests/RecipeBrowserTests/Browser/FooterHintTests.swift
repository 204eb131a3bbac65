import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Footer hints")
struct FooterHintTests {
    private func browser(columns: Int, keys: Key...) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Soup.cook": BrowserHarness.gazpacho, "Tart.cook": "Bake @tart{}."], columns: columns, rows: 16)
        await browser.settle()
        for key in keys { await browser.press(key) }
        return browser
    }

    @Test(
        "The footer of the list names as many commands for the selected recipe as fit",
        arguments: [
            (40, " ⏎ open  / search  b buy  : all  q quit"),
            (60, " ⏎ open  / search  b buy  w plan  n new  : commands  q quit"),
            (80, " ⏎ open  / search  b buy  w plan  n new  I import  p places  : commands  q quit"),
            (
                100,
                " ⏎ open  / search  b buy  w plan  n new  I import  p places  F filter  s sort  : commands  q quit"
            ),
        ])
    func list(columns: Int, footer: String) async throws {
        #expect(try await browser(columns: columns).lines.last == footer)
    }

    @Test(
        "The footer of a recipe names as many commands as fit",
        arguments: [
            (40, " ⏎ open  c cook  Esc back  : all  q quit"),
            (60, " ⏎ open  c cook  Space tick  Esc back  : commands  q quit"),
            (80, " ⏎ open  c cook  Space tick  S size  b buy  w plan  Esc back  : commands  q quit"),
        ])
    func recipe(columns: Int, footer: String) async throws {
        #expect(try await browser(columns: columns, keys: .enter).lines.last == footer)
    }

    @Test("The footer of a sheet says choose instead of open", arguments: ["*", "s", "F"] as [Character])
    func sheet(key: Character) async throws {
        let footer = try #require(await browser(columns: 80, keys: .character(key)).lines.last)
        #expect(footer.contains("⏎ choose"))
        #expect(!footer.contains("⏎ open"))
    }

    @Test("The footer names no recipe command if no recipe is selected")
    func problem() async throws {
        let browser = try BrowserHarness([:], data: ["Latin.cook": Data([0x42, 0xE9])], columns: 100, rows: 12)
        await browser.settle()
        #expect(browser.text.contains("Could not be read"))
        #expect(browser.lines.last?.contains("cooked") == false)
    }
}
