import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Choosing the food of an ingredient on the nutrition screen")
struct FoodChoiceTests {
    private func open() async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Cake.cook": "---\nservings: 1\n---\nMix @cheddar{100%g}, @moon dust{50%g} and @salt{}.\n"], columns: 80,
            rows: 30)
        await browser.settle()
        await browser.press(.enter, .character("K"))
        return browser
    }

    private func line(_ name: String, of browser: BrowserHarness) -> String {
        browser.lines.first { $0.hasPrefix("  \(name)") || $0.hasPrefix(" \(name)") || $0.hasPrefix("▌ \(name)") } ?? ""
    }

    @Test("A food that the user chooses in a search is stored, counts at once, and can be undone")
    func searches() async throws {
        let browser = try await open()
        #expect(line("moon dust", of: browser).hasSuffix("no food of this name"), "\(browser.text)")
        await browser.press(.tab, .tab, .enter)
        #expect(browser.text.contains("counts as") && browser.text.contains("Another food…"), "\(browser.text)")
        #expect(!browser.text.contains("What the program finds") && !browser.text.contains("✓"), "\(browser.text)")
        await browser.press(.enter)
        await browser.type("zzz")
        await browser.press(.enter)
        #expect(browser.text.contains("No food has these words."), "\(browser.text)")
        await browser.press(Key(.backspace), Key(.backspace), Key(.backspace))
        await browser.type("powdered sugar")
        await browser.press(.enter, .enter)
        #expect(browser.settings?.hasPrefix("kitchen.nutrition|moon dust|") == true, "\(browser.settings ?? "none")")
        #expect(line("moon dust", of: browser).contains("kcal"), "\(browser.text)")
        await browser.press(.character("z"))
        #expect(browser.settings?.isEmpty ?? true)
        #expect(line("moon dust", of: browser).hasSuffix("no food of this name"), "\(browser.text)")
    }

    @Test("An ingredient that nobody eats is left out of the nutrition, and the program's choice can be restored")
    func leavesOut() async throws {
        let browser = try await open()
        await browser.press(.tab)
        #expect(browser.selectedText?.contains("cheddar") == true, "\(browser.text)")
        await browser.press(.enter)
        let sheet = browser.lines.first { $0.contains("cheddar") && $0.contains("✓") }
        #expect(sheet?.contains("kcal") == true, "\(browser.text)")
        await browser.press(Key(.end), .enter)
        #expect(browser.settings == "kitchen.nutrition|cheddar|none\n")
        #expect(line("cheddar", of: browser).hasSuffix("not eaten"), "\(browser.text)")
        await browser.press(Key(.end), .up, .enter)
        #expect(browser.text.contains("cheddar"), "\(browser.text)")
        #expect(browser.lines.filter { $0.contains("✓") }.allSatisfy { $0.contains("Nothing, it is not eaten") })
        #expect(browser.text.contains("✓"), "\(browser.text)")
        await browser.press(Key(.end), .enter)
        #expect(browser.settings?.isEmpty ?? true, "\(browser.settings ?? "")")
        #expect(line("cheddar", of: browser).contains("403 kcal"), "\(browser.text)")
    }

    @Test("Values from a packet count, and a text without values is refused")
    func values() async throws {
        let browser = try await open()
        await browser.press(.tab, .tab, .enter, .down, .enter)
        await browser.type("many")
        await browser.press(.enter)
        #expect(browser.text.contains("Write values such as"), "\(browser.text)")
        await browser.press(Key(.backspace), Key(.backspace), Key(.backspace), Key(.backspace))
        await browser.type("400 kcal, 90 g sugar")
        await browser.press(.enter)
        #expect(line("moon dust", of: browser).contains("200 kcal"), "\(browser.text)")
    }

    @Test("Settings with an error are not changed, and the screen says why")
    func errors() async throws {
        let browser = try await open()
        let folder = browser.folder.appendingPathExtension("settings")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("error\n".utf8).write(to: folder.appending(path: "settings"))
        await browser.press(.tab, .enter, Key(.end), .enter)
        #expect(browser.text.contains("Not saved") && browser.text.contains("has an error"), "\(browser.text)")
        #expect(browser.settings == "error\n")
    }
}
