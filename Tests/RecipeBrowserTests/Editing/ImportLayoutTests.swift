import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The screen of an import")
struct ImportLayoutTests {
    private func open(_ names: [String], rows: Int = 20) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Stew.cook": "Fry @onions{3}.\n"], columns: 60, rows: rows)
        await browser.settle()
        let export = browser.folder.appendingPathExtension("json")
        let recipes = names.map {
            "{\"@type\": \"Recipe\", \"name\": \"\($0)\", \"recipeIngredient\": [\"2 apples\"], \"recipeInstructions\": \"Cook \($0).\"}"
        }
        try Data("[\(recipes.joined(separator: ","))]".utf8).write(to: export)
        await start(browser)
        return browser
    }

    private func start(_ browser: BrowserHarness) async {
        await browser.press("I")
        await browser.type(browser.folder.appendingPathExtension("json").path)
        await browser.press(.enter)
        await browser.home.settleImport()
        await browser.settle()
    }

    private func ids(_ browser: BrowserHarness) -> [String] {
        (browser.navigation.topViewController?.keyCommands.map(\.id) ?? []).filter {
            $0.lowercased().contains("import")
        }
    }

    @Test("An import shows what it did, and its recipes with their number")
    func ended() async throws {
        let browser = try await open(["Pie", "Tea"])
        let name = browser.folder.lastPathComponent
        #expect(
            browser.lines[1...7].map { $0.replacing(name, with: "NAME").replacing("─", with: "") } == [
                " NAME.json ", "  Imported 2 recipes.", "", " Imported  2", "▌ Pie", "  Tea", "",
            ], "\(browser.text)")
        #expect(browser.lines[0].hasSuffix(" 2 imported"))
        #expect(ids(browser).isEmpty)
        await browser.press("z")
        await browser.home.settleImport()
        await browser.settle()
        #expect(browser.text.contains("Undone: Imported 2 recipes"), "\(browser.text)")
        #expect(browser.lines[0].hasSuffix("undone") && !browser.text.contains("Imported ─"), "\(browser.text)")
        #expect(ids(browser).isEmpty)
    }

    @Test("An import of many files says how many were not read, and shows the recipes below the first of them")
    func manyErrors() async throws {
        let browser = try BrowserHarness(["Stew.cook": "Fry @onions{3}.\n"], columns: 80, rows: 24)
        await browser.settle()
        let folder = browser.folder.appendingPathExtension("json")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 1...9 {
            try Data("{\"name\": \(number)}".utf8).write(to: folder.appending(path: "bad\(number).json"))
        }
        let pie = """
            {"@type": "Recipe", "name": "Pie", "recipeIngredient": ["2 apples"], "recipeInstructions": "Bake."}
            """
        try Data(pie.utf8).write(to: folder.appending(path: "pie.json"))
        await start(browser)
        #expect(browser.lines[0].hasSuffix("1 imported, 9 not"), "\(browser.text)")
        #expect(browser.text.contains("Imported 1 recipe. 9 could not be read."), "\(browser.text)")
        #expect(browser.text.contains("  bad1.json:1: error:"), "\(browser.text)")
        #expect(browser.text.contains("Show 6 more") && browser.text.contains("  Pie"), "\(browser.text)")
        await browser.press(.home, .enter)
        #expect(browser.text.contains("bad5.json") && !browser.text.contains("Show 6 more"), "\(browser.text)")
    }

    @Test("An import of one recipe, and one that finds it there already, say so")
    func again() async throws {
        let browser = try await open(["Pie"])
        #expect(
            browser.text.contains("Imported 1 recipe.") && !browser.text.contains("There already"), "\(browser.text)")
        await browser.press(.escape)
        await start(browser)
        #expect(browser.text.contains("No new recipe.") && ids(browser).isEmpty, "\(browser.text)")
        #expect(browser.lines.contains { $0.hasPrefix("  There already") && $0.hasSuffix(" 1") }, "\(browser.text)")
        #expect(browser.selectedText == nil, "\(browser.text)")
        await browser.press(.escape)
        let single = try await open(["Cake"])
        await single.press("z")
        await single.home.settleImport()
        await single.settle()
        #expect(single.text.contains("Undone: Imported 1 recipe"), "\(single.text)")
    }
}
