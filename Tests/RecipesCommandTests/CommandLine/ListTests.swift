import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes list")
struct ListTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.makeCookbook()
    }

    @Test("recipes list prints a line for each recipe, with tabs between the fields")
    func lines() async throws {
        let run = try await recipes("list", "Cookbook", in: scratch)
        #expect(run.status == 0)
        #expect(
            run.lines == [
                "Soups\tLeek soup\t35 min\t4", "Soups\tLentil soup\t\t", "Desserts\tPlum cake\t\t12 pieces",
            ])
        #expect(run.error.isEmpty)
    }

    @Test("recipes list --json prints an array of objects")
    func json() async throws {
        let run = try await recipes("list", "--json", "Cookbook", in: scratch)
        #expect(run.status == 0)
        let objects = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]], "\(run)")
        #expect(objects.map { $0["title"] as? String } == ["Leek soup", "Lentil soup", "Plum cake"])
        #expect(objects.first?["minutes"] as? Int == 35)
        #expect(objects.first?["path"] as? String == "Cookbook/Soups/Leek soup.cook")
    }

    @Test("recipes list uses ~/Recipes if it exists, else the starter cookbook")
    func homes() async throws {
        let starter = try await recipes("list", in: scratch)
        #expect(starter.status == 0)
        #expect(starter.lines.count > 20)
        try scratch.makeCookbook("home/Recipes")
        let own = try await recipes("list", in: scratch)
        #expect(own.lines.count == 3)
        let named = try await recipes("list", in: scratch, environment: ["RECIPES_HOME": "Cookbook/Soups"])
        #expect(named.lines.count == 2)
    }

    @Test("Several folders and files are listed, each recipe once")
    func severalPaths() async throws {
        let run = try await recipes("list", "Cookbook/Soups", "Cookbook/Plum cake.cook", "Cookbook/Soups/", in: scratch)
        #expect(run.status == 0)
        #expect(run.lines.count == 3)
    }

    @Test("recipes list skips an unreadable file, reports the location of the error, and ends with status 65")
    func unreadableFile() async throws {
        try scratch.write(Data("Boil\ncaf\u{E9}".unicodeScalars.map { UInt8($0.value) }), to: "Cookbook/Latin.cook")
        let run = try await recipes("list", "Cookbook", in: scratch)
        #expect(run.status == 65)
        #expect(run.lines.count == 3)
        #expect(run.errorLines.count == 1)
        #expect(run.error.hasPrefix("Cookbook/Latin.cook:2:4: error: "), "\(run)")
    }

    @Test(
        "recipes list skips unreadable folders and broken links, and ends with status 65",
        arguments: [
            "list", "check",
        ])
    func unlistedFolder(_ command: String) async throws {
        try scratch.link("Cookbook/Self.cook", to: "Self.cook")
        #expect(try await recipes(command, "Cookbook", in: scratch).status == 65)
        // A path longer than the system limit cannot be listed.
        let script = """
            rm Cookbook/Self.cook
            name=$(printf '%0200d' 0)
            (cd Cookbook; for i in $(seq 25); do mkdir $name && cd $name || exit; done) 2>/dev/null
            recipes \(command) Cookbook; status=$?
            rm -rf Cookbook/$name
            exit $status
            """
        let run = try await shell(script, in: scratch)
        #expect(run.status == 65, "\(run)")
        #expect(run.error.contains("path is too long") || run.output.contains("path is too long"))
    }

    @Test("A folder without recipes is reported once with status 66")
    func emptyFolder() async throws {
        try scratch.makeFolder("Empty")
        let run = try await recipes("list", "Empty", in: scratch)
        #expect(run.status == 66)
        #expect(run.output.isEmpty)
        #expect(run.errorLines.count == 1)
        #expect(run.error.contains("holds no recipes"))
    }

    @Test("recipes list fits its columns to the terminal, and prints no colours to a file")
    func plainElsewhere() async throws {
        let run = try await recipes("list", "Cookbook", in: scratch, environment: ["COLUMNS": "20"])
        #expect(run.output.controlCharacters.isEmpty)
    }
}
