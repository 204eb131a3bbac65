import Foundation
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Importing recipes")
struct RecipeImportTests {
    let scratch = try? TemporaryFolder()

    private var folder: TemporaryFolder {
        get throws { try #require(scratch) }
    }

    private func line(_ title: String, _ ingredients: [String], url: String? = nil) -> String {
        let list = ingredients.map { "\"\($0)\"" }.joined(separator: ",")
        let address = url.map { ",\"url\":\"\($0)\"" } ?? ""
        return
            "{\"@type\":\"Recipe\",\"name\":\"\(title)\",\"recipeIngredient\":[\(list)],\"recipeInstructions\":\"Cook.\"\(address)}\n"
    }

    /// Imports a file and returns the reported events.
    @discardableResult
    private func events(of name: String, into target: String = "Book", isDryRun: Bool = false) throws -> [String] {
        var events: [String] = []
        var recipes = try RecipeImport(into: folder[target], isDryRun: isDryRun)
        let start = try folder[""]
        try recipes.add(.path(folder[name])) { event in
            switch event {
            case .imported(_, let path): events.append("+ " + path.dropFirst(start.count + target.count + 1))
            case .alreadyThere(let title, _, _): events.append("= " + title)
            case .unreadable(let diagnostic): events.append("! \(diagnostic.location.line ?? 0)")
            case .note: events.append("?")
            case .almostTheSame(let title, _, _): events.append("~ \(title)")
            case .completed(let title, _, let contents): events.append("> \(title): \(contents.words)")
            case .finished(_, let contents): events.append("# \(contents.words)")
            }
        }
        return events
    }

    private func files(_ target: String = "Book") throws -> [String] {
        guard FileManager.default.fileExists(atPath: try folder[target]) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder[target]).sorted()
    }

    @Test("An import writes a file for each recipe and finds duplicates the next time")
    func again() throws {
        try folder.write(line("Soup", ["1 leek"]) + line("Soup", ["2 beets"]) + line("soup", ["3 figs"]), to: "a.jsonl")
        #expect(try events(of: "a.jsonl") == ["+ Soup.cook", "+ Soup 2.cook", "+ soup 3.cook"])
        #expect(try events(of: "a.jsonl") == ["= Soup", "= Soup", "= soup"])
        #expect(try files() == ["Soup 2.cook", "Soup.cook", "soup 3.cook"])
    }

    @Test("An import identifies a recipe by its page, or by title and ingredients")
    func same() throws {
        try folder.write(
            line("Soup", ["1 leek", "2 eggs"], url: "https://www.example.org/soup/")
                + line("SOUP!", ["2 eggs", "1 leek"]) + line("Soup", ["1 leek"])
                + line("Soup", ["4 beans"], url: "http://example.org/soup#print"), to: "a.jsonl")
        #expect(try events(of: "a.jsonl") == ["+ Soup.cook", "= SOUP!", "+ Soup 2.cook", "= Soup"])
        try folder.write(line("New name", ["other things"], url: "http://example.org/soup"), to: "b.jsonl")
        #expect(try events(of: "b.jsonl") == ["= New name"])
    }

    @Test("An interrupted import of a page with several recipes continues")
    func samePage() throws {
        let first = line("One", ["1 leek"], url: "https://example.org/page")
        let second = line("Two", ["2 eggs"], url: "https://example.org/page")
        try folder.write(first, to: "a.jsonl")
        try folder.write(first + second, to: "b.jsonl")
        #expect(try events(of: "a.jsonl") == ["+ One.cook"])
        #expect(try events(of: "b.jsonl") == ["= One", "+ Two.cook"])
        #expect(try events(of: "b.jsonl") == ["= One", "= Two"])
    }

    @Test("The address of a site does not identify a recipe")
    func site() throws {
        try folder.write(
            line("One", ["1 leek"], url: "https://example.org/") + line("Two", ["2 eggs"], url: "https://example.org"),
            to: "a.jsonl")
        #expect(try events(of: "a.jsonl") == ["+ One.cook", "+ Two.cook"])
        try folder.write(line("Three", ["3 eggs"], url: "https://example.org/"), to: "b.jsonl")
        #expect(try events(of: "b.jsonl") == ["+ Three.cook"])
    }

    @Test("A dry run of an import writes nothing")
    func dryRun() throws {
        try folder.write(line("Soup", ["1 leek"]) + line("Soup", ["1 leek"]) + line("Soup", ["2"]), to: "a.jsonl")
        #expect(try events(of: "a.jsonl", isDryRun: true) == ["+ Soup.cook", "= Soup", "+ Soup 2.cook"])
        #expect(try files().isEmpty)
    }

    @Test("An import skips and reports lines without a recipe")
    func badLines() throws {
        try folder.write(
            line("One", ["1 leek"]) + "\n{\"@type\":\"Thing\"}\n\"x\n"
                + line("Empty", []).replacingOccurrences(of: "Cook.", with: "")
                + line("Two", ["1 egg"]), to: "a.jsonl")
        let events = try events(of: "a.jsonl").filter { $0 != "?" }
        #expect(events == ["+ One.cook", "! 3", "! 4", "! 5", "+ Two.cook"])
    }

    @Test("An import never writes outside the folder")
    func hostileTitles() throws {
        let titles = [
            "../../up", "/etc/x", "..", "con", "a/b", String(repeating: "x", count: 300), "\\u0000\\u001b[2J", "~root",
        ]
        try folder.write(titles.map { line($0, ["1 egg"]) }.joined(), to: "In/a.jsonl")
        let events = try events(of: "In/a.jsonl", into: "Out/Book")
        #expect(events.filter { $0.hasPrefix("+") }.count == titles.count)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder["Out"]) == ["Book"])
        #expect(try files("Out/Book").count == titles.count)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder[""]).sorted() == ["In", "Out"])
    }

    @Test("An import keeps Cooklang text exactly")
    func cooklang() throws {
        let text = "-- by hand\n---\ntitle: x\n---\n\nStir @milk{1%l}. -- slowly\n"
        try folder.write(text, to: "In/Warm milk.cook")
        #expect(try events(of: "In") == ["+ Warm milk.cook"])
        #expect(try String(contentsOfFile: folder["Book/Warm milk.cook"], encoding: .utf8) == text)
        #expect(try events(of: "In") == ["= Warm milk"])
    }

    @Test("An import finds duplicates in other formats")
    func otherFormats() throws {
        try folder.write(
            "---\ntitle: Soup\n---\n\n## Ingredients\n\n- 2 cups milk\n- 1 egg\n\n## Directions\n\n1. Cook.\n",
            to: "Book/s.md")
        try folder.write(line("Soup", ["1 egg", "2 cups milk"]), to: "a.jsonl")
        #expect(try events(of: "a.jsonl") == ["= Soup"])
    }

    @Test("An import removes abandoned drafts and no other file")
    func drafts() throws {
        try folder.writeOld("x", to: "Book/.recipes-2147483646-1-7.tmp")
        try folder.writeOld("x", to: "Book/.recipes-\(getpid()).tmp.bak")
        try folder.write(line("Soup", ["1 leek"]), to: "a.jsonl")
        try events(of: "a.jsonl")
        #expect(try files() == [".recipes-\(getpid()).tmp.bak", "Soup.cook"])
    }
}
