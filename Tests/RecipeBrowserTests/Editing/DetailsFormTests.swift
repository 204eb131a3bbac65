import Foundation
import RecipeLibrary
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

    @Test("The form changes the details in the file, keeps everything else, and the list shows them; u undoes it")
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
        #expect(browser.text.contains("Changed “Leek soup” · u undo"), "\(browser.text)")
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
        "The starter cookbook is not edited, renamed, moved or deleted", arguments: ["E", "N", "R", "M", "d"] as [Key])
    func starter(_ key: Key) async throws {
        let browser = try await browser(origin: .starter)
        await browser.press(key)
        #expect(browser.text.contains("Begin with these recipes"), "\(browser.text)")
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

extension DetailsFormTests {
    private static let plainSoup = "---\ntitle: Soup\n---\n\nBoil @leeks{2}.\n"

    private func open(
        _ files: [String: String]? = nil, origin: CookbookOrigin = .own
    ) async throws -> BrowserHarness {
        let browser = try BrowserHarness(files ?? ["Soup.cook": Self.plainSoup], columns: 90, origin: origin)
        await browser.settle()
        return browser
    }

    private func files(_ browser: BrowserHarness) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: browser.folder.path)) ?? []).sorted()
    }

    /// The text of the screen without the frame of a sheet and without line breaks.
    private func words(_ browser: BrowserHarness) -> String {
        browser.text.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
    }

    @Test(arguments: ["N", "R", "M", "d", "E", "e", "I"])
    func `no key changes a file of the starter cookbook, and each says what to do`(key: String) async throws {
        let browser = try await open(origin: .starter)
        await browser.press(Key.character(Character(key)))
        #expect(browser.text.contains("Begin with these recipes"), "\(browser.text)")
        await browser.press(.escape)
        #expect(files(browser) == ["Soup.cook"] && !browser.text.contains("Begin with these"))
    }

    @Test func `a recipe is deleted only after the question, and undo brings it back`() async throws {
        let browser = try await open()
        await browser.press("d")
        #expect(
            browser.text.contains("Delete “Soup”?") && browser.text.contains("The file “Soup.cook” goes to the trash."))
        await browser.press(.escape)
        #expect(files(browser) == ["Soup.cook"])
        await browser.press("d", .enter)
        #expect(files(browser) == ["Soup.cook"], "the first button cancels")
        await browser.press("d", .right, .enter)
        #expect(files(browser) == [] && browser.text.contains("Deleted “Soup” · u undo"), "\(browser.text)")
        #expect(browser.text.contains("There are no recipes here yet") || browser.text.contains("holds no recipes"))
        await browser.press("z")
        #expect(files(browser) == ["Soup.cook"] && browser.text.contains("Undone: Deleted “Soup”"), "\(browser.text)")
        #expect(browser.selectedText?.hasPrefix("Soup") == true)
        await browser.press("z")
        #expect(browser.text.contains("There is nothing to undo."), "\(browser.text)")
    }

    @Test func `the question about a file of several recipes says that all of them go to the trash`() async throws {
        let recipe = { (name: String) in #"{"@type": "Recipe", "name": "\#(name)", "recipeIngredient": ["1 \#(name)"]}"#
        }
        let browser = try await open(["all.json": "[\(recipe("Pie")), \(recipe("Tart"))]"])
        await browser.press("d")
        #expect(
            words(browser).contains("“all.json” has several recipes. All of them go to the trash."), "\(browser.text)")
    }

    @Test func `a new recipe needs a title, and a cancelled one makes no file`() async throws {
        let browser = try await open()
        await browser.press("N", .space, .enter)
        #expect(browser.text.contains("A recipe needs a title."), "\(browser.text)")
        await browser.press(.escape)
        #expect(files(browser) == ["Soup.cook"])
    }

    @Test func `a file that was changed meanwhile is not undone, and the undo is not offered again`() async throws {
        let browser = try await open()
        await browser.press("R", .control("u"))
        await browser.type("Broth")
        await browser.press(.enter)
        #expect(files(browser) == ["Broth.cook"])
        try browser.write("theirs", to: "Broth.cook")
        await browser.press("z")
        #expect(words(browser).contains("Not undone") && words(browser).contains("was changed by another program"))
        await browser.press(.escape, "z")
        #expect(browser.text.contains("There is nothing to undo."), "\(browser.text)")
        #expect(files(browser) == ["Broth.cook"])
    }

    @Test func `an undo whose place is taken can be tried again`() async throws {
        let browser = try await open(["Soup.cook": "Boil @leeks{2}.\n"])
        await browser.press("R", .control("u"))
        await browser.type("Broth")
        await browser.press(.enter)
        #expect(files(browser) == ["Broth.cook"])
        try browser.write("in the way", to: "Soup.cook")
        await browser.press("z")
        #expect(words(browser).contains("There is already a file “Soup.cook”"), "\(browser.text)")
        try FileManager.default.removeItem(at: browser.folder.appending(path: "Soup.cook"))
        await browser.press(.escape, "z")
        #expect(files(browser) == ["Soup.cook"], "\(browser.text)")
    }

    @Test func `an import can be left before it begins, and a path that is not there is refused`() async throws {
        let browser = try await open()
        await browser.press("I")
        await browser.type("/none/of/these")
        await browser.press(.enter)
        #expect(browser.text.contains("there is no such file or folder"), "\(browser.text)")
        await browser.press(.escape)
        #expect(browser.navigation.viewControllers.count == 1 && browser.lines[0].hasSuffix("1 recipe"))
    }

    @Test func `the sheets of orders and filters change nothing when they are left`() async throws {
        let browser = try await open()
        for key in ["s", "F"] {
            await browser.press(Key.character(Character(key)))
            #expect(browser.text.contains(key == "s" ? "by last cooked" : "up to 15 min"), "\(browser.text)")
            await browser.press(.down, .escape)
            #expect(browser.lines[0].hasSuffix("1 recipe") && !browser.lines[1].contains("×"), "\(browser.text)")
        }
    }

    @Test func `ratings have a key for each number of stars, and none removes the rating`() async throws {
        let browser = try await open()
        let id = RecipeID(path: browser.folder.appending(path: "Soup.cook").path)
        func rating() throws -> Int? {
            try browser.home.store.notebook.marks(in: browser.home.screens.library.cookbook)[id, title: "Soup"]?
                .rating
        }
        for stars in [1, 5, 3] {
            await browser.press("*", Key.character(Character("\(stars)")))
            #expect(try rating() == stars, "\(browser.text)")
        }
        await browser.press("*", .escape)
        #expect(try rating() == 3)
        await browser.press("*", .enter)
        #expect(try rating() == 3, "the present rating is selected")
        await browser.press("*", .end, .enter)
        #expect(try rating() == nil)
    }

    @Test func `a second cooking on a day asks what to do, and Keep changes nothing`() async throws {
        let browser = try await open()
        await browser.press("C")
        await browser.type("good")
        await browser.press(.control("s"), "C")
        #expect(browser.text.contains("Cooked today already") && browser.text.contains("Soup: good"), "\(browser.text)")
        await browser.press(.enter)
        let id = RecipeID(path: browser.folder.appending(path: "Soup.cook").path)
        #expect(browser.home.store.entry(of: id)?.cookings.map(\.note) == ["good"])
        await browser.press("C", .right, .right, .enter)
        #expect(browser.home.store.entry(of: id)?.cookings.isEmpty == true, "\(browser.text)")
    }

    @Test func `a cookbook without recipes says so, and its keys for recipes are no commands`() async throws {
        let browser = try await open([:])
        #expect(browser.text.contains("There are no recipes here yet."), "\(browser.text)")
        let ids = browser.home.keyCommands.map(\.id)
        #expect(
            !ids.contains("recipe.favourite") && !ids.contains("recipe.edit") && !ids.contains("recipe.buy"), "\(ids)")
        await browser.press("f", "b", "d", "R")
        #expect(browser.navigation.presentedViewController == nil && files(browser) == [])
    }

    @Test func `the number of recipes is singular for one recipe`() async throws {
        let one = try await open()
        #expect(one.lines[0].hasSuffix("1 recipe"))
        let two = try await open(["Soup.cook": Self.plainSoup, "Tea.cook": "Wait."])
        #expect(two.lines[0].hasSuffix("2 recipes"))
    }
}
