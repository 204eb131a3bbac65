import Terminal
import Testing

@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Keys without an effect")
struct DeadKeyTests {
    private func open(_ keys: Character...) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Soup.cook": BrowserHarness.gazpacho], columns: 100)
        await browser.settle()
        for key in keys { await browser.press(.character(key)) }
        return browser
    }

    @Test(
        "On an empty list, the message says that it is empty, and not where the user is",
        arguments: [
            ("B", "m", "m (more) has nothing to do: the list is empty, and n adds to it."),
            ("B", "D", "D (clear) has nothing to do: the list is empty, and n adds to it."),
            ("B", "d", "d (remove) has nothing to do: the list is empty, and n adds to it."),
            ("P", "d", "d (remove) has nothing to do: the list is empty, and n adds to it."),
            ("T", "d", "d (stop) needs a timer; n sets one."),
            ("B", "y", "y (copy) has nothing to copy here."),
            ("T", "y", "y (copy) works on a recipe and on the shopping list."),
        ] as [(Character, Character, String)])
    func empty(place: Character, key: Character, message: String) async throws {
        let browser = try await open(place, key)
        #expect(browser.text.contains(message), "\(browser.text)")
    }

    @Test(
        "The key of a place says that it is this place",
        arguments: [
            ("H", "This is the cookbook."), ("B", "This is the shopping list."), ("T", "These are the timers."),
        ] as [(Character, String)])
    func places(key: Character, message: String) async throws {
        let browser = try await open(key, key)
        #expect(browser.text.contains(message), "\(browser.text)")
    }

    @Test("A digit is named once")
    func digit() async throws {
        let browser = try await open("9")
        #expect(browser.text.contains("9 works in cook mode; c begins it in a recipe."), "\(browser.text)")
    }

    @Test("The footer offers to copy a full shopping list, and nothing where there is nothing to copy")
    func copying() async throws {
        let browser = try await open("T")
        #expect(browser.lines.last?.contains("copy") == false, "\(browser.text)")
        await browser.press(.character("B"))
        #expect(browser.lines.last?.contains("copy") == false, "\(browser.text)")
        await browser.resize(columns: 80, rows: 24)
        await browser.press(.character("n"))
        await browser.type("bin bags")
        await browser.press(.enter)
        #expect(browser.lines.last?.contains("y copy") == true, "\(browser.text)")
    }
}
