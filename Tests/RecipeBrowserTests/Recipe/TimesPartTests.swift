import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Recipe times")
struct TimesPartTests {
    private func open(_ about: String, columns: Int = 60) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Akara.cook": "---\n\(about)\n---\n\nFry @beans{}.\n"], columns: columns, rows: 24)
        await browser.settle()
        await browser.press(.enter)
        return browser
    }

    @Test("Times show as shares of a bar, with waiting time, and in words below it")
    func threeShares() async throws {
        let browser = try await open("prep time: 15 min\ncook time: 30 min\ntime: 1 h 30 min")
        let start = try #require(browser.lines.firstIndex { $0.hasPrefix(" Times ─") }, "\(browser.text)")
        #expect(
            browser.lines[start + 1...start + 2].joined(separator: "\n") == """
                 ████████░░░░░░░░░░░░░░░░────────────────────────
                 █ preparation 15 min  ░ cooking 30 min  ─ waiting 45 min
                """)
    }

    @Test("The bar of a recipe without waiting has two shares, and a tiny share is visible")
    func twoShares() async throws {
        let browser = try await open("prep time: 1 min\ncook time: 20 h")
        let start = try #require(browser.lines.firstIndex { $0.hasPrefix(" Times ─") }, "\(browser.text)")
        #expect(browser.lines[start + 1] == " █" + String(repeating: "░", count: 47))
        #expect(browser.lines[start + 2] == " █ preparation 1 min  ░ cooking 20 h")
    }

    @Test(
        "Times are left out if they repeat the facts above",
        arguments: [
            "time: 20 min", "prep time: 20 min", "prep time: 0 min\ncook time: 5 min",
        ])
    func leftOut(about: String) async throws {
        let browser = try await open(about)
        #expect(!browser.text.contains("█") && !browser.text.contains("░"), "\(browser.text)")
    }

    @Test("Waiting times have names; a time in words has no bar")
    func waiting() async throws {
        let resting = try await open("prep time: 10 min\ncook time: 20 min\nrest time: 2 h")
        #expect(resting.text.contains("─ resting 2 h"))
        #expect(resting.lines[3] == " 2 h 30 min", "\(resting.text)")
        let overnight = try await open("prep time: 10 min\nchill time: overnight")
        #expect(overnight.text.contains("preparation 10 min  chilling overnight"), "\(overnight.text)")
        #expect(!overnight.text.contains("█"))
    }

    @Test("Times fit into a narrow window and lose no word", arguments: 20...50)
    func narrow(columns: Int) async throws {
        let browser = try await open("prep time: 15 min\ncook time: 30 min\ntime: 1 h 30 min", columns: columns)
        let bar = try #require(browser.lines.first { $0.contains("█") })
        #expect(bar.displayWidth <= columns - 1)
        for time in ["15 min", "30 min", "45 min"] { #expect(browser.text.contains(time), "\(browser.text)") }
    }
}
