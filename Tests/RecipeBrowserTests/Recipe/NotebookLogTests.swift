import Foundation
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("The log of the browser")
struct NotebookLogTests {
    init() { LogRecorder.start() }

    @Test("A favourite whose file cannot be read is saved, and the log contains the error")
    func unreadableFile() async throws {
        let browser = try BrowserHarness(["Soup.cook": "Boil @water{}."])
        await browser.settle()
        let file = browser.folder.appending(path: "Soup.cook")
        try FileManager.default.removeItem(at: file)
        await browser.press(.character("f"))
        #expect(browser.text.contains("★"))
        let line = try #require(LogRecorder.lines(with: file.path).first)
        #expect(line.hasPrefix("warning recipes.library.files: The notebook cannot recognize a recipe"))
    }
}
