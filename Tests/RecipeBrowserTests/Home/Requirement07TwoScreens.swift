import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Requirement 7: recipes by kind of meal, and a recipe's ingredients and steps")
struct Requirement07TwoScreens {
    private func recipe(_ title: String, _ course: String) -> String {
        """
        ---
        title: \(title)
        course: \(course)
        ---

        Cut @leek{2} into rings.

        Fry them in @butter{20%g}.

        > Better on the next day.
        """
    }

    @Test("The list has a section for each course; Enter opens ingredients, steps and notes")
    func twoScreens() async throws {
        let courses = ["Appetizers", "Dinners", "Side dishes", "Desserts"]
        let files = courses.map { ("\($0).cook", recipe("A dish for \($0)", $0)) }
        let browser = try BrowserHarness(Dictionary(uniqueKeysWithValues: files))
        await browser.settle()
        for course in courses { #expect(browser.lines.contains { $0.hasPrefix(" \(course) ─") }, "\(browser.text)") }
        let title = try #require(browser.selectedText).prefix(18)
        await browser.press(.enter)
        #expect(browser.lines[0].contains(title.prefix { !"…".contains($0) }))
        for line in [" Ingredients ─", " Steps ─"] {
            #expect(browser.lines.contains { $0.hasPrefix(line) }, "\(browser.text)")
        }
        for text in ["2", "leek", "20 g", "butter", "Cut 2 leek into rings.", "Better on the next day."] {
            #expect(browser.text.contains(text), "\(text)")
        }
        await browser.press(.escape)
        #expect(browser.selectedText?.hasPrefix(title) == true)
    }
}
