import Foundation
import RecipeKit
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary
@testable import SectionedLists

@MainActor
@Suite("Undo on several screens, and folders of recipes")
struct UndoOrderTests {
    private let soup = "---\ntitle: Soup\nservings: 2\n---\n\nFry @onions{3} in @butter{40%g}.\n"

    private func open(_ files: [String: String] = [:], columns: Int = 90) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Soup.cook": soup].merging(files) { $1 }, columns: columns, rows: 40)
        await browser.settle()
        return browser
    }

    private func text(_ path: String, in browser: BrowserHarness) -> String? {
        try? String(contentsOf: browser.folder.appending(path: path), encoding: .utf8)
    }

    @Test("Changes of kitchen files are undone from the last to the first, on any screen of the kitchen")
    func kitchen() async throws {
        let browser = try await open()
        await browser.press("L", "n")
        await browser.type("milk")
        await browser.press(.enter, "P", "n")
        await browser.type("rice")
        await browser.press(.enter, "L", "D")
        #expect(text(".shopping-list", in: browser) == "")
        await browser.press("z")
        #expect(browser.text.contains("Undone: Cleared the list") && text(".shopping-list", in: browser) == "milk\n")
        await browser.press("z")
        #expect(browser.text.contains("Undone: Added “rice”") && text("config/pantry.conf", in: browser) == nil)
        await browser.press("z")
        #expect(browser.text.contains("Undone: Added 1 item") && text(".shopping-list", in: browser) == nil)
        await browser.press("z")
        #expect(browser.text.contains("There is nothing to undo."), "\(browser.text)")
    }

    @Test("Of a decision and a deletion of doubles, the later one is undone first")
    func doubles() async throws {
        let pie = "---\ntitle: Pie\n---\n\nBake @apples{5} with @sugar{100%g} and @cinnamon{} in @pastry{1}.\n"
        let stew = "---\ntitle: Stew\n---\n\nBoil @leeks{5} with @beans{100%g} and @thyme{} in @vegetable stock{1%l}.\n"
        let browser = try await open(["A.cook": pie, "B.cook": pie, "C.cook": stew, "D.cook": stew])
        await browser.press(Key(.function(6)))
        await (browser.navigation.topViewController as? DuplicatesViewController)?.settle()
        await browser.settle()
        #expect(browser.lines[0].hasSuffix("2 groups"), "\(browser.text)")
        await browser.press(.enter, "4")
        #expect(browser.text.contains("is not listed as a double again · u undo"), "\(browser.text)")
        #expect(browser.lines[0].hasSuffix("1 group"), "\(browser.text)")
        await browser.press(.enter, "1")
        let names = ["A.cook", "B.cook", "C.cook", "D.cook"]
        func files() -> Int { names.count { text($0, in: browser) != nil } }
        #expect(files() == 3 && text("config/distinct-recipes.conf", in: browser) != nil)
        await browser.press("z")
        #expect(files() == 4 && text("config/distinct-recipes.conf", in: browser) != nil, "\(browser.text)")
        await browser.press("z")
        #expect(text("config/distinct-recipes.conf", in: browser) == nil, "\(browser.text)")
        #expect(browser.lines[0].hasSuffix("2 groups"), "\(browser.text)")
    }

    @Test("A double that only has more notes gives them away, and the message counts them", arguments: [1, 2])
    func notes(count: Int) async throws {
        let pie = "---\ntitle: Pie\n---\n\nBake @apples{5} with @sugar{100%g} and @cinnamon{} in @pastry{1}.\n"
        let more = (1...count).map { "\n> Note \($0).\n" }.joined()
        let browser = try await open(["A.cook": pie, "B.cook": pie + more])
        await browser.press(Key(.function(6)))
        await (browser.navigation.topViewController as? DuplicatesViewController)?.settle()
        await browser.settle()
        await browser.press(.enter)
        let isFirst = browser.lines.contains { $0.contains("1 A.cook") }
        await browser.press("3")
        if !isFirst { await browser.press(.down) }
        await browser.press(.enter)
        let words = count == 1 ? "Took a note." : "Took 2 notes."
        #expect(browser.text.contains("\(words) “B.cook” is in the trash"), "\(browser.text)")
    }

    @Test("A recipe of a file with several is named by its number, and one outside the cookbook by its whole path")
    func names() async throws {
        let browser = try await open()
        let (folder, home) = (browser.folder.path, browser.home)
        let cookbook = try Cookbook(paths: [folder])
        let controller = DuplicatesController(
            cookbook, store: home.store,
            editing: RecipeEditing(home.store, origin: .own), screens: home.screens)
        #expect(controller.name(of: RecipeID(path: "\(folder)/Sub/A.cook")) == "Sub/A.cook")
        #expect(controller.name(of: RecipeID(path: "\(folder)/all.json", index: 1)) == "all.json#2")
        #expect(controller.name(of: RecipeID(path: "/elsewhere/A.cook")) == "/elsewhere/A.cook")
    }

    @Test("A recipe that the cookbook does not have any more is not opened, and a message names its file")
    func gone() async throws {
        let browser = try await open()
        let id = RecipeID(path: browser.folder.appending(path: "Sub/Gone.cook").path)
        let top = try #require(browser.navigation.topViewController)
        browser.home.screens.open(id, over: top)
        await browser.settle()
        #expect(browser.text.contains("The cookbook does not have “Gone.cook” any more."), "\(browser.text)")
        #expect(browser.navigation.viewControllers.count == 1)
    }

    @Test("A recipe is bought and planned from the list in the size that the notebook stores")
    func storedSize() async throws {
        let browser = try await open()
        await browser.press(.enter, "+", "+", .escape, "b")
        #expect(browser.text.contains("Put “Soup” × 2 on the shopping list"), "\(browser.text)")
        await browser.press("w", .down, .enter, .enter)
        #expect(browser.text.contains("Planned “Soup” for Wed 15 Nov"), "\(browser.text)")
        #expect(text("Plan.menu", in: browser)?.contains("@./Soup{4%servings}") == true)
    }

    @Test("The folder of a file is the path before its name")
    func folders() {
        func folder(_ path: String) -> String { FilePath.folder(of: path) }
        #expect(folder("a/b/c.cook") == "a/b" && folder("/c.cook") == "/" && folder("c.cook") == ".")
        #expect(FilePath.name(of: "a/b/c.cook") == "c.cook" && FilePath.name(of: "c.cook") == "c.cook")
    }

    @Test("A file that cannot be read can be edited, but is not cooked, bought, renamed or deleted")
    func unreadable() async throws {
        let browser = try BrowserHarness(["Soup.cook": soup], data: ["bad.cook": Data([0x42, 0xE9])], rows: 40)
        await browser.settle()
        await browser.press(.end)
        #expect(browser.selectedText?.contains("bad.cook") == true, "\(browser.text)")
        let list = try #require(browser.home.selectedCommands)
        #expect(list.isSuperset(of: ["recipe.edit", "editing.new", "cookbook.reload"]), "\(list)")
        #expect(
            list.isDisjoint(with: [
                "recipe.cooked", "recipe.favourite", "kitchen.buy", "recipe.plan", "editing.rename", "editing.delete",
                "editing.details",
            ]), "\(list)")
        await browser.press(.home)
        let recipe = try #require(browser.home.selectedCommands)
        #expect(recipe.isSuperset(of: ["recipe.cooked", "recipe.edit", "recipe.plan", "editing.delete"]), "\(recipe)")
    }
}

extension HomeViewController {
    /// The ids of the commands of the list of recipes.
    fileprivate var selectedCommands: Set<String>? {
        func find(_ controller: ViewController) -> RecipesViewController? {
            (controller as? RecipesViewController) ?? controller.children.lazy.compactMap(find).first
        }
        return find(self).map { Set($0.keyCommands.map(\.id)) }
    }
}
