import Kitchen
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Quitting while timers run")
struct QuitWithTimersTests {
    private func open(timers: [String]) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Tea.cook": "Brew.\n"])
        await browser.settle()
        browser.root.startTimers()
        await browser.settle()
        let timers = timers.map {
            RunningTimer(name: $0, recipe: "", step: 0, lower: 475, at: browser.home.store.timers.now)
        }
        for timer in timers { browser.home.store.timers.start(timer) }
        await browser.settle()
        return browser
    }

    @Test("q asks, q again stays, and the button quits")
    func asks() async throws {
        let browser = try await open(timers: ["Eggs"])
        await browser.press("q")
        #expect(browser.text.contains("Eggs rings in 7:55, but only while recipes is open."), "\(browser.text)")
        #expect(!browser.text.contains("Let it ring") && !browser.application.isQuitting)
        await browser.press("q")
        #expect(browser.navigation.presentedViewController == nil && !browser.application.isQuitting)
        await browser.press("q", .right, .enter)
        #expect(browser.application.isQuitting && browser.surroundings.ringsInBackground == 0)
    }

    @Test("Where timers can ring without the program, the question offers it")
    func background() async throws {
        let browser = try await open(timers: ["Eggs", "Rice"])
        browser.surroundings.canRingInBackground = true
        await browser.press("q")
        #expect(browser.text.contains("and 1 more will ring"), "\(browser.text)")
        await browser.press("l")
        #expect(browser.surroundings.ringsInBackground == 1 && browser.application.isQuitting)
    }

    @Test("While the question is open, its time goes on, until no timer runs")
    func current() async throws {
        let browser = try await open(timers: ["Eggs"])
        await browser.press("q")
        browser.wall.advance(by: .seconds(65))
        browser.root.bell.tick()
        #expect(browser.text.contains("Eggs rings in 6:50, but"), "\(browser.text)")
        let timers = browser.home.store.timers
        timers.stop(try #require(timers.timers.first).id)
        await browser.settle()
        #expect(browser.text.contains("No timer runs any more."), "\(browser.text)")
    }

    @Test("Without timers, and with a paused one, q quits at once")
    func silent() async throws {
        let browser = try await open(timers: [])
        await browser.press("q")
        #expect(browser.application.isQuitting)
        let paused = try await open(timers: ["Eggs"])
        let timers = paused.home.store.timers
        timers.pause(try #require(timers.timers.first).id)
        await paused.settle()
        await paused.press("q")
        #expect(paused.application.isQuitting)
    }
}
