import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Recipes offered while typing")
struct PlanPickerTests {
    private func open() async throws -> BrowserHarness {
        let browser = try BrowserHarness([
            "Nonna's Ragù.cook": "Simmer @mince{500%g}.\n", "Ragout of mushrooms.cook": "Fry @mushrooms{300%g}.\n",
        ])
        await browser.settle()
        await browser.press("W", "n")
        return browser
    }

    @Test("W n ragu Enter plans Nonna's Ragù")
    func likely() async throws {
        let browser = try await open()
        await browser.type("ragu")
        #expect(browser.text.contains("▌ Nonna's Ragù"), "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("Planned “Nonna's Ragù” for"), "\(browser.text)")
    }

    @Test("↑ takes the words as typed, ↓ another recipe, Tab only inserts it, and a meal stays before it")
    func others() async throws {
        let words = try await open()
        await words.type("ragu")
        await words.press(.up, .enter)
        #expect(words.text.contains("Planned “ragu” for"), "\(words.text)")
        let other = try await open()
        await other.type("lunch: rag")
        await other.press(.down, .tab)
        #expect(other.text.contains("> Lunch: "), "\(other.text)")
        await other.press(.enter)
        #expect(other.text.contains("Lunch"), "\(other.text)")
    }

    @Test("Words of no title are taken as they are")
    func free() async throws {
        let browser = try await open()
        await browser.type("pizza at Ada's")
        await browser.press(.enter)
        #expect(browser.text.contains("Planned “pizza at Ada's” for"), "\(browser.text)")
    }
}
