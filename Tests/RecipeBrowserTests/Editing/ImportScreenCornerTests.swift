import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Corners of the screen of an import")
struct ImportScreenCornerTests {
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

    private func files(_ browser: BrowserHarness) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: browser.folder.path)) ?? []
        return names.filter { $0.hasSuffix(".cook") }.sorted()
    }

    private func commands(_ browser: BrowserHarness) throws -> [String] {
        try #require(browser.navigation.topViewController).keyCommands.map(\.id)
    }

    private func words(_ browser: BrowserHarness) -> String {
        browser.text.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
    }

    @Test func `an import of one recipe says so in the singular`() async throws {
        let browser = try await open("[\(recipe("Pie"))]")
        #expect(browser.text.contains("Imported 1 recipe.") && browser.lines[0].hasSuffix("done"), "\(browser.text)")
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
        #expect(files(browser) == ["Pie.cook", "Soup.cook", "Tart.cook"] && browser.lines[0].hasSuffix("done"))
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
