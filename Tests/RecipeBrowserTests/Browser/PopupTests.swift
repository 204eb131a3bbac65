import Foundation
import RecipeKit
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

/// Every sheet, question, menu and prompt of the browser, and the keys that open it.
@MainActor
@Suite("The key that quits, in every popup of the browser")
struct PopupTests {
    struct Popup: CustomTestStringConvertible, Sendable {
        /// A part of the title.
        let title: String
        /// The name of the type.
        let type: String
        /// The keys that open the popup from the list of recipes. The first recipe is selected.
        let keys: [Key]
        /// Whether a text field has the focus, so that `q` is a letter.
        var hasText = false
        /// The type of the popup that is shown after `q`, or `nil` if none is.
        var after: String?
        var origin = CookbookOrigin.own

        var testDescription: String { title }
    }

    nonisolated static let popups: [Popup] = [
        Popup(title: "Sort", type: "SortSheet", keys: ["s"]),
        Popup(title: "Sort", type: "SearchSortSheet", keys: ["/", "a", .tab, "s"]),
        Popup(title: "Show only", type: "FilterSheet", keys: ["F"]),
        Popup(title: "Show only", type: "PromptViewController", keys: ["F", .end, .enter], hasText: true),
        Popup(title: "Places", type: "PlacesSheet", keys: ["p"]),
        Popup(title: "Rate", type: "RatingSheet", keys: ["*"]),
        Popup(title: "Cooked", type: "CookedForm", keys: ["C"], hasText: true),
        Popup(title: "Cooked today already", type: "AlertViewController", keys: ["C", .control("s"), "C"]),
        Popup(title: "Your note", type: "PromptViewController", keys: ["a"], hasText: true),
        Popup(
            title: "Discard it?", type: "AlertViewController", keys: ["a", "x", .escape], after: "PromptViewController"),
        Popup(title: "Details of", type: "DetailsForm", keys: ["E"], hasText: true),
        Popup(title: "Details of", type: "DetailsForm", keys: ["E", .shiftTab]),
        Popup(
            title: "Discard the changes?", type: "AlertViewController", keys: ["E", "x", .shiftTab, "q"],
            after: "DetailsForm"),
        Popup(title: "New recipe", type: "PromptViewController", keys: ["N"], hasText: true),
        Popup(title: "Rename", type: "PromptViewController", keys: ["R"], hasText: true),
        Popup(title: "Move “Apple soup”", type: "PromptViewController", keys: ["M"], hasText: true),
        Popup(title: "Export “Apple soup” for", type: "ChoiceSheet", keys: ["O"]),
        Popup(
            title: "Rename “Soups”", type: "PromptViewController", keys: ["p", .end, .up, .enter, .end, "R"],
            hasText: true),
        Popup(title: "Theme", type: "ThemeSheet", keys: ["p", .end, .enter]),
        Popup(title: "Delete “Apple soup”?", type: "AlertViewController", keys: ["d"]),
        Popup(title: "Import", type: "PromptViewController", keys: ["I"], hasText: true),
        Popup(title: "Plan “Apple soup”", type: "PlanDaySheet", keys: ["w"]),
        Popup(title: "Plan “Apple soup” on Tue 14 Nov", type: "PlanDaySheet", keys: ["w", .enter]),
        Popup(title: "How much?", type: "PromptViewController", keys: [.enter, "S"], hasText: true),
        Popup(title: "Which timer?", type: "OfferedTimersSheet", keys: [.enter, .home, "t"]),
        Popup(title: "counts as", type: "FoodSheet", keys: [.enter, "K", .tab, .tab, .enter]),
        Popup(title: "", type: "PlanActionsSheet", keys: ["W", "m"]),
        Popup(title: "", type: "PromptViewController", keys: ["W", "n"], hasText: true),
        Popup(title: "", type: "ShoppingActionsSheet", keys: ["b", "L", "m"]),
        Popup(title: "To buy", type: "PromptViewController", keys: ["L", "n"], hasText: true),
        Popup(title: "", type: "PromptViewController", keys: ["P", "n"], hasText: true),
        Popup(title: "New timer", type: "PromptViewController", keys: ["T", "n"], hasText: true),
        Popup(
            title: "eggs", type: "TimerMenu", keys: ["T", "n", "9", "m", .space, "e", "g", "g", "s", .enter, .enter]),
        Popup(title: "", type: "DuplicateSheet", keys: [Key(.function(6)), .down, .enter, "3"]),
        Popup(title: "Your own cookbook", type: "BeginningSheet", keys: ["e"], origin: .starter),
        Popup(title: "Copy from “Apple soup”", type: "SharingSheet", keys: ["y"]),
        Popup(title: "Commands", type: "PaletteViewController", keys: [":"], hasText: true),
        Popup(title: "Tags of", type: "PromptViewController", keys: ["#"], hasText: true),
        Popup(title: "Delete 2 recipes?", type: "AlertViewController", keys: [.space, .down, .space, "d"]),
        Popup(
            title: "Quit?", type: "AlertViewController", keys: ["T", "n", "9", "m", .enter, .escape, "q"]),
        Popup(title: "Timer", type: "RingingViewController", keys: ["T", "n", "1", "s", .enter]),
    ]

    private static let soup = """
        Fry @leeks{3} and @onions{2} in @butter{30%g} for ~{5%minutes}.

        Add @vegetable stock{1%l} and @potatoes{400%g}, and boil everything for ~{20%minutes}.

        """

    private func open(_ popup: Popup) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            [
                "Soups/Apple soup.cook": Self.soup, "Old/Leek soup.cook": Self.soup,
                "config/pantry.conf": "[fridge]\nbutter = \"250%g\"\n",
            ], columns: 100, rows: 30, origin: popup.origin)
        await browser.settle()
        browser.root.startTimers()
        await browser.settle()
        for key in popup.keys {
            await browser.press(key)
            await (browser.navigation.topViewController as? DuplicatesViewController)?.settle()
        }
        await browser.settle()
        if popup.type == "RingingViewController" {
            browser.wall.advance(by: .seconds(2))
            browser.root.bell.tick()
            #expect(browser.text.contains("The time is up."))
            browser.wall.advance(by: .seconds(1))
        }
        return browser
    }

    private func name(_ controller: ViewController?) -> String? { controller.map { "\(type(of: $0))" } }

    /// Returns whether the program still runs after a key.
    private func isRunning(_ browser: BrowserHarness, _ key: Key) -> Bool {
        browser.screen.enqueue([.key(key)])
        browser.application.run()
        // If the program still runs, the headless screen has no more events and reports a hang-up.
        return browser.application.termination == .hangUp
    }

    @Test("It closes the popup, or is a letter of its text, and the program goes on", arguments: popups)
    func closes(_ popup: Popup) async throws {
        let browser = try await open(popup)
        let presented = try #require(browser.navigation.presentedViewController, "\(browser.text)")
        let isTitle = popup.title.isEmpty || presented.title.contains(popup.title)
        #expect(name(presented) == popup.type && isTitle, "\(browser.text)")
        #expect(
            browser.text.contains("q close") || browser.text.contains("q cancel") || popup.hasText, "\(browser.text)")
        if popup.type == "RingingViewController" {
            // To run the program would show the sheet anew, and so begin the moment in which it takes no key.
            await browser.press("q")
        } else {
            #expect(isRunning(browser, "q"), "\(browser.text)")
        }
        if popup.hasText {
            #expect(browser.navigation.presentedViewController === presented && browser.text.contains("q"))
        } else {
            #expect(name(browser.navigation.presentedViewController) == popup.after, "\(browser.text)")
        }
        #expect(browser.folder.hasFile("Soups/Apple soup.cook"))
    }

    @Test("Every menu and form of the browser is among the popups")
    func complete() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../Sources/RecipeBrowser")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var names: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /class (\w+): (?:ChoiceSheet|FormViewController)/) {
                names.insert(String(match.1))
            }
        }
        #expect(names.count > 10 && names.isSubset(of: Set(Self.popups.map(\.type))), "\(names)")
    }
}

extension URL {
    fileprivate func hasFile(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: appending(path: path).path)
    }
}
