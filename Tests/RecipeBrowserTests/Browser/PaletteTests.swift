import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("The palette of commands")
struct PaletteTests {
    /// The text of the selected row of the palette.
    private func selected(in browser: BrowserHarness) -> String? {
        let lines = browser.lines.filter { $0.contains("│▌ ") }.map { line in
            String(line.split(separator: "│▌ ").last?.split(separator: "│").first ?? "")
                .trimmingCharacters(in: .whitespaces)
        }
        return lines.isEmpty ? nil : lines.joined(separator: " ")
    }

    private func open(_ keys: Key..., columns: Int = 80, rows: Int = 24) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Soup/Gazpacho.cook": BrowserHarness.gazpacho, "Pasta/Nonna's Ragù.cook": "Simmer @mince{500%g}.\n"],
            columns: columns, rows: rows)
        await browser.settle()
        for key in keys { await browser.press(key) }
        return browser
    }

    @Test("A command is found by words in any order, by a synonym, and by letters of its title; Enter does it")
    func commands() async throws {
        for text in ["shopping show", "groceries", "shplst"] {
            let browser = try await open(":")
            await browser.type(text)
            #expect(selected(in: browser)?.contains("shopping list") == true, "\(text)\n\(browser.text)")
            await browser.press(.enter)
            #expect(browser.navigation.topViewController is ShoppingViewController, "\(text)\n\(browser.text)")
        }
    }

    @Test("Letters somewhere in a title are no word, and plain words find what they mean")
    func plainWords() async throws {
        for (text, title) in [
            ("exit", "quit"), ("kcal", "nutrition"), ("bookmark", "favourite"), ("without shopping", "what can I cook"),
            ("tags", "tags and courses"), ("shoping", "shopping list"),
        ] {
            let browser = try await open(":")
            await browser.type(text)
            #expect(selected(in: browser)?.hasPrefix(title) == true, "\(text)\n\(browser.text)")
        }
        let browser = try await open(":")
        await browser.type("wine")
        #expect(browser.text.contains("Nothing has all of these words."), "\(browser.text)")
    }

    @Test("q closes the help before anything is typed, and is a letter then")
    func closesHelp() async throws {
        let browser = try await open("?", "q")
        #expect(browser.navigation.presentedViewController == nil)
        await browser.press("?", "u", "q")
        #expect(browser.navigation.presentedViewController is PaletteViewController, "\(browser.text)")
    }

    @Test("A row shows the command's key, and a command acts on the row that was selected below the palette")
    func acts() async throws {
        let browser = try await open(.down, .control("p"))
        let title = browser.navigation.topViewController
        await browser.type("favourite")
        #expect(selected(in: browser)?.contains("  f ") == true, "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("★") && browser.navigation.topViewController === title, "\(browser.text)")
    }

    @Test("A recipe is found by words of its title, without accents, and opens")
    func recipes() async throws {
        let browser = try await open(":")
        await browser.type("ragu nonna")
        #expect(selected(in: browser)?.hasPrefix("Nonna's Ragù") == true, "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.lines[0].contains("Nonna's Ragù") && browser.text.contains("500 g"), "\(browser.text)")
    }

    @Test("A command that cannot be used here is listed after the others, with the reason, and Enter repeats it")
    func unusable() async throws {
        let browser = try await open(":")
        await browser.type("servings")
        #expect(selected(in: browser)?.contains("needs an open recipe") == true, "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.navigation.presentedViewController is PaletteViewController)
        #expect(browser.text.contains("needs an open recipe; Enter opens the selected one"), "\(browser.text)")
        let opened = try await open(.enter, ":")
        await opened.type("servings")
        await opened.press(.enter)
        #expect(opened.text.contains("How much?"), "\(opened.text)")
    }

    @Test("The help lists the commands by screens; typing searches it, also over a form, and Enter does the command")
    func help() async throws {
        let browser = try await open("?")
        #expect(browser.text.contains("Help") && browser.text.contains("Here ──"), "\(browser.text)")
        await browser.type("groceries")
        await browser.press(.enter)
        #expect(browser.navigation.topViewController is ShoppingViewController, "\(browser.text)")
        let form = try await open("E", Key(.function(1)), rows: 40)
        #expect(form.text.contains("Go to the next field"), "\(form.text)")
        await form.type("next")
        await form.press(.enter)
        #expect(form.navigation.presentedViewController is DetailsForm, "\(form.text)")
    }

    @Test("A setting changes the recipe below")
    func settings() async throws {
        let browser = try await open(.enter, ":")
        await browser.type("metric")
        await browser.press(.enter)
        #expect(browser.home.store.system == .metric)
        #expect(browser.text.contains("Recipes are shown in metric units"), "\(browser.text)")
    }

    @Test("In a text, the colon is a letter")
    func typing() async throws {
        let browser = try await open("/")
        await browser.type("a:")
        #expect(!(browser.navigation.presentedViewController is PaletteViewController))
        let prompt = try await open("W", "n")
        await prompt.type(":")
        #expect(!(prompt.navigation.presentedViewController is PaletteViewController), "\(prompt.text)")
    }

    @Test("A key that has no effect here says why")
    func deadKeys() async throws {
        let browser = try await open("S")
        #expect(
            browser.text.contains("S (size) needs an open recipe; Enter opens the selected one."), "\(browser.text)")
        await browser.press("<")
        #expect(browser.text.contains("< (day) works in the plan; W shows it."), "\(browser.text)")
        let before = browser.text
        await browser.press("§")
        #expect(browser.text == before)
    }

    @Test("The palette fits 40 columns and 12 rows", arguments: [(40, 12), (20, 5), (140, 40)])
    func sizes(columns: Int, rows: Int) async throws {
        let browser = try await open(":", columns: columns, rows: rows)
        await browser.type("undo")
        #expect(browser.text.contains("undo"), "\(browser.text)")
        await browser.press(.escape)
        #expect(browser.navigation.presentedViewController == nil)
    }

    @Test("The help takes the room of a large window, and the palette does not")
    func largeHelp() async throws {
        for (key, rows) in [("?" as Key, 30...38), (":", 10...20)] {
            let browser = try await open(key, columns: 140, rows: 40)
            let top = try #require(browser.lines.firstIndex { $0.contains("┌─") })
            let bottom = try #require(browser.lines.firstIndex { $0.contains("└─") })
            #expect(rows.contains(bottom - top), "\(browser.text)")
        }
    }

    @Test("Ten thousand commands are searched from letter to letter, and a pasted book finds nothing")
    func many() {
        let items = (0..<10_000).map { index in
            PaletteItem(id: "\(index)", title: "command \(index)", explanation: "Do it \(index) times", heading: "Here")
        }
        #expect(PaletteQuery("9999 comm").matches(in: items).map(\.id) == ["9999"])
        let book = String(repeating: "flour ", count: 100_000)
        #expect(PaletteQuery(book).matches(in: items).isEmpty)
    }

    @Test("In the cookbook, cook begins to cook the selected recipe, and not the form of what was cooked")
    func cook() async throws {
        let browser = try await open(":")
        await browser.type("cook")
        await browser.press(.enter)
        await browser.settle()
        #expect(browser.text.contains("Step 1 of 3"), "\(browser.text)")
        await browser.press(.escape)
        #expect(browser.lines[0].contains("Gazpacho"), "\(browser.text)")
    }

    @Test("Favourites are listed by their name, and f says what it did")
    func favourites() async throws {
        let browser = try await open("f")
        #expect(browser.text.contains("Favourite “Gazpacho” · u undo"), "\(browser.text)")
        await browser.press(":")
        await browser.type("favourites")
        #expect(selected(in: browser)?.hasPrefix("show favourites") == true, "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("[favourites ×]") && !browser.text.contains("Ragù"), "\(browser.text)")
        await browser.press(.home, "f")
        #expect(browser.text.contains("No favourite any more: “Gazpacho”"), "\(browser.text)")
    }

    @Test("No two rows of the palette have the same title")
    func twins() async throws {
        let browser = try await open(":", rows: 200)
        let palette = try #require(browser.navigation.presentedViewController as? PaletteViewController)
        // Those of every list have the words of the list library.
        let titles = palette.items.filter { $0.heading != "Rows" }.map(\.title)
        #expect(titles.count > 30 && Set(titles).count == titles.count, "\(titles.sorted())")
    }
}
