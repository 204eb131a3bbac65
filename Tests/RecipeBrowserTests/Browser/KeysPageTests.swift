import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("The page of keys")
struct KeysPageTests {
    @Test("The table of keys agrees with the program's key commands")
    func tableOfKeys() async throws {
        let browser = try BrowserHarness(["Gazpacho.cook": BrowserHarness.gazpacho])
        await browser.settle()
        // The command that removes filters and the sort order is active only if there are some.
        await browser.press(.character("s"), .down, .enter)
        var commands = browser.root.activeKeyCommands
        await browser.press(.backspace, .enter)
        commands += browser.root.activeKeyCommands
        var seen: Set<String> = []
        let rows = commands.filter { seen.insert($0.id).inserted && !$0.keys.isEmpty }.map { command in
            let keys = command.keys.map { "`\($0.name())`" }.joined(separator: " ")
            return "| \(keys) | \(command.help) |"
        }
        let page = try String(contentsOf: Self.root.appending(path: "docs/guide/keys.md"), encoding: .utf8)
        let table = rows.joined(separator: "\n")
        #expect(page.contains(table), "The table in docs/guide/keys.md should read:\n\(table)")
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
}
