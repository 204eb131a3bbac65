import Foundation
import Kitchen
import RecipeLibrary
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Timers on the screens")
struct TimerScreenTests {
    private static let stew = """
        ---
        title: Stew
        ---

        Brown the meat.

        Add stock and simmer for 20 to 25 minutes, stirring every 5 minutes.

        Cook @rice{200%g} for ~{12%min}, then rest for 5 minutes.

        """

    private func open(columns: Int = 80, rows: Int = 24, notebook: String? = nil) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Stew.cook": Self.stew], columns: columns, rows: rows, notebook: notebook)
        await browser.settle()
        browser.root.startTimers()
        await browser.settle()
        return browser
    }

    /// Lets time pass, with a tick at each second.
    private func pass(_ seconds: Int, in browser: BrowserHarness) async {
        for _ in 0..<seconds {
            browser.wall.advance(by: .seconds(1))
            browser.root.bell.tick()
        }
        await browser.settle()
    }

    @Test("A key starts the timer of the selected step, and the title line counts down on every screen")
    func starts() async throws {
        let browser = try await open()
        await browser.press(.enter, .end, .up, .character("t"))
        #expect(browser.text.contains("The timer runs: Simmer stock · Stew"), "\(browser.text)")
        #expect(browser.lines[0].hasSuffix(" Simmer stock · St… 20:00"), "\(browser.lines[0])")
        await pass(61, in: browser)
        #expect(browser.lines[0].hasSuffix("18:59"), "\(browser.lines[0])")
        await browser.press(.escape)
        #expect(browser.lines[0].hasSuffix("18:59") && browser.lines[0].contains("1 recipe"), "\(browser.lines[0])")
        await browser.press(.character("?"))
        #expect(browser.lines[0].hasSuffix("18:59"))
    }

    @Test("The names of timers say what the cook does, or are the names that the step marks")
    func names() async throws {
        let browser = try await open()
        await browser.press(.enter, .end, .character("t"))
        #expect(browser.text.contains("Which timer?"), "\(browser.text)")
        #expect(browser.text.contains("Cook rice"), "\(browser.text)")
        #expect(browser.text.contains("Rest rice"), "\(browser.text)")
        await browser.press(.down, .enter)
        #expect(browser.home.store.timers.timers.map(\.timer.name) == ["Rest rice"])
        #expect(browser.home.store.timers.timers.first?.place == "Stew, step 3")
    }

    @Test("The timer key on a step that runs already shows the menu of its timer")
    func runsAlready() async throws {
        let browser = try await open()
        await browser.press(.enter, .end, .up, .character("t"), .character("t"))
        #expect(browser.text.contains("5 minutes more") && browser.text.contains("Start the same once more"))
        await browser.press(.down, .down, .enter)
        #expect(browser.lines[0].hasSuffix(" 25:00"), "\(browser.lines[0])")
    }

    @Test("The timer key on another row offers all timers of the recipe, and says so if a step has none")
    func offers() async throws {
        let browser = try await open()
        await browser.press(.enter, .home, .character("t"))
        #expect(browser.text.contains("2. ") && browser.text.contains("3. Rest rice"), "\(browser.text)")
        await browser.press(.escape, .character("c"), .character("t"))
        #expect(browser.text.contains("This step states no time. T sets a timer."), "\(browser.text)")
        await browser.press(.down, .character("t"))
        #expect(browser.home.store.timers.timers.count == 1)
    }

    @Test("A timer with a range rings at the lower end and asks, and rings again at the upper end")
    func range() async throws {
        let browser = try await open()
        await browser.press(.enter, .end, .up, .character("t"))
        await pass(1199, in: browser)
        #expect(browser.surroundings.rings.isEmpty && browser.lines[0].hasSuffix(" 0:01"), "\(browser.lines[0])")
        await pass(1, in: browser)
        let name = "Simmer stock"
        #expect(browser.surroundings.rings == ["\(name): it can be ready|\(name)|Stew"])
        #expect(browser.screen.notifications.count == 1)
        #expect(browser.text.contains("It can be ready now.") && browser.text.contains("rings again in 5:00"))
        browser.wall.advance(by: .seconds(1))
        await browser.press(.character("z"), .down, .space)
        #expect(browser.text.contains("It can be ready now."), "another key acknowledges nothing")
        await browser.press(.enter)
        #expect(!browser.text.contains("It can be ready now."))
        await pass(300, in: browser)
        #expect(browser.screen.notifications.count == 2 && browser.text.contains("The time is up."))
        browser.wall.advance(by: .seconds(1))
        await browser.press(.enter)
        #expect(browser.home.store.timers.timers.isEmpty && !browser.lines[0].contains(":"))
    }

    @Test("It is ready stops a timer at its lower end")
    func ready() async throws {
        let browser = try await open()
        await browser.press(.enter, .end, .up, .character("t"))
        await pass(1201, in: browser)
        #expect(browser.text.contains("It can be ready now."))
        browser.wall.advance(by: .seconds(1))
        await browser.press(.character("x"))
        #expect(browser.home.store.timers.timers.isEmpty)
    }

    @Test("It is ready stops a timer at its lower end also if another timer rings at its end with it")
    func readyTogether() async throws {
        let browser = try await open()
        await browser.press(.enter, .end, .up, .character("t"), .character("T"), .character("n"))
        await browser.type("20m eggs")
        await browser.press(.enter)
        await pass(1201, in: browser)
        #expect(browser.text.contains("It can be ready now.") && browser.text.contains("The time is up."))
        browser.wall.advance(by: .seconds(1))
        await browser.press(.character("x"))
        #expect(browser.home.store.timers.timers.isEmpty)
    }

    @Test("A ringing timer rings again until a key is pressed, but not a key typed in the moment of the ring")
    func until() async throws {
        let browser = try await open()
        await browser.press(.character("T"), .character("n"))
        await browser.type("1m eggs")
        await browser.press(.enter)
        await pass(60, in: browser)
        #expect(browser.text.contains("The time is up."))
        await browser.press(.enter)
        #expect(browser.text.contains("The time is up."))
        await pass(59, in: browser)
        #expect(browser.screen.notifications.count == 1)
        await pass(1, in: browser)
        #expect(browser.screen.notifications.count == 2 && browser.text.contains("The time was up 1 min ago."))
        await browser.press(.escape)
        #expect(!browser.text.contains("The time was up") && browser.home.store.timers.timers.isEmpty)
    }

    @Test("The timers screen pauses, extends, shortens and stops a timer")
    func screen() async throws {
        let browser = try await open()
        await browser.press(.character("T"))
        #expect(browser.text.contains("No timer runs. n sets one: 12m eggs."), "\(browser.text)")
        await browser.press(.character("n"))
        await browser.type("eggs")
        await browser.press(.enter)
        #expect(browser.text.contains("There is no time; type a time and a name"), "\(browser.text)")
        await browser.press(.control("u"))
        await browser.type("12m eggs")
        await browser.press(.enter)
        #expect(browser.selectedText?.hasPrefix("eggs") == true && browser.selectedText?.hasSuffix("12:00") == true)
        await browser.press(.space)
        await pass(10, in: browser)
        #expect(browser.text.contains("paused"))
        #expect(browser.lines[0].hasSuffix("eggs paused 12:00"), "\(browser.lines[0])")
        await browser.press(.character("+"), .character("-"), .character("-"), .space)
        await pass(10, in: browser)
        #expect(browser.selectedText?.hasSuffix("10:50") == true, "\(browser.text)")
        await browser.press(.enter, .down, .down, .enter)
        #expect(browser.selectedText?.hasSuffix("15:50") == true, "\(browser.text)")
        await browser.press(.character("d"))
        #expect(browser.text.contains("No timer runs.") && browser.text.contains("Stopped “eggs”"), "\(browser.text)")
        await browser.press(.character("z"))
        #expect(browser.selectedText?.hasSuffix("15:50") == true, "\(browser.text)")
        await browser.press(.character("z"))
        #expect(browser.text.contains("There is nothing to undo."))
    }

    @Test("A change of a timer that is not stored yet is kept while an earlier change is stored")
    func changesInTurn() async throws {
        let browser = try await open()
        await browser.press(.character("T"), .character("n"))
        await browser.type("10m eggs")
        await browser.press(.enter)
        let timers = browser.home.store.timers
        let eggs = try #require(timers.timers.first).id
        // The closure is called after the tea is stored and before the additional minute of the eggs is stored.
        timers.start(RunningTimer(name: "Tea", recipe: "", step: 0, lower: 3600, at: timers.now)) {
            timers.extend(eggs, by: 60)
        }
        timers.extend(eggs, by: 60)
        await browser.settle()
        #expect(browser.selectedText?.hasPrefix("eggs") == true, "\(browser.text)")
        #expect(browser.selectedText?.hasSuffix("12:00") == true, "\(browser.text)")
    }

    @Test(
        "Several timers run at once: the title line has the nearest and the number of the others",
        arguments: [80, 40, 20])
    func several(columns: Int) async throws {
        let browser = try await open(columns: columns, rows: 12)
        for text in ["12m eggs", "3m tea", "1h roast"] {
            await browser.press(.character("T"), .character("n"))
            await browser.type(text)
            await browser.press(.enter, .escape)
        }
        #expect(browser.lines[0].hasSuffix(columns == 80 ? "tea  3:00 +2" : " 3:00 +2"), "\(browser.lines[0])")
        #expect(browser.grid.size.columns == columns)
        await browser.press(.character("T"))
        #expect(browser.selectedText?.hasPrefix("tea") == true)
    }

    @Test("A timer survives the program, and one that ended meanwhile is said at once")
    func survives() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "timers-\(UUID().uuidString).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        do {
            let browser = try await open(notebook: path)
            await browser.press(.enter, .end, .up, .character("t"))
            await browser.press(.escape, .character("T"), .character("n"))
            await browser.type("1h roast")
            await browser.press(.enter)
        }
        let browser = try BrowserHarness(["Stew.cook": Self.stew], notebook: path)
        await browser.settle()
        browser.wall.advance(by: .seconds(1600))
        browser.root.startTimers()
        await browser.settle()
        #expect(browser.text.contains("The time was up 1 min ago.") && browser.text.contains("Stew, step 2"))
        #expect(browser.screen.notifications.count == 1)
        browser.wall.advance(by: .seconds(1))
        await browser.press(.enter)
        #expect(browser.lines[0].hasSuffix("roast 33:19"), "\(browser.lines[0])")
    }

    @Test("A timer that another program sets, extends or stops is shown")
    func other() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "timers-\(UUID().uuidString).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let browser = try await open(notebook: path)
        let other = Notebook(path: path)
        let now = browser.home.store.timers.now
        var timer = RunningTimer(name: "Tea", recipe: "", step: 0, lower: 180, at: now)
        try other.setTimers(["x": timer.text])
        browser.home.store.timers.read()
        await browser.settle()
        #expect(browser.lines[0].hasSuffix("Tea  3:00"))
        timer.extend(by: 60, at: now)
        try other.setTimers(["x": timer.text, "y": "2\ta timer of a newer version"])
        browser.home.store.timers.read()
        await browser.settle()
        #expect(browser.lines[0].hasSuffix("Tea  4:00"))
        try other.setTimers(["x": nil])
        browser.home.store.timers.read()
        await browser.settle()
        #expect(!browser.lines[0].contains("Tea"))
        #expect(try other.timers().keys.sorted() == ["y"])
    }

    @Test("A clock that jumps forward rings, and one that is set back neither shows more time nor rings late")
    func jumps() async throws {
        let browser = try await open()
        await browser.press(.character("T"), .character("n"))
        await browser.type("10m eggs")
        await browser.press(.enter)
        await pass(60, in: browser)
        browser.wall.advance(by: .seconds(-3600))
        await pass(1, in: browser)
        #expect(browser.lines[0].hasSuffix(" 9:00") || browser.lines[0].hasSuffix(" 8:59"), "\(browser.lines[0])")
        browser.wall.advance(by: .seconds(86_400))
        await pass(1, in: browser)
        #expect(browser.screen.notifications.count == 1 && browser.lines[0].hasSuffix(" 0:00"), "\(browser.lines[0])")
    }

    @Test("Without a timer the program sleeps, and with one it wakes up each second")
    func wakes() async throws {
        let browser = try await open()
        _ = browser.application.timers.timeout
        browser.application.timers.fire()
        #expect(browser.application.timers.timeout == nil)
        await browser.press(.character("T"), .character("n"))
        await browser.type("10m eggs")
        await browser.press(.enter)
        let timeout = try #require(browser.application.timers.timeout)
        #expect(timeout <= .seconds(1))
        await browser.press(.space)
        #expect(browser.application.timers.timeout == nil)
    }

    @Test("The machine stays awake in cook mode and while a timer runs")
    func awake() async throws {
        let browser = try await open()
        #expect(!browser.surroundings.staysAwake)
        await browser.press(.enter, .character("c"))
        #expect(browser.surroundings.staysAwake)
        await browser.press(.escape)
        #expect(!browser.surroundings.staysAwake)
        await browser.press(.end, .up, .character("t"))
        #expect(browser.surroundings.staysAwake)
        await browser.press(.character("T"), .space)
        #expect(!browser.surroundings.staysAwake)
    }

    @Test("Cook mode shows the timers of the step with the key that starts them, or the time that is left")
    func cookMode() async throws {
        let browser = try await open()
        await browser.press(.enter, .character("c"), .down)
        #expect(browser.text.contains("t  Simmer stock, 20 to 25 minutes"), "\(browser.text)")
        await browser.press(.character("t"))
        await pass(10, in: browser)
        #expect(browser.text.contains("19:50  Simmer stock, 20 to 25 minutes"), "\(browser.text)")
    }

    @Test("Cook mode shows the time that is left of a timer that was started on the screen of the recipe")
    func cookModeAfterRecipe() async throws {
        let browser = try await open()
        await browser.press(.enter, .end, .up, .character("t"))
        await pass(10, in: browser)
        await browser.press(.character("c"), .down)
        #expect(browser.text.contains("19:50  Simmer stock, 20 to 25 minutes"), "\(browser.text)")
    }

    @Test("A timer that cannot be stored runs until the program ends, and a message says why")
    func unsaved() async throws {
        let browser = try BrowserHarness(["Stew.cook": Self.stew], hasHome: false)
        await browser.settle()
        browser.root.startTimers()
        await browser.settle()
        await browser.press(.character("T"), .character("n"))
        await browser.type("10m eggs")
        await browser.press(.enter)
        #expect(browser.lines[0].hasSuffix("10:00"), "\(browser.text)")
        #expect(browser.text.contains("The timers are not saved"), "\(browser.text)")
        #expect(browser.home.finish()?.contains("HOME") == true)
    }
}

extension TimerScreenTests {
    private var eggs: String {
        "Mix @salt{}.\n\nBoil @eggs{2} for ~{10%minutes}, then rest for ~cooling{2%minutes}.\n"
    }

    private func open(_ text: String, keys: Key...) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Eggs.cook": text], columns: 90, rows: 30)
        await browser.settle()
        await browser.press(.enter)
        for key in keys { await browser.press(key) }
        return browser
    }

    private func names(_ browser: BrowserHarness) -> [String] { browser.home.store.timers.timers.map(\.timer.name) }

    @Test func `a sheet of several timers starts the chosen one, and none if it is left`() async throws {
        let browser = try await open(eggs, keys: .home, "t")
        #expect(browser.text.contains("Which timer?") && browser.text.contains("cooling"), "\(browser.text)")
        await browser.press(.escape)
        #expect(names(browser).isEmpty)
        await browser.press("t", .down, .enter)
        #expect(names(browser) == ["cooling"] && browser.text.contains("The timer runs: cooling"), "\(browser.text)")
    }

    @Test func `a timer that runs is marked in the sheet, and its menu starts the same once more`() async throws {
        let browser = try await open(eggs, keys: .home, "t", .down, .enter)
        await browser.press("t")
        #expect(browser.lines.contains { $0.contains("✓ cooling") }, "\(browser.text)")
        await browser.press(.down, .enter)
        #expect(browser.text.contains("Start the same once more"), "\(browser.text)")
        await browser.press(.end, .enter)
        #expect(names(browser) == ["cooling", "cooling"], "\(browser.text)")
    }

    @Test func `a recipe without times says which key sets a timer`() async throws {
        let browser = try await open("Mix @salt{}.\n", keys: "t")
        #expect(names(browser).isEmpty && browser.text.contains("T sets a timer."), "\(browser.text)")
    }
}
