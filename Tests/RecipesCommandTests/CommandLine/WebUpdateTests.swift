import CookbookStore
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TerminalTestSupport

@Suite("Recipes whose pages change")
struct WebUpdateTests {
    let scratch: ScratchFolder

    private static let local: [String: String?] = ["RECIPES_FETCH_OPTIONS": "--allow-local --pause 0 --time 120000"]

    init() throws { scratch = try ScratchFolder() }

    /// A page without marked data.
    private static func soup(_ name: String, _ lines: [String], _ steps: [String]) -> String {
        "<!DOCTYPE html><html><head><title>\(name)</title></head><body><h1>\(name)</h1><h2>Ingredients</h2><ul>"
            + lines.map { "<li>\($0)</li>" }.joined() + "</ul><h2>Directions</h2>"
            + steps.map { "<p>\($0)</p>" }.joined() + "</body></html>"
    }

    private static let first = soup(
        "Leek soup", ["2 leeks", "1 l stock", "1 tsp salt"],
        ["Cut the leeks.", "Boil them in the stock for 20 minutes.", "Serve it with the salt."])
    private static let second = soup(
        "Leek soup", ["2 leeks", "1 l stock", "1 tsp salt", "100 g cream"],
        ["Cut the leeks.", "Boil them in the stock for 35 minutes.", "Serve it with the salt.", "Add the cream."])

    private func text() throws -> String {
        try String(contentsOfFile: scratch.path("home/Recipes/Leek soup.cook"), encoding: .utf8)
    }

    @Test("What a page has changed is shown, merged beside the cook's own changes, and undone")
    func update() async throws {
        let page = Mutex.Box(Self.first)
        let server = try PageServer { _, _ in .page(page.value.withLock { $0 }) }
        defer { server.stop() }
        let imported = try await recipes("import", server.address("soup"), in: scratch, environment: Self.local)
        #expect(imported.status == 0, "\(imported)")
        let own = try text().replacing("Cut the", with: "Wash and cut the")
        try scratch.write(own, to: "home/Recipes/Leek soup.cook")
        let same = try await recipes("update", "leek soup", in: scratch, environment: Self.local)
        #expect(same.status == 0 && same.output.contains("says what it said when you imported it"), "\(same)")

        page.value.withLock { $0 = Self.second }
        for _ in 0..<2 {
            let shown = try await recipes("update", "leek soup", in: scratch, environment: Self.local)
            #expect(shown.status == 0, "\(shown)")
            #expect(shown.output.contains("  + 100 g cream"), "\(shown)")
            #expect(shown.output.contains("  - Boil them in the 1 l stock for 20 minutes."), "\(shown)")
            #expect(shown.output.contains("  + Boil them in the 1 l stock for 35 minutes."), "\(shown)")
            #expect(!shown.output.contains("Wash"), "\(shown)")
        }
        #expect(try text() == own)
        let json = try await recipes("update", "leek soup", "--json", in: scratch, environment: Self.local)
        #expect(json.output.contains("\"changed\": true") && json.output.contains("\"100 g cream\""), "\(json)")

        let merged = try await recipes("update", "leek soup", "--merge", in: scratch, environment: Self.local)
        #expect(merged.status == 0 && merged.output.hasPrefix("Updated “Leek soup” from 127.0.0.1"), "\(merged)")
        let result = try text()
        #expect(result.contains("Wash and cut the") && result.contains("35") && result.contains("cream"), "\(result)")
        let again = try await recipes("update", "leek soup", in: scratch, environment: Self.local)
        #expect(again.output.contains("says what it said"), "\(again)")
        let undone = try await recipes("undo", in: scratch)
        #expect(undone.status == 0 && undone.output.contains("Updated “Leek soup”"), "\(undone)")
        #expect(try text() == own)
    }

    @Test("Where the cook and the page have changed the same words, the cook's stay and both are printed")
    func conflict() async throws {
        let page = Mutex.Box(Self.first)
        let server = try PageServer { _, _ in .page(page.value.withLock { $0 }) }
        defer { server.stop() }
        _ = try await recipes("import", server.address("soup"), in: scratch, environment: Self.local)
        try scratch.write(text().replacing("20", with: "25"), to: "home/Recipes/Leek soup.cook")
        page.value.withLock { $0 = Self.second }
        let run = try await recipes("update", "--merge", "leek soup", in: scratch, environment: Self.local)
        #expect(run.status == 0 && run.output.contains("yours stays") && run.output.contains("page:"), "\(run)")
        #expect(try text().contains("25") && text().contains("cream") && !text().contains("35"))
    }

    @Test("Without a source, a page or a network, a sentence says so, and nothing is written")
    func sentences() async throws {
        try scratch.write("Cook @leeks{2}.\n", to: "home/Recipes/Own.cook")
        let own = try await recipes("update", "own", in: scratch, environment: Self.local)
        #expect(own.status == 66 && own.error.contains("names no address of a page"), "\(own)")
        let server = try PageServer { _, _ in .page(Self.first) }
        _ = try await recipes("import", server.address("soup"), in: scratch, environment: Self.local)
        server.stop()
        let before = try text()
        let run = try await recipes("update", "leek soup", "--merge", in: scratch, environment: Self.local)
        #expect(run.status == 74 && run.error.contains("takes no connections now"), "\(run)")
        #expect(run.errorLines.count == 1 && run.output.isEmpty, "\(run)")
        #expect(try text() == before)
    }

    @Test("Without what the page said once, differences are shown, and nothing is merged")
    func unknown() async throws {
        let server = try PageServer { _, _ in .page(Self.second) }
        defer { server.stop() }
        let recipe = "---\ntitle: Leek soup\nsource: \(server.address("soup"))\n---\n\nCut the @leeks{2}.\n"
        try scratch.write(recipe, to: "home/Recipes/Leek soup.cook")
        for _ in 0..<2 {
            let shown = try await recipes("update", "leek soup", in: scratch, environment: Self.local)
            #expect(shown.status == 0 && shown.output.contains("It is not known what the page"), "\(shown)")
            let merged = try await recipes("update", "leek soup", "--merge", in: scratch, environment: Self.local)
            #expect(merged.status == 65 && merged.errorLines.count == 1, "\(merged)")
        }
        #expect(try text() == recipe)
    }

    @Test("HTML on the clipboard is read like a page, and text where it is none")
    func clipboard() async throws {
        let tool = "case \"$*\" in *text/html*) cat page.html ;; *) cat page.txt ;; esac"
        for name in ["wl-paste", "xclip"] { try await makeProgram(name, tool, in: scratch) }
        let part =
            "<meta charset='utf-8'><h1>Leek soup</h1><p><b>Ingredients</b></p><ul><li>2 leeks<li>1 l stock</ul>"
            + "<p><b>Directions</b></p><ol><li>Boil.</ol>"
        try scratch.write("# Text soup\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\nBoil.\n", to: "page.txt")
        for (variable, html, title) in [
            ("WAYLAND_DISPLAY", part, "Leek soup"), ("DISPLAY", part, "Leek soup"),
            ("WAYLAND_DISPLAY", "<p>Nothing</p>", "Text soup"), ("DISPLAY", "", "Text soup"),
        ] {
            try scratch.write(html, to: "page.html")
            let run = try await recipes(
                "import", "--clipboard", "--into", "Book \(variable) \(title)", in: scratch,
                environment: [variable: "x", "PATH": scratch.path("bin") + ":/usr/bin:/bin"])
            #expect(run.status == 0 && run.output.contains("/\(title).cook"), "\(run)")
        }
    }
}
