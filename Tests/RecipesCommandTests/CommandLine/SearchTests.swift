import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes search")
struct SearchTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.makeCookbook()
    }

    @Test("recipes search prints a line for each recipe with all words, the best first")
    func lines() async throws {
        let run = try await recipes("search", "soup", "Cookbook", in: scratch)
        #expect(run.status == 0)
        #expect(run.lines == ["Soups\tLeek soup\t35 min\t4", "Soups\tLentil soup\t\t"])
        #expect(run.error.isEmpty)
    }

    @Test(
        "recipes search accepts the query language of the search screen, also without the quotes that a shell removes")
    func language() async throws {
        for (words, titles) in [
            (["with:butter", "time:<40"], ["Leek soup"]), (["-leek", "soup"], ["Lentil soup"]),
            (["red lentils"], ["Lentil soup"]), (["with:red lentils"], ["Lentil soup"]), (["lentils red"], []),
            (["red", "-hazelnuts", "course:SOUP"], ["Lentil soup"]), (["soup with:leek time:35"], ["Leek soup"]),
        ] {
            let run = try await recipes(["search"] + words + ["Cookbook"], in: scratch)
            #expect(run.status == 0, "\(words)")
            #expect(run.lines.map { $0.split(separator: "\t")[1] } == titles.map { $0[...] }, "\(words)")
        }
    }

    @Test("recipes search --json prints an array of objects with the matches")
    func json() async throws {
        let run = try await recipes("search", "--json", "butter", "Cookbook", in: scratch)
        #expect(run.status == 0)
        let objects = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]], "\(run)")
        #expect(objects.first?["title"] as? String == "Leek soup")
        #expect(objects.first?["path"] as? String == "Cookbook/Soups/Leek soup.cook")
        #expect(objects.first?["matched"] as? String == "ingredients")
        #expect(objects.first?["lines"] as? [String] == ["40 g butter"])
    }

    @Test("The last words are paths if they name a file or folder, but the first word never is")
    func paths() async throws {
        try scratch.write("Boil @soup{}.", to: "soup/Other.cook")
        #expect(try await recipes("search", "soup", "soup", in: scratch).lines == ["\tOther\t\t"])
        let home = ["RECIPES_HOME": "Cookbook"]
        #expect(try await recipes("search", "soup", in: scratch, environment: home).lines.count == 2)
        let words = try await recipes("search", "leek", "soup", "--", in: scratch, environment: home)
        #expect(words.lines.count == 1)
        #expect(try await recipes("search", "leek", "--", "soup", "Cookbook", in: scratch).lines.count == 1)
    }

    @Test("An invalid query is reported with its column and status 64")
    func wrong() async throws {
        let run = try await recipes("search", "soup", "time:soon", "Cookbook", in: scratch)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(
            run.error == "recipes: query:11: time: needs minutes or hours, such as time:<30, time:10-30 or time:1h.\n")
        #expect(try await recipes("search", "with:", in: scratch).status == 64)
        #expect(try await recipes("search", "…", in: scratch).status == 64)
        #expect(try await recipes("search", in: scratch).status == 64)
    }

    @Test("A misspelt word finds similar words, with a message on standard error")
    func correction() async throws {
        let run = try await recipes("search", "lentills", "Cookbook", in: scratch)
        #expect(run.lines == ["Soups\tLentil soup\t\t"])
        #expect(run.error == "Nothing for “lentills”; showing “lentils”.\n")
    }

    @Test("A word is found inside other words if there is no better match")
    func inside() async throws {
        let run = try await recipes("search", "entil", "Cookbook", in: scratch)
        #expect(run.lines == ["Soups\tLentil soup\t\t"])
        #expect(run.error == "Nothing for “entil”; showing words that contain it.\n")
    }

    @Test("A search without results ends with status 0 and a message; a missing path with 66")
    func nothing() async throws {
        let run = try await recipes("search", "xylophone", "Cookbook", in: scratch)
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(run.error == "No recipe has “xylophone”, nor a word like it.\n")
        #expect(try await recipes("search", "soup", "--", "Nowhere", in: scratch).status == 66)
    }

    @Test("recipes search skips an unreadable file and ends with status 65")
    func unreadable() async throws {
        try scratch.write(Data("Boil\ncaf\u{E9}".unicodeScalars.map { UInt8($0.value) }), to: "Cookbook/Latin.cook")
        let run = try await recipes("search", "soup", "Cookbook", in: scratch)
        #expect(run.status == 65)
        #expect(run.lines.count == 2)
        #expect(run.error.contains("Latin.cook:2:4"))
    }

    @Test(
        "recipes search uses and updates an existing index of the browser", .enabled(if: TmuxSession.isInstalled))
    func index() async throws {
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes Cookbook")
            try await terminal.waitForList()
            try await terminal.send("q")
        }
        try scratch.write("Boil @leeks{1} with @saffron{}.", to: "Cookbook/Soups/Saffron soup.cook")
        let run = try await recipes("search", "saffron", "Cookbook", in: scratch)
        #expect(run.status == 0)
        #expect(run.lines == ["Soups\tSaffron soup\t\t"])
        #expect(try await recipes("search", "with:leek", "Cookbook", in: scratch).lines.count == 2)
    }
}
