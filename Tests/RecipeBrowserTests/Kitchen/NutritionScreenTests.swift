import Kitchen
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("The nutrition of a recipe on the screen")
struct NutritionScreenTests {
    private func open(_ text: String, columns: Int = 80) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Cake.cook": text], columns: columns, rows: 30)
        await browser.settle()
        await browser.press(.enter, .character("K"))
        return browser
    }

    @Test("A key shows the nutrients of a serving and the energy of each ingredient, with bars")
    func shows() async throws {
        let browser = try await open(
            "---\nservings: 4\n---\n\nMix @flour{400%g}, @butter{200%g} and @moon dust{2%g}.\n")
        #expect(browser.lines[0].contains("Cake › Nutrition"), "\(browser.text)")
        #expect(browser.lines[0].hasSuffix("% matched"), "\(browser.text)")
        #expect(browser.text.contains("A serving") && browser.text.contains("kcal"), "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("butter") && $0.contains("1434 kcal") && $0.hasSuffix(" 50 %") })
        #expect(browser.text.contains("moon dust") && browser.text.contains("no food of this name"), "\(browser.text)")
    }

    @Test("The nutrition screen shows no values for a recipe whose ingredients are mostly unknown")
    func unknown() async throws {
        let browser = try await open("Mix @moon dust{200%g}, @star dust{200%g} and @salt{1%tsp}.\n", columns: 40)
        #expect(browser.text.contains("1 % of the recipe is known"), "\(browser.text)")
        #expect(!browser.text.contains("A serving") && !browser.text.contains("The whole recipe"), "\(browser.text)")
        #expect(!browser.text.contains("Protein"), "\(browser.text)")
    }

    @Test("The nutrition screen says that a recipe has no amounts")
    func withoutAmounts() async throws {
        let browser = try await open("Season with @salt and @pepper.\n")
        #expect(browser.text.contains("The recipe states no amounts"), "\(browser.text)")
        #expect(!browser.text.contains("Below is what is missing"))
        #expect(!browser.text.contains("Energy of the ingredients"))
    }
}

extension NutritionScreenTests {
    private func open(_ files: [String: String], columns: Int = 90) async throws -> BrowserHarness {
        let browser = try BrowserHarness(files, columns: columns, rows: 40)
        await browser.settle()
        await browser.press(.enter, "K")
        return browser
    }

    private func has(_ parts: String..., in browser: BrowserHarness) -> Bool {
        browser.lines.contains { line in parts.allSatisfy(line.contains) }
    }

    @Test("A recipe without servings has the figures of the whole, and its ingredients by their share")
    func whole() async throws {
        let browser = try await open(["Cake.cook": "Mix @flour{100%g}, @butter{300%g} and @sugar{200%g}.\n"])
        #expect(browser.text.contains("The whole recipe") && !browser.text.contains("A serving"), "\(browser.text)")
        #expect(browser.lines[0].hasSuffix("100 % matched"), "\(browser.text)")
        let start = try #require(browser.lines.firstIndex { $0.contains("Energy of the ingredients") })
        let names = browser.lines[(start + 1)...].filter { $0.hasSuffix(" %") }.map { $0.split(separator: " ")[0] }
        #expect(names == ["butter", "sugar", "flour"], "\(browser.text)")
        #expect(has("300 g butter, USDA", in: browser), "\(browser.text)")
        #expect(!browser.text.contains("Not counted") && !browser.text.contains("Left out"))
    }

    @Test("What is not counted has its reason, and so has what is left out")
    func reasons() async throws {
        let browser = try await open([
            "Cake.cook": "Mix @flour{400%g}, @butter{3%heaps}, @moon dust{1%g}, @./Gone{100%g} and @salt{}.\n"
        ])
        #expect(has("moon dust", "no food of this name", in: browser), "\(browser.text)")
        #expect(has("butter", "no weight known", in: browser) && has("Not counted", "3", in: browser))
        #expect(has("Gone", "its recipe is not known", in: browser), "\(browser.text)")
        #expect(has("Left out", "1", in: browser) && has("salt", "no amount that counts", in: browser))
    }

    @Test("A recipe in a recipe counts by its own ingredients, and has no food to choose")
    func reference() async throws {
        let browser = try await open([
            "Cake.cook": "Mix @flour{400%g} and @./Cream{1}.\n",
            "Cream.cook": "---\ntitle: Cream\n---\nBeat @butter{200%g}.\n",
        ])
        #expect(has("by its own recipe", in: browser), "\(browser.text)")
        for _ in 0..<30 where browser.selectedText?.contains("Cream") != true { await browser.press(.down) }
        try #require(browser.selectedText?.contains("Cream") == true, "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("It is a recipe of its own."), "\(browser.text)")
    }

    private func texts(_ sheet: FoodSheet) -> [[String]] {
        sheet.sections.map { section in
            (0..<section.numberOfRows).map { index in
                guard let row = section.row(at: index) as? ChoiceRow else { return "" }
                return (row.isChosen ? "✓ " : "") + row.text
            }
        }
    }

    @Test("The menu of foods ticks the current one, and offers the program's choice only in place of an own one")
    func sheet() throws {
        let foods = Array(NutrientTable().foods(matching: "butter", limit: 2))
        try #require(foods.count == 2)
        let others = ["Another food…", "Values from a packet…", "Nothing, it is not eaten"]
        func sheet(_ foods: [NutrientFood], _ current: NutrientFood?, isNothing: Bool, isOwn: Bool) -> [[String]] {
            texts(
                FoodSheet(ingredient: "ghee", foods: foods, current: current, isNothing: isNothing, isOwnChoice: isOwn)
                {
                    _ in
                })
        }
        #expect(
            sheet(foods, foods[1], isNothing: false, isOwn: false) == [[foods[0].name, "✓ " + foods[1].name], others])
        #expect(sheet([], nil, isNothing: false, isOwn: false) == [others])
        #expect(
            sheet([], nil, isNothing: true, isOwn: true) == [
                others.dropLast() + ["✓ Nothing, it is not eaten", "What the program finds"]
            ])
        let menu = FoodSheet(ingredient: "ghee", foods: foods, current: nil, isNothing: false, isOwnChoice: false) {
            _ in
        }
        #expect(menu.sections.map(\.title) == ["ghee, per 100 g", "Otherwise"])
        let short = FoodSheet(ingredient: "ghee", foods: [], current: nil, isNothing: false, isOwnChoice: false) { _ in
        }
        #expect(short.sections.map(\.title) == ["ghee"])
    }

    @Test("The menu has at most twelve foods, each once, and the current one first")
    func foods() async throws {
        let browser = try await open(["Cake.cook": "---\nservings: 1\n---\nMelt @unsalted butter{100%g}.\n"])
        await browser.press(.tab, .enter)
        let sheet = try #require(browser.navigation.presentedViewController as? FoodSheet, "\(browser.text)")
        let foods = texts(sheet)[0]
        #expect(foods.count > 3 && foods.count <= 12 && Set(foods).count == foods.count)
        #expect(foods[0].hasPrefix("✓ ") && !foods.dropFirst().contains { $0.hasPrefix("✓") }, "\(foods)")
    }
}
