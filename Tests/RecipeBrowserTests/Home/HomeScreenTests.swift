import Foundation
import RecipeLibrary
import Terminal
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Home screen")
struct HomeScreenTests {
    private let cookbook = [
        "Soups/Gazpacho.cook": BrowserHarness.gazpacho,
        "Soups/Borscht.cook": "---\ntime: 1 h 30 min\nservings: 6\n---\nCook @beetroot{1%kg}.",
        "Desserts/Flan.cook": "---\ncourse: dessert\ntime: overnight\nservings: 8 slices\n---\nBake @eggs{4}.",
    ]

    @Test("The list shows recipes by course, with counts, times and servings")
    func listsByCourse() async throws {
        let browser = try BrowserHarness(cookbook, columns: 60, rows: 10)
        await browser.settle()
        #expect(
            browser.text == """
                 Recipes › My cookbook                            3 recipes
                 Soups ───────────────────────────────────────────────── 2
                ▌ Borscht                                       1 h 30  ×6
                  Gazpacho                                      20 min  ×4
                 Desserts ────────────────────────────────────────────── 1
                  Flan                                       overnight  ×8



                 ⏎ open  / search  b buy  w plan  n new  : commands  q quit
                """)
    }

    @Test("A screen of 100 columns or more shows a preview of the selected recipe; a narrower screen does not")
    func splitsWhenWide() async throws {
        let browser = try BrowserHarness(cookbook, columns: 100, rows: 12)
        await browser.settle()
        #expect(browser.text.contains("beetroot"))
        await browser.press(.down)
        #expect(browser.text.contains("ripe tomatoes"))
        #expect(!browser.text.contains("beetroot"))
        await browser.resize(columns: 99, rows: 12)
        #expect(!browser.text.contains("ripe tomatoes"))
        await browser.resize(columns: 100, rows: 12)
        #expect(browser.text.contains("ripe tomatoes"))
    }

    @Test("The preview shows the new text of a changed file when the cookbook is read again")
    func previewFollowsFile() async throws {
        let browser = try BrowserHarness(["Soup.cook": "Boil @beetroot{1%kg}.\n"], columns: 100, rows: 12)
        await browser.settle()
        #expect(browser.text.contains("beetroot"), "\(browser.text)")
        try browser.write("Boil @parsnips{2%kg}.\n", to: "Soup.cook")
        await browser.press(.character("r"))
        #expect(browser.text.contains("parsnips") && !browser.text.contains("beetroot"), "\(browser.text)")
    }

    @Test("Enter opens a recipe, and Esc returns to the same row")
    func opensAndComesBack() async throws {
        let browser = try BrowserHarness(cookbook)
        await browser.settle()
        await browser.press(.down, .enter)
        #expect(browser.lines[0].hasPrefix(" Recipes › My cookbook › Gazpacho"))
        #expect(browser.text.contains("Ingredients"))
        await browser.press(.escape)
        #expect(browser.selectedText?.hasPrefix("Gazpacho") == true)
    }

    @Test("Unreadable files are listed last with their errors, and open at the location of the error")
    func listsProblems() async throws {
        let broken = Data([0x41, 0x0A, 0xFF])
        let browser = try BrowserHarness(["A.cook": "Stir."], data: ["Broken.cook": broken], rows: 12)
        await browser.settle()
        await browser.press(.end)
        #expect(browser.text.contains("Could not be read"))
        #expect(browser.selectedText?.hasPrefix("Broken.cook") == true)
        await browser.press(.enter)
        #expect(browser.text.contains("line 2, column 1"))
        #expect(browser.text.contains("UTF-8"))
    }

    @Test("An empty cookbook shows a message")
    func emptyCookbook() async throws {
        let browser = try BrowserHarness([:])
        await browser.settle()
        #expect(browser.text.contains("There are no recipes here yet."))
        await browser.press(.down, .end, .pageDown, .tab, .enter)
        #expect(browser.text.contains("There are no recipes here yet."))
    }

    @Test("Only the starter cookbook has a row that opens the guide")
    func guide() async throws {
        let own = try BrowserHarness(cookbook)
        await own.settle()
        #expect(!own.text.contains("How to begin"))
        let starter = try BrowserHarness(cookbook, origin: .starter)
        await starter.settle()
        await starter.press(.end)
        #expect(starter.selectedText?.hasPrefix("How to begin") == true)
        await starter.press(.enter)
        #expect(starter.text.contains("RECIPES_HOME"))
    }

    @Test("The home screen is usable at 20 columns by 5 rows")
    func smallest() async throws {
        let browser = try BrowserHarness(cookbook, columns: 20, rows: 5)
        await browser.settle()
        #expect(
            browser.text == """
                 My cookbook
                 Soups ───────── 2 ┃
                ▌ Borscht
                  Gazpacho
                 : commands  q quit
                """)
    }

    @Test("During the first reading, the recipes of the first files come before all files are counted")
    func showsFirstFiles() async throws {
        let folder = try TemporaryFolder()
        for number in 0..<300 { try folder.write("Stir.", to: "book/\(number).cook") }
        let library = IndexedCookbook(
            try Cookbook(paths: [folder["book"]]), folder: folder["index"], watchesFolders: false)
        let source = ModelController.contents(of: library, from: nil)
        var counts: [Int] = []
        let observation = source.observe { event in
            if case .updating(let contents?, _) = event { counts.append(contents.numberOfRecipes) }
        }
        source.update()
        await source.settle()
        observation.cancel()
        #expect(counts.first == 256 && source.data?.numberOfRecipes == 300)
    }

    @Test("The preview of a file that could not be read says where and why")
    func previewOfBadFile() async throws {
        let bad = Data("Boil water.".utf8) + [0xFF]
        let browser = try BrowserHarness(["Soup.cook": "Boil @water{}.\n"], data: ["Bad.cook": bad], columns: 120)
        await browser.settle()
        await browser.press(.end)
        #expect(browser.selectedText?.hasPrefix("Bad.cook") == true, "\(browser.text)")
        let preview = browser.lines.map { $0.split(separator: "│").last.map(String.init) ?? "" }
        #expect(preview.contains { $0.contains("Bad.cook:1:12: ") }, "\(browser.text)")
    }

    @Test("Enter on the file of the plan opens the plan, and not a recipe")
    func plan() async throws {
        let plan = "== 2023-11-14 ==\nDinner:\n- @./Soup.cook{2%servings}\n"
        let browser = try BrowserHarness(["Soup.cook": "Boil @water{}.\n", "Plan.menu": plan])
        await browser.settle()
        await browser.press(.end)
        #expect(browser.selectedText?.hasPrefix("Plan") == true, "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.navigation.topViewController is PlanViewController, "\(browser.text)")
    }
}
