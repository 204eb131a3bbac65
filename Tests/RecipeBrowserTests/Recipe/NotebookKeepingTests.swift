import Foundation
import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Saving the notebook from sheets")
struct NotebookKeepingTests {
    private let cookbook = [
        "Soups/Borscht.cook": "Cook @beetroot{1%kg}.\n\nSeason with @salt{}.",
        "Soups/Gazpacho.cook": BrowserHarness.gazpacho,
        "Desserts/Flan.cook": "Bake @eggs{4}.",
    ]

    /// A notebook in a folder that cannot be created before ``makeRoom()`` is called.
    private struct NotebookFile {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "notebook-\(UUID().uuidString)")
        var path: String { scratch.appending(path: "data/notebook.sqlite").path }

        func block() throws { try Data("a file".utf8).write(to: scratch) }
        func makeRoom() throws { try FileManager.default.removeItem(at: scratch) }
        func remove() { try? FileManager.default.removeItem(at: scratch) }

        func entry(_ browser: BrowserHarness, _ file: String) throws -> NotebookEntry {
            let id = RecipeID(path: browser.folder.appending(path: file).path)
            return try Notebook(path: path).entry(
                of: RecipeFingerprint(id, title: ""), in: Cookbook(paths: [browser.folder.path]))
        }
    }

    @Test("A note is saved when its sheet has closed")
    func kept() async throws {
        let notebookFile = NotebookFile()
        defer { notebookFile.remove() }
        let browser = try BrowserHarness(cookbook, notebook: notebookFile.path)
        await browser.settle()
        await browser.press(.enter, .character("a"))
        await browser.type("Less salt.")
        _ = browser.navigation.dispatch(.key(.enter))
        #expect(browser.text.contains("Saving"), "the sheet stays")
        await browser.settle()
        #expect(browser.navigation.presentedViewController == nil)
        #expect(try notebookFile.entry(browser, "Soups/Borscht.cook").note == "Less salt.")
    }

    @Test("A note that cannot be saved stays in its sheet with the reason until it can be saved")
    func refused() async throws {
        let notebookFile = NotebookFile()
        try notebookFile.block()
        defer { notebookFile.remove() }
        let browser = try BrowserHarness(cookbook, notebook: notebookFile.path)
        await browser.settle()
        await browser.press(.enter, .character("a"))
        await browser.type("Less salt.")
        await browser.press(.enter)
        #expect(browser.navigation.presentedViewController is PromptViewController)
        #expect(browser.text.contains("Not saved, kept until you quit:"), "\(browser.text)")
        #expect(browser.text.contains("> Less salt."))
        try notebookFile.makeRoom()
        await browser.press(.enter)
        #expect(browser.navigation.presentedViewController == nil)
        #expect(browser.text.contains("Less salt.") && !browser.text.contains("ot saved"))
        #expect(try notebookFile.entry(browser, "Soups/Borscht.cook").note == "Less salt.")
    }

    @Test("A note that cannot be saved is kept after its sheet is closed, and q asks before quitting")
    func closed() async throws {
        let notebookFile = NotebookFile()
        try notebookFile.block()
        defer { notebookFile.remove() }
        let browser = try BrowserHarness(cookbook, notebook: notebookFile.path)
        await browser.settle()
        await browser.press(.enter, .character("a"))
        await browser.type("Less salt.")
        await browser.press(.enter, .escape)
        #expect(browser.text.contains(" Less salt.\n"))
        #expect(browser.text.contains("Your notes: not saved, kept until you quit:"))
        await browser.press(.character("q"))
        #expect(browser.text.contains("Quit?") && browser.text.contains("Your changes are not saved:"))
        #expect(browser.home.finish()?.hasPrefix("Your changes were not saved: ") == true)
        await browser.press(.escape)
        try notebookFile.makeRoom()
        await browser.press(.character("r"))
        #expect(browser.home.finish() == nil)
        await browser.press(.character("q"))
        #expect(!browser.text.contains("Quit?"))
    }

    @Test("finish() waits for changes to notes, timers and the shopping list that have just begun")
    func finishes() async throws {
        let notebookFile = NotebookFile()
        defer { notebookFile.remove() }
        let browser = try BrowserHarness(cookbook, notebook: notebookFile.path)
        await browser.settle()
        await browser.press(.enter)
        for key in ["f", "b"] { _ = browser.navigation.dispatch(.key(.character(Character(key)))) }
        // The notebook needs longer to write these changes than this thread to make them.
        let borscht = RecipeSummary(
            id: RecipeID(path: browser.folder.appending(path: "Soups/Borscht.cook").path), title: "Borscht")
        for number in 0..<40 { browser.home.store.toggle("step \(number)", in: borscht) }
        browser.home.store.timers.start(
            RunningTimer(name: "eggs", recipe: "", step: 0, lower: 60, upper: 60, at: 0))
        #expect(browser.home.finish() == nil)
        let entry = try notebookFile.entry(browser, "Soups/Borscht.cook")
        #expect(entry.isFavourite && entry.ticks.count == 40)
        #expect(try Notebook(path: notebookFile.path).timers().count == 1)
        let list = try String(contentsOf: browser.folder.appending(path: ".shopping-list"), encoding: .utf8)
        #expect(list == "./Soups/Borscht\n")
        await browser.settle()
    }

    @Test("A rating that cannot be saved stays in the rating sheet with the reason")
    func rating() async throws {
        let notebookFile = NotebookFile()
        try notebookFile.block()
        defer { notebookFile.remove() }
        let browser = try BrowserHarness(cookbook, notebook: notebookFile.path)
        await browser.settle()
        await browser.press(.character("*"), .character("4"))
        #expect(browser.text.contains("Not saved, kept until you quit:"), "\(browser.text)")
        #expect(browser.text.contains("★★★★☆"))
        try notebookFile.makeRoom()
        await browser.press(.character("5"))
        #expect(browser.navigation.presentedViewController == nil)
        #expect(try notebookFile.entry(browser, "Soups/Borscht.cook").rating == 5)
    }

    @Test("Without HOME, a message says at the start and at each change that the notebook is not saved")
    func withoutHome() async throws {
        let browser = try BrowserHarness(cookbook, hasHome: false)
        await browser.settle()
        #expect(browser.lines[22] == " Your notes: nothing is kept, because HOME and XDG_DATA_HOME are unset.")
        await browser.press(.character("r"))
        #expect(!browser.text.contains("nothing is kept"))
        await browser.press(.character("f"))
        #expect(browser.text.contains("★"))
        #expect(browser.lines[22] == " Your notes: not saved, kept until you quit: HOME and XDG_DATA_HOME are unset.")
        await browser.press(.character("a"), .character("x"), .enter)
        #expect(browser.text.contains("Not saved, kept until you quit: HOME and"), "\(browser.text)")
        await browser.press(.escape, .enter)
        #expect(browser.text.contains(" │ x"))
        #expect(browser.home.finish() == "Your changes were not saved: HOME and XDG_DATA_HOME are unset.")
    }

    @Test("A note of several lines keeps its lines when shown, edited and exported")
    func severalLines() async throws {
        let notebookFile = NotebookFile()
        defer { notebookFile.remove() }
        let browser = try BrowserHarness(cookbook, rows: 30, notebook: notebookFile.path)
        await browser.settle()
        await browser.press(.enter, .character("a"))
        #expect(browser.lines.last?.contains("Ctrl-J new line") == true)
        await browser.type("Less salt.")
        await browser.press(.control("j"), .control("j"))
        await browser.type("Ask Ada.")
        await browser.press(.enter)
        #expect(browser.text.contains(" │ Less salt.\n │\n │ Ask Ada.\n"), "\(browser.text)")
        await browser.press(.character("a"), .up, .up, .end)
        await browser.type(" At all.")
        await browser.press(.enter, .character("C"))
        await browser.type("for six")
        await browser.press(.enter)
        await browser.type("good")
        await browser.press(.control("s"))
        #expect(browser.text.contains(" │ Less salt. At all.\n │\n │ Ask Ada.\n"))
        let entry = try notebookFile.entry(browser, "Soups/Borscht.cook")
        #expect(entry.note == "Less salt. At all.\n\nAsk Ada.")
        #expect(entry.cookings.map(\.note) == ["for six\ngood"])
        let first = try #require(browser.lines.first { $0.contains("for six") })
        let second = try #require(browser.lines.first { $0.contains("good") })
        let day = " \(CalendarDay.today.shortName)  "
        #expect(first.hasPrefix(day + "for six"))
        #expect(second.hasPrefix(String(repeating: " ", count: day.count) + "good"))
        let state = try Notebook(path: notebookFile.path).exportedState().text()
        #expect(state.contains(#""note": "Less salt. At all.\n\nAsk Ada.""#))
        #expect(state.contains(#""note": "for six\ngood""#))
    }

    @Test("Adding a day cooked removes the ticks; changing its note does not")
    func ticks() async throws {
        let browser = try BrowserHarness(cookbook, rows: 30)
        await browser.settle()
        await browser.press(.enter, .space, .end, .space)
        #expect(browser.lines.count { $0.contains("✓") } >= 2, "\(browser.text)")
        await browser.press(.character("C"), .control("s"))
        #expect(!browser.text.contains("✓"), "\(browser.text)")
        await browser.press(.home, .space)
        let ticked = browser.lines.count { $0.contains("✓") }
        #expect(ticked == 1)
        await browser.press(.character("C"), .character("C"))
        #expect(browser.text.contains("How it went") && !browser.text.contains("Day"))
        await browser.press(.character("x"), .control("s"))
        #expect(browser.lines.count { $0.contains("✓") } == ticked, "\(browser.text)")
    }

    @Test("Making a recipe a favourite keeps the selected row selected, not its featured copy", arguments: [0, 1, 2])
    func favourite(row: Int) async throws {
        let browser = try BrowserHarness(cookbook, rows: 30)
        await browser.settle()
        for _ in 0..<row { await browser.press(.down) }
        let title = ["Borscht", "Gazpacho", "Flan"][row]
        for _ in 0..<3 {
            await browser.press(.character("f"))
            #expect(browser.selectedText?.hasPrefix(title) == true)
            let selected = try #require(browser.lines.firstIndex { $0.hasPrefix("▌") })
            let featured = browser.lines.firstIndex { $0.hasPrefix(" Featured") }
            // The first line below the header of the featured recipes is a copy of the row.
            if let featured { #expect(featured == 1 && selected > 3, "\(browser.text)") }
        }
    }
}
