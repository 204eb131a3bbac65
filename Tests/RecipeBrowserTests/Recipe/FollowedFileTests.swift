import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Changes of an open recipe's file")
struct FollowedFileTests {
    private static let soup = """
        Slice @leeks{3} and @carrots{2}.

        Fry them in @oil{1%tbsp}.

        Boil for ~{20%min}.

        """
    private let again = Key.character("r")

    /// Returns a browser with an open recipe, in which the row that begins with a text is selected.
    private func opened(
        at words: String = "Slice", _ files: [String: String] = [:], columns: Int = 80, rows: Int = 24
    ) async throws -> BrowserHarness {
        let files = ["Soup.cook": Self.soup].merging(files) { $1 }
        let browser = try BrowserHarness(files, columns: columns, rows: rows)
        await browser.settle()
        while browser.selectedText?.hasPrefix("Soup") != true { await browser.press(.down) }
        await browser.press(.enter)
        for _ in 0..<20 where browser.selectedText?.contains(words) != true { await browser.press(.down) }
        #expect(browser.selectedText?.contains(words) == true, "\(browser.text)")
        return browser
    }

    @Test("An edited file is read again; the selected step stays selected, and a notice shows until the next key")
    func edited() async throws {
        let browser = try await opened(at: "Boil")
        try browser.write("Wash @chard{1}.\n\n" + Self.soup, to: "Soup.cook")
        await browser.press(again)
        #expect(browser.text.contains("chard"), "\(browser.text)")
        #expect(browser.selectedText?.contains("Boil") == true, "\(browser.text)")
        #expect(browser.text.contains("The file has changed; the recipe shows as it is now."))
        await browser.press(.up)
        #expect(!browser.text.contains("The file has changed"))
    }

    @Test("The selected ingredient stays selected if others are added or removed in the file")
    func editedIngredients() async throws {
        let browser = try await opened(at: "oil")
        try browser.write("Wash @chard{1} and @sorrel{2}.\n\n" + Self.soup, to: "Soup.cook")
        await browser.press(again)
        #expect(browser.selectedText?.contains("oil") == true, "\(browser.text)")
        try browser.write("Fry @garlic{1} in @oil{2%tbsp}.\n", to: "Soup.cook")
        await browser.press(again)
        #expect(browser.selectedText?.contains("2 tbsp") == true, "\(browser.text)")
    }

    @Test("An unchanged file shows no notice")
    func unchanged() async throws {
        let browser = try await opened()
        let before = browser.text
        await browser.press(again)
        #expect(browser.text == before)
    }

    @Test("A recipe stays open if its file is renamed, moved, or moved and edited")
    func renamed() async throws {
        let browser = try await opened(at: "Boil", ["Other.cook": "Boil @rice{}.\n"])
        try FileManager.default.createDirectory(
            at: browser.folder.appending(path: "Soups"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: browser.folder.appending(path: "Soup.cook"), to: browser.folder.appending(path: "Soups/Potage.cook"))
        await browser.press(again)
        #expect(browser.text.contains("The file is now “Potage.cook”."), "\(browser.text)")
        #expect(browser.lines[0].contains("Potage"))
        #expect(browser.selectedText?.contains("Boil") == true)
        try browser.write(Self.soup + "\nServe with @chives{}.\n", to: "Soups/Potage.cook")
        await browser.press(again)
        #expect(browser.text.contains("chives"), "\(browser.text)")
        await browser.press(.character("e"))
        #expect(browser.screen.programs.last?.arguments == [browser.folder.path + "/Soups/Potage.cook"])
    }

    @Test("A file that was copied and deleted is found by its content")
    func copied() async throws {
        // This is another recipe with a text of the same length.
        let other = Self.soup.replacing("carrots", with: "parsnip")
        let browser = try await opened(["Dish.cook": other])
        let old = browser.folder.appending(path: "Soup.cook")
        try FileManager.default.removeItem(at: old)
        try browser.write(Self.soup, to: "Potage.cook")
        await browser.press(again)
        #expect(browser.text.contains("The file is now “Potage.cook”."), "\(browser.text)")
    }

    @Test("A renamed file keeps its notebook entry")
    func favourite() async throws {
        let browser = try await opened()
        await browser.press(.character("a"))
        await browser.type("less salt")
        await browser.press(.enter)
        #expect(browser.text.contains("less salt"))
        try FileManager.default.createDirectory(
            at: browser.folder.appending(path: "Soups"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: browser.folder.appending(path: "Soup.cook"), to: browser.folder.appending(path: "Soups/Soup.cook"))
        await browser.press(again)
        #expect(browser.text.contains("less salt") && browser.text.contains("is now"), "\(browser.text)")
    }

    @Test("A deleted file shows a notice and its recipe stays visible; a restored file is followed again")
    func deleted() async throws {
        let browser = try await opened(at: "Boil", ["Other.cook": "Boil @rice{}.\n"])
        try FileManager.default.removeItem(at: browser.folder.appending(path: "Soup.cook"))
        await browser.press(again)
        let line = "“Soup.cook” is gone; the recipe shows as it was read last."
        #expect(browser.text.contains(line) && browser.text.contains("leeks"), "\(browser.text)")
        await browser.press(.up)
        #expect(browser.text.contains(line))
        try browser.write(Self.soup, to: "Soup.cook")
        await browser.press(again)
        #expect(!browser.text.contains("is gone") && browser.text.contains("leeks"), "\(browser.text)")
    }

    @Test("In a file of several recipes, the same recipe stays open if others are inserted before it")
    func several() async throws {
        func page(_ titles: [String]) -> String {
            let recipes = titles.map {
                #"{"@type": "Recipe", "name": "\#($0)", "recipeIngredient": ["1 leek"], "recipeInstructions": "Boil \#($0)."}"#
            }
            return "[" + recipes.joined(separator: ",") + "]"
        }
        let browser = try BrowserHarness(["all.json": page(["Apple", "Soup"])])
        await browser.settle()
        await browser.press(.down, .enter)
        #expect(browser.text.contains("Boil Soup"), "\(browser.text)")
        try browser.write(page(["Bread", "Apple", "Soup"]), to: "all.json")
        await browser.press(again)
        #expect(browser.text.contains("Boil Soup"), "\(browser.text)")
    }

    @Test("In a small window, a recipe that was opened from a search shows the whole notice about a change")
    func fromSearch() async throws {
        let browser = try BrowserHarness(["Soup.cook": Self.soup], columns: 40, rows: 12)
        await browser.settle()
        await browser.press(.character("/"))
        await browser.type("leek")
        await browser.press(.enter)
        if !browser.text.contains("Ingredients") { await browser.press(.enter) }
        try browser.write("Wash @chard{1}.\n\n" + Self.soup, to: "Soup.cook")
        await browser.press(again)
        let words = browser.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("The file has changed; the recipe shows as it is now."), "\(browser.text)")
    }
}
