import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("The screens of the kitchen")
struct KitchenScreenTests {
    private let soup = "---\ntitle: Soup\nservings: 2\n---\n\nFry @onions{3} in @butter{40%g}.\n"

    private func open(_ key: String, _ files: [String: String] = [:]) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Soup.cook": soup].merging(files) { $1 })
        await browser.settle()
        await browser.press(Key.character(Character(key)))
        return browser
    }

    private func content(_ name: String, of browser: BrowserHarness) -> String? {
        try? String(contentsOf: browser.folder.appending(path: name), encoding: .utf8)
    }

    @Test(arguments: ["L", "P", "W"])
    func `undo on a kitchen screen without a change says that there is nothing to undo`(key: String) async throws {
        let browser = try await open(key)
        await browser.press("z")
        #expect(browser.text.contains("There is nothing to undo."), "\(browser.text)")
    }

    @Test func `an empty shopping list has no status, and neither clear nor remove is a command there`() async throws {
        let browser = try await open("L")
        #expect(browser.text.contains("Nothing to buy. n adds what you type. b on a recipe puts its ingredients"))
        #expect(browser.lines[0].trimmingCharacters(in: .whitespaces).hasSuffix("Shopping list"), "\(browser.text)")
        let ids = try #require(browser.navigation.topViewController).keyCommands.map(\.id)
        #expect(!ids.contains("kitchen.clear") && !ids.contains("kitchen.remove") && !ids.contains("kitchen.actions"))
        #expect(ids.contains("kitchen.add") && ids.contains("kitchen.reload"))
        await browser.press("D", "d")
        #expect(content(".shopping-list", of: browser) == nil)
    }

    @Test func `the status of the shopping list counts what is left, and a section what is ticked`() async throws {
        let browser = try await open("L", [".shopping-list": "milk\n"])
        #expect(browser.lines[0].hasSuffix("1 to buy"), "\(browser.text)")
        await browser.press("n")
        await browser.type("rice")
        await browser.press(.enter)
        #expect(browser.text.contains("Added 1 item · u undo") && browser.lines[0].hasSuffix("2 to buy"))
        await browser.press(.space)
        #expect(browser.lines[0].hasSuffix("1 of 2 to buy") && browser.text.contains("0 of 1"), "\(browser.text)")
        await browser.press(.space)
        #expect(browser.lines[0].hasSuffix("2 to buy"), "\(browser.text)")
    }

    @Test func `a cancelled or an empty line adds nothing to the shopping list`() async throws {
        let browser = try await open("L")
        await browser.press("n")
        await browser.type("milk")
        await browser.press(.escape)
        #expect(content(".shopping-list", of: browser) == nil && browser.lines[0].contains("Shopping list"))
        await browser.press("n", .space, .enter)
        #expect(browser.text.contains("Type something to buy."), "\(browser.text)")
        await browser.press(.escape)
        #expect(content(".shopping-list", of: browser) == nil)
    }

    @Test func `storing without a tick says so, and storing one thing counts it`() async throws {
        let browser = try await open("L", [".shopping-list": "milk\n"])
        await browser.press("m", .enter)
        #expect(browser.text.contains("Nothing is ticked"), "\(browser.text)")
        await browser.press(.space, "m", .enter)
        #expect(browser.text.contains("Put 1 thing into the pantry · P pantry"), "\(browser.text)")
        #expect(content("config/pantry.conf", of: browser)?.contains("milk") == true)
    }

    @Test func `a missing recipe of the shopping list says that it may have been renamed`() async throws {
        let browser = try await open("L", [".shopping-list": "./Gone\n"])
        #expect(browser.lines.contains { $0.contains("Gone") && $0.hasSuffix("missing") }, "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("The recipe is missing") && browser.text.contains("“Gone” is on the list"))
    }

    @Test func `a shopping list that cannot be read shows the reason in place of its lines`() async throws {
        let browser = try await open("L", [".shopping-list/x": "a folder is in the way"])
        #expect(browser.text.contains("“.shopping-list” could not be read"), "\(browser.text)")
        try FileManager.default.removeItem(at: browser.folder.appending(path: ".shopping-list"))
        try browser.write("milk\n", to: ".shopping-list")
        await browser.press("r")
        #expect(browser.text.contains("milk") && !browser.text.contains("could not be read"), "\(browser.text)")
    }

    @Test func `an empty pantry says which key adds an item, and has no status`() async throws {
        let browser = try await open("P")
        #expect(browser.text.contains("The pantry is empty. n adds what is at home"), "\(browser.text)")
        #expect(browser.lines[0].trimmingCharacters(in: .whitespaces).hasSuffix("Pantry"))
        await browser.press("d")
        #expect(content("config/pantry.conf", of: browser) == nil)
    }

    @Test func `the status of the pantry counts its items if nothing runs low or expires`() async throws {
        let browser = try await open("P", ["config/pantry.conf": "[fridge]\nmilk = \"1%l\"\neggs = \"6\"\n"])
        #expect(browser.lines[0].hasSuffix("2 at home"), "\(browser.text)")
        await browser.press("d")
        #expect(browser.lines[0].hasSuffix("1 at home") && browser.text.contains("Removed “milk” · u undo"))
        await browser.press("z")
        #expect(browser.lines[0].hasSuffix("2 at home") && browser.text.contains("Undone: Removed “milk”"))
    }

    @Test func `an item that expires in three days is to be used up, and one of four days is not`() async throws {
        let pantry = "[fridge]\nmilk = { expire = \"2023-11-17\" }\ncream = { expire = \"2023-11-18\" }\n"
        let browser = try await open("P", ["config/pantry.conf": pantry])
        #expect(browser.lines[0].hasSuffix("1 to use up"), "\(browser.text)")
    }

    @Test func `words of the plan are no recipe, and have no servings`() async throws {
        let plan = "== Tuesday (2023-11-14) ==\n\nDinner:\n- leftovers\n- @./Gone{}\n"
        let browser = try await open("W", ["Plan.menu": plan])
        await browser.press(.enter)
        #expect(browser.text.contains("These are words, not a recipe."), "\(browser.text)")
        await browser.press("+")
        #expect(browser.text.contains("Only a recipe has servings."), "\(browser.text)")
        await browser.press(.down, .enter)
        #expect(browser.text.contains("The recipe is missing") && browser.text.contains("“Gone” is in the plan"))
        #expect(content("Plan.menu", of: browser) == plan)
    }

    @Test func `a cancelled or empty meal is not planned`() async throws {
        let browser = try await open("W")
        await browser.press("n")
        await browser.type("rice")
        await browser.press(.escape, "n")
        await browser.type("lunch:")
        await browser.press(.enter)
        #expect(browser.text.contains("Type what you eat."), "\(browser.text)")
        await browser.press(.escape)
        #expect(content("Plan.menu", of: browser) == nil && browser.lines[0].hasSuffix("13 to 19 Nov 2023"))
    }

    @Test func `the menu of the plan has no choices for an entry where nothing is planned`() async throws {
        let browser = try await open("W")
        await browser.press("m")
        #expect(
            browser.text.contains("Copy this week to the next") && !browser.text.contains("leftovers"),
            "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("This week has nothing to copy") && content("Plan.menu", of: browser) == nil)
    }

    @Test func `timers that were never stopped cannot be brought back`() async throws {
        let browser = try await open("T")
        #expect(browser.text.contains("No timer runs. n sets one: 12m eggs."), "\(browser.text)")
        await browser.press("z")
        #expect(browser.text.contains("There is nothing to undo."), "\(browser.text)")
        let ids = try #require(browser.navigation.topViewController).keyCommands.map(\.id)
        #expect(!ids.contains("timer.pause") && !ids.contains("timer.stop"), "\(ids)")
    }

    @Test func `the menu of a timer pauses it, lets it run on, makes it longer and removes it`() async throws {
        let browser = try await open("T")
        await browser.press("n")
        await browser.type("10m eggs")
        await browser.press(.enter)
        let timers = browser.home.store.timers
        func left() -> Int? { timers.timers.first.map { $0.shownRemaining(at: timers.now) } }
        #expect(left() == 600, "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("Pause") && !browser.text.contains("Start the same once more"), "\(browser.text)")
        await browser.press(.enter)
        #expect(timers.timers.first?.isPaused == true && browser.text.contains("paused"), "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("Let it run on"), "\(browser.text)")
        await browser.press(.enter, .enter, .down, .enter)
        #expect(timers.timers.first?.isPaused == false && left() == 660)
        await browser.press(.enter, .down, .down, .enter)
        #expect(left() == 960)
        await browser.press(.enter, .escape)
        #expect(left() == 960 && timers.timers.count == 1)
        await browser.press(.enter, .end, .enter)
        #expect(timers.timers.isEmpty && browser.text.contains("No timer runs."), "\(browser.text)")
    }

    @Test func `a typed timer that is not understood is refused, and a cancelled one does not run`() async throws {
        let browser = try await open("T")
        await browser.press("n")
        await browser.type("eggs")
        await browser.press(.enter)
        #expect(browser.text.contains("New timer"), "the sheet stays: \(browser.text)")
        await browser.press(.escape)
        #expect(browser.home.store.timers.timers.isEmpty)
    }
}
