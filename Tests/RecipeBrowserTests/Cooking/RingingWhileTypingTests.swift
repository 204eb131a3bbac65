import Foundation
import Kitchen
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Timers that ring while the user types")
struct RingingWhileTypingTests {
    private func open(columns: Int = 100) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Stew.cook": "Simmer for 5 minutes.\n", "Tea.cook": "Brew.\n"], columns: columns)
        await browser.settle()
        browser.root.startTimers()
        await browser.settle()
        return browser
    }

    /// Starts a timer of a minute.
    private func start(_ name: String = "eggs", recipe: String = "", in browser: BrowserHarness) async {
        let timers = browser.home.store.timers
        timers.start(RunningTimer(name: name, recipe: recipe, step: 0, lower: 60, at: timers.now))
        await browser.settle()
    }

    /// Lets time pass, with a tick at each second.
    private func pass(_ seconds: Int, in browser: BrowserHarness) async {
        for _ in 0..<seconds {
            browser.wall.advance(by: .seconds(1))
            browser.root.bell.tick()
        }
        await browser.settle()
    }

    /// Draws the screen, and then calls the actions that the drawing has scheduled, as an application does.
    private func draw(_ browser: BrowserHarness) -> String {
        _ = browser.text
        browser.application.timers.fire()
        return browser.text
    }

    private let sentence = "Cook pasta two minutes less, dear"

    @Test("A note keeps all its words, the title line shows the timer, and the sheet appears after the note is saved")
    func note() async throws {
        let browser = try await open()
        await start(in: browser)
        await pass(58, in: browser)
        await browser.press("a")
        for (index, letter) in sentence.enumerated() {
            if index < 4 { await pass(1, in: browser) }
            await browser.press(.character(letter))
        }
        let text = draw(browser)
        #expect(text.contains("> \(sentence)"), "\(text)")
        #expect(browser.lines[0].hasSuffix(" eggs: the time is up") && !text.contains("The time is up."), "\(text)")
        #expect(browser.surroundings.rings.count == 1 && browser.screen.notifications.count == 1)
        await browser.press(.enter)
        #expect(draw(browser).contains("The time is up."), "\(browser.text)")
        #expect(!browser.lines[0].contains("the time is up"), "\(browser.text)")
        browser.wall.advance(by: .seconds(1))
        await browser.press(.enter)
        #expect(browser.home.store.timers.timers.isEmpty, "\(browser.text)")
        await browser.press("a")
        #expect(browser.text.contains("> \(sentence)"))
    }

    @Test("The sheet waits also for a form, the search, and the finding of a row")
    func otherTexts() async throws {
        for keys in [["E"], ["/"], ["W", "n"]] as [[Key]] {
            let browser = try await open()
            await start(in: browser)
            for key in keys { await browser.press(key) }
            await pass(61, in: browser)
            #expect(draw(browser).contains("eggs: the time is up"), "\(browser.text)")
            #expect(!browser.text.contains("The time is up."))
            await browser.press("x", .space)
            #expect(browser.home.store.timers.timers.count == 1)
            await browser.press(.control("u"), .escape)
            #expect(draw(browser).contains("The time is up."), "\(keys) \(browser.text)")
        }
    }

    @Test("In a form, the sheet appears when the focus leaves the text")
    func formFocus() async throws {
        let browser = try await open()
        await start(in: browser)
        await browser.press("E")
        await pass(61, in: browser)
        #expect(!draw(browser).contains("The time is up."))
        await browser.press(.shiftTab)
        #expect(draw(browser).contains("The time is up."), "\(browser.text)")
        browser.wall.advance(by: .seconds(1))
        await browser.press(.enter)
        #expect(draw(browser).contains("Details of “Stew”"), "\(browser.text)")
    }

    @Test("A text that appears over the sheet is not closed by the next second or the next ring")
    func textOverSheet() async throws {
        let browser = try await open()
        await start(in: browser)
        await pass(61, in: browser)
        #expect(browser.text.contains("The time is up."))
        let prompt = PromptViewController(title: "Asked meanwhile") { _ in }
        browser.navigation.present(prompt)
        await browser.press("a", .space)
        await pass(90, in: browser)
        #expect(browser.navigation.presentedViewController === prompt && prompt.input.text == "a ")
        await browser.press(.escape)
        #expect(browser.text.contains("The time was up 1 min ago."), "\(browser.text)")
    }

    @Test("A text over the sheet stays when another program stops the timer, and the sheet is gone after the text")
    func stoppedUnderText() async throws {
        let browser = try await open()
        await start(in: browser)
        await pass(61, in: browser)
        #expect(browser.text.contains("The time is up."))
        let prompt = PromptViewController(title: "Asked meanwhile") { _ in }
        browser.navigation.present(prompt)
        await browser.press("a")
        let timers = browser.home.store.timers
        timers.stop(try #require(timers.timers.first).id)
        await pass(2, in: browser)
        #expect(browser.navigation.presentedViewController === prompt && prompt.input.text == "a")
        await browser.press(.escape)
        _ = draw(browser)
        #expect(browser.navigation.presentedViewController == nil, "\(browser.text)")
    }

    @Test("In a narrow window, the title line has room for what has happened, and several timers are counted")
    func narrow() async throws {
        let browser = try await open(columns: 40)
        await start("Simmer the very long stew", in: browser)
        await start("eggs", in: browser)
        await browser.press("a")
        await pass(61, in: browser)
        #expect(draw(browser).split(separator: "\n")[0].hasSuffix(" time is up +1"), "\(browser.text)")
    }

    @Test("Space, and keys that were pressed before the sheet was drawn or in its first moment, do not answer it")
    func accidents() async throws {
        let browser = try await open()
        await start(in: browser)
        for _ in 0..<61 { browser.wall.advance(by: .seconds(1)) }
        browser.root.bell.tick()
        // The sheet is there, but the user has not seen it.
        browser.wall.advance(by: .seconds(5))
        await browser.press(.enter)
        #expect(browser.text.contains("The time is up."), "\(browser.text)")
        await browser.press(.enter, "q", .escape)
        #expect(browser.text.contains("The time is up."))
        browser.wall.advance(by: .seconds(1))
        await browser.press(.space)
        #expect(browser.text.contains("The time is up."))
        await browser.press("q")
        #expect(!browser.text.contains("The time is up.") && browser.home.store.timers.timers.isEmpty)
    }

    @Test("A timer that rings while the editor runs is shown after the editor, and keys typed ahead do not answer it")
    func editor() async throws {
        let browser = try await open()
        await start(in: browser)
        browser.screen.onRun = { _ in
            browser.wall.advance(by: .seconds(70))
            browser.root.bell.tick()
            return .exited(0)
        }
        await browser.press("e", .enter)
        #expect(browser.surroundings.rings.count == 1)
        #expect(browser.text.contains("The time is up."), "\(browser.text)")
    }

    @Test("What rings outside has neither control characters nor escape sequences of a recipe's title")
    func controls() async throws {
        let browser = try await open()
        await start("eg\u{1B}[2Jgs\u{9B}1m", recipe: "Stew\u{1B}]0;owned\u{7}\nSoup", in: browser)
        await pass(61, in: browser)
        #expect(browser.surroundings.rings == ["eg[2Jgs1m: the time is up|eg[2Jgs1m|Stew]0,owned Soup"])
    }
}
