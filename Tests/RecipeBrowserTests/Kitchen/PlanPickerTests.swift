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

    @Test("c on a planned recipe cooks it in its size")
    func cooks() async throws {
        let browser = try await open()
        await browser.type("ragu")
        await browser.press(.enter, "c")
        #expect(browser.lines[0].contains("Nonna's Ragù › Cooking"), "\(browser.text)")
        await browser.press(.escape, .escape, "*")
        #expect(
            browser.text.contains("* (rate) needs an open recipe; Enter opens the selected one."), "\(browser.text)")
    }

    @Test("On the shopping list, a recipe is offered too, and only a chosen one brings its ingredients")
    func shopping() async throws {
        let browser = try await open()
        await browser.press(.escape, "B", "n")
        await browser.type("ragu")
        await browser.press(.enter)
        #expect(browser.text.contains("Added 1 item"), "\(browser.text)")
        await browser.press("n")
        await browser.type("ragu")
        #expect(browser.text.contains("Nonna's Ragù"), "\(browser.text)")
        await browser.press(.down, .enter)
        await browser.settle()
        #expect(browser.text.contains("Put “Nonna's Ragù” on the shopping list"), "\(browser.text)")
        #expect(browser.text.contains("500 g  mince"), "\(browser.text)")
        await browser.press("n")
        await browser.type("recipe: pizza")
        await browser.press(.enter)
        #expect(browser.text.contains("The cookbook has no recipe “pizza”."), "\(browser.text)")
    }

    @Test("Words of no title are taken as they are")
    func free() async throws {
        let browser = try await open()
        await browser.type("pizza at Ada's")
        await browser.press(.enter)
        #expect(browser.text.contains("Planned “pizza at Ada's” for"), "\(browser.text)")
    }
}
