import Foundation
import RecipeLibrary
import Terminal
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("The shopping list on the screen")
struct ShoppingScreenTests {
    private static let soup = "---\ntitle: Soup\nservings: 2\n---\n\nFry @onions{3} in @butter{40%g}, add @milk{1%l}.\n"
    private static let sauce = "Mix @large onion{1}(chopped) and @./Soup{1}.\n"

    private func open(
        _ files: [String: String] = [:], columns: Int = 80, rows: Int = 24, origin: CookbookOrigin = .own,
        watches: Bool = false
    ) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Soup.cook": Self.soup, "Sauces/Dip.cook": Self.sauce].merging(files) { $1 }, columns: columns,
            rows: rows, origin: origin, watches: watches)
        await browser.settle()
        return browser
    }

    private func content(_ name: String, of browser: BrowserHarness) -> String? {
        try? String(contentsOf: browser.folder.appending(path: name), encoding: .utf8)
    }

    @Test("The recipe marks what the list does not buy, and otherwise what can replace an ingredient")
    func atHome() async throws {
        let soup = "Fry @onions{2} in @olive oil{20%ml} with @salt{5%g} and @leeks{2}.\n"
        let pantry = "[fridge]\nonions = \"3\"\n\"sunflower oil\" = \"1%l\"\n"
        let browser = try await open(["A.cook": soup, "config/pantry.conf": pantry])
        await browser.press(.down, .enter)
        for line in ["●     2  onions", "≈ 20 ml  olive oil", "2  leeks", "5 g  salt"] {
            #expect(browser.text.contains(line), "\(line)\n\(browser.text)")
        }
        #expect(browser.text.contains("3 of 4 to buy"), "\(browser.text)")
        await browser.press("b", "B")
        for line in ["20 ml  olive oil", "2  leeks", "5 g  salt"] {
            #expect(browser.text.contains("☐") && browser.text.contains(line), "\(line)\n\(browser.text)")
        }
        #expect(!browser.lines.contains { $0.contains("☐") && $0.contains("onions") }, "\(browser.text)")
    }

    @Test("A key puts the shown recipe on the shopping list, scaled as it is shown, and keeps all other bytes")
    func puts() async throws {
        let browser = try await open([".shopping-list": "-- ours\r\nbin bags\r\n"])
        await browser.press(.down)
        #expect(browser.selectedText?.hasPrefix("Soup") == true, "\(browser.text)")
        await browser.press(.enter, .character("+"), .character("b"))
        #expect(browser.text.contains("Put “Soup” × 1½ on the shopping list · B shopping list"), "\(browser.text)")
        #expect(content(".shopping-list", of: browser) == "-- ours\r\nbin bags\r\n./Soup{1.5}\r\n")
        await browser.press(.character("b"))
        #expect(browser.text.contains("“Soup” × 1½ is on the shopping list already"), "\(browser.text)")
        await browser.press(.character("="), .character("b"))
        #expect(browser.text.contains("The shopping list now has “Soup”"), "\(browser.text)")
        #expect(content(".shopping-list", of: browser) == "-- ours\r\nbin bags\r\n./Soup\r\n")
    }

    @Test(
        "A change of the shopping list in another program is shown automatically",
        .timeLimit(.minutes(TimeLimit.minutes)))
    func follows() async throws {
        let browser = try await open([".shopping-list": "./Soup\n"], watches: true)
        await browser.press(.character("L"))
        #expect(!browser.text.contains("bin bags"))
        try browser.write("./Soup\nbin bags\n", to: ".shopping-list")
        while !browser.text.contains("bin bags") { try await Task.sleep(for: .milliseconds(5)) }
        #expect(browser.lines[0].contains("Shopping list"), "\(browser.text)")
    }

    @Test("A name that was merged by a guess gets its own line of the shopping list, and can be merged again")
    func splits() async throws {
        let browser = try await open([
            ".shopping-list": "./Salad\n",
            "Salad.cook": "Mix @extra virgin olive oil{1%tbsp} and @olive oil{2%tbsp}.\n",
        ])
        await browser.press(.character("L"), .enter)
        #expect(browser.text.contains("Keep “"), "\(browser.text)")
        await browser.press(Key(.end), .enter)
        #expect(browser.settings == "kitchen.separate|extra virgin olive oil|olive oil\n")
        #expect(browser.lines[0].hasSuffix("2 to buy"), "\(browser.text)")
        await browser.press(.enter, Key(.end))
        #expect(browser.selectedText?.contains("Merge “extra virgin olive oil” with “olive oil” again") == true)
        await browser.press(.enter)
        #expect(browser.settings?.isEmpty ?? true)
        #expect(browser.lines[0].hasSuffix("1 to buy"), "\(browser.text)")
    }

    @Test("Amounts are rounded up to what shops sell, and the line says how much is needed")
    func rounds() async throws {
        let browser = try await open([".shopping-list": "./Soup\n"])
        await browser.press(.character("L"), .character("m"), .down, .enter)
        #expect(browser.settings == "kitchen|rounding|packs\n")
        #expect(browser.lines.contains { $0.contains("☐ 250 g  butter") }, "\(browser.text)")
        await browser.press(.down, .down, .enter)
        let line = browser.lines.first { $0.hasSuffix(" needed") } ?? ""
        #expect(line.contains("250 g") && line.contains("40 g needed") || line.contains("1 l"), "\(browser.text)")
    }

    @Test("A renamed recipe keeps its place on the shopping list and in the plan, also when it is undone")
    func renames() async throws {
        let browser = try await open([
            ".shopping-list": "-- ours\n./Soup{2}\n",
            "Plan.menu": "== 2026-11-23 ==\nDinner:\n- @./Soup.cook{2%servings}\n",
        ])
        await browser.press(.down)
        #expect(browser.selectedText?.hasPrefix("Soup") == true, "\(browser.text)")
        await browser.press("R", .control("u"))
        await browser.type("Broth")
        await browser.press(.enter)
        await browser.settle()
        #expect(content(".shopping-list", of: browser) == "-- ours\n./Broth{2}\n", "\(browser.text)")
        #expect(content("Plan.menu", of: browser) == "== 2026-11-23 ==\nDinner:\n- @./Broth{2%servings}\n")
        await browser.press(.character("z"))
        await browser.settle()
        #expect(content(".shopping-list", of: browser) == "-- ours\n./Soup{2}\n", "\(browser.text)")
        #expect(content("Plan.menu", of: browser) == "== 2026-11-23 ==\nDinner:\n- @./Soup.cook{2%servings}\n")
    }

    @Test("Each shop has its own aisles, and a line moves only in the current shop")
    func shops() async throws {
        let browser = try await open([".shopping-list": "./Soup\n"])
        await browser.press(.character("L"), .character("m"), .down, .down, .down, .enter)
        await browser.type("a/b")
        await browser.press(.enter)
        #expect(browser.text.contains("Type a short name"), "\(browser.text)")
        await browser.press(Key(.backspace), Key(.backspace), Key(.backspace))
        await browser.type("Corner")
        await browser.press(.enter)
        #expect(browser.lines[0].hasSuffix("Corner: 3 to buy"), "\(browser.text)")
        #expect(browser.settings == "kitchen|shop|Corner\n")
        let file = "config/aisle.Corner.conf"
        #expect(content(file, of: browser)?.hasPrefix("[produce]") == true)
        await browser.press(.character("m"), Key(.end), .enter)
        await browser.type("counter")
        await browser.press(.enter)
        #expect(
            content(file, of: browser)?.contains("[counter]\nonions") == true, "\(content(file, of: browser) ?? "")")
        #expect(content("config/aisle.conf", of: browser) == nil)
        await browser.press(.character("z"), .character("z"))
        #expect(browser.lines[0].hasSuffix(" 3 to buy") && !browser.lines[0].contains("Corner"), "\(browser.text)")
        #expect(content(file, of: browser) == nil)
    }

    @Test("A recipe that another program has put on the list twice has two rows, and the selected one is removed")
    func listedTwice() async throws {
        let browser = try await open([".shopping-list": "./Soup\nbin bags\n./Soup{2}\n"])
        await browser.press(.character("L"), Key(.end))
        #expect(browser.selectedText?.hasPrefix("Soup") == true && browser.selectedText?.hasSuffix("× 2") == true)
        await browser.press(.character("d"))
        #expect(content(".shopping-list", of: browser) == "./Soup\nbin bags\n")
    }

    @Test("A recipe opens in the size that the list asks for, and the notebook keeps its own")
    func opensInSize() async throws {
        let browser = try await open([".shopping-list": "./Soup{3}\n"])
        await browser.press(.character("L"), Key(.end), .enter)
        #expect(browser.text.contains("serves 6 (written for 2)"), "\(browser.text)")
        await browser.press(Key(.escape), Key(.escape), Key(.home), .down, .enter)
        #expect(browser.text.contains("serves 2") && !browser.text.contains("written for"), "\(browser.text)")
    }

    @Test("The list merges recipes by aisle, ticks with Space, and keeps the ticks in the file")
    func ticks() async throws {
        let browser = try await open([".shopping-list": "./Soup\n./Sauces/Dip\nbin bags\n"])
        await browser.press(.character("L"))
        #expect(browser.lines[0].contains("Shopping list"), "\(browser.text)")
        #expect(browser.lines[0].hasSuffix("4 to buy"), "\(browser.lines[0])")
        #expect(browser.lines.contains { $0.contains("☐    7  onions") }, "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("☐  2 l  milk") }, "\(browser.text)")
        await browser.press(.space)
        #expect(browser.lines[0].hasSuffix("3 of 4 to buy"), "\(browser.lines[0])")
        #expect(content(".shopping-checked", of: browser) == "+ onions\n")
        await browser.press(.space)
        #expect(content(".shopping-checked", of: browser) == "+ onions\n- onions\n")
    }

    @Test("A ticked line sinks to the end of its aisle, and the next line to buy is selected")
    func sinks() async throws {
        let browser = try await open([".shopping-list": "milk\nbutter\ncream\n"])
        await browser.press(.character("L"))
        func names() -> [String] {
            browser.lines.compactMap { line in ["milk", "butter", "cream"].first(where: line.contains) }
        }
        let all = names()
        try #require(all.count == 3)
        await browser.press(.space)
        #expect(names() == [all[1], all[2], all[0]], "\(browser.text)")
        #expect(browser.selectedText?.contains(all[1]) == true, "\(browser.text)")
        await browser.press(.space)
        #expect(names() == [all[2], all[0], all[1]], "\(browser.text)")
        #expect(browser.selectedText?.contains(all[2]) == true, "\(browser.text)")
        await browser.press(.space)
        #expect(names() == all, "All are ticked, in their order: \(browser.text)")
        #expect(browser.lines[0].hasSuffix("0 of 3 to buy"), "\(browser.text)")
    }

    @Test("From 110 columns on, the aisles are in two columns, between which left and right go")
    func twoColumns() async throws {
        let browser = try await open([".shopping-list": "./Soup\nbin bags\nbread\n"], columns: 110)
        await browser.press(.character("L"))
        let first = try #require(browser.lines.first { $0.contains("onions") })
        #expect(browser.lines[1].count { $0 == "─" } > 60, "Two headings are side by side: \(browser.text)")
        #expect(browser.selectedText?.contains("onions") == true, "\(browser.text)")
        await browser.press(.right)
        let line = try #require(browser.lines.first { $0.contains("▌") })
        #expect(!line.hasPrefix("▌") && !first.contains("▌ "), "\(browser.text)")
        await browser.press(.left)
        #expect(browser.selectedText?.contains("onions") == true, "\(browser.text)")
        await browser.press(.left)
        #expect(!browser.lines[0].contains("Shopping list"), "At the edge, the key goes back: \(browser.text)")
        let narrow = try await open([".shopping-list": "./Soup\nbin bags\nbread\n"], columns: 109)
        await narrow.press(.character("L"), .right)
        #expect(narrow.lines[0].contains("onions"), "There the key opens the line: \(narrow.text)")
    }

    @Test("A tick stays on the screen while it is saved, also if the list was already being read again")
    func tickStays() async throws {
        let browser = try await open([".shopping-list": "./Soup\n"])
        await browser.press(.character("L"))
        let store = browser.home.store
        let saving = DispatchSemaphore(value: 0)
        _ = browser.root.dispatch(.key(.character("r")))
        await withCheckedContinuation { hasRead in
            store.read({ _ in }) { _ in hasRead.resume() }
            store.change { _ in saving.wait() }
            _ = browser.root.dispatch(.key(.space))
        }
        #expect(browser.lines[0].hasSuffix("2 of 3 to buy"), "\(browser.text)")
        saving.signal()
        await browser.settle()
        #expect(browser.lines[0].hasSuffix("2 of 3 to buy"), "\(browser.text)")
    }

    @Test("The second recipe of a file is put on the list as FILE#2, and opens from there")
    func secondOfFile() async throws {
        let recipes = ["apple", "pear"].map {
            #"{"@type": "Recipe", "name": "Mashed \#($0)", "recipeIngredient": ["2 \#($0)s"], "recipeInstructions": "Mash."}"#
        }
        let browser = try await open(["all.json": "[\(recipes.joined(separator: ","))]"])
        while browser.selectedText?.hasPrefix("Mashed pear") != true { await browser.press(.down) }
        await browser.press(.enter, .character("b"))
        #expect(content(".shopping-list", of: browser) == "./all.json#2\n", "\(browser.text)")
        await browser.press(.character("L"))
        #expect(browser.text.contains("pears") && !browser.text.contains("apple"), "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("Mashed pear") && !browser.text.contains("apple"), "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.lines[0].hasSuffix("› Mashed pear"), "\(browser.text)")
    }

    @Test("Enter on a line shows which recipe asks for how much, and opens the recipe")
    func line() async throws {
        let browser = try await open([".shopping-list": "./Sauces/Dip\n2 onions\nonion{200%g}\n"])
        await browser.press(.character("L"), .enter)
        #expect(browser.text.contains("Asked for by"), "\(browser.text)")
        #expect(browser.text.contains("Dip › Soup"), "\(browser.text)")
        #expect(browser.text.contains("200 g is about") || browser.text.contains("is about 200 g"), "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.lines[0].hasPrefix(" Recipes › My cookbook › Shopping list › onions › Dip"), "\(browser.text)")
    }

    @Test("Own items are typed in one line, removed, and cleared with undo")
    func own() async throws {
        let browser = try await open([".shopping-list": "./Soup\n"])
        await browser.press(.character("L"), .character("n"))
        await browser.type("2 l milk, bin bags")
        await browser.press(.enter)
        #expect(content(".shopping-list", of: browser) == "./Soup\nmilk{2%l}\nbin bags\n")
        #expect(browser.text.contains("Added 2 items · u undo"), "\(browser.text)")
        await browser.press(.character("D"))
        #expect(content(".shopping-list", of: browser) == "" && browser.text.contains("Nothing to buy."))
        await browser.press(.character("z"))
        #expect(content(".shopping-list", of: browser) == "./Soup\nmilk{2%l}\nbin bags\n")
        await browser.press(.end, .character("d"))
        #expect(browser.text.contains("Removed “Soup”"), "\(browser.text)")
        #expect(content(".shopping-list", of: browser) == "milk{2%l}\nbin bags\n")
        await browser.press(.home, .character("d"))
        #expect(content(".shopping-list", of: browser) == "bin bags\n", "\(browser.text)")
    }

    @Test("A line from a recipe is not removed, and says which recipe asks for it")
    func removesNoRecipeLine() async throws {
        let browser = try await open([".shopping-list": "./Soup\n"])
        await browser.press(.character("L"), .character("d"))
        #expect(browser.text.contains("“Soup” asks for it"), "\(browser.text)")
        #expect(content(".shopping-list", of: browser) == "./Soup\n")
    }

    @Test("A tick of another program between two keys is not lost")
    func merges() async throws {
        let browser = try await open([".shopping-list": "./Soup\n", ".shopping-checked": ""])
        await browser.press(.character("L"))
        try browser.write("+ milk\n", to: ".shopping-checked")
        await browser.press(.space)
        #expect(content(".shopping-checked", of: browser) == "+ milk\n+ onions\n")
        #expect(browser.lines[0].hasSuffix("1 of 3 to buy"), "\(browser.lines[0])")
    }

    @Test("A recipe that is gone and a line that cannot be read are said on the shopping list")
    func gone() async throws {
        let browser = try await open([".shopping-list": "./Gone{x}\n./../etc/passwd\n"])
        await browser.press(.character("L"))
        #expect(browser.text.contains("missing") && browser.text.contains("“Gone” is gone"), "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("The recipe is missing"), "\(browser.text)")
    }

    @Test("What the pantry holds is subtracted from the shopping list, and aisle.conf has the aisles")
    func pantry() async throws {
        let browser = try await open([
            ".shopping-list": "./Soup\n", "config/pantry.conf": "[fridge]\nbutter = \"1%kg\"\nmilk = \"400%ml\"\n",
            "config/aisle.conf": "[the corner]\nmilk\n",
        ])
        await browser.press(.character("L"))
        #expect(browser.text.contains("The corner"), "\(browser.text)")
        #expect(browser.text.contains("butter (fridge: 1 kg)"), "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("600 ml") && $0.contains("milk, 400 ml in the fridge") })
    }

    @Test("The shopping list fits a small window, and an empty one says what to press", arguments: [80, 40, 20])
    func small(columns: Int) async throws {
        let browser = try await open(columns: columns, rows: 12)
        await browser.press(.character("L"))
        let text = browser.text.split { $0.isWhitespace }.joined(separator: " ")
        #expect(text.contains("Nothing to buy."), "\(browser.text)")
    }

    @Test("Amounts that people write into the shopping list file by hand count")
    func byHand() async throws {
        let browser = try await open([".shopping-list": "./Soup\n5 onions\n2 l milk\n"])
        await browser.press(.character("L"))
        #expect(browser.lines.contains { $0.contains("8  ") && $0.contains("onions") }, "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("3 l  ") && $0.contains("milk") }, "\(browser.text)")
    }

    @Test("The plan never reduces amounts that are already on the shopping list")
    func keepsMore() async throws {
        let browser = try await open([
            ".shopping-list": "./Soup{4}\n",
            "Plan.menu": "== Tuesday (2023-11-14) ==\n\nDinner:\n- @./Soup{2%servings}\n",
        ])
        await browser.press(.character("W"), .character("b"))
        #expect(content(".shopping-list", of: browser) == "./Soup{4}\n")
    }

    // MARK: - The menu

    private func choose(_ title: String, in browser: BrowserHarness) async throws {
        await browser.press(.character("m"))
        while !browser.lines.contains(where: { $0.contains("▌") && $0.contains(title) }) {
            let before = browser.text
            await browser.press(.down)
            try #require(browser.text != before, "\(title) is not in the menu: \(browser.text)")
        }
        await browser.press(.enter)
    }

    @Test("Ticked lines are put into the pantry: items leave the list, and needs of recipes are covered")
    func stores() async throws {
        let browser = try await open([".shopping-list": "./Soup\nbin bags\n", "config/pantry.conf": "[fridge]\n"])
        await browser.press(.character("L"))
        for name in ["onions", "bin bags"] {
            await browser.press(.home)
            while browser.selectedText?.contains(name) != true { await browser.press(.down) }
            await browser.press(.space)
        }
        try await choose("Put what is ticked", in: browser)
        #expect(browser.text.contains("Put 2 things into the pantry"), "\(browser.text)")
        let pantry = try #require(content("config/pantry.conf", of: browser))
        #expect(pantry.contains("onions = { quantity = \"3\", bought = \"2023-11-14\" }"), "\(pantry)")
        #expect(content(".shopping-list", of: browser) == "./Soup\n")
        #expect(browser.text.contains("At home") && browser.text.contains("onions (pantry: 3)"), "\(browser.text)")
        await browser.press(.character("z"))
        #expect(content("config/pantry.conf", of: browser) == "[fridge]\n")
        #expect(content(".shopping-list", of: browser) == "./Soup\nbin bags\n")
    }

    @Test("A line is moved to another aisle in aisle.conf, and the other lines of its aisle remain")
    func aisles() async throws {
        let browser = try await open([".shopping-list": "milk\nbutter\nonions\n"])
        await browser.press(.character("L"), .home)
        while browser.selectedText?.contains("milk") != true { await browser.press(.down) }
        try await choose("Another aisle", in: browser)
        await browser.type("Cheese counter")
        await browser.press(.enter)
        let lines = browser.lines
        let counter = try #require(lines.firstIndex { $0.contains("Cheese counter ──") }, "\(browser.text)")
        #expect(lines[counter + 1].contains("milk"), "\(browser.text)")
        let dairy = try #require(lines.firstIndex { $0.contains("Dairy and eggs ──") }, "\(browser.text)")
        #expect(lines[dairy + 1].contains("butter") && dairy < counter, "\(browser.text)")
        let file = try #require(content("config/aisle.conf", of: browser))
        #expect(file.hasPrefix("[produce]\n") && file.contains("[Cheese counter]\nmilk"), "\(file)")
        await browser.press(.character("z"))
        #expect(!browser.text.contains("Cheese counter ──"), "\(browser.text)")
    }

    @Test("After a recipe was cooked, its ingredients can be taken out of the pantry")
    func takesOut() async throws {
        let pantry = "[fridge]\nmilk = \"3%l\"\nbutter = \"250%g\"\n"
        let browser = try await open(["config/pantry.conf": pantry])
        await browser.press(.down)
        #expect(browser.selectedText?.hasPrefix("Soup") == true, "\(browser.text)")
        await browser.press(.enter, .character("C"))
        await browser.settle()
        #expect(browser.text.contains("What stays in the pantry"), "\(browser.text)")
        #expect(browser.text.contains(/butter: 250 g → +210 g/), "\(browser.text)")
        #expect(browser.text.contains(/milk: 3 l → +2 l/), "\(browser.text)")
        await browser.press(.control("s"))
        #expect(content("config/pantry.conf", of: browser) == "[fridge]\nmilk = \"2%l\"\nbutter = \"210%g\"\n")
        await browser.press(.escape, .character("P"), .character("z"))
        #expect(content("config/pantry.conf", of: browser) == pantry)
    }

    @Test("The list is exported into a file, in a form that the user chooses")
    func exports() async throws {
        let browser = try await open()
        await browser.press("B", "n")
        await browser.type("bin bags")
        await browser.press(.enter, "O")
        #expect(browser.text.contains("todo.txt") && browser.text.contains("Markdown"), "\(browser.text)")
        await browser.press(.down, .enter, .control("u"))
        await browser.type(browser.folder.appending(path: "list.md").path)
        await browser.press(.enter)
        #expect(browser.text.contains("Wrote the list to list.md"), "\(browser.text)")
        #expect(content("list.md", of: browser)?.contains("- [ ] bin bags") == true)
    }

    @Test("Keys that are pressed faster than the list is written act one after the other")
    func quickKeys() async throws {
        let browser = try await open([".shopping-list": "bin bags\ncandles\nmatches\n"])
        await browser.press("B")
        for key in ["d", "d"] as [Key] { _ = browser.navigation.dispatch(.key(key)) }
        await browser.settle()
        #expect(browser.navigation.presentedViewController == nil, "\(browser.text)")
        let left = content(".shopping-list", of: browser)?.split(separator: "\n").count
        #expect(left == 1, "\(browser.text)")
    }

    @Test("The footer offers to remove only what the user typed")
    func offersToRemove() async throws {
        let browser = try await open([".shopping-list": "./Soup\nbin bags\n"], columns: 108)
        await browser.press("B")
        var footers: [String: Bool] = [:]
        for _ in 0..<4 {
            let name = browser.selectedText?.split(separator: " ").last.map(String.init) ?? ""
            footers[name] = browser.lines.last?.contains("d remove")
            await browser.press(.down)
        }
        #expect(footers["bags"] == true && footers["milk"] == false, "\(footers)\n\(browser.text)")
    }
}
