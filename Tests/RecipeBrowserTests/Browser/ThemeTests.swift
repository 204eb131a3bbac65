import Terminal
import Testing

@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Themes")
struct ThemeTests {
    @Test("The selected theme is shown at once, Esc brings the old one back, and Enter keeps it in the settings")
    func sheet() async throws {
        let browser = try BrowserHarness(["Soup.cook": BrowserHarness.gazpacho])
        await browser.settle()
        await browser.press(.character("p"))
        #expect(browser.text.contains("Theme: As the terminal"), "\(browser.text)")
        await browser.press(.end, .enter)
        #expect(browser.text.contains("Solarized") && browser.text.contains("#vegetarian"), "\(browser.text)")
        await browser.press(.end)
        #expect(browser.application.themeName == .catppuccin)
        await browser.press(.escape)
        #expect(browser.application.themeName == .auto && browser.settings == nil)
        await browser.press(.character("p"), .end, .enter, .end, .up, .enter)
        #expect(browser.application.themeName == .gruvbox)
        #expect(browser.settings?.contains("display|theme|gruvbox") == true, "\(browser.settings ?? "none")")
        #expect(browser.text.contains("Theme: Gruvbox"), "\(browser.text)")
    }

    @Test("For ears, a wide window has one list without lines and bars, and the position is in words")
    func accessible() async throws {
        let files = ["Soup.cook": BrowserHarness.gazpacho, "Rice.cook": "---\ntitle: Rice\n---\n@rice{1%kg}\n"]
        let browser = try BrowserHarness(files, columns: 140, rows: 24)
        browser.screen.appearance = Appearance(.auto, for: TerminalColors(), isUnicode: true, isAccessible: true)
        browser.root.layout(size: browser.screen.size)
        await browser.settle()
        await browser.press(.down)
        #expect(browser.text.contains("2 of 2"), "\(browser.text)")
        for keys in [[Key.enter], [.character("W")], [.character("T")], [.character("p")]] {
            await browser.press(keys[0])
            let marks = browser.text.unicodeScalars.filter { (0x2500...0x259F).contains($0.value) }
            #expect(marks.isEmpty, "\(browser.text)")
        }
    }

    @Test("A theme for one kind of background says so, and whether the terminal has the other")
    func backgrounds() async throws {
        let browser = try BrowserHarness(["Soup.cook": BrowserHarness.gazpacho])
        browser.screen.appearance.colors = TerminalColors(background: 0x101010)
        await browser.settle()
        await browser.press(.character("p"), .end, .enter)
        #expect(browser.text.contains("for a light background; yours is dark"), "\(browser.text)")
        #expect(browser.text.contains("for a dark background  "), "\(browser.text)")
    }
}
