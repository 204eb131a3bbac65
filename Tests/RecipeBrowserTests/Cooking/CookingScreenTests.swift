import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The drawing of cook mode")
struct CookingScreenTests {
    private func open(columns: Int, rows: Int, _ recipe: String = BrowserHarness.gazpacho) async throws
        -> BrowserHarness
    {
        let browser = try BrowserHarness(["Gazpacho.cook": recipe], columns: columns, rows: rows)
        await browser.settle()
        await browser.press(.enter, .character("c"))
        return browser
    }

    @Test("Cook mode has the step, its ingredients with their keys, its timers and the next step")
    func narrow() async throws {
        let browser = try await open(columns: 60, rows: 12)
        #expect(
            browser.lines[1...10] == [
                "  Step 1 of 3  Soup", "  Blend 1 kg ripe tomatoes with 1 clove garlic in a", "  blender for 3 min.",
                "",
                "  1 ☐    1 kg  ripe tomatoes, quartered", "  2 ☐ 1 clove  garlic", "  t  Blend ripe tomatoes, 3 min",
                "",
                "  Next: Season with salt and 1–2 tbsp sherry vinegar.", "",
            ], "\(browser.text)")
    }

    @Test("No line ends between a number and its degrees")
    func degrees() {
        #expect("Bake at 200 °C, or at 180°C.".keepingDegrees == "Bake at 200\u{A0}°C, or at 180°C.")
        #expect("½ onion °".keepingDegrees == "½ onion\u{A0}°" && "°".keepingDegrees == "°")
    }

    @Test("The footer offers the timer of a step that has one before the rest, and otherwise not at all")
    func timerHint() async throws {
        let browser = try await open(columns: 60, rows: 12)
        #expect(browser.lines.last?.contains(" next  t timer") == true, "\(browser.text)")
        await browser.press(.down)
        #expect(browser.lines.last?.contains("timer") == false, "\(browser.text)")
    }

    @Test("In a high window, free lines are between the lines of the text")
    func spacious() async throws {
        let browser = try await open(columns: 60, rows: 26)
        let lines = browser.lines
        #expect(
            lines[1] == "  Step 1 of 3  Soup" && lines[2].hasPrefix("  ━━") && lines[4].hasPrefix("  Blend"),
            "\(browser.text)")
        #expect(lines[5].isEmpty && lines[6].contains("blender") && lines[7].isEmpty, "\(browser.text)")
        let lower = try await open(columns: 60, rows: 25)
        #expect(!lower.lines[2].isEmpty, "\(lower.text)")
    }

    @Test("The last step says so, and no further key goes on")
    func last() async throws {
        let browser = try await open(columns: 60, rows: 12)
        await browser.press(.down, .down)
        let last = browser.text
        #expect(last.contains("Step 3 of 3") && last.contains("This is the last step."))
        await browser.press(.down)
        #expect(browser.text == last)
        await browser.press(.up, .up)
        let first = browser.text
        await browser.press(.up)
        #expect(browser.text == first && first.contains("Step 1 of 3"))
    }

    @Test("A long step scrolls by the lines of the window less one, and arrows show that there is more")
    func scrolling() async throws {
        let text = (1...20).map { "Sentence number \($0)." }.joined(separator: " ")
        let browser = try await open(columns: 30, rows: 8, "---\ntitle: Long\n---\n\n\(text)\n\nThe end.\n")
        #expect(!browser.lines[2].hasSuffix("↑") && browser.lines[6].hasSuffix("↓"), "\(browser.text)")
        let last = browser.lines[6].dropLast().trimmingPrefix("  ")
        await browser.press(.down)
        #expect(
            browser.lines[2].hasPrefix("  " + last.prefix(10)) && browser.lines[2].hasSuffix("↑"), "\(browser.text)")
        await browser.press(.up)
        #expect(!browser.lines[2].hasSuffix("↑") && browser.text.contains("Sentence number 1."))
        for _ in 0..<9 where !browser.text.contains("Step 2") { await browser.press(.down) }
        #expect(browser.text.contains("Step 2 of 2") && !browser.lines[2].hasSuffix("↑"))
    }

    @Test("Digits tick the ingredients with their numbers, and others do nothing")
    func digits() async throws {
        let browser = try await open(columns: 60, rows: 14)
        await browser.press("2")
        #expect(browser.text.contains("1 ☐    1 kg") && browser.text.contains("2 ☑ 1 clove"), "\(browser.text)")
        await browser.press("3")
        #expect(browser.text.filter { $0 == "☑" }.count == 1)
        await browser.press(.space)
        #expect(browser.text.contains("1 ☑    1 kg") && browser.text.contains("2 ☑ 1 clove"))
        await browser.press(.space)
        #expect(browser.text.filter { $0 == "☑" }.count == 2)
        await browser.press("2")
        #expect(browser.text.contains("1 ☑    1 kg") && browser.text.contains("2 ☐ 1 clove"))
    }

    @Test("i shows all ingredients in their groups, and the step again")
    func allIngredients() async throws {
        let browser = try await open(columns: 60, rows: 20)
        await browser.press("i")
        #expect(
            browser.lines[1].hasPrefix("  All ingredients")
                && browser.lines.contains { $0.hasSuffix("½  cucumber, diced") },
            "\(browser.text)")
        #expect(browser.lines.contains("  Topping") && !browser.text.contains("Blend"), "\(browser.text)")
        await browser.press("i")
        #expect(browser.lines[1].hasPrefix("  Step 1 of 3"), "\(browser.text)")
        await browser.press("i", .down)
        #expect(browser.lines[1].hasPrefix("  Step 2 of 3"), "\(browser.text)")
    }

    @Test("The tenth ingredient of a step has no number, because no key ticks it")
    func tenIngredients() async throws {
        let names = "cumin cloves mace nutmeg ginger paprika fennel sumac cardamom saffron".split(separator: " ")
        let spices = names.map { "@\($0){1%tsp}" }.joined(separator: ", ")
        let browser = try await open(columns: 60, rows: 24, "---\ntitle: Curry\n---\n\nFry \(spices).\n")
        #expect(browser.lines.contains("  9 ☐ 1 tsp  cardamom"), "\(browser.text)")
        #expect(browser.lines.contains("    ☐ 1 tsp  saffron"), "\(browser.text)")
    }

    @Test("The beginning of the next step is cut off with an ellipsis, after more lines in a high window")
    func nextStep() async throws {
        let text = (1...30).map { "word\($0)" }.joined(separator: " ")
        let recipe = "---\ntitle: Long\n---\n\nStart.\n\n\(text)\n\nEnd.\n"
        let low = try await open(columns: 40, rows: 10, recipe)
        #expect(low.lines[2...5] == ["  Start.", "", "  Next: word1 word2 word3 word4 word5…", ""], "\(low.text)")
        let high = try await open(columns: 40, rows: 30, recipe)
        #expect(high.lines.filter { $0.contains("word") }.count == 2, "\(high.text)")
        #expect(high.lines.last { $0.contains("word") }?.hasSuffix("…") == true, "\(high.text)")
        let exact = try await open(
            columns: 40, rows: 10, recipe.replacing(text, with: "aaaa bbbb cccc dddd eeee fffff gggg"))
        #expect(exact.lines[4] == "  Next: aaaa bbbb cccc dddd eeee…", "\(exact.text)")
        await low.press(.down, .down)
        #expect(low.text.contains("Next: End.") && !low.text.contains("End.…"), "\(low.text)")
    }

    @Test("A step with a timer but without ingredients has a free line before the next step")
    func timerOnly() async throws {
        let recipe = "---\ntitle: Rest\n---\n\nWait 5 minutes.\n\nEnd.\n"
        let browser = try await open(columns: 40, rows: 12, recipe)
        #expect(
            browser.lines[1...7] == [
                "  Step 1 of 2", "  Wait 5 minutes.", "", "  t  Wait, 5 minutes", "", "  Next: End.", "",
            ], "\(browser.text)")
        await browser.press("t", .down, "t")
        #expect(browser.text.contains("This step states no time."), "\(browser.text)")
    }

    @Test("Done asks how it went and returns to the recipe, or to the step; the next time begins at the first step")
    func done() async throws {
        let browser = try await open(columns: 60, rows: 14)
        await browser.press(.down, "c")
        #expect(browser.text.contains("How it went"), "\(browser.text)")
        await browser.press(.escape)
        #expect(browser.lines[1].hasPrefix("  Step 2 of 3"), "\(browser.text)")
        await browser.press("c", .control("s"))
        #expect(!browser.lines[0].contains("Cooking"), "\(browser.text)")
        await browser.press("c")
        #expect(browser.lines[1].hasPrefix("  Step 1 of 3"), "\(browser.text)")
    }
}
