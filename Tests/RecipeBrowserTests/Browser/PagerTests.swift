import SectionedLists
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Pager")
struct PagerTests {
    @Test(
        "The pager is PAGER, else less",
        arguments: [(["PAGER": "most -w"], "most -w"), (["PAGER": " "], "less"), ([:], "less")])
    func choice(_ environment: [String: String], _ command: String) {
        #expect(Pager { environment[$0] }.command == command)
    }

    @Test("The pager gets the recipe as text without control characters, as wide as the screen")
    func text() async throws {
        let browser = try BrowserHarness(
            ["Soup.cook": BrowserHarness.gazpacho + "\n\nServe\u{1B}[5m with @ice\u{9B}2J{}.\n"], columns: 40)
        await browser.settle()
        await browser.press(.enter, .character("v"))
        let program = try #require(browser.screen.programs.first)
        #expect(program.command == Pager().command && program.arguments == [])
        let input = try #require(program.input)
        #expect(input.hasPrefix("Gazpacho\n"))
        #expect(input.contains("ripe tomatoes") && input.contains("Serve"), "\(input)")
        #expect(input.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(input.split(separator: "\n").allSatisfy { $0.count <= 40 })
        #expect(browser.screen.invalidations == 1)
        #expect(browser.text.contains("Ingredients"))
    }

    @Test("The pager command does nothing on a screen without a recipe")
    func nothing() async throws {
        let browser = try BrowserHarness(["Soup.cook": "Boil @leeks{}.\n"])
        await browser.settle()
        await browser.press(.character("v"))
        #expect(browser.screen.programs == [])
    }

    @Test(
        "A pager that cannot be started causes an alert; a pager that ends early does not",
        arguments: [
            (TerminalProgram.Ending.exited(127), "could not be started; set PAGER"), (.exited(1), ""),
            (.notStarted("Out of memory"), "Out of memory"), (.killed(13), ""),
        ])
    func failure(_ ending: TerminalProgram.Ending, _ words: String) async throws {
        let browser = try BrowserHarness(["Soup.cook": "Boil @leeks{}.\n"], columns: 100)
        await browser.settle()
        browser.screen.onRun = { _ in ending }
        await browser.press(.enter, .character("v"))
        #expect(browser.text.contains("The pager") == !words.isEmpty)
        #expect(words.isEmpty || browser.text.contains(words), "\(browser.text)")
    }
}
