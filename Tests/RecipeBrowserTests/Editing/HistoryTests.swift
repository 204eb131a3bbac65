import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeKit
@testable import RecipeLibrary
@testable import SectionedLists

@MainActor
@Suite("The history of a recipe")
struct HistoryTests {
    private static let march = "---\ntitle: Soup\n---\n\nBoil @leeks{2} in water.\n\nServe.\n"

    private func browser(columns: Int = 80) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Soup.cook": Self.march], columns: columns)
        await browser.settle()
        return browser
    }

    @Test("A text that will be replaced is in the notebook as soon as it is kept")
    func kept() async throws {
        let browser = try await browser()
        let cookbook = try Cookbook(paths: [browser.folder.path])
        let notebook = Notebook(path: nil)
        let keeper = NoteKeeper(cookbook, notebook)
        let path = browser.folder.appending(path: "Soup.cook").path
        keeper.keepText(path, Array(Self.march.utf8))
        let fingerprint = try #require(RecipeFingerprint(ofRecipeIn: Array(Self.march.utf8), file: path))
        let entry = try notebook.entry(of: fingerprint, in: cookbook)
        #expect(entry.revisions.map(\.reason) == [.found])
    }

    private func edit(_ text: String, in browser: BrowserHarness) async {
        browser.screen.onRun = { _ in
            try? browser.write(text, to: "Soup.cook")
            return .exited(0)
        }
        await browser.press("e")
    }

    @Test("The history lists cookings and edits, compares each text with that of today, and brings it back")
    func history() async throws {
        let browser = try await browser()
        await browser.press("C")
        await browser.type("too thin")
        await browser.press(.control("s"))
        await edit(Self.march.replacing("{2} in water", with: "{4} in cream"), in: browser)
        await browser.press("V")
        #expect(browser.text.contains("History of “Soup”"), "\(browser.text)")
        #expect(browser.text.contains("cooked  too thin"), "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("edited") && $0.contains("the text of today") }, "\(browser.text)")
        await browser.press(.end, .enter)
        #expect(browser.text.contains(" - Boil @leeks{2} in water."), "\(browser.text)")
        #expect(browser.text.contains(" + Boil @leeks{4} in cream."), "\(browser.text)")
        #expect(browser.text.contains("too thin"), "\(browser.text)")
        await browser.press("=")
        let path = browser.folder.appending(path: "Soup.cook")
        #expect(try String(contentsOf: path, encoding: .utf8) == Self.march)
        #expect(browser.text.contains("The text of today is the same."), "\(browser.text)")
        await browser.press("z")
        #expect(try String(contentsOf: path, encoding: .utf8).contains("cream"))
        #expect(browser.text.contains(" + Boil @leeks{4} in cream."), "\(browser.text)")
    }

    @Test("A recipe without a history says what will be in it")
    func empty() async throws {
        let browser = try await browser()
        await browser.press("V")
        #expect(browser.text.contains("Nothing yet"), "\(browser.text)")
    }

    @Test("The difference of a changed line marks the changed words, and omits lines far away")
    func difference() {
        let old = (1...20).map { "line \($0)" }.joined(separator: "\n")
        let new = old.replacing("line 10", with: "line ten").replacing("line 12\n", with: "")
        let difference = TextDifference(from: old, to: new)
        #expect(difference.lines.first == .omitted(7))
        #expect(difference.lines.contains(.removed([.init(text: "line "), .init(text: "10", isChanged: true)])))
        #expect(difference.lines.contains(.added([.init(text: "line "), .init(text: "ten", isChanged: true)])))
        #expect(difference.lines.contains(.removed([.init(text: "line 12")])))
        #expect(difference.counts == (2, 1))
        #expect(TextDifference(from: old, to: old).isEmpty)
        #expect(TextDifference(from: "a\r\nb\n", to: "a\nb").isEmpty)
    }

    @Test("A difference shows a single line between changes, and omits two as their number")
    func singleLine() {
        func lines(_ count: Int) -> [TextDifference.Line] {
            let old = ["first"] + (1...count).map { "line \($0)" } + ["last"]
            let new = ["FIRST"] + old.dropFirst().dropLast() + ["LAST"]
            return TextDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")).lines
        }
        #expect(lines(5)[2...6] == (1...5).map { .kept("line \($0)") }[...])
        #expect(lines(6)[2...6] == [.kept("line 1"), .kept("line 2"), .omitted(2), .kept("line 5"), .kept("line 6")])
    }

    @Test("The differences of random texts lead from the one text to the other")
    func random() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let text = {
                (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                    ["a b", "a c", "d", ""].randomElement() ?? ""
                }
            }
            let (old, new) = (text(), text())
            let lines = TextDifference(from: old.joined(separator: "\n") + "\n", to: new.joined(separator: "\n") + "\n")
                .lines
            var (before, after) = ([String](), [String]())
            var omitted = 0
            for line in lines {
                switch line {
                case .kept(let text):
                    before.append(text)
                    after.append(text)
                case .removed(let pieces): before.append(pieces.map(\.text).joined())
                case .added(let pieces): after.append(pieces.map(\.text).joined())
                case .omitted(let count): omitted += count
                }
            }
            // An empty array is written as one line break, as is an array with one empty line.
            #expect(before.count + omitted == max(1, old.count) && after.count + omitted == max(1, new.count))
            if omitted == 0 { #expect(before == (old.isEmpty ? [""] : old) && after == (new.isEmpty ? [""] : new)) }
        }
    }
}
