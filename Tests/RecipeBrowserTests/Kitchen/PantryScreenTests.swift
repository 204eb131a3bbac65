import Foundation
import RecipeLibrary
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("The pantry on the screen")
struct PantryScreenTests {
    // In the harness, the current time is Tuesday, 14 November 2023.
    private static let pantry = """
        # ours
        [fridge]
        milk = { quantity = "1%l", expire = "2023-11-16", low = "500%ml" }
        cream = { quantity = "200%ml", expire = "12.11.2023" }
        butter = "80%g"

        [pantry]
        salt = "unlim"

        """

    private func open(_ text: String? = pantry, columns: Int = 80) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Soup.cook": BrowserHarness.gazpacho].merging(text.map { ["config/pantry.conf": $0] } ?? [:]) { $1 },
            columns: columns)
        await browser.settle()
        await browser.press(.character("P"))
        return browser
    }

    private func file(_ browser: BrowserHarness) -> String {
        (try? String(contentsOf: browser.folder.appending(path: "config/pantry.conf"), encoding: .utf8)) ?? ""
    }

    @Test("Keys that are pressed faster than the pantry is written act one after the other")
    func quickKeys() async throws {
        let browser = try await open("[fridge]\nmilk = \"1%l\"\ncream = \"1%l\"\nbutter = \"80%g\"\n")
        for key in ["d", "d"] as [Key] { _ = browser.navigation.dispatch(.key(key)) }
        await browser.settle()
        #expect(browser.navigation.presentedViewController == nil, "\(browser.text)")
        #expect(file(browser).split(separator: "\n").count == 2, "\(file(browser))")
    }

    @Test("The pantry shows amounts and expiry dates by place, and the items that run low")
    func shows() async throws {
        let browser = try await open()
        #expect(browser.lines[0].hasSuffix("2 to use up, 1 low"), "\(browser.text)")
        #expect(browser.text.contains("Fridge") && browser.text.contains("Pantry"), "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("milk    1 l") && $0.hasSuffix("until Thu 16 Nov") })
        #expect(browser.lines.contains { $0.contains("cream   200 ml") && $0.hasSuffix("expired Sun 12 Nov") })
        #expect(browser.lines.contains { $0.contains("butter  80 g") && $0.hasSuffix("low") }, "\(browser.text)")
        #expect(browser.text.contains("salt    always there"), "\(browser.text)")
    }

    @Test("What is used up says so, and one key puts it on the shopping list")
    func buysAgain() async throws {
        let browser = try await open("[fridge]\nbutter = \"0%g\"\n")
        #expect(browser.text.contains("used up") && browser.lines.last?.contains("b buy") == true, "\(browser.text)")
        await browser.press("b")
        #expect(browser.text.contains("Put “butter” on the shopping list"), "\(browser.text)")
        await browser.press("B")
        #expect(browser.text.contains("butter") && !browser.text.contains("Put “butter”"), "\(browser.text)")
    }

    @Test("An item of the pantry is added, changed and removed in one line of text; other bytes stay")
    func edits() async throws {
        let browser = try await open()
        await browser.press(.character("n"))
        await browser.type("6 eggs, until 24.12.2023, low 2, in the fridge")
        await browser.press(.enter)
        let line = "eggs = { quantity = \"6\", expire = \"2023-12-24\", low = \"2\" }\n"
        #expect(file(browser) == Self.pantry.replacing("\n\n[pantry]", with: "\n\(line)\n[pantry]"), "\(file(browser))")
        await browser.press(.character("z"))
        #expect(file(browser) == Self.pantry)
        await browser.press(.home, .enter)
        #expect(browser.text.contains("1 l milk, until 2023-11-16, low 500 ml, in fridge"), "\(browser.text)")
        await browser.press(.control("u"))
        await browser.type("2 l milk, low 500 ml, in fridge")
        await browser.press(.enter)
        #expect(file(browser).contains("quantity = \"2%l\""), "\(file(browser))")
        #expect(!file(browser).contains("2023-11-16"), "\(file(browser))")
        await browser.press(.character("d"))
        #expect(!file(browser).contains("milk") && file(browser).hasPrefix("# ours\n[fridge]\ncream"))
    }

    @Test("A date without a year in a pantry item is the next day with this date, and an item needs a name")
    func dayAndMonth() async throws {
        let browser = try await open(nil)
        await browser.press(.character("n"))
        await browser.type("0, until 7.3.")
        await browser.press(.enter)
        #expect(browser.text.contains("“0” names nothing."), "\(browser.text)")
        await browser.press(.control("u"))
        await browser.type("milk, until 7.3.")
        await browser.press(.enter)
        #expect(file(browser).contains("expire = \"2024-03-07\""), "\(file(browser))")
    }

    @Test("The pantry names the part of an item that it does not understand, and writes nothing")
    func refuses() async throws {
        let browser = try await open(nil)
        #expect(browser.text.contains("The pantry is empty."), "\(browser.text)")
        await browser.press(.character("n"))
        await browser.type("milk, until 30.2.2024")
        await browser.press(.enter)
        #expect(browser.text.contains("“30.2.2024” is no date."), "\(browser.text)")
        await browser.press(.escape)
        #expect(file(browser).isEmpty)
    }

    @Test("The pantry fits a small window", arguments: [40, 24])
    func small(columns: Int) async throws {
        let browser = try await open(columns: columns)
        #expect(browser.selectedText?.hasPrefix("milk") == true, "\(browser.text)")
    }

    @Test("Several items are added in one line of text, and a changed item stays one")
    func several() async throws {
        let browser = try await open(nil)
        await browser.press(.character("n"))
        await browser.type("6 eggs, butter, in fridge, flour")
        await browser.press(.enter)
        #expect(browser.text.contains("Added 3 items"), "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("eggs") && $0.contains("6") }, "\(browser.text)")
        #expect(browser.text.contains("Fridge") && browser.text.contains("flour"), "\(browser.text)")
        await browser.press(.home, .enter)
        await browser.type(", milk")
        await browser.press(.enter)
        #expect(browser.text.contains("would be another item"), "\(browser.text)")
    }

    @Test("A key of the pantry lists what can be cooked")
    func cookable() async throws {
        let browser = try await open()
        #expect(browser.lines.last?.contains("c what to cook") == true, "\(browser.text)")
        await browser.press(.character("c"))
        #expect(browser.text.contains("[at most 2 things to buy ×]"), "\(browser.text)")
    }
}
