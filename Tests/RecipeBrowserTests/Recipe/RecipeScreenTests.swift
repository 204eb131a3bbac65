import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Recipe screen")
struct RecipeScreenTests {
    private func open(columns: Int = 60, rows: Int = 40) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Gazpacho.cook": BrowserHarness.gazpacho], columns: columns, rows: rows)
        await browser.settle()
        await browser.press(.enter)
        return browser
    }

    @Test("The recipe screen shows title, ingredient groups, cookware, numbered steps, notes and source")
    func showsEverything() async throws {
        let browser = try await open()
        #expect(
            browser.text == """
                 Recipes › My cookbook › Gazpacho

                 Gazpacho
                 20 min · serves 4 · Soup · #vegan #cold

                 Ingredients ─────────────────────────────────────────── 5
                  Soup
                ▌      1 kg  ripe tomatoes, quartered
                    1 clove  garlic
                             salt
                   1–2 tbsp  sherry vinegar, optional
                  Topping
                          ½  cucumber, diced

                 Cookware ────────────────────────────────────────────── 1
                  blender

                 Steps ───────────────────────────────────────────────── 3
                  Soup
                   1 Blend 1 kg ripe tomatoes with 1 clove garlic in a
                     blender for 3 min.

                   │ Ripe tomatoes make it.

                   2 Season with salt and 1–2 tbsp sherry vinegar.

                  Topping
                   3 Scatter ½ cucumber over it.

                 About ───────────────────────────────────────────────────
                 Cold, orange, good.

                 Source ──────────────────────────────────────────────────
                 grandmother





                 ⏎ open  c cook  Space tick  Esc back  : commands  q quit
                """)
    }

    @Test("Line breaks never separate an amount from its unit or a time from its minutes", arguments: 20...32)
    func keepsAmountsWhole(columns: Int) async throws {
        let text = "Lay @haddock{450%g} in @water{600%ml} with a @bay leaf{1} and simmer it for ~{8%min}, no more."
        let browser = try BrowserHarness(["Fish.cook": "\(text)\n"], columns: columns, rows: 30)
        await browser.settle()
        await browser.press(.enter)
        for amount in ["450 g", "600 ml", "8 min"] {
            let steps = try #require(browser.text.range(of: "Steps"))
            #expect(browser.text[steps.upperBound...].contains(amount), "\(browser.text)")
        }
    }

    @Test("Lines break between facts, not inside them, and no line begins with a dot", arguments: 20...40)
    func keepsFactsWhole(columns: Int) async throws {
        let about = "course: Side dish\nservings: 4\ntime: 1 h 10 min\ntags: [black-eyed peas, spicy, gluten-free]"
        let browser = try BrowserHarness(["Akara.cook": "---\n\(about)\n---\n\nFry @beans{}.\n"], columns: columns)
        await browser.settle()
        await browser.press(.enter)
        for fact in ["Side dish", "1 h 10 min", "serves 4", "black-eyed peas", "gluten-free"] {
            #expect(browser.text.contains(fact), "\(browser.text)")
        }
        #expect(!browser.lines.contains { $0.hasPrefix(" · ") }, "\(browser.text)")
    }

    @Test("Space ticks ingredients and steps off; the ticks survive leaving the screen and can be removed")
    func ticks() async throws {
        let browser = try await open()
        await browser.press(.space, .down, .space)
        #expect(browser.lines.filter { $0.contains("✓") }.count == 2)
        await browser.press(.escape, .enter)
        #expect(browser.lines.filter { $0.contains("✓") }.count == 2)
        await browser.press(.space)
        #expect(browser.lines.filter { $0.contains("✓") }.count == 1)
    }

    @Test("Amounts and times in steps are highlighted by role")
    func marksAmounts() async throws {
        let browser = try await open()
        let y = try #require(browser.lines.firstIndex { $0.contains("blender for 3 min") })
        let x = try #require(browser.lines[y].range(of: "3 min")).lowerBound.utf16Offset(in: browser.lines[y])
        #expect(browser.grid[x, y].style == Theme.standard[.amount])
    }

    @Test("All amounts of an ingredient are shown, even if they cannot be added up")
    func furtherAmounts() async throws {
        let text = "Rub @lard{100%g} into the flour and add @&lard{1%spoonful}."
        let browser = try BrowserHarness(["Dough.cook": "---\ntitle: Dough\n---\n\n\(text)\n"], columns: 60)
        await browser.settle()
        await browser.press(.enter)
        let line = try #require(browser.lines.first { $0.contains("spoonful") })
        #expect(line.hasSuffix("100 g + 1 spoonful lard"), "\(browser.text)")
    }

    @Test("The recipe wraps to 20 columns and loses no word")
    func wrapsNarrow() async throws {
        let browser = try await open(columns: 20, rows: 8)
        var seen = ""
        for _ in 0..<60 {
            seen += browser.text + "\n"
            await browser.press(.down)
        }
        for word in ["quartered", "cucumber", "blender", "Scatter", "grandmother"] { #expect(seen.contains(word)) }
    }
}
