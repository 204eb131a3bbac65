import Foundation
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@Suite("Beginning a cookbook of one's own")
struct BeginningTests {
    private func home(_ body: (URL, OwnCookbook) throws -> Void) throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "home-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        try body(home, try #require(OwnCookbook { $0 == "HOME" ? home.path : nil }))
    }

    @Test("The copies can be written although the originals cannot, and nothing else is left in the home folder")
    func copies() throws {
        try home { home, own in
            let starter = home.appending(path: "share")
            try FileManager.default.createDirectory(at: starter, withIntermediateDirectories: true)
            let original = starter.appending(path: "Soup.cook")
            try Data("Boil @water{1%l}.\n".utf8).write(to: original)
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: original.path)
            try own.begin(copying: starter.path)
            let copy = home.appending(path: "Recipes/Soup.cook")
            let mode = try FileManager.default.attributesOfItem(atPath: copy.path)[.posixPermissions] as? Int
            #expect(mode == 0o644 || mode == 0o600, "\(String(mode ?? 0, radix: 8))")
            #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).sorted() == ["Recipes", "share"])
            #expect(OwnCookbook { $0 == "HOME" ? home.path : nil } == nil)
        }
    }

    @Test("A folder that appears meanwhile is not replaced")
    func race() throws {
        try home { home, own in
            let recipes = home.appending(path: "Recipes")
            try FileManager.default.createDirectory(at: recipes, withIntermediateDirectories: true)
            try Data("Mine.\n".utf8).write(to: recipes.appending(path: "Mine.cook"))
            #expect(throws: EditingError.self) { try own.begin(copying: nil) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == ["Recipes"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: recipes.path) == ["Mine.cook"])
        }
    }

    @Test("An empty cookbook says which keys fill it")
    @MainActor
    func empty() async throws {
        let browser = try BrowserHarness([:])
        await browser.settle()
        #expect(browser.text.contains("There are no recipes here yet. n writes one; I imports"), "\(browser.text)")
    }

    @Test("The first run asks before any key; q only looks, and nobody is asked again")
    @MainActor
    func firstRun() async throws {
        let browser = try BrowserHarness(["Soup.cook": "Boil @water{1%l}.\n"], origin: .starter)
        let home = browser.folder.appendingPathExtension("home")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        browser.home.beginFirstRun()
        #expect(browser.text.contains("Your own cookbook") && browser.text.contains("only look"), "\(browser.text)")
        await browser.settle()
        await browser.press("q")
        #expect(browser.navigation.presentedViewController == nil && browser.text.contains("Soup"), "\(browser.text)")
        browser.home.beginFirstRun()
        #expect(browser.navigation.presentedViewController == nil)
        // Who asks for it is asked all the same.
        await browser.press("e")
        #expect(browser.text.contains("Your own cookbook"), "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.root.continuation == .browse)
        #expect(FileManager.default.fileExists(atPath: home.appending(path: "Recipes/Soup.cook").path))
    }

    @Test("Where no cookbook can begin, or where there is one, the first run asks nothing")
    @MainActor
    func nothingToAsk() async throws {
        let own = try BrowserHarness(["Soup.cook": "Boil.\n"])
        own.home.beginFirstRun()
        #expect(own.navigation.presentedViewController == nil)
        let homeless = try BrowserHarness(["Soup.cook": "Boil.\n"], origin: .starter)
        homeless.home.beginFirstRun()
        #expect(homeless.navigation.presentedViewController == nil)
    }
}
