import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Tags and courses")
struct LabelsTests {
    private func open() async throws -> BrowserHarness {
        let browser = try BrowserHarness([
            "Soup/Borscht.cook": "---\ntags: [winter, quick]\ncourse: Soups\n---\nBoil @beets{3}.\n",
            "Soup/Miso.md": "# Miso\n\n*quick, fast*\n\n---\n\n- *1 l* water\n\n---\n\nBoil.\n",
            "Cakes/Pie.cook": "Bake @apple{1}.\n",
            "Old.mmf": """
            MMMMM----- Recipe via Meal-Master (tm) v8.05

                  Title: Old stew
             Categories: Quick, winter
                  Yield: 4 Servings

                  1 kg beef

              Boil it.

            MMMMM
            """,
        ])
        await browser.settle()
        return browser
    }

    private func text(_ path: String, _ browser: BrowserHarness) throws -> String {
        try String(contentsOf: browser.folder.appending(path: path), encoding: .utf8)
    }

    /// Shows the screen from the menu of places, and selects a row.
    private func show(_ row: String, in browser: BrowserHarness) async {
        await browser.press("p", .end, .up, .enter)
        for _ in 0..<12 where browser.selectedText?.hasPrefix(row) != true { await browser.press(.down) }
        #expect(browser.selectedText?.hasPrefix(row) == true, "\(browser.text)")
    }

    @Test("A tag is renamed in all files that can be changed, the others are named, and one undo takes all back")
    func renames() async throws {
        let browser = try await open()
        let before = try text("Soup/Borscht.cook", browser)
        await show("winter", in: browser)
        await browser.press("R", .control("u"))
        await browser.type("cold days")
        await browser.press(.enter)
        #expect(try text("Soup/Borscht.cook", browser).contains("cold days"))
        #expect(browser.text.contains("but not in 1 recipe: “Old stew”"), "\(browser.text)")
        #expect(browser.text.contains("cold days"), "\(browser.text)")
        await browser.press("u")
        #expect(try text("Soup/Borscht.cook", browser) == before)
    }

    @Test("The name of another tag merges the two after a question, also in Markdown")
    func merges() async throws {
        let browser = try await open()
        await show("fast", in: browser)
        await browser.press("R", .control("u"))
        await browser.type("qui")
        #expect(browser.text.contains("2 recipes"), "\(browser.text)")
        await browser.press(.down, .enter)
        #expect(browser.text.contains("Merge “fast” into “quick”?"), "\(browser.text)")
        await browser.press(.right, .enter)
        let file = try text("Soup/Miso.md", browser)
        #expect(file.contains("*quick*"), "\(file)")
    }

    @Test("A course that a folder names is written into the files, and Enter lists the recipes of a label")
    func courses() async throws {
        let browser = try await open()
        await show("Cakes", in: browser)
        await browser.press("R", .control("u"))
        await browser.type("Sweets")
        await browser.press(.enter)
        #expect(try text("Cakes/Pie.cook", browser).contains("Sweets"), "\(browser.text)")
        await browser.press(.home, .end)
        for _ in 0..<12 where browser.selectedText?.hasPrefix("winter") != true { await browser.press(.up) }
        await browser.press(.enter)
        #expect(browser.navigation.topViewController === browser.home)
        #expect(browser.text.contains("Borscht") && !browser.text.contains("Miso"), "\(browser.text)")
    }

    @Test("Courses and tags are offered while they are typed: in the details, and for marked recipes")
    func picks() async throws {
        let browser = try await open()
        await browser.press("E", .tab)
        await browser.press(.control("u"))
        await browser.type("cak")
        await browser.press(.down, .enter, .tab)
        await browser.type(", fa")
        await browser.press(.down, .enter)
        #expect(browser.text.contains(", fast"), "\(browser.text)")
        await browser.press(.control("s"))
        #expect(browser.text.contains("Changed"), "\(browser.text)")
        await browser.press(.home, .space, "#")
        await browser.type("course:sou")
        #expect(browser.text.contains("1 recipe "), "\(browser.text)")
    }
}
