import Foundation
import RecipeKit
import Terminal
import Testing

@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("What a cook enters in a sheet")
struct NotebookKeepingTests {
    private let cookbook = [
        "Soups/Borscht.cook": "Cook @beetroot{1%kg}.\n\nSeason with @salt{}.",
        "Soups/Gazpacho.cook": BrowserHarness.gazpacho,
        "Desserts/Flan.cook": "Bake @eggs{4}.",
    ]

    /// A notebook in a folder that cannot be made until ``makeRoom()``.
    private struct Place {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "notebook-\(UUID().uuidString)")
        var path: String { scratch.appending(path: "data/notebook.sqlite").path }

        func block() throws { try Data("a file".utf8).write(to: scratch) }
        func makeRoom() throws { try FileManager.default.removeItem(at: scratch) }
        func remove() { try? FileManager.default.removeItem(at: scratch) }

        func entry(_ browser: BrowserHarness, _ file: String) throws -> NotebookEntry {
            let id = RecipeID(path: browser.folder.appending(path: file).path)
            return try Notebook(path: path).entry(
                of: RecipeTrace(id, title: ""), in: Cookbook(paths: [browser.folder.path]))
        }
    }

    @Test("is on the disk when the sheet has closed")
    func kept() async throws {
        let place = Place()
        defer { place.remove() }
        let browser = try BrowserHarness(cookbook, notebook: place.path)
        await browser.settle()
        await browser.press(.enter, .character("n"))
        await browser.type("Less salt.")
        _ = browser.navigation.dispatch(.key(.enter))
        #expect(browser.text.contains("Saving"), "the sheet stays")
        await browser.settle()
        #expect(browser.navigation.presentedViewController == nil)
        #expect(try place.entry(browser, "Soups/Borscht.cook").note == "Less salt.")
    }

    @Test("and cannot be kept stays in the sheet, with the reason, until it can")
    func refused() async throws {
        let place = Place()
        try place.block()
        defer { place.remove() }
        let browser = try BrowserHarness(cookbook, notebook: place.path)
        await browser.settle()
        await browser.press(.enter, .character("n"))
        await browser.type("Less salt.")
        await browser.press(.enter)
        #expect(browser.navigation.presentedViewController is PromptViewController)
        #expect(browser.text.contains("Not saved, kept until you quit:"), "\(browser.text)")
        #expect(browser.text.contains("> Less salt."))
        try place.makeRoom()
        await browser.press(.enter)
        #expect(browser.navigation.presentedViewController == nil)
        #expect(browser.text.contains("Less salt.") && !browser.text.contains("ot saved"))
        #expect(try place.entry(browser, "Soups/Borscht.cook").note == "Less salt.")
    }

    @Test("and cannot be kept is there until the end when the sheet is closed, and q asks")
    func closed() async throws {
        let place = Place()
        try place.block()
        defer { place.remove() }
        let browser = try BrowserHarness(cookbook, notebook: place.path)
        await browser.settle()
        await browser.press(.enter, .character("n"))
        await browser.type("Less salt.")
        await browser.press(.enter, .escape)
        #expect(browser.text.contains(" Less salt.\n"))
        #expect(browser.text.contains("Your notes: not saved, kept until you quit:"))
        await browser.press(.character("q"))
        #expect(browser.text.contains("Quit?") && browser.text.contains("What you noted is not saved:"))
        #expect(browser.home.finish()?.hasPrefix("What you noted was not saved: ") == true)
        await browser.press(.escape)
        try place.makeRoom()
        await browser.press(.character("r"))
        #expect(browser.home.finish() == nil)
        await browser.press(.character("q"))
        #expect(!browser.text.contains("Quit?"))
    }

    @Test("as a rating and cannot be kept: the stars stay, with the reason")
    func rating() async throws {
        let place = Place()
        try place.block()
        defer { place.remove() }
        let browser = try BrowserHarness(cookbook, notebook: place.path)
        await browser.settle()
        await browser.press(.character("*"), .character("4"))
        #expect(browser.text.contains("Not saved, kept until you quit:"), "\(browser.text)")
        #expect(browser.text.contains("★★★★☆"))
        try place.makeRoom()
        await browser.press(.character("5"))
        #expect(browser.navigation.presentedViewController == nil)
        #expect(try place.entry(browser, "Soups/Borscht.cook").rating == 5)
    }

    @Test("without HOME is said not to be kept: at the start, and when something is added")
    func withoutHome() async throws {
        let browser = try BrowserHarness(cookbook, hasHome: false)
        await browser.settle()
        #expect(browser.lines[22] == " Your notes: nothing is kept, because HOME and XDG_DATA_HOME are unset.")
        await browser.press(.character("r"))
        #expect(!browser.text.contains("nothing is kept"))
        await browser.press(.character("f"))
        #expect(browser.text.contains("★"))
        #expect(browser.lines[22] == " Your notes: not saved, kept until you quit: HOME and XDG_DATA_HOME are unset.")
        await browser.press(.character("n"), .character("x"), .enter)
        #expect(browser.text.contains("Not saved, kept until you quit: HOME and"), "\(browser.text)")
        await browser.press(.escape, .enter)
        #expect(browser.text.contains("Your notes ─"))
        #expect(browser.home.finish() == "What you noted was not saved: HOME and XDG_DATA_HOME are unset.")
    }

    @Test("as a note of several lines shows as them, is kept and changed as them, and exported as them")
    func severalLines() async throws {
        let place = Place()
        defer { place.remove() }
        let browser = try BrowserHarness(cookbook, rows: 30, notebook: place.path)
        await browser.settle()
        await browser.press(.enter, .character("n"))
        #expect(browser.lines.last?.contains("Ctrl-J new line") == true)
        await browser.type("Less salt.")
        await browser.press(.control("j"), .control("j"))
        await browser.type("Ask Ada.")
        await browser.press(.enter)
        #expect(browser.text.contains(" Less salt.\n\n Ask Ada.\n"), "\(browser.text)")
        await browser.press(.character("n"), .up, .up, .end)
        await browser.type(" At all.")
        await browser.press(.enter, .character("c"))
        await browser.type("for six")
        await browser.press(Key(.enter, .alt))
        await browser.type("good")
        await browser.press(.enter)
        #expect(browser.text.contains(" Less salt. At all.\n\n Ask Ada.\n"))
        let entry = try place.entry(browser, "Soups/Borscht.cook")
        #expect(entry.note == "Less salt. At all.\n\nAsk Ada.")
        #expect(entry.cookings.map(\.note) == ["for six\ngood"])
        let first = try #require(browser.lines.first { $0.contains("for six") })
        let second = try #require(browser.lines.first { $0.contains("good") })
        #expect(first.hasPrefix(" \(CalendarDay.today)  for six") && second.hasPrefix("             good"))
        let state = try Notebook(path: place.path).exportedState().text()
        #expect(state.contains(#""note": "Less salt. At all.\n\nAsk Ada.""#))
        #expect(state.contains(#""note": "for six\ngood""#))
    }

    @Test("as cooked takes the ticks away; a change of what was said does not")
    func ticks() async throws {
        let browser = try BrowserHarness(cookbook, rows: 30)
        await browser.settle()
        await browser.press(.enter, .space, .end, .space)
        #expect(browser.lines.count { $0.contains("☑") || $0.contains("✓") } >= 2, "\(browser.text)")
        await browser.press(.character("c"))
        #expect(browser.text.contains("ticks are taken away."), "\(browser.text)")
        await browser.press(.enter)
        #expect(!browser.text.contains("☑") && !browser.text.contains("✓"), "\(browser.text)")
        await browser.press(.home, .space)
        let ticked = browser.lines.count { $0.contains("☑") || $0.contains("✓") }
        #expect(ticked == 1)
        await browser.press(.character("c"), .character("c"), .character("x"), .enter)
        #expect(browser.lines.count { $0.contains("☑") || $0.contains("✓") } == ticked, "\(browser.text)")
    }

    @Test("f leaves the selection where it is, not on the featured copy", arguments: [0, 1, 2])
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
            // The first line below the header of what is featured is the copy.
            if let featured { #expect(featured == 1 && selected > 3, "\(browser.text)") }
        }
    }
}
