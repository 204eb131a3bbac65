import Foundation
import RecipeFormats
import RecipeKit
import RecipeLibrary
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary
@testable import SectionedLists

@MainActor
@Suite("Notebook on screens")
struct NotebookScreenTests {
    private let cookbook = [
        "Soups/Borscht.cook": "---\ntime: 1 h 30 min\nservings: 6\n---\nCook @beetroot{1%kg}.\n\nSeason with @salt{}.",
        "Soups/Gazpacho.cook": BrowserHarness.gazpacho,
        "Desserts/Flan.cook": "---\ncourse: dessert\ntime: overnight\nservings: 8 slices\n---\nBake @eggs{4}.",
    ]

    private func type(_ text: String, in browser: BrowserHarness) async {
        for character in text { await browser.press(.character(character)) }
    }

    @Test("Pressing Space twice quickly changes no tick, and each press shows at once")
    func burstOfTicks() async throws {
        let browser = try BrowserHarness(cookbook)
        await browser.settle()
        await browser.press(.enter)
        for isTicked in [true, false, true, false] {
            _ = browser.navigation.dispatch(.key(.space))
            #expect(browser.text.contains("✓") == isTicked)
        }
        await browser.settle()
        #expect(!browser.text.contains("✓"))
        for _ in 0..<3 { _ = browser.navigation.dispatch(.key(.space)) }
        await browser.settle()
        #expect(browser.text.contains("✓"))
    }

    @Test("A change of an open recipe's notes by another program shows when the screen returns")
    func changedByOthers() async throws {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "notebook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let path = scratch.appending(path: "notebook.sqlite").path
        let browser = try BrowserHarness(cookbook, columns: 110, notebook: path)
        await browser.settle()
        await browser.press(.character("f"))
        #expect(browser.text.contains("Borscht ★"), "the preview shows the notes")
        let id = RecipeID(path: browser.folder.appending(path: "Soups/Borscht.cook").path)
        let edits = [NotebookEdit.note("Less salt."), .rating(3)]
        try Notebook(path: path).apply(
            edits, to: RecipeFingerprint(id, title: "Borscht"), in: Cookbook(paths: [browser.folder.path]))
        #expect(!browser.text.contains("Less salt."))
        await browser.press(.character("/"), .escape)
        #expect(
            browser.text.contains("★★★☆☆") && browser.text.contains("Less salt."), "\(browser.text)")
    }

    @Test("The recipe screen shows favourite, rating, note and days cooked")
    func page() async throws {
        let browser = try BrowserHarness(cookbook, rows: 40)
        await browser.settle()
        await browser.press(.down, .enter)
        #expect(!browser.text.contains("Your note"))
        await browser.press(.character("f"), .character("*"), .character("4"), .character("a"))
        #expect(browser.text.contains("Your note"))
        await type("Ripe ones.", in: browser)
        await browser.press(.enter, .character("C"))
        #expect(browser.text.contains("today, \(CalendarDay.today.shortName)"))
        await type("for six", in: browser)
        await browser.press(.control("s"))
        #expect(browser.lines[2].hasPrefix(" Gazpacho ★  "), "\(browser.text)")
        #expect(browser.lines[2].hasSuffix("★★★★☆ · cooked \(CalendarDay.today.shortName)"), "\(browser.text)")
        #expect(
            browser.lines[4].hasPrefix(" │ Ripe ones.") && browser.lines[6].hasPrefix(" Ingredients"), "\(browser.text)"
        )
        let start = try #require(browser.lines.firstIndex { $0.hasPrefix(" Cooked ─") }, "\(browser.text)")
        #expect(browser.lines[start + 1].hasPrefix(" \(CalendarDay.today.shortName)  for six"))
    }

    @Test("The notes of an open recipe are read before they are needed, so that a sheet for them opens at once")
    func readAhead() async throws {
        let browser = try BrowserHarness(cookbook)
        await browser.settle()
        await browser.press(.enter)
        #expect(!browser.text.contains("Your note"), "\(browser.text)")
        _ = browser.root.dispatch(.key(.character("a")))
        #expect(browser.text.contains("Your note"), "\(browser.text)")
    }

    @Test("A second rating that is chosen before the first one is saved does not count")
    func secondRating() async throws {
        let browser = try BrowserHarness(cookbook)
        await browser.settle()
        await browser.press(.enter, .character("*"))
        for digit: Character in ["4", "2"] { _ = browser.root.dispatch(.key(.character(digit))) }
        await browser.settle()
        #expect(browser.text.contains("★★★★☆"), "\(browser.text)")
    }

    @Test("Rating, note and day cooked can be removed")
    func takenAway() async throws {
        let browser = try BrowserHarness(cookbook, rows: 30)
        await browser.settle()
        await browser.press(.enter, .character("*"), .down, .enter, .character("C"), .control("s"))
        #expect(browser.lines[2].contains("cooked \(CalendarDay.today.shortName)"))
        await browser.press(.character("*"), .character("0"), .character("C"))
        #expect(browser.text.contains("Cooked today already"))
        await browser.press(.character("r"))
        #expect(!browser.lines[2].contains("cooked") && !browser.text.contains("★"), "\(browser.text)")
        await browser.press(.character("a"), .character("x"), .enter)
        #expect(browser.text.contains(" │ x"))
        await browser.press(.character("a"), .control("u"), .enter)
        #expect(!browser.text.contains(" │ x"))
    }

    @Test("The notebook is restored at the next start, with its ticks; X removes the ticks")
    func nextStart() async throws {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "notebook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let path = scratch.appending(path: "notebook.sqlite").path
        let browser = try BrowserHarness(cookbook, notebook: path)
        await browser.settle()
        #expect(!FileManager.default.fileExists(atPath: scratch.path), "nothing is written at the start")
        await browser.press(.enter, .space, .end, .space, .escape, .character("f"))
        let again = try BrowserHarness([:], notebook: path)
        // This is the same cookbook at the same path.
        let home = HomeViewController(
            library: IndexedCookbook(try Cookbook(paths: [browser.folder.path]), folder: browser.index.path),
            origin: .own,
            notebook: Notebook(path: path))
        again.navigation.push(home)
        await home.settle()
        #expect(again.text.contains("Borscht ★"))
        #expect(again.selectedText?.hasPrefix("Borscht ★") == true, "the first of the featured rows")
        await again.press(.enter)
        await home.settle()
        #expect(again.lines.contains { $0.contains("✓") && $0.contains("beetroot") })
        #expect(again.lines.contains { $0.contains("✓") && $0.contains("Season") })
        await again.press(.character("X"))
        await home.settle()
        #expect(!again.text.contains("✓"))
    }

    @Test("A change of the notebook shows at once in the preview beside the list")
    func besideTheList() async throws {
        let browser = try BrowserHarness(cookbook, columns: 110, rows: 20)
        await browser.settle()
        await browser.press(.character("f"), .character("*"), .character("5"))
        #expect(browser.text.contains("★★★★★"))
        #expect(browser.lines[1].contains("Featured") && browser.lines[2].hasSuffix("★★★★★"))
    }

    @Test("A change that cannot be saved is kept until the program ends, with a message; r saves again")
    func cannotWrite() async throws {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "notebook-\(UUID().uuidString)")
        try Data("a file".utf8).write(to: scratch)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let browser = try BrowserHarness(cookbook, notebook: scratch.appending(path: "data/notebook.sqlite").path)
        await browser.settle()
        #expect(!browser.text.contains("Your notes"))
        await browser.press(.character("f"))
        #expect(browser.text.contains("Borscht ★"))
        #expect(browser.lines.contains { $0.hasPrefix(" Your notes: not saved, kept until you quit: ") })
        await browser.press(.end, .character("f"))
        #expect(browser.text.contains("Flan ★") && browser.text.contains("Borscht ★"))
        try FileManager.default.removeItem(at: scratch)
        await browser.press(.character("r"))
        #expect(!browser.text.contains("not saved"))
        let kept = try Notebook(path: scratch.appending(path: "data/notebook.sqlite").path).marks(
            in: Cookbook(paths: [browser.folder.path]))
        #expect(kept.all.count { $0.isFavourite } == 2)
    }

    @Test("A damaged notebook is reported once")
    func damaged() async throws {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "notebook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let path = scratch.appending(path: "notebook.sqlite").path
        try Data(repeating: 0x41, count: 9000).write(to: URL(fileURLWithPath: path))
        let browser = try BrowserHarness(cookbook, columns: 120, notebook: path)
        await browser.settle()
        #expect(browser.lines.contains { $0.hasPrefix(" Your notes: they were damaged") })
        await browser.press(.character("r"))
        #expect(!browser.text.contains("damaged"))
    }

    @Test("The notebook entry follows a moved file, also in the list")
    func moved() async throws {
        let browser = try BrowserHarness(cookbook)
        await browser.settle()
        await browser.press(.down, .character("f"))
        try FileManager.default.removeItem(at: browser.folder.appending(path: "Soups/Gazpacho.cook"))
        try browser.write(BrowserHarness.gazpacho, to: "Cold soups/Andalusian.cook")
        await browser.press(.character("r"))
        await browser.settle()
        #expect(browser.text.contains("Gazpacho ★"))
    }

    @Test("Favourites and ratings are drawn in ASCII on a terminal without Unicode")
    func ascii() async throws {
        let browser = try BrowserHarness(cookbook, rows: 30)
        browser.screen.appearance.symbols = .ascii
        await browser.settle()
        await browser.press(.character("f"), .enter, .character("*"))
        #expect(browser.text.contains("4  ****."))
        await browser.press(.character("4"))
        #expect(browser.text.contains("Borscht *"))
        #expect(browser.text.contains("Borscht *") && browser.text.contains("****."))
        #expect(!browser.text.contains("★"))
    }

    @Test("The menus section shows its first rows and the number of further menus")
    func manyMenus() async throws {
        var files = cookbook
        for number in 10...29 { files["Week \(number).menu"] = "== Monday ==\n\nSoup." }
        let browser = try BrowserHarness(files, rows: 40)
        await browser.settle()
        #expect(browser.text.contains("Menus") && browser.text.contains("Show 15 more…"))
        #expect(!browser.text.contains("Week 20"))
        await browser.press(.end, .enter)
        #expect(browser.text.contains("Week 20") && !browser.text.contains("more…"))
    }
}

extension NotebookScreenTests {
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
        let times = count == 1 ? "cooked Sat 1 Feb 2020" : "cooked \(count) times, last "
        #expect(browser.lines[2].contains(times), "\(browser.text)")
        let days = browser.lines.dropFirst(3).filter { $0.contains(" Feb 2020 ") }.map { $0.suffix(6) }
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
            await browser.press(.enter, "c")
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
        await browser.press("C")
        await browser.type("Too salty.")
        await browser.press(.control("s"))
        try browser.write(BrowserHarness.gazpacho.replacing("servings: 4", with: "servings: 6"), to: "Gazpacho.cook")
        await browser.press("V")
        await browser.settle()
        #expect(browser.lines.contains { $0.contains("cooked  Too salty.") && $0.hasSuffix("another text") })
        await browser.press(.enter)
        #expect(browser.lines[0].hasSuffix("› Cooked \(CalendarDay.today.shortName)"), "\(browser.text)")
        #expect(browser.lines[1].hasPrefix(" Your note ─") && browser.lines[2].hasPrefix(" Too salty."))
        let heading = " - \(CalendarDay.today.shortName)  + today ─"
        #expect(browser.lines.contains { $0.hasPrefix(heading) }, "\(browser.text)")
        let changed = browser.lines.filter { $0.contains("servings") }.map { $0.filter { $0 != " " && $0 != "▌" } }
        #expect(changed == ["-servings:4", "+servings:6"], "\(browser.text)")
    }

    @Test("A row of the history is one line, with its time or room for it, and is found by its words")
    func historyRow() throws {
        let day = try #require(CalendarDay(year: 2023, month: 11, day: 14))
        func row(_ time: String, _ event: String, _ note: String) -> HistoryRow {
            HistoryRow(
                moment: .init(day: day, time: time, event: event, note: note, text: nil, id: "1"), detail: "no text")
        }
        func line(_ row: HistoryRow) -> String { DrawnCell(row, columns: 60).lines[0] }
        let cooked = row("", "cooked", "good\n\nvery")
        #expect(
            line(cooked) == "  Tue 14 Nov 2023         cooked  good very" + String(repeating: " ", count: 9) + "no text"
        )
        #expect(line(row("18:30", "edited", "")).hasPrefix("  Tue 14 Nov 2023  18:30  edited   "))
        #expect(cooked.findText == "Tue 14 Nov 2023 cooked good\n\nvery")
    }
}
