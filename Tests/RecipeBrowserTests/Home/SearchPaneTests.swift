import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The search field above its results")
struct SearchPaneTests {
    private func search(_ typed: String, columns: Int = 60, rows: Int = 14, count: Int = 3) async throws
        -> BrowserHarness
    {
        var files: [String: String] = [:]
        for number in 1...count {
            files["Soup \(number).cook"] = "---\ntime: \(number) h\n---\nBoil @leeks{\(number)}."
        }
        let browser = try BrowserHarness(files, columns: columns, rows: rows)
        await browser.settle()
        await browser.press("/")
        await browser.type(typed)
        return browser
    }

    @Test("A mistake in a search is said below the field, and the results of the last search stay")
    func mistake() async throws {
        let browser = try await search("soup")
        await browser.type(" time:soon ")
        let message = " time: needs minutes or hours, such as time:<30, time:10-30"
        #expect(browser.lines[2...3] == [message, " or time:1h."] && browser.lines[5].hasPrefix("▌ Soup 1"))
        await browser.resize(columns: 60, rows: 5)
        #expect(browser.lines[2] == message && browser.lines[3].hasPrefix("▌ Soup 1"), "\(browser.text)")
        await browser.resize(columns: 60, rows: 14)
        for _ in 0..<5 { await browser.press(.backspace) }
        await browser.type("<2h")
        #expect(browser.lines[2].hasPrefix(" In the title") && browser.lines[3].contains("Soup 1"), "\(browser.text)")
        #expect(browser.lines[0].hasSuffix("1 of 3"), "\(browser.text)")
    }

    @Test("An empty search shows how to search, and no number")
    func empty() async throws {
        let browser = try await search("soup")
        #expect(browser.lines[0].hasSuffix("3 of 3"))
        for _ in 0..<4 { await browser.press(.backspace) }
        #expect(!browser.lines[0].contains("of 3") && !browser.text.contains("Soup 1"), "\(browser.text)")
        await browser.type(" ")
        #expect(!browser.text.contains("Soup 1"), "\(browser.text)")
    }

    @Test("Beside a preview, the line between them begins at the search field")
    func separator() async throws {
        let browser = try await search("soup", columns: 120)
        let column = try #require((0..<120).first { browser.grid[$0, 6].cluster.text == "│" })
        #expect((1...12).allSatisfy { ["│"].contains(browser.grid[column, $0].cluster.text) }, "\(browser.text)")
        #expect(browser.grid[column, 0].cluster.text != "│")
        await browser.resize(columns: 99, rows: 14)
        #expect(!browser.lines[1].contains("│") && !browser.lines[6].contains("│"), "\(browser.text)")
    }

    @Test("A click on the search field moves its cursor, and one on a result selects it")
    func clicks() async throws {
        let browser = try await search("soup")
        func click(_ x: Int, _ y: Int) async {
            _ = browser.root.dispatch(.mouse(MouseEvent(.press, at: Point(x: x, y: y))))
            await browser.settle()
        }
        #expect(browser.root.cursor == Point(x: 7, y: 1))
        await click(4, 1)
        #expect(browser.root.cursor == Point(x: 4, y: 1))
        await click(5, 5)
        #expect(browser.lines[5].hasPrefix("▌") && browser.root.cursor == Point(x: 4, y: 1))
    }

    @Test("The same words in another order of spaces keep the selected result")
    func sameQuery() async throws {
        let browser = try await search("soup")
        await browser.press(.down)
        let selected = browser.selectedText
        await browser.type(" ")
        #expect(browser.selectedText == selected)
        await browser.type("-leeks")
        #expect(!browser.text.contains("Soup 1"), "\(browser.text)")
        await browser.press(.home, .delete)
        #expect(browser.lines[1] == " / oup -leeks")
    }

    @Test("A long text leaves a free column at the right edge of the search field")
    func longText() async throws {
        let browser = try await search(String(repeating: "a", count: 40), columns: 30)
        #expect(browser.root.cursor == Point(x: 28, y: 1))
        #expect(browser.lines[1] == " / …" + String(repeating: "a", count: 24))
    }
}
