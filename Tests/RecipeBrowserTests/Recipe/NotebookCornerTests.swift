import Foundation
import RecipeKit
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary
@testable import SectionedLists

@MainActor
@Suite("Corners of the notebook on the screen")
struct NotebookCornerTests {
    private func open(_ files: [String: String] = ["Gazpacho.cook": BrowserHarness.gazpacho]) async throws
        -> BrowserHarness
    {
        let browser = try BrowserHarness(files, rows: 60)
        await browser.settle()
        return browser
    }

    private func summary(_ browser: BrowserHarness, _ name: String = "Gazpacho.cook") throws -> RecipeSummary {
        let id = RecipeID(path: browser.folder.appending(path: name).path)
        return try #require(browser.home.screens.library.recipe(id))
    }

    @Test("The last five days of cooking are listed, and the number of the earlier ones", arguments: [1, 2, 5, 6, 8])
    func days(count: Int) async throws {
        let browser = try await open()
        let first = try #require(CalendarDay(year: 2020, month: 2, day: 1))
        let edits = (0..<count).map { NotebookEdit.cooked(.init(day: first.adding(days: $0), note: "note \($0)")) }
        browser.home.store.edit(try summary(browser), edits)
        await browser.settle()
        await browser.press(.enter)
        let times = count == 1 ? "cooked once" : "cooked \(count) times"
        #expect(browser.lines.contains { $0.hasPrefix(" \(times)") }, "\(browser.text)")
        let days = browser.lines.filter { $0.hasPrefix(" 2020-02-") }.map { $0.suffix(6) }
        #expect(days == (max(0, count - 5)..<count).reversed().map { "note \($0)" }, "\(browser.text)")
        let earlier = browser.lines.first { $0.hasSuffix(" earlier") }
        #expect(earlier == (count > 5 ? " and \(count - 5) earlier" : nil))
    }

    @Test("A step that the recipe does not have any more is its last one, and the numbers begin with one")
    func step() async throws {
        let browser = try await open()
        for (stored, shown) in [(9, 3), (3, 3), (0, 1), (-1, 1)] {
            browser.home.store.edit(try summary(browser), [.cooking(step: stored)])
            await browser.settle()
            await browser.press(.enter, "C")
            #expect(browser.text.contains("Step \(shown) of 3"), "\(stored): \(browser.text)")
            await browser.press(.escape, .escape)
        }
    }

    @Test("Ticks that are not stored yet count in their order, each for its own recipe")
    func pendingTicks() async throws {
        let browser = try await open(["A.cook": "Boil @rice{}.\n", "B.cook": "Boil @rice{}.\n"])
        let store = browser.home.store
        let (first, second) = (try summary(browser, "A.cook"), try summary(browser, "B.cook"))
        func ticked() -> [Bool] {
            [first, second].flatMap { recipe in ["x", "y"].map { store.isTicked($0, in: recipe.id) } }
        }
        store.toggle("x", in: first)
        store.toggle("y", in: first)
        store.toggle("x", in: second)
        #expect(ticked() == [true, true, true, false])
        store.untickAll(in: first)
        #expect(ticked() == [false, false, true, false])
        store.toggle("y", in: first)
        #expect(ticked() == [false, true, true, false])
        store.toggle("x", in: second)
        #expect(ticked() == [false, true, false, false])
        store.open(RecipeFingerprint(first.id, title: first.title))
        store.open(RecipeFingerprint(second.id, title: second.title))
        await browser.settle()
        #expect(ticked() == [false, true, false, false])
    }

    @Test("An edit is confirmed once, after it was made, and edits are confirmed in their order")
    func confirms() async throws {
        let browser = try await open()
        let (store, recipe) = (browser.home.store, try summary(browser))
        var said: [String] = []
        store.edit(recipe, [.rating(2)]) { said.append("2 \($0 ?? "saved")") }
        store.edit(recipe, [.rating(5)]) { said.append("5 \($0 ?? "saved")") }
        #expect(said.isEmpty)
        await browser.settle()
        #expect(said == ["2 saved", "5 saved"] && store.mark(of: recipe)?.rating == 5)
        store.edit(recipe, [.note("mine")])
        await browser.settle()
        #expect(said.count == 2)
    }

    @Test("A changed entry is drawn again, changed ticks alone only as ticks, and a factor not at all")
    func shownEntry() {
        var shown = ShownEntry()
        var entry = NotebookEntry()
        func update() -> String { "\(shown.update(to: entry))" }
        #expect(update() == "entry" && update() == "nothing")
        entry.ticks = ["a"]
        #expect(update() == "ticks" && update() == "nothing")
        entry.factor = Rational(2)
        #expect(update() == "nothing")
        entry.ticks = []
        entry.note = "mine"
        #expect(update() == "entry" && update() == "nothing")
        entry.ticks = ["b"]
        #expect(update() == "ticks")
    }

    @Test("A comparison with the text of a day of cooking has the note of the day above it")
    func comparison() async throws {
        let browser = try await open()
        await browser.press("c")
        await browser.type("Too salty.")
        await browser.press(.enter)
        try browser.write(BrowserHarness.gazpacho.replacing("servings: 4", with: "servings: 6"), to: "Gazpacho.cook")
        await browser.press("H")
        await browser.settle()
        #expect(browser.lines.contains { $0.contains("cooked  Too salty.") && $0.hasSuffix("another text") })
        await browser.press(.enter)
        #expect(browser.lines[0].hasSuffix("› Cooked \(CalendarDay.today)"), "\(browser.text)")
        #expect(browser.lines[1].hasPrefix(" Your note ─") && browser.lines[2].hasPrefix(" Too salty."))
        #expect(browser.lines.contains { $0.hasPrefix(" - \(CalendarDay.today)  + today ─") }, "\(browser.text)")
        let changed = browser.lines.filter { $0.contains("servings") }.map { $0.filter { $0 != " " && $0 != "▌" } }
        #expect(changed == ["-servings:4", "+servings:6"], "\(browser.text)")
    }

    @Test("A row of the history is one line, with its time or room for it, and is found by its words")
    func historyRow() throws {
        let day = try #require(CalendarDay(year: 2023, month: 11, day: 14))
        func row(_ time: String, _ event: String, _ note: String) -> HistoryRow {
            HistoryRow(
                .init(day: day, time: time, event: event, note: note, text: nil, id: "1"), detail: "no text")
        }
        func line(_ row: HistoryRow) -> String { DrawnCell(row, columns: 60).lines[0] }
        let cooked = row("", "cooked", "good\n\nvery")
        #expect(
            line(cooked) == "  2023-11-14         cooked  good very" + String(repeating: " ", count: 14) + "no text")
        #expect(line(row("18:30", "edited", "")).hasPrefix("  2023-11-14  18:30  edited   "))
        #expect(cooked.findText == "2023-11-14 cooked good\n\nvery")
    }
}
