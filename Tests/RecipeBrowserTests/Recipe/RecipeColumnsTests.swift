import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Two columns of a recipe")
struct RecipeColumnsTests {
    private func browser(columns: Int, rows: Int = 24, recipe: String = BrowserHarness.gazpacho) async throws
        -> BrowserHarness
    {
        let browser = try BrowserHarness(["Soup.cook": recipe], columns: columns, rows: rows)
        await browser.settle()
        await browser.press(.enter)
        return browser
    }

    /// The selected line of a column, from its marker on.
    private func selected(_ browser: BrowserHarness) -> [String] {
        browser.lines.flatMap { line in
            line.indices.filter { line[$0] == "▌" }.map { String(line[$0...].dropFirst(2)) }
        }
    }

    @Test("Steps are beside the ingredients from 96 columns on, below the title")
    func columns() async throws {
        let wide = try await browser(columns: 96)
        let heading = try #require(wide.lines.firstIndex { $0.contains("Steps ──") })
        #expect(wide.lines.firstIndex { $0.contains("1  Blend") || $0.contains("1 Blend") } ?? 99 < 8)
        #expect(
            wide.lines[heading].hasPrefix(" Ingredients ──") && wide.lines[2].hasPrefix(" Gazpacho"), "\(wide.text)")
        let narrow = try await browser(columns: 95)
        let places = ["Ingredients ──", "Steps ──"].map { part in narrow.lines.firstIndex { $0.contains(part) } ?? 99 }
        #expect(places[0] < places[1] && places[1] < 99)
    }

    @Test("Tab and arrow keys move between the columns; only one has a selection")
    func focus() async throws {
        let browser = try await browser(columns: 160)
        #expect(selected(browser).count == 1 && selected(browser)[0].contains("ripe tomatoes"))
        await browser.press(.down, .tab)
        #expect(selected(browser).count == 1 && selected(browser)[0].contains("Blend"))
        #expect(browser.lines.last?.contains("Tab ingredients") == true)
        await browser.press(.down, .left)
        #expect(selected(browser).count == 1 && selected(browser)[0].contains("garlic"))
        #expect(browser.lines.last?.contains("Tab steps") == true)
        await browser.press(.right)
        #expect(selected(browser).count == 1 && selected(browser)[0].contains("Season"), "each keeps its selection")
        await browser.press(.shiftTab, .left)
        #expect(browser.lines[0].contains("1 recipe"), "from the ingredients, ← goes back")
    }

    @Test("Both columns have ticks and selections")
    func ticks() async throws {
        let browser = try await browser(columns: 160)
        await browser.press(.space, .right, .space)
        #expect(browser.text.filter { $0 == "✓" }.count == 2)
        await browser.press(.character("f"))
        #expect(browser.text.contains("Gazpacho ★"))
        await browser.press(.character("X"))
        #expect(!browser.text.contains("✓"))
    }

    @Test("The selected step lights its ingredients, and the selected ingredient its steps")
    func lights() async throws {
        let browser = try await browser(columns: 100)
        func isBold(_ word: String) -> Bool {
            guard let y = browser.lines.firstIndex(where: { $0.prefix(40).contains(word) }),
                let x = browser.lines[y].range(of: word)?.lowerBound
            else { return false }
            return browser.grid[browser.lines[y].distance(from: browser.lines[y].startIndex, to: x), y].style
                == Theme.standard[.strong]
        }
        #expect(browser.text.contains("• 1 Blend") && !browser.text.contains("• 2"), "\(browser.text)")
        await browser.press(.down, .down, .down, .down)
        #expect(browser.text.contains("• 3 Scatter") && !browser.text.contains("• 1"), "\(browser.text)")
        #expect(!isBold("garlic"))
        await browser.press(.tab)
        #expect(!browser.text.contains("• 3") && isBold("garlic") && !isBold("cucumber"), "\(browser.text)")
        await browser.press(.down)
        #expect(!isBold("garlic") && isBold("sherry"), "\(browser.text)")
    }

    @Test("The selected row stays selected when the window changes between one and two columns")
    func resizing() async throws {
        let browser = try await browser(columns: 160)
        await browser.press(.right, .down)
        await browser.resize(columns: 80, rows: 24)
        #expect(selected(browser).count == 1 && selected(browser)[0].contains("Season"))
        await browser.press(.up)
        await browser.resize(columns: 200, rows: 24)
        #expect(selected(browser).count == 1 && selected(browser)[0].contains("Blend"))
        await browser.press(.left, .up, .up, .up, .up, .up)
        #expect(selected(browser).count == 1 && selected(browser)[0].contains("ripe tomatoes"))
        await browser.resize(columns: 90, rows: 24)
        #expect(selected(browser).count == 1 && selected(browser)[0].contains("ripe tomatoes"))
    }

    @Test("A recipe without ingredients or without steps has one column", arguments: ["Just wait.", ">> title: x\n"])
    func oneColumn(recipe: String) async throws {
        let browser = try await browser(columns: 180, recipe: recipe)
        #expect(!browser.lines.dropFirst().contains { $0.contains("│") })
        await browser.press(.tab, .left)
        #expect(browser.lines[0].contains("1 recipe"))
    }

    @Test("The preview has two columns if it is wide enough")
    func preview() async throws {
        let browser = try BrowserHarness(["Soup.cook": BrowserHarness.gazpacho], columns: 200, rows: 24)
        await browser.settle()
        let steps = browser.lines.firstIndex { $0.contains("Steps ──") } ?? 99
        #expect(steps < 9, "\(browser.text)")
        #expect(selected(browser).count == 1 && selected(browser)[0].hasPrefix("Gazpacho"))
        await browser.resize(columns: 160, rows: 24)
        #expect(browser.lines.firstIndex { $0.contains("Steps ──") } ?? 0 > 8)
    }
}
