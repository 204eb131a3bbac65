import Foundation
import SectionedLists
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Editing a recipe file")
struct EditingTests {
    private let edit = Key.character("e")

    @Test("Editing from the list reads the file again and keeps the selection")
    func fromTheList() async throws {
        let browser = try BrowserHarness(["Apple.cook": "Bake @apples{}.\n", "Soup.cook": "Boil @leeks{}.\n"])
        await browser.settle()
        await browser.press(.down)
        browser.screen.onRun = { _ in
            try? browser.write("---\ntitle: Apple dumplings\n---\nBake @apples{}.\n", to: "Apple.cook")
            try? browser.write("Boil @chard{}.\n", to: "Soup.cook")
            return .exited(0)
        }
        await browser.press(edit)
        #expect(browser.screen.programs.map(\.arguments) == [[browser.folder.path + "/Soup.cook"]])
        #expect(browser.selectedText?.hasPrefix("Soup") == true, "\(browser.text)")
        #expect(browser.text.contains("Apple dumplings"))
        await browser.press(.enter)
        #expect(browser.text.contains("chard"), "\(browser.text)")
    }

    @Test("Editing from the recipe screen shows the changed recipe")
    func fromItsScreen() async throws {
        let browser = try BrowserHarness(["Soup.cook": "Boil @leeks{}.\n\nServe with @bread{}.\n"])
        await browser.settle()
        await browser.press(.enter, .down)
        browser.screen.onRun = { _ in
            try? browser.write("Boil @chard{}.\n\nServe with @bread{}.\n", to: "Soup.cook")
            return .exited(0)
        }
        let selected = browser.selectedText
        await browser.press(edit)
        #expect(browser.text.contains("chard") && !browser.text.contains("leeks"), "\(browser.text)")
        #expect(browser.selectedText == selected)
        #expect(browser.screen.invalidations == 1)
    }

    @Test("A file with an error opens at the line of the error, from the list and from its own screen")
    func atTheFault() async throws {
        setenv("VISUAL", "vi", 1)
        let browser = try BrowserHarness([:], data: ["Soup.cook": Data("Boil.\n\nSalt ".utf8) + [0xFF]])
        await browser.settle()
        await browser.press(edit)
        await browser.press(.enter, edit)
        let programs = browser.screen.programs.map(\.arguments)
        #expect(programs.count == 2 && programs.allSatisfy { $0.first == "+3" }, "\(programs)")
    }

    @Test("A file of the starter cookbook is read-only, and a menu says what to do")
    func readOnly() async throws {
        let browser = try BrowserHarness(["Soup.cook": "Boil @leeks{}.\n"], origin: .starter)
        await browser.settle()
        for keys in [[edit], [.escape, .enter, edit]] {
            for key in keys { await browser.press(key) }
            #expect(browser.words.contains("Begin with these recipes"), "\(browser.text)")
        }
        #expect(browser.screen.programs == [])
    }

    @Test(
        "An editor that is missing or fails causes an alert",
        arguments: [
            (TerminalProgram.Ending.exited(127), "could not be started; set VISUAL"),
            (.notStarted("Out of memory"), "Out of memory"), (.exited(1), "status 1"), (.killed(9), "signal 9"),
        ])
    func failure(_ ending: TerminalProgram.Ending, _ words: String) async throws {
        let browser = try BrowserHarness(["Soup.cook": "Boil @leeks{}.\n"], columns: 100)
        await browser.settle()
        browser.screen.onRun = { _ in ending }
        await browser.press(edit)
        #expect(browser.words.contains(words), "\(browser.text)")
    }
}

extension BrowserHarness {
    /// The text of the screen without its line breaks.
    fileprivate var words: String {
        text.split(whereSeparator: \.isWhitespace).filter { !["│", "─"].contains($0) }.joined(separator: " ")
    }
}
