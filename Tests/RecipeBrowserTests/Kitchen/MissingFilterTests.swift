import Foundation
import RecipeKit
import RecipeLibrary
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Recipes filtered by what the pantry lacks")
struct MissingFilterTests {
    private static let files = [
        "Omelette.cook": "Beat @eggs{3} with @milk{100%ml} and @salt{}.",
        "Pancakes.cook": "Mix @flour{200%g}, @milk{300%ml} and @eggs{2}.",
        "Porridge.cook": "Cook @oats{80%g} in @milk{2%l}.",
        "Salad.cook": "Cut @lettuce{1}, @tomatoes{2} and @cucumber{1}.",
        "config/pantry.conf": "[fridge]\nmilk = \"1%l\"\neggs = \"6\"\noats = \"500%g\"\n",
    ]

    private func open() async throws -> BrowserHarness {
        let browser = try BrowserHarness(Self.files)
        await browser.settle()
        return browser
    }

    private func filter(_ text: String, in browser: BrowserHarness) async {
        await browser.press(.character("F"), .end, .enter)
        await browser.type(text)
        await browser.press(.enter)
        await browser.settle()
    }

    private func shown(_ browser: BrowserHarness) -> [String] {
        ["Omelette", "Pancakes", "Porridge", "Salad"].filter { browser.text.contains($0) }
    }

    @Test("The list shows the recipes that lack at most some ingredients; an amount that is too small is missing")
    func list() async throws {
        let browser = try await open()
        await filter("missing:0", in: browser)
        #expect(shown(browser) == ["Omelette"], "\(browser.text)")
        await browser.press(.backspace)
        await browser.settle()
        await filter("missing:<=1", in: browser)
        #expect(shown(browser) == ["Omelette", "Pancakes", "Porridge"], "\(browser.text)")
    }

    @Test("A change of the pantry changes the filtered list")
    func follows() async throws {
        let browser = try await open()
        await filter("missing:0", in: browser)
        await browser.press("P", "n")
        await browser.type("1 kg flour")
        await browser.press(.enter, .escape)
        await browser.settle()
        #expect(shown(browser) == ["Omelette", "Pancakes"], "\(browser.text)")
    }

    @Test("The search has the filter for missing ingredients too, and combines it with words")
    func search() async throws {
        let browser = try await open()
        await browser.press("/")
        await browser.type("missing:0")
        await browser.settle()
        #expect(shown(browser) == ["Omelette"], "\(browser.text)")
        await browser.press(.control("u"))
        await browser.type("missing:1 flour")
        await browser.settle()
        #expect(shown(browser) == ["Pancakes"], "\(browser.text)")
    }

    @Test("A new recipe is counted after the cookbook was read again")
    func newRecipe() async throws {
        let browser = try await open()
        await filter("missing:0", in: browser)
        try browser.write("Boil @eggs{2}.", to: "Boiled eggs.cook")
        await browser.press("r")
        await browser.settle()
        #expect(browser.text.contains("Boiled eggs"), "\(browser.text)")
        #expect(!browser.text.contains("Pancakes"), "\(browser.text)")
    }

    @Test("The numbers of missing ingredients agree with the list of recipes that can be cooked")
    func agrees() async throws {
        let browser = try await open()
        let cookbook = try Cookbook(paths: [browser.folder.path])
        let kitchen = CookbookKitchen(
            of: cookbook, isReadOnly: false, customs: .init(),
            today: CalendarDay(year: 2023, month: 11, day: 14) ?? .today)
        let count = kitchen.missingIngredients(in: cookbook)
        let cookable = try kitchen.cookable(in: cookbook, missingAtMost: 9, limit: 9)
        #expect(Set(cookable.map(\.title)) == ["Omelette", "Pancakes", "Porridge", "Salad"])
        for recipe in cookable {
            #expect(count(recipe.id) == recipe.missing.count, "\(recipe.title)")
        }
        #expect(count(RecipeID(path: "none.cook")) == nil)
    }

    @Test("Esc leads from what can be cooked back to the pantry that asked for it, also after a recipe of it")
    func wayBack() async throws {
        let browser = try await open()
        await browser.press("P", "c")
        await browser.settle()
        #expect(shown(browser) == ["Omelette", "Pancakes", "Porridge"], "\(browser.text)")
        await browser.press(.enter, .escape, .escape)
        await browser.settle()
        #expect(browser.lines[0].contains("Pantry") && browser.text.contains("Fridge"), "\(browser.text)")
        await browser.press(.escape)
        await browser.settle()
        #expect(shown(browser).count == 4 && !browser.text.contains("things to buy"), "\(browser.text)")
        // Another filter is taken back first, as everywhere.
        await browser.press("P", "c")
        await filter("milk", in: browser)
        await browser.press(.escape)
        #expect(browser.text.contains("at most 2 things to buy"), "\(browser.text)")
        await browser.press(.backspace)
        await browser.settle()
        #expect(shown(browser).count == 4 && !browser.lines[0].contains("Pantry"), "\(browser.text)")
    }

    @Test("Below the ingredients stands what the signs before them mean, for those that are there")
    func legend() async throws {
        let browser = try await open()
        for columns in [80, 120] {
            browser.root.layout(size: Size(columns: columns, rows: 24))
            await browser.press(.home, .enter)
            await browser.settle()
            #expect(browser.text.contains("● at home"), "\(browser.text)")
            #expect(!browser.text.contains("always there"), "\(browser.text)")
            #expect(browser.text.contains("1 of 3 to buy"), "\(browser.text)")
            await browser.press(.escape)
        }
    }

    @Test("Until what is missing is counted, the list is empty and says why")
    func counting() async throws {
        let browser = try await open()
        await browser.press(.character("F"))
        await browser.press(contentsOf: Array(repeating: .down, count: 6))
        #expect(browser.text.contains("nothing to buy"), "\(browser.text)")
        _ = browser.root.dispatch(.key(.enter))
        #expect(browser.text.contains("Counting what is missing…") && shown(browser).isEmpty, "\(browser.text)")
        await browser.settle()
        #expect(shown(browser) == ["Omelette"], "\(browser.text)")
    }

    @Test("The rows of filtered recipes say what must be bought")
    func names() async throws {
        let browser = try await open()
        await filter("missing:1", in: browser)
        #expect(browser.lines.contains { $0.contains("Pancakes") && $0.contains("flour") }, "\(browser.text)")
        #expect(!browser.lines.contains { $0.contains("Omelette") && $0.contains("eggs") }, "\(browser.text)")
        await browser.press(.backspace)
        #expect(!browser.lines.contains { $0.contains("Pancakes") && $0.contains("flour") }, "\(browser.text)")
    }

    @Test("If nothing can be cooked, the list says how near the nearest recipes are")
    func nearest() async throws {
        let browser = try await open()
        await browser.press("P", .end, "d", .end, "d", .home, .escape)
        await filter("missing:0", in: browser)
        #expect(browser.text.contains("What is at home is not enough for any recipe"), "\(browser.text)")
        #expect(browser.text.contains("The nearest recipes lack"), "\(browser.text)")
    }

    @Test("Another limit of the same kind replaces the first, and Esc removes the last filter")
    func replaces() async throws {
        let browser = try await open()
        await filter("missing:0", in: browser)
        await filter("missing:1", in: browser)
        #expect(browser.text.contains("[missing:1 ×]") && !browser.text.contains("missing:0"), "\(browser.text)")
        #expect(browser.lines.last?.contains("⌫ remove filter  F filter  s sort") == true, "\(browser.text)")
        await browser.press(.escape)
        #expect(!browser.text.contains("missing:") && shown(browser).count == 4, "\(browser.text)")
    }
}
