import Foundation
import TestSupport
import Testing

@testable import TerminalTestSupport

@Suite("Recipes that others share")
struct DiscoverTests {
    let scratch: ScratchFolder

    private static let local: [String: String?] = ["RECIPES_FETCH_OPTIONS": "--allow-local --pause 0 --time 120000"]

    private static let results = """
        {"results": [
        {"id": 7, "title": "Lemon tart", "summary": "Sour.", "tags": ["dessert", "french"], "locale": "en"},
        {"id": 9, "title": "Lemon\\u001b[31m rice", "summary": null, "tags": [], "locale": null},
        {"title": "No number"}], "pagination": {"page": 1, "limit": 20, "total": 2, "total_pages": 1}}
        """

    init() throws { scratch = try ScratchFolder() }

    private func service() throws -> PageServer {
        let server = try PageServer { path, _ in
            func json(_ text: String) -> PageServer.Answer {
                .whole(status: 200, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
            }
            func text(_ text: String) -> PageServer.Answer {
                .whole(status: 200, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Data(text.utf8))
            }
            return switch path {
            case _ where path.hasPrefix("/api/search?q=nothing"): json("{\"results\": []}")
            case _ where path.hasPrefix("/api/search?q=broken"): .page("<html>Welcome</html>")
            case _ where path.hasPrefix("/api/search"): json(Self.results)
            case "/api/recipes/7/download": text("Mix @lemons{2} and @sugar{100%g}.\n")
            case "/api/recipes/7": json("{\"id\": 7, \"source_url\": \"https://example.org/tart\"}")
            default: .whole(status: 404, headers: [:], body: Data())
            }
        }
        try scratch.write("[discover]\naddress = \"\(server.address(""))\"\n", to: "home/.config/recipes/config.toml")
        return server
    }

    @Test("Nothing is sent before the user agrees, and then once for all")
    func consent() async throws {
        let server = try service()
        defer { server.stop() }
        let asked = try await recipes("discover", "lemon", in: scratch, environment: Self.local)
        #expect(asked.status == 64 && asked.error.contains("sends the words you search for to 127.0.0.1"), "\(asked)")
        #expect(asked.error.contains("--yes") && server.requests.isEmpty, "\(asked)")
        let agreed = try await recipes("discover", "lemon & co", "--yes", in: scratch, environment: Self.local)
        #expect(agreed.status == 0 && agreed.lines.count == 2, "\(agreed)")
        #expect(agreed.lines.first == "1  Lemon tart · dessert, french", "\(agreed)")
        #expect(agreed.output.controlCharacters.isEmpty, "\(agreed)")
        #expect(server.requests.first?.hasPrefix("GET /api/search?q=lemon%20%26%20co&limit=20 ") == true)
        let again = try await recipes("discover", "lemon", "--json", in: scratch, environment: Self.local)
        #expect(again.status == 0 && again.output.contains("\"title\": \"Lemon tart\""), "\(again)")
        #expect(again.output.contains("\"id\": 7"), "\(again)")
    }

    @Test("A hit is imported with its source, and the import is undone")
    func importing() async throws {
        let server = try service()
        defer { server.stop() }
        let run = try await recipes(
            "discover", "lemon", "--import", "1", "--yes", in: scratch, environment: Self.local)
        #expect(run.status == 0 && run.lines == [scratch.path("home/Recipes/Lemon tart.cook")], "\(run)")
        let text = try String(contentsOfFile: scratch.path("home/Recipes/Lemon tart.cook"), encoding: .utf8)
        #expect(text.contains("@lemons{2}") && text.contains("https://example.org/tart"), "\(text)")
        let undone = try await recipes("undo", in: scratch)
        #expect(undone.status == 0, "\(undone)")
        #expect(!FileManager.default.fileExists(atPath: scratch.path("home/Recipes/Lemon tart.cook")))
    }

    @Test(
        "Each mistake has a sentence",
        arguments: [
            (["lemon", "--import", "3"], 66, "there is no number 3; 2 recipes were found"),
            (["nothing", "--import", "1"], 66, "has no recipe with these words"),
            (["broken"], 65, "does not answer like a service of the Cooklang federation"),
            (["lemon", "--import", "2"], 66, "has no such page (404)"),
            (["lemon", "--import", "0"], 64, "--import takes a number of the list"),
        ])
    func mistakes(words: [String], status: Int, sentence: String) async throws {
        let server = try service()
        defer { server.stop() }
        let run = try await recipes(
            ["discover", "--yes"] + words, in: scratch, environment: Self.local)
        #expect(run.status == Int32(status) && run.error.contains(sentence), "\(run)")
        #expect(run.output.isEmpty)
    }
}
