import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes import")
struct ImportTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private func lines(_ count: Int) -> String {
        (1...count).map {
            "{\"@type\":\"Recipe\",\"name\":\"Soup \($0)\",\"recipeIngredient\":[\"\($0) leeks\"],"
                + "\"recipeInstructions\":\"Cook leeks.\",\"url\":\"https://example.org/\($0)\"}\n"
        }.joined()
    }

    private func files(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: scratch.path(folder)).sorted()
    }

    @Test("recipes import reads standard input, writes into ~/Recipes and prints the paths")
    func standardInput() async throws {
        let run = try await recipes("import", "-", in: scratch, input: lines(2))
        #expect(run.status == 0, "\(run)")
        #expect(run.lines == [scratch.path("home/Recipes/Soup 1.cook"), scratch.path("home/Recipes/Soup 2.cook")])
        #expect(run.error.contains("2 recipes imported into"))
        let again = try await recipes("import", "-", in: scratch, input: lines(2))
        #expect(again.status == 0 && again.lines.isEmpty)
        #expect(again.error.contains("“Soup 1” is there already") && again.error.contains("2 already there"))
    }

    @Test("recipes import reads an HTML page from standard input")
    func page() async throws {
        let page = "<html><script type=\"application/ld+json\">\(lines(1))</script></html>"
        let run = try await recipes("import", "-", "--into", "Book", in: scratch, input: page)
        #expect(run.lines == ["Book/Soup 1.cook"], "\(run)")
    }

    @Test("recipes import writes into RECIPES_HOME; --dry-run writes nothing")
    func dryRun() async throws {
        let environment = ["RECIPES_HOME": scratch.path("Mine")]
        let dry = try await recipes(
            ["import", "--dry-run", "-"], in: scratch, environment: environment, input: lines(1))
        #expect(dry.status == 0 && dry.lines == [scratch.path("Mine/Soup 1.cook")], "\(dry)")
        #expect(dry.error.contains("would be imported"))
        #expect(!FileManager.default.fileExists(atPath: scratch.path("Mine")))
        _ = try await recipes(["import", "-"], in: scratch, environment: environment, input: lines(1))
        #expect(try files("Mine") == ["Soup 1.cook"])
    }

    @Test(
        "recipes import ends with the exit status of its error",
        arguments: [
            (["import"], 64), (["import", "gone.html"], 66), (["import", "bad.jsonl", "--into", "Book"], 65),
            (["import", "good.jsonl", "--into", "good.jsonl"], 73), (["import", "note.txt", "--into", "Book"], 65),
        ])
    func statuses(_ arguments: [String], _ status: Int) async throws {
        try scratch.write(lines(1), to: "good.jsonl")
        try scratch.write(lines(1) + "nothing\n" + lines(2), to: "bad.jsonl")
        try scratch.write("just words\n", to: "note.txt")
        let run = try await recipes(arguments, in: scratch)
        #expect(Int(run.status) == status, "\(run)")
        if arguments.contains("bad.jsonl") {
            #expect(run.error.contains("bad.jsonl:2") && run.error.contains("1 could not be read"))
            #expect(try files("Book") == ["Soup 1.cook", "Soup 2.cook"])
        }
    }

    @Test("recipes import writes nothing if one of its sources is missing", arguments: [0, 1, 2])
    func missing(place: Int) async throws {
        try scratch.write(lines(1), to: "one.jsonl")
        try scratch.write(lines(2), to: "two.jsonl")
        var sources = ["one.jsonl", "two.jsonl"]
        sources.insert("gone.html", at: place)
        let run = try await recipes(["import"] + sources + ["--into", "Book"], in: scratch)
        #expect(run.status == 66 && run.output.isEmpty && run.errorLines.count == 1, "\(run)")
        #expect(run.error.contains("gone.html"))
        #expect(!FileManager.default.fileExists(atPath: scratch.path("Book")))
    }

    @Test("A killed import leaves only complete files and can be continued")
    func killed() async throws {
        try scratch.write(lines(400), to: "all.jsonl")
        for delay in ["0.02", "0.05", "0.09", "0.14", "0.2"] {
            _ = try await shell(
                "\"$RECIPES\" import all.jsonl --into Book >/dev/null 2>&1 & sleep \(delay); kill -9 $!; wait",
                in: scratch)
            guard FileManager.default.fileExists(atPath: scratch.path("Book")) else { continue }
            for file in try files("Book") where file.hasSuffix(".cook") {
                #expect(try scratch.read("Book/\(file)").hasSuffix("}.\n"), "\(file) is not whole")
            }
        }
        let run = try await recipes("import", "all.jsonl", "--into", "Book", in: scratch)
        #expect(run.status == 0, "\(run.error)")
        #expect(try files("Book").count == 400)
    }
}
