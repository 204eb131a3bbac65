import Foundation
import Kitchen
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Lines of the shopping list and its menu")
struct ShoppingLineTests {
    private static let soup =
        "---\ntitle: Soup\n---\n\nFry @onions{3} in @butter{40%g}, add @milk{1%l} and @?parsley{}.\n"

    private func open(_ list: String, _ files: [String: String] = [:], rows: Int = 40) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Soup.cook": Self.soup, ".shopping-list": list].merging(files) { $1 }, rows: rows)
        await browser.settle()
        await browser.press("L")
        return browser
    }

    private func openLine(_ name: String, _ browser: BrowserHarness) async throws {
        await browser.press(.home)
        for _ in 0..<20 where browser.selectedText?.contains(name) != true { await browser.press(.down) }
        try #require(browser.selectedText?.contains(name) == true, "\(browser.text)")
        await browser.press(.enter)
    }

    private func has(_ parts: String..., in browser: BrowserHarness) -> Bool {
        browser.lines.contains { line in parts.allSatisfy(line.contains) }
    }

    @Test("A line says what to buy, who asks for how much, and what is used of what is at home")
    func line() async throws {
        let browser = try await open("./Soup\nmilk\n", ["config/pantry.conf": "[fridge]\nmilk = \"400%ml\"\n"])
        try await openLine("milk", browser)
        #expect(browser.lines[0].contains("Shopping list › milk"), "\(browser.text)")
        #expect(has("To buy", "dairy and eggs", in: browser) && has("600 ml", in: browser), "\(browser.text)")
        #expect(
            has("Asked for by", "2", in: browser) && has("Soup", "1 l", in: browser) && has("you", "some", in: browser))
        #expect(has("fridge: 400 ml", "0.4 l used", in: browser), "\(browser.text)")
        for _ in 0..<9 where browser.selectedText?.hasPrefix("you") != true { await browser.press(.down) }
        await browser.press(.enter)
        #expect(browser.text.contains("You typed it."), "\(browser.text)")
    }

    @Test("A line without an amount has none to buy, and an optional need says so")
    func optional() async throws {
        let browser = try await open("./Soup\n")
        #expect(has("Optional", "1", in: browser) && browser.lines[0].hasSuffix("3 to buy"), "\(browser.text)")
        try await openLine("parsley", browser)
        #expect(!browser.text.contains("To buy") && has("Soup", "some", in: browser), "\(browser.text)")
        #expect(has("optional", in: browser) && !browser.text.contains("At home") && !browser.text.contains("Merging"))
    }

    @Test("Another spelling is said with the reason why it counts for the line")
    func spellings() async throws {
        let browser = try await open("onions{2}\nlarge onion{1}\nolive oil{1%l}\nextra virgin olive oil{1%tbsp}\n")
        try await openLine("onion", browser)
        #expect(has("written as “large onion”", in: browser), "\(browser.text)")
        #expect(!has("written as “onions”", in: browser))
        await browser.press(.escape)
        try await openLine("olive oil", browser)
        #expect(has("written as “extra virgin olive oil”, which is the same", in: browser), "\(browser.text)")
    }

    @Test("Amounts that were converted are kept apart, and converted again")
    func units() async throws {
        let browser = try await open("rice{500%g}\nrice{2%cups}\n")
        #expect(browser.lines[0].hasSuffix("1 to buy"), "\(browser.text)")
        try await openLine("rice", browser)
        #expect(has("is about", in: browser) && has("Do not convert its amounts", in: browser), "\(browser.text)")
        await browser.press(.end, .enter)
        #expect(browser.text.contains("The amounts are not converted now"), "\(browser.text)")
        #expect(browser.settings == "kitchen.separate|rice|units\n")
        try await openLine("rice", browser)
        #expect(!has("is about", in: browser) && has("Convert its amounts again", in: browser), "\(browser.text)")
        await browser.press(.end, .enter)
        #expect(browser.text.contains("The amounts are converted again") && (browser.settings?.isEmpty ?? true))
    }

    @Test("The comment of a line has the other names and what is at home, with its place")
    func comments() async throws {
        let browser = try await open(
            "olive oil{1%l}\nextra virgin olive oil{1%tbsp}\nmilk{2%l}\n",
            ["config/pantry.conf": "[fridge]\nmilk = \"1%l\"\n"])
        #expect(has("olive oil", "also ", in: browser), "\(browser.text)")
        #expect(has("1 l", "milk, 1 l in the fridge", in: browser), "\(browser.text)")
    }

    // MARK: - The menu

    private func texts(_ sheet: ChoiceSheet) -> [[String]] {
        sheet.sections.map { section in
            (0..<section.numberOfRows).map { index in
                guard let row = section.row(at: index) as? ChoiceRow else { return "" }
                return (row.isChosen ? "✓ " : "") + row.text
            }
        }
    }

    @Test("The menu ticks the shop and the rounding, and offers aisles only for a line")
    func menu() {
        var state = ShoppingActionsSheet.State(
            isRounded: true, shop: "market", shops: ["corner", "market"], line: "milk", aisles: ["dairy", "bread"])
        let sheet = ShoppingActionsSheet(state) { _ in }
        #expect(sheet.sections.map(\.title) == [nil, "For the shop", "Aisle of milk"])
        #expect(
            texts(sheet) == [
                ["Put what is ticked into the pantry", "✓ Round up to what shops sell"],
                ["The usual one", "corner", "✓ market", "Another shop…"], ["dairy", "bread", "Another aisle…"],
            ])
        state = .init(isRounded: false, shop: nil, shops: [], line: nil, aisles: ["dairy"])
        #expect(
            texts(ShoppingActionsSheet(state) { _ in }) == [
                ["Put what is ticked into the pantry", "Round up to what shops sell"],
                ["✓ The usual one", "Another shop…"],
            ])
        #expect(sheet.preferredSize(within: Size(columns: 200, rows: 50)).columns == 48)
        #expect(sheet.preferredSize(within: Size(columns: 20, rows: 50)).columns == 20)
    }

    @Test("The menu asks for an optional line, and leaves it optional again")
    func optionalLine() async throws {
        let browser = try await open("./Salad\n", ["Salad.cook": "Mix @?pecorino{30%g}."])
        func list() throws -> String {
            try String(contentsOf: browser.folder.appending(path: ".shopping-list"), encoding: .utf8)
        }
        await browser.press("m")
        var sheet = try #require(browser.navigation.presentedViewController as? ShoppingActionsSheet)
        #expect(texts(sheet)[0].last == "Ask for the optional pecorino")
        await browser.press(.down, .down, .enter)
        #expect(try list() == "./Salad\n  ? pecorino\n", "\(browser.text)")
        #expect(browser.text.contains("The list asks for “pecorino”"), "\(browser.text)")
        await browser.press("m")
        sheet = try #require(browser.navigation.presentedViewController as? ShoppingActionsSheet)
        #expect(texts(sheet)[0].last == "Leave pecorino optional again")
        await browser.press(.down, .down, .enter)
        #expect(try list() == "./Salad\n")
    }

    @Test("The menu offers no aisle in which the line is, and the usual shop if the shop of the settings has no file")
    func menuOfScreen() async throws {
        let aisles = "[cold]\nmilk\n[dry]\nrice\n"
        let browser = try await open("milk\nrice\n", ["config/aisle.conf": aisles, "config/aisle.corner.conf": aisles])
        await browser.press("m")
        let sheet = try #require(browser.navigation.presentedViewController as? ShoppingActionsSheet)
        #expect(texts(sheet).last?.prefix(2) == ["dry", "produce"] && texts(sheet).last?.last == "Another aisle…")
        #expect(texts(sheet)[1] == ["✓ The usual one", "corner", "Another shop…"])
        await browser.press(.tab, .down, .enter)
        #expect(browser.lines[0].hasSuffix("corner: 2 to buy"), "\(browser.text)")
        #expect(browser.text.contains("The list is for “corner” now · u undo"), "\(browser.text)")
        await browser.press("m", .tab, .enter)
        #expect(browser.text.contains("The list is for the usual shop now") && !browser.lines[0].contains("corner"))
        await browser.press("m", .tab, .tab, .enter)
        #expect(content(".conf", browser)?.contains("[dry]\nrice") == true, "\(content(".conf", browser) ?? "")")
        #expect(browser.text.contains("“milk” is sold in “dry” now"), "\(browser.text)")
    }

    private func content(_ name: String, _ browser: BrowserHarness) -> String? {
        try? String(contentsOf: browser.folder.appending(path: "config/aisle\(name)"), encoding: .utf8)
    }

    @Test("Rounding is turned on and off again by the same row")
    func rounding() async throws {
        let browser = try await open("./Soup\n")
        await browser.press("m", .down, .enter, "m", .down, .enter)
        #expect(browser.settings == "kitchen|rounding|exact\n", "\(browser.settings ?? "")")
        #expect(browser.text.contains("Amounts are what the recipes need now"), "\(browser.text)")
        #expect(has("40 g", "butter", in: browser))
    }

    @Test("What is at home is not counted, and is listed with its place below the aisles")
    func atHome() async throws {
        let browser = try await open("./Soup\n", ["config/pantry.conf": "[fridge]\nbutter = \"1%kg\"\n"])
        #expect(browser.lines[0].hasSuffix("2 to buy"), "\(browser.text)")
        let heads = browser.lines.filter { $0.contains("──") }.map { $0.split(separator: " ─")[0] }
        #expect(heads.suffix(3) == [" Optional", " Recipes", " At home"], "\(browser.text)")
    }
}
