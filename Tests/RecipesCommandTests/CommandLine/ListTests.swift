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

    @Test("prints a line for each recipe, with tabs between the fields")
    func lines() async throws {
        let run = try await recipes("list", "Cookbook", in: scratch)
        #expect(run.status == 0)
        #expect(
            run.lines == [
                "Soups\tLeek soup\t35 min\t4", "Soups\tLentil soup\t\t", "Desserts\tPlum cake\t\t12 pieces",
            ])
        #expect(run.error.isEmpty)
    }

    @Test("prints an array of objects for other programs")
    func json() async throws {
        let run = try await recipes("list", "--json", "Cookbook", in: scratch)
        #expect(run.status == 0)
        let objects = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]], "\(run)")
        #expect(objects.map { $0["title"] as? String } == ["Leek soup", "Lentil soup", "Plum cake"])
        #expect(objects.first?["minutes"] as? Int == 35)
        #expect(objects.first?["path"] as? String == "Cookbook/Soups/Leek soup.cook")
    }

    @Test("lists the starter cookbook where there is no other, and Recipes in the home folder where there is one")
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

    @Test("lists several folders and files, each recipe once")
    func severalPaths() async throws {
        let run = try await recipes("list", "Cookbook/Soups", "Cookbook/Plum cake.cook", "Cookbook/Soups/", in: scratch)
        #expect(run.status == 0)
        #expect(run.lines.count == 3)
    }

    @Test("goes on past a file that cannot be read, says where it stopped reading, and ends with 65")
    func unreadableFile() async throws {
        try scratch.write(Data("Boil\ncaf\u{E9}".unicodeScalars.map { UInt8($0.value) }), to: "Cookbook/Latin.cook")
        let run = try await recipes("list", "Cookbook", in: scratch)
        #expect(run.status == 65)
        #expect(run.lines.count == 3)
        #expect(run.errorLines.count == 1)
        #expect(run.error.hasPrefix("Cookbook/Latin.cook:2:4: error: "), "\(run)")
    }

    @Test(
        "goes on past a folder that cannot be listed, and past a link that leads nowhere, and ends with 65",
        arguments: [
            "list", "check",
        ])
    func unlistedFolder(_ command: String) async throws {
        try scratch.link("Cookbook/Self.cook", to: "Self.cook")
        #expect(try await recipes(command, "Cookbook", in: scratch).status == 65)
        // A path longer than the system takes cannot be listed by anybody.
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

    @Test("says once that a folder holds no recipes, and ends with 66")
    func emptyFolder() async throws {
        try scratch.makeFolder("Empty")
        let run = try await recipes("list", "Empty", in: scratch)
        #expect(run.status == 66)
        #expect(run.output.isEmpty)
        #expect(run.errorLines.count == 1)
        #expect(run.error.contains("holds no recipes"))
    }

    @Test("fits its columns to a terminal, and colours nothing elsewhere")
    func plainElsewhere() async throws {
        let run = try await recipes("list", "Cookbook", in: scratch, environment: ["COLUMNS": "20"])
        #expect(run.output.controlCharacters.isEmpty)
    }
}
