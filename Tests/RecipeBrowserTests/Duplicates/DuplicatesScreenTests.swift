import Foundation
import RecipeLibrary
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Doubles in the browser")
struct DuplicatesScreenTests {
    private static let soup = """
        ---
        title: Leek soup
        ---

        Fry @leeks{3} and @onions{2} in @butter{30%g}.

        Add @vegetable stock{1%l} and @potatoes{400%g}, and boil everything for ~{20%minutes}.

        """
    private static let other = """
        ---
        title: Leek and potato soup
        course: Starter
        tags: [winter]
        ---

        Fry @leeks{3} and @onions{2} in @butter{30%g}.

        Add @vegetable stock{1%l} and @potatoes{400%g}, and boil all for ~{20%minutes}.

        > It freezes well.

        """
    private static let pie = "---\ntitle: Pie\n---\n\nBake @apples{5} with @sugar{100%g}.\n"

    private func open(columns: Int = 100, origin: CookbookOrigin = .own) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Leek soup.cook": Self.soup, "Old/Leek.cook": Self.other, "Pie.cook": Self.pie], columns: columns,
            rows: 40,
            origin: origin)
        await browser.settle()
        await browser.press(.character("d"))
        await (browser.navigation.topViewController as? DuplicatesViewController)?.settle()
        await browser.settle()
        return browser
    }

    private func openPair(columns: Int = 100) async throws -> BrowserHarness {
        let browser = try await open(columns: columns)
        await browser.press(.enter)
        #expect(browser.navigation.topViewController is DuplicatePairViewController, "\(browser.text)")
        return browser
    }

    private func exists(_ path: String, in browser: BrowserHarness) -> Bool {
        FileManager.default.fileExists(atPath: browser.folder.appending(path: path).path)
    }

    private func text(_ path: String, in browser: BrowserHarness) -> String {
        (try? String(contentsOf: browser.folder.appending(path: path), encoding: .utf8)) ?? ""
    }

    @Test("The list of doubles has the files of the same recipe, and no others")
    func lists() async throws {
        let browser = try await open()
        #expect(browser.text.contains("1 recipe is a double."), "\(browser.text)")
        #expect(browser.text.contains("Leek soup.cook") && browser.text.contains("Old/Leek.cook"))
        #expect(!browser.text.contains("Pie"))
    }

    @Test("Two doubles are side by side, or one below the other in a narrow window")
    func pair() async throws {
        let browser = try await openPair()
        let title = try #require(browser.lines.first { $0.contains("Title: Leek soup") })
        #expect(title.contains("Title: Leek and potato soup"), "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("30 g butter") && $0.split(separator: "butter").count > 1 })
        let narrow = try await openPair(columns: 50)
        #expect(narrow.lines.contains { $0.contains("1 Title: Leek soup") }, "\(narrow.text)")
        #expect(narrow.lines.contains { $0.contains("2 Title: Leek and potato soup") }, "\(narrow.text)")
        #expect(narrow.lines.count { $0.hasPrefix("    30 g butter") } == 1, "\(narrow.text)")
    }

    @Test("Keeping the first moves the other file to the trash, and its marks stay; undo brings it back")
    func keeps() async throws {
        let browser = try await open()
        await browser.press(.escape)
        let double = RecipeID(path: browser.folder.appending(path: "Old/Leek.cook").path)
        let library = browser.home.screens.library
        let summary = try #require(library.recipe(double))
        browser.home.store.edit(summary, [.rating(4), .note("Mine.")])
        await browser.settle()
        await browser.press(.character("d"))
        await (browser.navigation.topViewController as? DuplicatesViewController)?.settle()
        await browser.settle()
        await browser.press(.enter, .character("1"))
        #expect(!exists("Old/Leek.cook", in: browser) && exists("Leek soup.cook", in: browser))
        #expect(browser.text.contains("No recipe is there twice."), "\(browser.text)")
        let kept = RecipeID(path: browser.folder.appending(path: "Leek soup.cook").path)
        let marks = try browser.home.store.notebook.marks(in: library.cookbook)
        #expect(marks[kept, title: "Leek soup"]?.rating == 4)
        await browser.press(.character("z"))
        #expect(exists("Old/Leek.cook", in: browser))
        #expect(browser.text.contains("Old/Leek.cook"), "\(browser.text)")
    }

    @Test("After one of two doubles was kept, the meal plan and the shopping list name the kept file")
    func kitchenFollows() async throws {
        let browser = try await openPair()
        try browser.write("== Tuesday (2023-11-14) ==\n\nDinner:\n- @./Old/Leek{2%servings}\n", to: "Plan.menu")
        try browser.write("./Old/Leek{2}\n", to: ".shopping-list")
        await browser.press(.character("1"))
        #expect(!exists("Old/Leek.cook", in: browser), "\(browser.text)")
        #expect(
            text("Plan.menu", in: browser)
                == "== Tuesday (2023-11-14) ==\n\nDinner:\n- @./Leek soup{2%servings}\n")
        #expect(text(".shopping-list", in: browser) == "./Leek soup{2}\n")
    }

    @Test("Merging keeps the ingredients of one, and takes details and notes of the other")
    func merges() async throws {
        let browser = try await openPair()
        await browser.press(.character("m"))
        #expect(browser.text.contains("Ingredients and steps of 1"), "\(browser.text)")
        await browser.press(.enter)
        #expect(!exists("Old/Leek.cook", in: browser))
        let merged = text("Leek soup.cook", in: browser)
        #expect(merged.contains("course: Starter") && merged.contains("winter") && merged.contains("boil everything"))
        let path = browser.folder.appending(path: "Leek soup.cook").path
        let summary = try #require(browser.home.screens.library.recipe(RecipeID(path: path)))
        browser.home.store.open(RecipeFingerprint(summary.id, title: summary.title))
        await browser.settle()
        #expect(browser.home.store.entry(of: summary.id)?.note == "It freezes well.")
        await browser.press(.character("z"))
        #expect(text("Leek soup.cook", in: browser) == Self.soup)
        #expect(text("Old/Leek.cook", in: browser) == Self.other)
    }

    @Test("Recipes that the user calls different are not listed again, until that is undone")
    func keepsApart() async throws {
        let browser = try await openPair()
        await browser.press(.character("n"))
        #expect(browser.text.contains("No recipe is there twice."), "\(browser.text)")
        #expect(text("config/distinct-recipes.conf", in: browser).contains("Leek soup"))
        #expect(exists("Old/Leek.cook", in: browser) && exists("Leek soup.cook", in: browser))
        await browser.press(.escape, .character("d"))
        await (browser.navigation.topViewController as? DuplicatesViewController)?.settle()
        await browser.settle()
        #expect(browser.text.contains("No recipe is there twice."), "\(browser.text)")
        await browser.press(.character("z"))
        #expect(browser.text.contains("1 recipe is a double."), "\(browser.text)")
    }

    @Test("Enter on doubles offers all decisions, and opens a recipe")
    func opens() async throws {
        let browser = try await openPair()
        await browser.press(.enter)
        for words in ["Keep 1", "Keep 2", "They are not the same", "Open 1"] {
            #expect(browser.text.contains(words), "\(browser.text)")
        }
        await browser.press(.end, .enter)
        #expect(browser.lines[0].contains("Leek and potato soup"), "\(browser.text)")
    }

    @Test("Decisions about doubles in the starter cookbook are stored in the user's data")
    func readOnly() async throws {
        let browser = try await open(origin: .starter)
        await browser.press(.enter, .character("2"))
        #expect(browser.text.contains("cannot be edited"), "\(browser.text)")
        #expect(exists("Leek soup.cook", in: browser) && exists("Old/Leek.cook", in: browser))
    }

    @Test("A double in a file of several recipes is not deleted, and the screen says why")
    func severalInFile() async throws {
        let file = """
            [{"@type": "Recipe", "name": "Leek soup", "recipeIngredient": ["3 leeks", "2 onions", "30 g butter",
              "1 l vegetable stock", "400 g potatoes"], "recipeInstructions": "Fry leeks and onions in butter. Add vegetable stock and potatoes, and boil everything."},
             {"@type": "Recipe", "name": "Pie", "recipeIngredient": ["5 apples"], "recipeInstructions": "Bake."}]
            """
        let browser = try BrowserHarness(["Leek soup.cook": Self.soup, "all.json": file], columns: 100, rows: 40)
        await browser.settle()
        await browser.press(.character("d"))
        await (browser.navigation.topViewController as? DuplicatesViewController)?.settle()
        await browser.settle()
        try #require(browser.text.contains("all.json"), "\(browser.text)")
        await browser.press(.enter)
        let isFirst = browser.lines.contains { $0.contains("1 all.json") }
        await browser.press(.character(isFirst ? "2" : "1"))
        #expect(browser.text.contains("has several recipes"), "\(browser.text)")
        #expect(exists("all.json", in: browser) && exists("Leek soup.cook", in: browser))
    }
}
