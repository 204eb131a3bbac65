import RecipeFormats
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Copying, and codes for a phone")
struct SharingTests {
    private func open(_ keys: Key..., columns: Int = 80, rows: Int = 24) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Gazpacho.cook": BrowserHarness.gazpacho], columns: columns, rows: rows)
        await browser.settle()
        for key in keys { await browser.press(key) }
        return browser
    }

    @Test("y in a recipe copies its ingredients in the shown size, to a program or else to the terminal")
    func ingredients() async throws {
        let browser = try await open(.enter, "+", "y", .enter)
        let text = try #require(browser.screen.copies.first)
        #expect(text.hasPrefix("Gazpacho\n") && text.contains("1¼ kg"), "\(text)")
        #expect(browser.text.contains("Sent the ingredients to the clipboard of your terminal"), "\(browser.text)")
        browser.surroundings.clipboard = []
        await browser.press("y", .enter)
        #expect(browser.surroundings.clipboard == [text] && browser.screen.copies.count == 1)
        #expect(browser.text.contains("Copied the ingredients"), "\(browser.text)")
    }

    @Test("In the list, y copies the title and the path; without anything, it says so")
    func others() async throws {
        let browser = try await open("y", .down, .enter)
        #expect(browser.screen.copies.first?.hasSuffix("/Gazpacho.cook") == true)
        let plan = try await open("W", "y")
        #expect(plan.text.contains("y (copy) works on a recipe and on the shopping list."), "\(plan.text)")
    }

    @Test("o opens the page and the pictures of a recipe outside, and nothing but pages and files")
    func outside() async throws {
        let page = "---\ntitle: A\nsource: https://www.example.org/a\n---\nBoil.\n"
        let browser = try BrowserHarness([
            "A.cook": page, "B.cook": page.replacing("title: A", with: "title: B"), "B.jpg": "picture",
            "C.cook": "---\nsource: file://x/etc/passwd\nimage: javascript://alert\n---\nBoil.\n",
        ])
        await browser.settle()
        await browser.press("o")
        #expect(browser.surroundings.opened == ["https://www.example.org/a"], "\(browser.text)")
        #expect(browser.text.contains("Asked your desktop to open the page at example.org"), "\(browser.text)")
        await browser.press(.down, .enter, "o")
        #expect(browser.text.contains("Open from “B”") && browser.text.contains("The picture B.jpg"), "\(browser.text)")
        await browser.press(.down, .enter)
        #expect(browser.surroundings.opened.last?.hasSuffix("/B.jpg") == true, "\(browser.surroundings.opened)")
        await browser.press(.escape, .down, "o")
        #expect(browser.surroundings.opened.count == 2)
        #expect(browser.text.contains("“C” names no web page"), "\(browser.text)")
    }

    @Test("The shopping list is on the phone in three keys")
    func phone() async throws {
        guard (try? QRCode(" ")) != nil else { return }
        let browser = try await open("b", "B", "y", "c")
        #expect(browser.text.contains("Point the camera of a phone at it.") || browser.text.contains("▀"))
        await browser.press(.escape)
        #expect(browser.navigation.topViewController is ShoppingViewController)
    }
}

@Suite("QR codes")
struct QRCodeTests {
    @Test("A code has the finder patterns in three corners, and is light around")
    func patterns() throws {
        guard let code = try? QRCode("2 l milk") else { return }
        #expect(code.width == 21 && code.lines == 13)
        for (x, y) in [(0, 0), (14, 0), (0, 14)] {
            #expect((0..<7).allSatisfy { code.isDark(x: x + $0, y: y) && code.isDark(x: x, y: y + $0) })
            #expect(!code.isDark(x: x + 1, y: y + 1) && code.isDark(x: x + 3, y: y + 3))
        }
        #expect(!code.isDark(x: -1, y: 3) && !code.isDark(x: 21, y: 3))
        #expect(throws: QRCode.Failure.tooLong) { try QRCode(String(repeating: "x", count: 3000)) }
    }
}
