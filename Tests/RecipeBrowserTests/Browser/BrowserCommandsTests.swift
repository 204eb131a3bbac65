import SectionedLists
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Key commands of the browser")
struct BrowserCommandsTests {
    @Test("The list of key commands contains every command of every screen, each with a help text")
    func complete() async throws {
        let browser = try BrowserHarness(
            ["Soup/Gazpacho.cook": BrowserHarness.gazpacho, "Broken.cook": "---\ntitle: [\n---\n"], columns: 120,
            origin: .starter)
        let known = Dictionary(grouping: BrowserCommands.all(), by: \.id)
        #expect(known.values.allSatisfy { $0.count == 1 && !$0[0].help.isEmpty })
        await browser.settle()
        // The keys that open home, a recipe, the help, an unreadable file, the guide, an alert, the search, and the
        // sheets.
        let walks: [[Key]] = [
            [], [.enter], [.character("?")], [.end, .up, .enter], [.end, .enter], [.character("e")],
            [.character("/"), .character("g")], [.home, .character("*")], [.home, .character("a")],
            [.home, .character("C")], [.character("s")], [.character("F")], [.character("F"), .end, .enter],
            [.character("s"), .down, .enter],
        ]
        for walk in walks {
            for key in walk { await browser.press(key) }
            // Nobody can bind keys to the letters of buttons, and to the command whose keys are those of “quit”.
            let unknown = browser.navigation.activeKeyCommands.map(\.id).filter {
                known[$0] == nil && !$0.hasPrefix("alert.button") && !$0.hasPrefix("form.") && !$0.hasPrefix("field.")
                    && $0 != NavigationKeyCommands.leaveID
            }
            #expect(unknown == [], "after \(walk.map { $0.name() })")
            await browser.press(.escape, .escape)
        }
    }

    @Test("The key commands are data: their list is made off the main actor, where no screen can be created")
    nonisolated func data() async {
        let ids = BrowserCommands.definitions.map(\.id)
        #expect(ids.contains("cookbook.search") && Set(ids).count == ids.count)
        let all = await MainActor.run { BrowserCommands.all().map(\.id) }
        #expect(all.filter(Set(ids).contains) == ids)
    }

    @Test("A key binding works on every screen and shows in the footer and the help")
    func bound() async throws {
        let browser = try BrowserHarness(["Soup.cook": BrowserHarness.gazpacho, "Tart.cook": "Bake @tart{}.\n"])
        await browser.settle()
        browser.application.keyBindings = KeyBindings(
            [
                "list.down": [.character("J")], "list.open": [Key(.function(2))], "navigation.back": [.character("q")],
                "application.quit": [Key(.function(10))],
            ], of: BrowserCommands.all())
        let footer = " F2 open  / search  b buy  w plan  n new  I import  : commands  F10 quit"
        #expect(browser.lines.last == footer)
        await browser.press(.down)
        #expect(browser.selectedText?.hasPrefix("Gazpacho") == true)
        await browser.press(.character("J"))
        #expect(browser.selectedText?.hasPrefix("Tart") == true, "\(browser.text)")
        await browser.press(Key(.function(2)))
        #expect(browser.text.contains("Ingredients"), "\(browser.text)")
        #expect(browser.lines.last?.contains("q back") == true)
        await browser.press(.character("?"))
        await browser.type("down")
        #expect(browser.text.contains(" J "), "\(browser.text)")
        await browser.press(.escape, .character("q"))
        #expect(browser.navigation.topViewController === browser.home)
    }
}
