import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeFormats
@testable import SectionedLists

@MainActor
@Suite("The form for the details of a recipe")
struct DetailsFormTests {
    private static let soup = """
        ---
        # Grandmother's
        title: Soup
        servings: 4 # or five
        cellar: left
        ---

        Boil @leeks{2}. -- slowly

        """

    private func browser(
        _ files: [String: String] = ["Soup.cook": soup], columns: Int = 80, origin: CookbookOrigin = .own
    ) async throws -> BrowserHarness {
        let browser = try BrowserHarness(files, columns: columns, origin: origin)
        await browser.settle()
        return browser
    }

    private func text(_ browser: BrowserHarness, _ name: String = "Soup.cook") throws -> String {
        try String(contentsOf: browser.folder.appending(path: name), encoding: .utf8)
    }

    /// Moves down to a field, replaces its text, and saves.
    private func replace(_ field: Int, with text: String, in browser: BrowserHarness) async {
        for _ in 0..<field { await browser.press(.tab) }
        await browser.press(.control("u"))
        await browser.type(text)
    }

    @Test("The form changes the details in the file, keeps everything else, and the list shows them; z undoes it")
    func save() async throws {
        let browser = try await browser()
        await browser.press("E")
        #expect(browser.text.contains("Details of “Soup”"), "\(browser.text)")
        await replace(0, with: "Leek soup", in: browser)
        await replace(3, with: "a crowd", in: browser)
        await replace(1, with: "20 min", in: browser)
        await browser.press(.control("s"))
        let wanted = Self.soup.replacing("title: Soup", with: "title: Leek soup")
            .replacing("servings: 4 #", with: "servings: a crowd #")
            .replacing("cellar: left\n", with: "cellar: left\nprep time: 20 min\n")
        #expect(try text(browser) == wanted)
        #expect(browser.selectedText?.hasPrefix("Leek soup") == true, "\(browser.text)")
        #expect(browser.text.contains("Changed “Leek soup” · z undo"), "\(browser.text)")
        await browser.press("z")
        #expect(try text(browser) == Self.soup)
        #expect(browser.selectedText?.hasPrefix("Soup") == true)
        await browser.press("z")
        #expect(browser.text.contains("nothing to undo"))
    }

    @Test("The form of an open recipe shows the changed recipe after saving")
    func onRecipe() async throws {
        let browser = try await browser()
        await browser.press(.enter, "E")
        await replace(3, with: "6", in: browser)
        await browser.press(.control("s"))
        #expect(browser.text.contains("serves 6"), "\(browser.text)")
        #expect(!browser.text.contains("The file has changed"), "\(browser.text)")
        try browser.write(Self.theirs, to: "Soup.cook")
        await browser.press("r")
        #expect(browser.text.contains("The file has changed"), "\(browser.text)")
    }

    @Test("If another program has deleted the file, the form writes it again with the details")
    func gone() async throws {
        let browser = try await browser()
        await browser.press("E")
        await replace(0, with: "Broth", in: browser)
        try FileManager.default.removeItem(at: browser.folder.appending(path: "Soup.cook"))
        await browser.press(.control("s"))
        #expect(browser.text.contains("The file is gone"), "\(browser.text)")
        await browser.press(.escape, .control("s"), "w")
        #expect(try text(browser) == Self.soup.replacing("title: Soup", with: "title: Broth"))
        #expect(!browser.text.contains("Details of"))
    }

    @Test(
        "A wrong value is refused with a plain message",
        arguments: [
            (0, "", "A recipe needs a title."), (3, "0", "at least 1"), (3, "-2", "at least 1"),
            (4, "soon", "not a time"), (6, "x y", "not a time"),
        ])
    func refused(field: Int, value: String, message: String) async throws {
        let browser = try await browser(columns: 100)
        await browser.press("E")
        await replace(field, with: value, in: browser)
        await browser.press(.control("s"))
        #expect(browser.text.contains(message), "\(browser.text)")
        #expect(try text(browser) == Self.soup)
    }

    @Test(
        "Servings and times may be what cooks write",
        arguments: [(3, "4-6"), (3, "12 cookies"), (3, "a crowd"), (4, "1 h 20 min"), (5, "45"), (6, "1:30")])
    func accepted(field: Int, value: String) async throws {
        let browser = try await browser()
        await browser.press("E")
        await replace(field, with: value, in: browser)
        await browser.press(.control("s"))
        #expect(try text(browser).contains(value))
    }

    @Test("Escape asks before changed details are lost")
    func cancel() async throws {
        let browser = try await browser()
        await browser.press("E", .escape)
        #expect(!browser.text.contains("Details of"))
        await browser.press("E")
        await replace(0, with: "Broth", in: browser)
        await browser.press(.escape)
        #expect(browser.text.contains("Discard the changes?"), "\(browser.text)")
    }

    private static let theirs = soup.replacing("left", with: "right")

    @Test("If another program has changed the file, the form asks: reload, overwrite or keep editing")
    func conflict() async throws {
        let browser = try await browser()
        await browser.press("E")
        await replace(0, with: "Broth", in: browser)
        try browser.write(Self.theirs, to: "Soup.cook")
        await browser.press(.control("s"))
        #expect(browser.text.contains("The file has changed"), "\(browser.text)")
        #expect(try text(browser) == Self.theirs)
        await browser.press(.escape)
        #expect(browser.text.contains("Broth") && browser.text.contains("Details of"), "\(browser.text)")
        await browser.press(.control("s"), "o")
        #expect(try text(browser) == Self.theirs.replacing("title: Soup", with: "title: Broth"))
        #expect(!browser.text.contains("Details of"))
    }

    @Test("Reloading the form shows what another program has written, and then it can be saved")
    func reload() async throws {
        let browser = try await browser()
        await browser.press("E")
        await replace(0, with: "Broth", in: browser)
        let theirs = Self.soup.replacing("servings: 4", with: "servings: 9")
        try browser.write(theirs, to: "Soup.cook")
        await browser.press(.control("s"), "r")
        #expect(!browser.text.contains("Broth"), "\(browser.text)")
        await browser.press(.control("u"))
        await browser.type("Stew")
        await browser.press(.control("s"))
        #expect(try text(browser) == theirs.replacing("title: Soup", with: "title: Stew"))
    }

    @Test("A file that has no place for details is opened in the editor instead")
    func otherFormats() async throws {
        let json =
            #"{"@type": "Recipe", "name": "Pie", "recipeIngredient": ["1 apple"], "recipeInstructions": "Bake."}"#
        let browser = try await browser(["Pie.json": json], columns: 100)
        await browser.press("E")
        #expect(browser.text.contains("cannot be changed here"), "\(browser.text)")
        await browser.press("o")
        #expect(browser.screen.programs.count == 1)
    }

    @Test(
        "The starter cookbook is not edited, renamed, moved or deleted", arguments: ["E", "N", "R", "M", "D"] as [Key])
    func starter(_ key: Key) async throws {
        let browser = try await browser(origin: .starter)
        await browser.press(key)
        #expect(browser.text.contains("Starter cookbook"), "\(browser.text)")
        #expect(browser.text.contains("cannot be"), "\(browser.text)")
    }

    @Test("The form can be used in a small window and without colours")
    func small() async throws {
        let browser = try await browser()
        await browser.resize(columns: 40, rows: 12)
        await browser.press("E")
        #expect(browser.text.contains("Title"), "\(browser.text)")
        await browser.press(.shiftTab)
        #expect(browser.text.contains("[ Save ]"), "\(browser.text)")
    }
}
