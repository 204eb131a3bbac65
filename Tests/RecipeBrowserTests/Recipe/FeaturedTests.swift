import Foundation
import RecipeFormats
import RecipeKit
import RecipeLibrary
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Favourites and the featured section")
struct FeaturedTests {
    private let cookbook = [
        "Soups/Borscht.cook": "---\ntime: 1 h 30 min\nservings: 6\n---\nCook @beetroot{1%kg}.\n\nSeason with @salt{}.",
        "Soups/Gazpacho.cook": BrowserHarness.gazpacho,
        "Desserts/Flan.cook": "---\ncourse: dessert\ntime: overnight\nservings: 8 slices\n---\nBake @eggs{4}.",
    ]

    @Test("A favourite has a star in the list and is in the featured section")
    func favourite() async throws {
        let browser = try BrowserHarness(cookbook, columns: 60, rows: 12)
        await browser.settle()
        await browser.press(.down, .character("f"))
        #expect(
            browser.text == """
                 Recipes › My cookbook                            3 recipes
                 Featured ────────────────────────────────────────────────
                  Gazpacho ★                                    20 min  ×4
                 Soups ───────────────────────────────────────────────── 2
                  Borscht                                       1 h 30  ×6
                ▌ Gazpacho ★                                    20 min  ×4
                 Desserts ────────────────────────────────────────────── 1
                  Flan                                       overnight  ×8


                                             Favourite “Gazpacho” · u undo
                 ⏎ open  / search  b buy  w plan  n new  : commands  q quit
                """)
        await browser.press(.character("f"))
        #expect(!browser.text.contains("★") && !browser.text.contains("Featured"))
        #expect(browser.selectedText?.hasPrefix("Gazpacho") == true)
    }

    @Test("Favourites are featured at the first start without an index")
    func featuredAtStart() async throws {
        let notebook = FileManager.default.temporaryDirectory.appending(path: "notebook-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: notebook) }
        let first = try BrowserHarness(cookbook, notebook: notebook)
        await first.settle()
        await first.press(.end, .character("f"))
        let files = first.folder
        try FileManager.default.removeItem(at: first.index)
        let browser = try BrowserHarness([:], at: files, rows: 6, notebook: notebook)
        await browser.settle()
        #expect(browser.lines[1].hasPrefix(" Featured"))
        #expect(browser.selectedText?.hasPrefix("Flan") == true)
    }

    @Test("Favourites and newly added recipes are featured together")
    func newest() async throws {
        var files: [String: String] = [:]
        for number in 10..<30 { files["Soups/Soup \(number).cook"] = "Boil @water{}." }
        let browser = try BrowserHarness(files, modified: Date(timeIntervalSinceNow: -100 * 86_400))
        await browser.settle()
        #expect(!browser.text.contains("Featured"))
        try browser.write("Bake @eggs{4}.", to: "Desserts/Flan.cook")
        await browser.press(.character("r"))
        #expect(browser.selectedText?.hasPrefix("Soup 10") == true)
        await browser.press(.home)
        #expect(browser.lines[1].hasPrefix(" Featured"))
        #expect(browser.selectedText?.hasPrefix("Flan") == true)
    }

    @Test("Pressing the favourite key twice quickly changes nothing")
    func burst() async throws {
        let browser = try BrowserHarness(cookbook)
        await browser.settle()
        for _ in 0..<4 { _ = browser.navigation.dispatch(.key(.character("f"))) }
        await browser.settle()
        #expect(!browser.text.contains("★"))
        for _ in 0..<3 { _ = browser.navigation.dispatch(.key(.character("f"))) }
        await browser.settle()
        #expect(browser.text.contains("★"))
    }

    @Test("The selection does not jump into the featured section when the section appears")
    func staysSelected() async throws {
        let browser = try BrowserHarness(cookbook, rows: 12)
        await browser.settle()
        await browser.press(.character("f"))
        #expect(browser.lines[1].hasPrefix(" Featured") && browser.lines[2].hasPrefix("  Borscht ★"))
        #expect(browser.lines[4].hasPrefix("▌ Borscht ★"), "\(browser.text)")
        await browser.press(.character("f"))
        #expect(browser.lines[2].hasPrefix("▌ Borscht") && !browser.text.contains("Featured"), "\(browser.text)")
    }

    @Test("The featured section shows the latest of each kind first, and five rows until the user asks for more")
    func featured() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
        let path = folder.appendingPathExtension("notebook").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let favourites = [(2, "2026-11-01"), (5, "2026-11-03"), (7, "2026-11-02")].map { number, day in
            (number, #""favouriteSince": "\#(day)T08:00:00Z""#)
        }
        let cooked = [(1, "2026-11-10"), (3, "2026-11-12"), (8, "2026-11-11"), (9, "2026-11-09")].map { number, day in
            (number, #""cooked": [{"on": "\#(day)"}]"#)
        }
        let entries = (favourites + cooked).map { number, entry in
            #"{"title": "Soup \#(number)", "path": "\#(folder.path)/Soups/Soup \#(number).cook", \#(entry)}"#
        }
        let state = #"{"format": "recipes-state", "version": 1, "recipes": [\#(entries.joined(separator: ","))]}"#
        #expect(try Notebook(path: path).importState(Array(state.utf8), file: "state").new == 7)
        var files: [String: String] = [:]
        for number in 1...9 { files["Soups/Soup \(number).cook"] = "Boil @water{\(number)%l}." }
        let browser = try BrowserHarness(
            files, at: folder, rows: 30, notebook: path, modified: Date(timeIntervalSinceNow: -100 * 86_400))
        await browser.settle()
        try browser.write("Bake @eggs{4}.", to: "Desserts/Flan.cook")
        await browser.press(.character("r"), .home)
        func titles(_ count: Int) -> [String] {
            browser.lines[2..<2 + count].map {
                String($0.dropFirst(2).prefix { $0 != "★" }.trimmingCharacters(in: .whitespaces))
            }
        }
        #expect(browser.lines[1].contains("Featured"))
        #expect(
            titles(6) == ["Soup 5", "Soup 7", "Soup 3", "Soup 8", "Flan", "Show 3 more…"], "\(browser.text)")
        await browser.press(.down, .down, .down, .down, .down, .enter)
        #expect(titles(8).dropFirst(5) == ["Soup 2", "Soup 1", "Soup 9"], "\(browser.text)")
        #expect(!browser.text.contains("more…"))
        #expect(browser.lines.count { $0.contains("★") } == 6)
    }
}
