import Kitchen
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Cook mode")
struct CookModeTests {
    private func open(columns: Int = 60, rows: Int = 30) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Gazpacho.cook": BrowserHarness.gazpacho], columns: columns, rows: rows)
        await browser.settle()
        await browser.press(.enter)
        return browser
    }

    @Test("Cook mode shows one step at a time, with its ingredients and the next step")
    func steps() async throws {
        let browser = try await open()
        await browser.press(.character("c"))
        #expect(browser.text.contains("Step 1 of 3"))
        #expect(browser.text.contains("1 ☐    1 kg  ripe tomatoes"))
        #expect(browser.text.contains("Next: Season with salt"))
        await browser.press(.down)
        #expect(browser.text.contains("Step 2 of 3") && !browser.text.contains("Blend"))
        await browser.press(.down, .down)
        #expect(browser.text.contains("Step 3 of 3") && browser.text.contains("This is the last step."))
        await browser.press(.up)
        #expect(browser.text.contains("Step 2 of 3"))
    }

    @Test("From 100 columns and 30 rows on, the number of the step and the timers are large")
    func large() async throws {
        let browser = try await open(columns: 100)
        await browser.press(.character("c"), .down)
        #expect(browser.lines.contains { $0.hasSuffix("▀▀█") && !$0.contains(":") }, "\(browser.text)")
        #expect(browser.text.contains("▀▀▀  of 3") && !browser.text.contains("Step 2 of 3"), "\(browser.text)")
        let timers = browser.home.store.timers
        timers.start(RunningTimer(name: "Eggs", recipe: "", step: 0, lower: 480, at: timers.now))
        await browser.settle()
        // The last two digits of 8:00, in the column at the right.
        #expect(browser.lines.contains { $0.hasSuffix("█▀█ █▀█") }, "\(browser.text)")
        #expect(browser.lines.contains { $0.hasSuffix("  Eggs") }, "\(browser.text)")
        await browser.resize(columns: 99, rows: 30)
        #expect(browser.text.contains("Step 2 of 3"), "\(browser.text)")
    }

    @Test("Space ticks the next ingredient of the step, and a digit toggles one")
    func ticks() async throws {
        let browser = try await open()
        await browser.press(.character("c"), .space)
        #expect(browser.text.contains("1 ☑    1 kg  ripe tomatoes") || browser.text.contains("1 ✓ 1 kg ripe tomatoes"))
        await browser.press(.character("1"))
        #expect(browser.text.contains("1 ☐    1 kg  ripe tomatoes"))
    }

    @Test("Cook mode continues at the last step, and begins again after done")
    func continues() async throws {
        let browser = try await open()
        await browser.press(.character("c"), .down, .escape)
        await browser.press(.escape, .enter, .character("c"))
        #expect(browser.text.contains("Step 2 of 3"))
        await browser.press(.character("c"))
        #expect(browser.text.contains("Cooked “Gazpacho”"), "\(browser.text)")
        await browser.press(.escape)
        #expect(browser.text.contains("Step 2 of 3"), "who changes their mind cooks on\n\(browser.text)")
        await browser.press(.character("c"), .control("s"))
        #expect(browser.text.contains("Ingredients"), "\(browser.text)")
        await browser.press(.character("c"))
        #expect(browser.text.contains("Step 1 of 3"))
    }

    @Test("Cook mode shows the amounts in the size that the notebook stores")
    func scaled() async throws {
        let browser = try await open()
        await browser.press(.character("S"))
        await browser.type("x2")
        await browser.press(.enter, .character("c"))
        #expect(browser.text.contains("1 ☐     2 kg  ripe tomatoes"))
        #expect(browser.text.contains("Step 1 of 3  "), "\(browser.text)")
    }

    @Test("The size and the units change in cook mode, which says so and stays at its step")
    func scaling() async throws {
        let browser = try await open()
        await browser.press(.character("c"))
        #expect(!browser.text.contains("written for"))
        await browser.press(.character("+"))
        #expect(browser.text.contains("(written for 4)"), "\(browser.text)")
        #expect(browser.text.contains("1 ☐     1¼ kg  ripe tomatoes"), "\(browser.text)")
        await browser.press(.down, .character("="))
        #expect(browser.text.contains("Step 2 of 3") && !browser.text.contains("written for"))
        await browser.press(.up, .character("S"))
        await browser.type("x3")
        await browser.press(.enter, .character("U"))
        #expect(browser.text.contains("3 kg ripe tomatoes") && browser.text.contains("metric units"))
        await browser.press(.escape)
        #expect(browser.text.contains("3 kg ripe tomatoes"))
    }

    @Test("The lines of a JSON file are shown as they are, and are scaled and explained like other ingredients")
    func lines() async throws {
        let json = """
            {"@context": "https://schema.org", "@type": "Recipe", "name": "Fudge", "recipeYield": "2",
            "recipeIngredient": ["1 tsp each salt and pepper", "100 g butter, melted"],
            "recipeInstructions": ["Melt the butter."]}
            """
        let browser = try BrowserHarness(["Fudge.json": json], columns: 60)
        await browser.settle()
        await browser.press(.enter)
        #expect(browser.text.contains("100 g butter, melted"), "\(browser.text)")
        #expect(browser.text.contains("1 tsp each salt and pepper"), "\(browser.text)")
        await browser.press(.character("+"), .character("+"))
        #expect(browser.text.contains("serves 4 (written for 2)"), "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("200 g") && $0.contains("butter") }, "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("2 tsp") && $0.contains("salt, pepper") }, "\(browser.text)")
        await browser.press(.character("="), .down, .enter)
        #expect(browser.text.contains("717 kcal"), "\(browser.text)")
    }

    @Test("The heading stays visible when a long step scrolls")
    func heading() async throws {
        let browser = try await open(columns: 24, rows: 8)
        await browser.press(.character("c"), .down)
        #expect(browser.text.contains("Step 1 of 3"), "\(browser.text)")
        await browser.press(.character("+"))
        #expect(browser.text.contains("Step 1 of 3") && !browser.text.contains("written"), "\(browser.text)")
        let wider = try await open(columns: 40, rows: 12)
        await wider.press(.character("c"), .character("+"))
        #expect(wider.lines.contains { $0.hasPrefix("  Step 1 of 3  serves 5  Soup") }, "\(wider.text)")
    }

    @Test("Enter on a step starts cook mode there, and every line of a long step can be read in a small window")
    func fromStep() async throws {
        let browser = try await open(columns: 24, rows: 8)
        await browser.press(.end, .enter)
        #expect(browser.text.contains("of 3"))
        await browser.press(.up, .up, .up, .up, .up, .up)
        var seen = browser.text
        for _ in 0..<6 {
            await browser.press(.down)
            seen += browser.text
        }
        for word in ["Blend", "blender", "Season", "vinegar", "Scatter", "cucumber"] { #expect(seen.contains(word)) }
    }

    @Test("Among all ingredients, no key ticks those of the step unseen")
    func ticksNothingUnseen() async throws {
        let browser = try await open()
        await browser.press(.character("c"), .character("i"), .space, .character("1"), .escape)
        #expect(browser.text.contains("1 ☐    1 kg  ripe tomatoes"), "\(browser.text)")
    }

    @Test("A step that does not fit with free lines between its lines is shown without them")
    func compact() async throws {
        let step = (1...12).map { "Line \($0) of a step that has enough words to fill the width of the whole page." }
        let browser = try BrowserHarness(["A.cook": step.joined(separator: " ") + "\n"], columns: 100, rows: 30)
        await browser.settle()
        await browser.press(.enter, "c")
        #expect(browser.text.contains("Line 1 of") && browser.text.contains("Line 12 of"), "\(browser.text)")
    }

    @Test("The footer offers only the steps that there are, and Esc goes from all ingredients back to the step")
    func ends() async throws {
        let browser = try await open(columns: 99)
        await browser.press(.character("c"))
        #expect(browser.lines.last?.contains("before") == false, "\(browser.text)")
        #expect(browser.lines.last?.contains("↓ next") == true, "\(browser.text)")
        await browser.press(.down, .down)
        #expect(browser.lines.last?.contains("↓ next") == false, "\(browser.text)")
        await browser.press(.character("i"))
        #expect(browser.text.contains("All ingredients"), "\(browser.text)")
        await browser.press(.escape)
        #expect(browser.text.contains("Step 3 of 3"), "\(browser.text)")
    }
}
