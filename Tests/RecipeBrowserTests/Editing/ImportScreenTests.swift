import Foundation
import RecipeLibrary
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Importing recipes in the browser")
struct ImportScreenTests {
    private static let export = """
        [{"@type": "Recipe", "name": "Pie", "recipeIngredient": ["2 apples"], "recipeInstructions": "Bake the apples."},
         {"@type": "Recipe", "name": "Soup", "recipeIngredient": ["3 onions"], "recipeInstructions": "Fry the onions."},
         {"@type": "Recipe", "name": "Nothing"}]
        """

    private func open(origin: CookbookOrigin = .own) async throws -> (BrowserHarness, export: URL) {
        let browser = try BrowserHarness(["Soup.cook": "Fry @onions{3}.\n"], columns: 90, rows: 30, origin: origin)
        await browser.settle()
        let export = browser.folder.appendingPathExtension("json")
        try Data(Self.export.utf8).write(to: export)
        return (browser, export)
    }

    private func start(_ browser: BrowserHarness, _ path: String) async {
        await browser.press(.character("I"))
        await browser.type(path)
        await browser.press(.enter)
        await browser.home.settleImport()
        await browser.settle()
    }

    private func files(_ browser: BrowserHarness) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: browser.folder.path)) ?? []).filter {
            $0.hasSuffix(".cook")
        }
        .sorted()
    }

    @Test("After an import, the screen names the imported data and the doubts, and the list shows the recipe")
    func imports() async throws {
        let (browser, export) = try await open()
        await start(browser, export.path)
        #expect(browser.lines[0].contains("Import") && browser.lines[0].hasSuffix("done"), "\(browser.text)")
        #expect(browser.text.contains("Imported 2 recipes.") || browser.text.contains("Imported 1 recipe."))
        #expect(browser.text.contains("has neither ingredients nor steps"), "\(browser.text)")
        #expect(files(browser).contains("Pie.cook"))
        await browser.press(Key(.end))
        let title = browser.selectedText?.trimmingCharacters(in: .whitespaces)
        await browser.press(.enter)
        #expect(browser.lines[0].hasSuffix("› \(title ?? "?")"), "\(browser.text)")
        await browser.press(Key(.escape), Key(.escape))
        #expect(browser.text.contains("Pie"), "\(browser.text)")
    }

    @Test("A recipe that is almost there already is listed as doubtful, and opens from there")
    func doubtful() async throws {
        let soup = "Fry @leeks{3} and @onions{2} in @butter{30%g}. Add @potatoes{400%g} and boil everything.\n"
        let browser = try BrowserHarness(["Leek soup.cook": soup], columns: 90, rows: 30)
        await browser.settle()
        let export = browser.folder.appendingPathExtension("json")
        let text = """
            [{"@type": "Recipe", "name": "Leek soup",
              "recipeIngredient": ["3 leeks", "2 onions", "30 g butter", "500 g potatoes"],
              "recipeInstructions": "Fry leeks and onions in butter. Add potatoes and boil everything well."}]
            """
        try Data(text.utf8).write(to: export)
        await start(browser, export.path)
        #expect(browser.lines.contains { $0.hasPrefix(" Look at these ─") && $0.hasSuffix("─ 1") }, "\(browser.text)")
        await browser.press(.home, .enter)
        #expect(browser.lines[0].hasSuffix("Import › Leek soup"), "\(browser.text)")
    }

    @Test("An import is undone as a whole, and the older recipes remain")
    func undoes() async throws {
        let (browser, export) = try await open()
        let before = files(browser)
        await start(browser, export.path)
        #expect(files(browser) != before)
        await browser.press(.character("z"))
        await browser.home.settleImport()
        await browser.settle()
        #expect(files(browser) == before)
        #expect(browser.text.contains("The import was undone"), "\(browser.text)")
        let item = browser.folder.appendingPathExtension("data").appending(path: "Trash/files/Pie.cook")
        #expect(FileManager.default.fileExists(atPath: item.path))
    }

    @Test("An import refuses a path that does not exist, and imports nothing from the same source again")
    func refuses() async throws {
        let (browser, export) = try await open()
        await browser.press(.character("I"))
        await browser.type("/nowhere/x.json")
        await browser.press(.enter)
        #expect(browser.text.contains("Import") && files(browser).count == 1, "\(browser.text)")
        await browser.press(Key(.escape))
        if browser.text.contains("Discard") { await browser.press(.character("d")) }
        await start(browser, export.path)
        await browser.press(Key(.escape))
        let count = files(browser).count
        await start(browser, export.path)
        #expect(browser.text.contains("No new recipe."), "\(browser.text)")
        #expect(files(browser).count == count)
    }

    @Test("Nothing can be imported into the starter cookbook")
    func readOnly() async throws {
        let (browser, _) = try await open(origin: .starter)
        await browser.press(.character("I"))
        #expect(browser.text.contains("cannot be edited"), "\(browser.text)")
    }

    @Test(
        "A typed path can begin with the home folder, and have quotation marks",
        arguments: [
            ("~/a b.json", "/home/me/a b.json"), (" '/x/y' ", "/x/y"), ("\"~/z\"", "/home/me/z"), ("~", "/home/me"),
            ("~you/x", "~you/x"), ("'", "'"),
        ])
    func paths(_ typed: String, _ path: String) {
        #expect(ImportSource.typedPath(typed, home: "/home/me") == path)
    }
}
