import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Places")
struct PlacesTests {
    private func open() async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Soup.cook": BrowserHarness.gazpacho])
        await browser.settle()
        return browser
    }

    @Test("A key opens the sheet of places, which names the key of each, and Enter goes there")
    func sheet() async throws {
        let browser = try await open()
        await browser.press(.character("p"))
        let places = [("Cookbook", "H"), ("Plan", "W"), ("Shopping list", "B"), ("Pantry", "P"), ("Timers", "T")]
        for (place, key) in places {
            #expect(browser.lines.contains { $0.contains(place) && $0.contains(" \(key) ") }, "\(browser.text)")
        }
        #expect(browser.lines.contains { $0.contains("✓ Cookbook") }, "\(browser.text)")
        await browser.press(.end, .up, .enter)
        #expect(browser.lines[0].contains("Tags and courses"), "\(browser.text)")
        await browser.press(.character("p"), .character("L"))
        #expect(browser.lines[0].contains("Shopping list"), "\(browser.text)")
    }

    @Test("Each place has a key of its own on every screen, and goes back to its screen if that is below")
    func keys() async throws {
        let browser = try await open()
        await browser.press(.character("L"), .character("T"))
        #expect(browser.navigation.viewControllers.count == 3)
        await browser.press(.character("L"))
        #expect(browser.navigation.viewControllers.count == 2 && browser.lines[0].contains("Shopping list"))
        await browser.press(.character("T"), .enter, .character("H"))
        #expect(browser.navigation.topViewController === browser.home)
    }

    private func placeIDs(_ browser: BrowserHarness) -> [String] {
        browser.root.keyCommands.map(\.id).filter { $0.hasPrefix("place.") || $0 == "timer.show" }
    }

    @Test("The key of the current place is no command there, and showing the place again changes nothing")
    func current() async throws {
        let browser = try await open()
        let all = [
            "place.all", "place.cookbook", "place.plan", "place.shopping", "place.pantry", "timer.show", "place.labels",
        ]
        #expect(Set(placeIDs(browser)) == Set(all).subtracting(["place.cookbook"]), "\(placeIDs(browser))")
        #expect(Set(browser.root.allKeyCommands.map(\.id)).isSuperset(of: all))
        await browser.press("P")
        #expect(Set(placeIDs(browser)) == Set(all).subtracting(["place.pantry"]))
        let pantry = browser.navigation.topViewController
        browser.root.show(.pantry)
        #expect(browser.navigation.topViewController === pantry && browser.navigation.viewControllers.count == 2)
        browser.root.show(.cookbook)
        #expect(browser.navigation.viewControllers.count == 1)
    }
}
