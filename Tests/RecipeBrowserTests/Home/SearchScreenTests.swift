import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Search screen")
struct SearchScreenTests {
    private let cookbook = [
        "Stir-fry.cook":
            "---\ntitle: Tomato and egg stir-fry\ntime: 15 min\n---\nFry @tomatoes{3} and @eggs{4}.",
        "Menemen.cook": "---\ntime: 20 min\ntags: [Turkish]\n---\nStir @eggs{4} into @ripe tomatoes{3}.",
        "Ratatouille.cook": "---\ntime: 1 h 15 min\n---\nFry @eggplant{1}.\n\nAdd a peeled tomato, if you have one.",
        "Flan.cook": "---\ncourse: dessert\ntime: overnight\n---\nBake @eggs{4}.",
    ]

    private func search(
        _ typed: String, columns: Int = 60, rows: Int = 14, files: [String: String]? = nil
    ) async throws -> BrowserHarness {
        let browser = try BrowserHarness(files ?? cookbook, columns: columns, rows: rows)
        await browser.settle()
        await browser.press(.character("/"))
        await browser.type(typed)
        return browser
    }

    @Test("A page that was pasted by mistake is quoted by its beginning", arguments: ["x", "apple "])
    func pasted(_ word: String) async throws {
        let browser = try await search("")
        _ = browser.root.dispatch(.paste(String(repeating: word, count: 20_000)))
        await browser.settle()
        #expect(browser.text.contains("No recipe has"), "\(browser.text)")
        #expect(browser.text.contains("…"), "\(browser.text)")
    }

    @Test("Search results are in sections by matching field, with matching lines and counts")
    func sections() async throws {
        let browser = try await search("tom")
        #expect(
            browser.text == """
                 Recipes › My cookbook › Search                      3 of 4
                 / tom
                 In the title ────────────────────────────────────────── 1
                ▌ Tomato and egg stir-fry                           15 min
                 In the ingredients ──────────────────────────────────── 1
                  Menemen                                           20 min
                    3 ripe tomatoes
                 In the steps ────────────────────────────────────────── 1
                  Ratatouille                                       1 h 15
                    Add a peeled tomato, if you have one.



                 ⏎ open  Tab results  Esc back  Ctrl-P commands  Ctrl-C quit
                """)
    }

    @Test("Matches are highlighted by more than colour")
    func marks() async throws {
        let browser = try await search("tom")
        for theme in [Theme.standard, .monochrome, .eightColors] {
            browser.screen.appearance.theme = theme
            browser.navigation.setNeedsDisplay()
            let marked = browser.grid.row(6).filter { $0.style == theme[.match] }.map(\.cluster.text).joined()
            #expect(marked == "tom")
            #expect(!theme[.match].attributes.isEmpty && theme[.match] != theme[.dim])
            // The match in the selected row stays underlined.
            let selected = browser.grid.row(3).filter { $0.style.attributes.contains(.underline) }
            #expect(selected.map(\.cluster.text).joined() == "Tom")
        }
    }

    @Test(
        "Arrow keys move in the results while the search field has the focus; Enter opens a result; Esc returns to it")
    func moving() async throws {
        let browser = try await search("tom")
        await browser.press(.down)
        #expect(browser.selectedText?.hasPrefix("Menemen") == true)
        await browser.press(.enter)
        #expect(browser.lines[0].contains("Search › Menemen"))
        await browser.press(.escape)
        #expect(browser.lines[1] == " / tom")
        #expect(browser.selectedText?.hasPrefix("Menemen") == true)
        await browser.type("a")
        #expect(browser.lines[1] == " / toma")
        #expect(browser.selectedText?.hasPrefix("Tomato") == true, "other words, other best results")
    }

    @Test("After each letter that changes the results, the first of them is selected")
    func startsAgain() async throws {
        var files: [String: String] = [:]
        for number in 11...19 { files["Soup \(number).cook"] = "Boil @leeks{}." }
        let browser = try await search("so", files: files)
        for letter in "up 1" {
            await browser.press(.down, .down, .down)
            let selected = browser.selectedText
            #expect(selected?.hasPrefix("Soup 14") == true, "\(browser.text)")
            await browser.press(.character(letter))
            let isNew = letter != " "
            #expect((browser.selectedText != selected) == isNew, "\(browser.text)")
            #expect(!isNew || browser.selectedText?.hasPrefix("Soup 11") == true, "\(browser.text)")
            if !isNew { await browser.press(.up, .up, .up) }
        }
    }

    @Test("The search field takes q, ?, g, space, / and the left and right arrow keys")
    func typing() async throws {
        let browser = try await search("q?g l/")
        #expect(browser.lines[1] == " / q?g l/")
        await browser.press(.home, .character("x"), .right, .backspace)
        #expect(browser.lines[1] == " / x?g l/")
    }

    @Test("Esc closes the search and restores the selected row and the scroll position of the list")
    func escape() async throws {
        var files: [String: String] = [:]
        for number in 10..<60 { files["Recipe \(number).cook"] = "Boil @eggs{}." }
        let browser = try BrowserHarness(files, columns: 60, rows: 12)
        await browser.settle()
        await browser.press(.end, .up, .up, .up)
        let before = browser.text
        await browser.press(.character("/"))
        await browser.type("59")
        #expect(browser.selectedText?.hasPrefix("Recipe 59") == true)
        await browser.press(.escape)
        #expect(browser.text == before)
    }

    @Test("An invalid query shows an error below the search field and keeps the last results")
    func problem() async throws {
        let browser = try await search("tom time:soon", columns: 100)
        #expect(browser.lines[2].hasPrefix(" time: needs minutes or hours, such as "))
        #expect(browser.text.contains("Menemen"))
        await browser.press(.backspace, .backspace, .backspace, .backspace)
        #expect(browser.lines[2].hasPrefix(" In the title"))
    }

    @Test("Results that arrive after a mistake was typed do not replace its error")
    func problemBeforeResults() async throws {
        let browser = try await search("", columns: 100)
        // All keys arrive before the first results.
        for letter in "tom time:soon" { _ = browser.root.dispatch(.key(.character(letter))) }
        await browser.settle()
        #expect(browser.lines[2].hasPrefix(" time: needs minutes or hours, such as "), "\(browser.text)")
    }

    @Test("A misspelt word shows a notice with the corrected word")
    func correction() async throws {
        let browser = try await search("tomatto")
        #expect(browser.lines[2] == " Nothing for “tomatto”; showing “tomato”")
        #expect(browser.text.contains("Menemen"))
        // A space does not change the query, so the notice stays. It also appears again after a mistake.
        await browser.type(" ")
        #expect(browser.lines[2] == " Nothing for “tomatto”; showing “tomato”")
        await browser.type("time:soon")
        #expect(browser.lines[2].hasPrefix(" time: needs"), "\(browser.text)")
        await browser.press(.control("w"))
        #expect(browser.lines[2] == " Nothing for “tomatto”; showing “tomato”", "\(browser.text)")
        await browser.press(.backspace, .backspace, .backspace)
        #expect(browser.lines[2].hasPrefix(" In the title"), "\(browser.text)")
    }

    @Test("Search corrects two misspelt words, finds parts of words, and names words without results")
    func repairs() async throws {
        var files = cookbook
        files["Birchermüesli.cook"] = "Soak @oats{100%g}."
        let browser = try await search("tomatto stirr", columns: 80, files: files)
        #expect(browser.lines[2] == " Nothing for “tomatto” and “stirr”; showing “tomato” and “stir”")
        #expect(browser.selectedText?.hasPrefix("Tomato and egg") == true)
        await browser.press(.control("u"))
        await browser.type("muesl")
        #expect(browser.lines[2] == " Nothing for “muesl”; showing words that contain it")
        let marked = browser.grid.row(4).filter { $0.style.attributes.contains(.underline) }
        #expect(marked.map(\.cluster.text).joined() == "müesl")
        await browser.press(.control("u"))
        await browser.type("xylophone tomatto")
        #expect(browser.lines[2] == " No recipe has “xylophone”, nor a word like it; “tomatto” may be “tomato”")
        #expect(browser.text.contains("No recipe has all of this."))
    }

    @Test("An empty search shows example queries; a search without results says so")
    func empty() async throws {
        let browser = try await search("")
        #expect(browser.text.contains("course:dessert"))
        await browser.type("xylophone")
        #expect(browser.lines[2] == " No recipe has “xylophone”, nor a word like it")
        #expect(browser.lines[4] == "  No recipe has all of this.")
        #expect(browser.lines[0].hasSuffix("0 of 4"))
        await browser.press(.control("u"))
        #expect(browser.text.contains("course:dessert"))
    }

    @Test("A section shows a hundred results, and more when the user asks for them")
    func more() async throws {
        var files: [String: String] = [:]
        for number in 100..<250 { files["Recipe \(number).cook"] = "Boil." }
        let browser = try await search("recipe", files: files)
        #expect(browser.lines[2].contains("─ 150"))
        await browser.press(.tab, .pageDown)
        for _ in 0..<20 { await browser.press(.pageDown) }
        #expect(browser.selectedText?.hasPrefix("Show more of 50…") == true)
        await browser.press(.enter)
        #expect(browser.selectedText?.hasPrefix("Recipe 200") == true)
        for _ in 0..<20 { await browser.press(.pageDown) }
        #expect(browser.selectedText?.hasPrefix("Recipe 249") == true)
    }

    @Test("A screen of 100 columns or more shows a preview beside the results")
    func preview() async throws {
        let browser = try await search("tom", columns: 100)
        #expect(browser.text.contains("│ Tomato and egg stir-fry"))
        await browser.press(.down)
        #expect(browser.text.contains("│ Menemen"))
        await browser.press(.control("u"))
        #expect(!browser.text.contains("│ Menemen"))
    }

    @Test("Search is usable in a small window, with ASCII and wide characters", arguments: [(20, 5), (40, 8), (24, 3)])
    func tiny(columns: Int, rows: Int) async throws {
        var files = cookbook
        files["親子丼.cook"] = "Cook @鶏もも肉{200%g} and @卵{4%個}."
        let browser = try await search("子", columns: columns, rows: rows, files: files)
        browser.screen.appearance.symbols = .ascii
        #expect(rows < 5 || browser.text.contains("親子丼"))
        await browser.press(.control("u"))
        await browser.type("time:soon")
        #expect(browser.lines.count == rows)
    }

    @Test("In the results, Space marks as in the cookbook, and the commands act on the marked recipes")
    func marksResults() async throws {
        let browser = try await search("tom")
        await browser.press(.tab, .space, .down, .space, .character("b"))
        await browser.settle()
        #expect(browser.text.contains("Put 2 recipes on the shopping list"), "\(browser.text)")
    }
}
