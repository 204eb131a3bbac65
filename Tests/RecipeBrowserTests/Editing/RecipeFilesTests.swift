import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary
@testable import SectionedLists

@MainActor
@Suite("New, renamed, moved and deleted recipes")
struct RecipeFilesTests {
    private func browser(_ files: [String: String] = RecipeFilesTests.files) async throws -> BrowserHarness {
        let browser = try BrowserHarness(files)
        await browser.settle()
        return browser
    }

    private static let files = [
        "Apple.cook": "Bake @apples{}.\n", "Soup.cook": "---\ntitle: Soup\n---\nBoil @leeks{}.\n",
        "Cakes/Tart.cook": "Bake @flour{}.\n",
    ]

    private func exists(_ name: String, in browser: BrowserHarness) -> Bool {
        FileManager.default.fileExists(atPath: browser.folder.appending(path: name).path)
    }

    private func select(_ title: String, in browser: BrowserHarness) async throws {
        await browser.press(.home)
        for _ in 0..<9 where browser.selectedText?.hasPrefix(title) != true { await browser.press(.down) }
        try #require(browser.selectedText?.hasPrefix(title) == true, "\(browser.text)")
    }

    // MARK: - New

    @Test("A new recipe is written in the editor from a template, then listed and selected; z moves it to the trash")
    func new() async throws {
        let browser = try await browser()
        var template = ""
        browser.screen.onRun = { program in
            let path = program.arguments[0]
            template = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            try? Data((template + "Serve.\n").utf8).write(to: URL(filePath: path))
            return .exited(0)
        }
        try await select("Soup", in: browser)
        await browser.press("N")
        await browser.type("Leek: soup")
        await browser.press(.enter)
        #expect(template.hasPrefix("---\ntitle: \"Leek: soup\"\n"), "\(template)")
        #expect(exists("Leek soup.cook", in: browser))
        #expect(browser.selectedText?.hasPrefix("Leek: soup") == true, "\(browser.text)")
        #expect(browser.text.contains("Created “Leek: soup” · u undo"), "\(browser.text)")
        await browser.press("z")
        #expect(!exists("Leek soup.cook", in: browser))
        #expect(!browser.text.contains("Leek: soup  "), "\(browser.text)")
    }

    @Test("From the page of another recipe too, the new one is selected; an amount outside of braces is pointed out")
    func newFromPage() async throws {
        let browser = try await browser()
        browser.screen.onRun = { program in
            let text = "---\ntitle: Dip\n---\n\nMix @sour cream 200 g.\n"
            try? Data(text.utf8).write(to: URL(filePath: program.arguments[0]))
            return .exited(0)
        }
        try await select("Soup", in: browser)
        await browser.press(.enter, "n")
        await browser.type("Dip")
        await browser.press(.enter)
        await browser.settle()
        #expect(browser.text.contains("Line 5:") && browser.text.contains("@sour cream{200%g}"), "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.selectedText?.hasPrefix("Dip") == true, "\(browser.text)")
    }

    @Test("Leaving a new recipe unchanged undoes nothing that another program did meanwhile")
    func newUnchangedBesideOthers() async throws {
        let browser = try await browser()
        browser.screen.onRun = { [store = browser.home.store] _ in
            _ = try? store.changeNow("Put “milk” on the shopping list") { edits throws(EditingError) in
                try edits.kitchen.add(typed: "milk")
            }
            return .exited(0)
        }
        await browser.press("N")
        await browser.type("Stew")
        await browser.press(.enter)
        #expect(browser.text.contains("left unchanged") && !exists("Stew.cook", in: browser))
        #expect(exists(".shopping-list", in: browser))
        await browser.press("z")
        #expect(!exists(".shopping-list", in: browser), "\(browser.text)")
    }

    @Test("A new recipe that is left unchanged, or whose editor does not start, is cancelled", arguments: [0, 127])
    func newUnchanged(status: Int32) async throws {
        let browser = try await browser()
        browser.screen.onRun = { _ in .exited(status) }
        try await select("Apple", in: browser)
        await browser.press("N")
        await browser.type("Stew")
        await browser.press(.enter)
        #expect(!exists("Stew.cook", in: browser))
        #expect(browser.text.contains(status == 0 ? "left unchanged" : "could not be started"), "\(browser.text)")
    }

    @Test("A new recipe is Markdown beside Markdown recipes, in the folder of the selected one")
    func newMarkdown() async throws {
        let browser = try await browser([
            "Cakes/Tart.md": "# Tart\n\n## Ingredients\n\n- flour\n\n## Directions\n\n1. Bake.\n"
        ])
        browser.screen.onRun = { program in
            let path = program.arguments[0]
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            try? Data((text + "2. Eat.\n").utf8).write(to: URL(filePath: path))
            return .exited(0)
        }
        await browser.press("N")
        #expect(browser.text.contains("In Cakes"), "\(browser.text)")
        await browser.type("Pie")
        await browser.press(.enter)
        #expect(exists("Cakes/Pie.md", in: browser))
        await browser.press(.enter)
        #expect(browser.text.contains("leeks"), "\(browser.text)")
    }

    // MARK: - Rename and move

    @Test("A renamed recipe keeps its favourite and note, and stays selected; z brings the old name back")
    func rename() async throws {
        let browser = try await browser()
        try await select("Soup", in: browser)
        await browser.press("a")
        await browser.type("mine")
        await browser.press(.enter, "R", .control("u"))
        await browser.type("Broth")
        await browser.press(.enter)
        #expect(exists("Broth.cook", in: browser) && !exists("Soup.cook", in: browser), "\(browser.text)")
        #expect(browser.selectedText?.hasPrefix("Broth") == true, "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("mine"), "\(browser.text)")
        await browser.press("z")
        #expect(exists("Soup.cook", in: browser) && !exists("Broth.cook", in: browser))
        #expect(browser.text.contains("mine") && browser.text.contains("Soup"), "\(browser.text)")
    }

    @Test("A rename to a taken name is refused in the prompt, and the text stays for another try")
    func renameTaken() async throws {
        let browser = try await browser()
        try await select("Soup", in: browser)
        await browser.press("R", .control("u"))
        await browser.type("Apple")
        await browser.press(.enter)
        #expect(browser.text.contains("There is already a file “Apple.cook”"), "\(browser.text)")
        await browser.type("s")
        await browser.press(.enter)
        #expect(exists("Apples.cook", in: browser))
    }

    @Test("Undo that fails because the old name is taken can be tried again after the name is free")
    func undoTaken() async throws {
        let browser = try await browser()
        try await select("Soup", in: browser)
        await browser.press("R", .control("u"))
        await browser.type("Broth")
        await browser.press(.enter)
        try browser.write("Boil @carrots{}.\n", to: "Soup.cook")
        await browser.press("z")
        #expect(browser.text.contains("Not undone"), "\(browser.text)")
        #expect(exists("Broth.cook", in: browser))
        try FileManager.default.removeItem(at: browser.folder.appending(path: "Soup.cook"))
        await browser.press(.escape, "z")
        #expect(exists("Soup.cook", in: browser) && !exists("Broth.cook", in: browser), "\(browser.text)")
    }

    @Test("A recipe moves to a folder that exists or that is new, and comes back")
    func move() async throws {
        let browser = try await browser()
        try await select("Soup", in: browser)
        await browser.press("M")
        #expect(browser.text.contains("Cakes") && browser.text.contains("Move “Soup”"), "\(browser.text)")
        await browser.press(.down, .enter)
        #expect(exists("Cakes/Soup.cook", in: browser), "\(browser.text)")
        #expect(browser.selectedText?.hasPrefix("Soup") == true, "\(browser.text)")
        await browser.press("M")
        await browser.type("Warm: hot/cold")
        await browser.press(.enter)
        #expect(exists("Warm hot/cold/Soup.cook", in: browser), "\(browser.text)")
        await browser.press("z", "z")
        #expect(exists("Soup.cook", in: browser), "\(browser.text)")
    }

    // MARK: - Delete

    @Test("A deleted recipe goes to the trash and leaves the list; z brings it back, selected")
    func delete() async throws {
        let browser = try await browser()
        try await select("Soup", in: browser)
        await browser.press("d")
        #expect(browser.text.contains("Delete “Soup”?"), "\(browser.text)")
        await browser.press(.enter)
        #expect(exists("Soup.cook", in: browser), "The first button is harmless.")
        await browser.press("d", "d")
        #expect(!exists("Soup.cook", in: browser))
        #expect(browser.text.contains("Deleted “Soup” · u undo"), "\(browser.text)")
        #expect(browser.text.contains("2 recipes"), "\(browser.text)")
        await browser.press("z")
        #expect(exists("Soup.cook", in: browser))
        #expect(browser.selectedText?.hasPrefix("Soup") == true, "\(browser.text)")
    }

    @Test("Deleting an open recipe returns to the list")
    func deleteOpen() async throws {
        let browser = try await browser()
        try await select("Apple", in: browser)
        await browser.press(.enter, "d", "d")
        #expect(browser.text.contains("2 recipes"), "\(browser.text)")
        #expect(browser.text.contains("Deleted “Apple” · u undo"), "\(browser.text)")
    }

    @Test("After deleting a recipe that the search found, undo has a key that is no letter")
    func deleteFromSearch() async throws {
        let browser = try await browser()
        await browser.press("/")
        await browser.type("apple")
        await browser.settle()
        await browser.press(.enter)
        await browser.settle()
        await browser.press("d", "d")
        await browser.settle()
        #expect(!exists("Apple.cook", in: browser))
        #expect(browser.text.contains("Deleted “Apple” · Ctrl-_ undo"), "\(browser.text)")
        await browser.press(.control("_"))
        #expect(exists("Apple.cook", in: browser))
        #expect(browser.text.contains("Undone: Deleted “Apple”"), "\(browser.text)")
    }

    @Test("An edit in the editor can be undone, but not after another program has changed the file")
    func editor() async throws {
        let browser = try await browser()
        browser.screen.onRun = { _ in
            try? browser.write("Bake @pears{}.\n", to: "Apple.cook")
            return .exited(0)
        }
        try await select("Apple", in: browser)
        await browser.press("e", "z")
        let path = browser.folder.appending(path: "Apple.cook")
        #expect(try String(contentsOf: path, encoding: .utf8) == "Bake @apples{}.\n")
        await browser.press("e")
        try browser.write("Bake @plums{}.\n", to: "Apple.cook")
        await browser.press("z")
        #expect(browser.text.contains("Not undone"), "\(browser.text)")
        #expect(try String(contentsOf: path, encoding: .utf8) == "Bake @plums{}.\n")
    }
}
