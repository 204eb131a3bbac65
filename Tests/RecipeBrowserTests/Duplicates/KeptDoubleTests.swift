import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("The kept one of two doubles")
struct KeptDoubleTests {
    private let soup = "---\ntitle: Soup\n---\n\nFry @leeks{3} and @onions{2} in @butter{30%g}, and add @stock{1%l}.\n"

    private func exists(_ path: String, in browser: BrowserHarness) -> Bool {
        FileManager.default.fileExists(atPath: browser.folder.appending(path: path).path)
    }

    @Test func `a double does not go to the trash if the kept file has vanished, and then it is no double any more`()
        async throws
    {
        let browser = try BrowserHarness(["A.cook": soup, "B.cook": soup], columns: 90)
        await browser.settle()
        await browser.press(Key(.function(6)))
        await (browser.navigation.topViewController as? DuplicatesViewController)?.settle()
        await browser.settle()
        await browser.press(.enter)
        try FileManager.default.removeItem(at: browser.folder.appending(path: "B.cook"))
        await browser.press("2")
        #expect(exists("A.cook", in: browser), "\(browser.text)")
        #expect(browser.text.contains("Nothing was changed") && browser.text.contains("“B.cook” cannot be read"))
        await browser.press(.escape, .escape)
        #expect(browser.lines[0].hasSuffix("0 groups"), "\(browser.text)")
    }
}
