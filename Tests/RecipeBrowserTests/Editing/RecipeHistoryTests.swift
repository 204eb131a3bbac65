import Foundation
import RecipeKit
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary
@testable import SectionedLists

@Suite("The moments in the history of a recipe")
struct RecipeHistoryTests {
    private let noon = 1_700_049_600  // 2023-11-15, 12:00 UTC

    private func time(_ hours: Int) -> Timestamp { Timestamp(seconds: noon + hours * 3600) }

    private func day(_ hours: Int) -> CalendarDay { CalendarDay(of: time(hours)) }

    private func events(_ entry: NotebookEntry) -> [String] {
        RecipeHistory(entry).moments.map { "\($0.event)\($0.text.map { ": \($0)" } ?? "")" }
    }

    @Test func `a recipe without edits and cookings has no history`() {
        var entry = NotebookEntry()
        entry.apply(.note("mine"))
        #expect(RecipeHistory(entry).moments.isEmpty)
    }

    @Test func `edits and cookings are listed from the last one, each with its text`() {
        var entry = NotebookEntry()
        entry.apply(.revision("first", .found), at: time(-50))
        entry.apply(.revision("second", .edited), at: time(-49))
        entry.apply(.cooked(.init(day: day(0), note: "good")), at: time(0))
        entry.apply(.revision("second", .cooked), at: time(0))
        entry.apply(.revision("third", .edited), at: time(1))
        #expect(events(entry) == ["edited: third", "cooked: second", "edited: second", "before an edit: first"])
        let moments = RecipeHistory(entry).moments
        #expect(moments[1].note == "good" && moments[1].time == "" && moments[0].time == time(1).localTime)
        #expect(moments.map(\.day) == [day(1), day(0), day(-49), day(-50)])
        #expect(Set(moments.map(\.id)).count == 4)
    }

    @Test func `a cooking without a text of its day comes above the edits of the day`() {
        var entry = NotebookEntry()
        entry.apply(.revision("old", .edited), at: time(-72))
        entry.apply(.cooked(.init(day: day(0))), at: time(0))
        entry.apply(.revision("new", .edited), at: time(2))
        #expect(events(entry) == ["cooked: new", "edited: new", "edited: old"])
        var early = NotebookEntry()
        early.apply(.cooked(.init(day: day(-200))), at: time(0))
        early.apply(.revision("new", .edited), at: time(2))
        #expect(events(early) == ["edited: new", "cooked"], "there is no text of that time")
    }

    @Test(arguments: [10, -8, 0])
    func `a cooking comes above the edits of its local day and below those of the next one`(offset: Int) {
        func local(_ time: Timestamp) -> CalendarDay { CalendarDay(number: (time.seconds + offset * 3600) / 86_400) }
        let day = CalendarDay(number: 19_676)
        let midnight = day.number * 86_400 - offset * 3600
        var entry = NotebookEntry()
        entry.apply(.cooked(.init(day: day)), at: Timestamp(seconds: midnight + 40 * 86_400))
        for (text, hours) in [("before", -1), ("late", 22), ("next", 26)] {
            entry.apply(.revision(text, .edited), at: Timestamp(seconds: midnight + hours * 3600))
        }
        let moments = RecipeHistory(entry, day: local).moments
        #expect(moments.map { $0.event == "cooked" ? "cooked" : $0.text } == ["next", "cooked", "late", "before"])
        #expect(moments.map { $0.day.number - day.number } == [1, 0, 0, -1])
    }
}

@MainActor
extension RecipeHistoryTests {
    private var soup: String { "---\ntitle: Soup\n---\n\nBoil @leeks{2}.\n" }

    private func open(_ files: [String: String]? = nil, origin: CookbookOrigin = .own) async throws -> BrowserHarness {
        let browser = try BrowserHarness(files ?? ["Soup.cook": soup], columns: 90, origin: origin)
        await browser.settle()
        return browser
    }

    private func summary(_ browser: BrowserHarness) throws -> RecipeSummary {
        let id = RecipeID(path: browser.folder.appending(path: "Soup.cook").path)
        return try #require(browser.home.screens.library.recipe(id))
    }

    private func words(_ browser: BrowserHarness) -> String {
        browser.text.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
    }

    @Test func `a file of several recipes has no history`() async throws {
        let recipe = { (name: String) in #"{"@type": "Recipe", "name": "\#(name)", "recipeIngredient": ["1 \#(name)"]}"#
        }
        let browser = try await open(["all.json": "[\(recipe("Pie")), \(recipe("Tart"))]"])
        await browser.press(.down, "V")
        #expect(words(browser).contains("Earlier texts are stored only for files with one recipe."), "\(browser.text)")
    }

    @Test func `a day that was cooked before texts were kept cannot be compared or brought back`() async throws {
        let browser = try await open()
        let day = try #require(CalendarDay(year: 2020, month: 2, day: 3))
        browser.home.store.edit(try summary(browser), [.cooked(.init(day: day, note: "by hand"))])
        await browser.settle()
        await browser.press("V")
        await browser.settle()
        #expect(browser.lines.contains { $0.contains("cooked  by hand") && $0.hasSuffix("no text") }, "\(browser.text)")
        let history = try #require(browser.navigation.topViewController as? HistoryViewController)
        #expect(!history.keyCommands.map(\.id).contains("history.restore"))
        await browser.press(.enter)
        #expect(words(browser).contains("The notebook has no text of that day."), "\(browser.text)")
        #expect(browser.navigation.topViewController === history)
    }

    @Test func `bringing back the text of today changes nothing and says so`() async throws {
        let browser = try await open()
        await browser.press("C", .control("s"), "V")
        await browser.settle()
        #expect(
            browser.lines.contains { $0.contains("cooked") && $0.hasSuffix("the text of today") }, "\(browser.text)")
        await browser.press("=")
        #expect(browser.text.contains("The file has this text already."), "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("No difference") && browser.text.contains("The text of today is the same."))
        let ids = try #require(browser.navigation.topViewController).keyCommands.map(\.id)
        #expect(!ids.contains("history.restore"), "\(ids)")
    }

    @Test func `a text cannot be compared with a file that is gone`() async throws {
        let browser = try await open()
        await browser.press("C", .control("s"), "V")
        await browser.settle()
        try FileManager.default.removeItem(at: browser.folder.appending(path: "Soup.cook"))
        await browser.press(.enter)
        #expect(
            words(browser).contains("The file cannot be read now, or is not a single recipe any more."),
            "\(browser.text)")
    }

    @Test func `a text of the starter cookbook is not brought back`() async throws {
        let browser = try await open(origin: .starter)
        await browser.press("C", .control("s"), "V")
        await browser.settle()
        await browser.press("=")
        #expect(words(browser).contains("Begin with these recipes"), "\(browser.text)")
    }

    // MARK: - Ratings and the kitchen

    @Test func `the sheet of ratings has the most stars first, and the present rating is selected`() async throws {
        let browser = try await open()
        await browser.press("*", "4", "*")
        let stars = browser.lines.compactMap { line -> Int? in
            let count = line.count { $0 == "★" }
            return line.contains("★") || line.contains("☆") ? count : nil
        }
        #expect(stars == [5, 4, 3, 2, 1], "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("▌") && $0.count { $0 == "★" } == 4 }, "\(browser.text)")
    }

    @Test func `an undo of a kitchen file that fails can be tried again`() async throws {
        let browser = try await open()
        await browser.press("L", "n")
        await browser.type("milk")
        await browser.press(.enter)
        let list = browser.folder.appending(path: ".shopping-list")
        let saved = try Data(contentsOf: list)
        try FileManager.default.removeItem(at: list)
        try browser.write("in the way", to: ".shopping-list/x")
        await browser.press("z")
        #expect(browser.text.contains("Not undone"), "\(browser.text)")
        try FileManager.default.removeItem(at: list)
        try saved.write(to: list)
        await browser.press(.escape, "z")
        #expect(browser.text.contains("Undone: Added 1 item"), "\(browser.text)")
        #expect(!FileManager.default.fileExists(atPath: list.path))
    }
}
