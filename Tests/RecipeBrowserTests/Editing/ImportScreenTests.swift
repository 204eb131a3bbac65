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
        #expect(browser.lines[0].contains("Import"), "\(browser.text)")
        #expect(browser.lines[0].hasSuffix("1 imported, 1 not"), "\(browser.text)")
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

    @Test("A pasted address is offered for import, and a pasted word is not")
    func paste() async throws {
        let (browser, _) = try await open()
        _ = browser.root.dispatch(.paste("word"))
        await browser.settle()
        #expect(!browser.text.contains("Import from"), "\(browser.text)")
        await browser.press(Key(.escape))
        // The import refuses it without opening a connection: this machine is in the own network.
        _ = browser.root.dispatch(.paste(" http://www.localhost:9/soup#top\n"))
        await browser.settle()
        #expect(browser.text.contains("Import from localhost?"), "\(browser.text)")
        #expect(browser.text.contains("http://www.localhost:9/soup "), "\(browser.text)")
        await browser.press(Key(.enter))
        await browser.home.settleImport()
        await browser.settle()
        #expect(browser.lines[0].contains("Import"), "\(browser.text)")
        #expect(browser.text.contains("http://www.localhost:9/soup"), "\(browser.text)")
        #expect(files(browser) == ["Soup.cook"])
        // What the program may not read, the browser of the desktop may.
        #expect(browser.text.contains("o opens the page here."), "\(browser.text)")
        await browser.press("o")
        #expect(browser.surroundings.opened == ["http://www.localhost:9/soup"], "\(browser.text)")
        await browser.press("y", .enter)
        #expect(browser.screen.copies == ["http://www.localhost:9/soup"], "\(browser.text)")
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
        #expect(browser.text.contains("Begin with these recipes"), "\(browser.text)")
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

extension ImportScreenTests {
    private func recipe(_ name: String) -> String {
        #"{"@type": "Recipe", "name": "\#(name)", "recipeIngredient": ["1 \#(name)"], "recipeInstructions": "Cook."}"#
    }

    private func open(_ text: String) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Soup.cook": "Fry @onions{3}.\n"], columns: 90, rows: 30)
        await browser.settle()
        let export = browser.folder.appendingPathExtension("json")
        try Data(text.utf8).write(to: export)
        await browser.press("I")
        await browser.type(export.path)
        await browser.press(.enter)
        await browser.home.settleImport()
        await browser.settle()
        return browser
    }

    private func commands(_ browser: BrowserHarness) throws -> [String] {
        try #require(browser.navigation.topViewController).keyCommands.map(\.id)
    }

    private func words(_ browser: BrowserHarness) -> String {
        browser.text.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
    }

    @Test func `an import of one recipe says so in the singular`() async throws {
        let browser = try await open("[\(recipe("Pie"))]")
        #expect(browser.text.contains("Imported 1 recipe."), "\(browser.text)")
        #expect(browser.lines[0].hasSuffix(" 1 imported"), "\(browser.text)")
        #expect(!browser.text.contains("There already") && !browser.text.contains("Look at these"))
    }

    @Test func `an undone import says what is in the trash, is not undone again, and can be done again`() async throws {
        let browser = try await open("[\(recipe("Pie")), \(recipe("Tart"))]")
        #expect(try !commands(browser).contains("import.stop"))
        await browser.press("z")
        #expect(files(browser) == ["Soup.cook"] && browser.lines[0].hasSuffix("undone"), "\(browser.text)")
        #expect(browser.text.contains("The import was undone: its recipes are in the trash."))
        await browser.press("z")
        #expect(browser.text.contains("There is nothing to undo."), "\(browser.text)")
        await browser.press("Z")
        #expect(files(browser) == ["Pie.cook", "Soup.cook", "Tart.cook"] && browser.lines[0].hasSuffix(" imported"))
        #expect(browser.text.contains("Done again: Imported 2 recipes"), "\(browser.text)")
    }

    @Test func `an import of what is there already has no new recipe and nothing to undo`() async throws {
        let browser = try await open("[\(recipe("Pie"))]")
        await browser.press(.escape, "I")
        await browser.type(browser.folder.appendingPathExtension("json").path)
        await browser.press(.enter)
        await browser.home.settleImport()
        await browser.settle()
        #expect(browser.text.contains("No new recipe."), "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("There already") && $0.hasSuffix("1") }, "\(browser.text)")
        #expect(try !commands(browser).contains("import.undo"))
    }

    @Test func `what came along with an import is only read, so the first selected row is a recipe`() async throws {
        let browser = try BrowserHarness(["Soup.cook": "Fry @onions{3}.\n"], columns: 90, rows: 30)
        await browser.settle()
        let exports = browser.folder.appendingPathExtension("exports")
        defer { try? FileManager.default.removeItem(at: exports) }
        try FileManager.default.createDirectory(at: exports, withIntermediateDirectories: true)
        let pie = recipe("Pie").replacing(#""name""#, with: #""image": "Pie.png", "name""#)
        try Data(pie.utf8).write(to: exports.appending(path: "Pie.json"))
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 2]
        try Data(png).write(to: exports.appending(path: "Pie.png"))
        await browser.press("I")
        await browser.type(exports.path)
        await browser.press(.enter)
        await browser.home.settleImport()
        await browser.settle()
        #expect(browser.text.contains("  Pie.json: 1 picture came along"), "\(browser.text)")
        #expect(browser.selectedText == "Pie", "\(browser.text)")
        await browser.press(.up, .home)
        #expect(browser.selectedText == "Pie", "\(browser.text)")
    }

    @Test func `the list of recipes counts what was imported when the screen is left`() async throws {
        let browser = try await open("[\(recipe("Pie"))]")
        await browser.press(.escape)
        #expect(browser.lines[0].hasSuffix("2 recipes") && browser.text.contains("Pie"), "\(browser.text)")
    }
}
