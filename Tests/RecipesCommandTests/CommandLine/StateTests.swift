import Foundation
import GRDB
import Testing

@testable import TerminalTestSupport

@Suite("recipes export-state and import-state")
struct StateTests {
    private let state = """
        {
          "format": "recipes-state",
          "version": 1,
          "recipes": [
            {
              "id": "1",
              "title": "Pie",
              "path": "/nowhere/Pie.cook",
              "changed": "2026-11-21T19:02:03Z",
              "rating": 4,
              "cooked": [
                {
                  "on": "2026-11-20"
                }
              ]
            }
          ]
        }

        """

    @Test("export-state and import-state move the notebook to another machine")
    func roundTrip() async throws {
        let scratch = try ScratchFolder()
        let imported = try await recipes("import-state", "-", in: scratch, input: state)
        #expect(imported.status == 0 && imported.output.isEmpty && imported.error == "Recipes: 1 new.\n", "\(imported)")
        let exported = try await recipes("export-state", in: scratch)
        #expect(exported.status == 0 && exported.output == state, "\(exported)")
        let file = try await recipes("export-state", "--output", "state.json", in: scratch)
        #expect(file.status == 0 && file.output.isEmpty, "\(file)")
        #expect(try String(contentsOfFile: scratch.path("state.json"), encoding: .utf8) == state)
        let again = try await recipes("import-state", "state.json", in: scratch)
        #expect(again.status == 0 && again.error == "Recipes: 1 the same.\n", "\(again)")
    }

    @Test(
        "A command that finds a damaged notebook says that it was replaced",
        arguments: [
            ["export-state"], ["import-state", "-"], ["export", "--to", "json", "Cookbook"],
            ["import", "rated.zip", "--into", "Back"], ["search", "is:favourite", "--", "Cookbook"], ["timers"],
            ["timer", "5m", "eggs"],
        ])
    func damaged(_ arguments: [String]) async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        let rated = state.replacing("/nowhere/Pie.cook", with: scratch.path("Cookbook/Plum cake.cook"))
        _ = try await recipes("import-state", "-", in: scratch, input: rated.replacing("Pie", with: "Plum cake"))
        let export = ["export", "--to", "mealie", "--output", "rated.zip", "Cookbook"]
        #expect(try await recipes(export, in: scratch).status == 0)
        try scratch.write(Data(repeating: 0x41, count: 9000), to: "home/.local/share/recipes/notebook.sqlite")
        let run = try await recipes(arguments, in: scratch, input: state)
        #expect(run.status == 0 && run.error.contains("Your notes: they were damaged"), "\(run)")
        let again = try await recipes(arguments, in: scratch, input: state)
        #expect(!again.error.contains("damaged"), "\(again)")
    }

    @Test("import-state reports an invalid file with line and column, and status 65")
    func wrong() async throws {
        let scratch = try ScratchFolder()
        try scratch.write(state.replacing("\"rating\": 4", with: "\"rating\": 9"), to: "state.json")
        let run = try await recipes("import-state", "state.json", in: scratch)
        #expect(run.status == 65)
        #expect(run.error.hasPrefix("recipes: state.json:10:17: \"rating\" should be"), "\(run)")
        #expect(try await recipes("export-state", in: scratch).output.contains("\"recipes\": []"))
        let none = try await recipes("import-state", "none.json", in: scratch)
        #expect(none.status == 66)
        let newer = try await recipes(
            "import-state", "-", in: scratch, input: state.replacing("\"version\": 1", with: "\"version\": 2"))
        #expect(newer.status == 65 && newer.error.contains("standard input:3:14: "), "\(newer)")
    }

    @Test(
        "A full disk is reported in one line with status 73",
        .disabled(if: Sanitizer.isThread, "the thread sanitizer itself writes a file when a program starts"))
    func noRoom() async throws {
        let scratch = try ScratchFolder()
        try scratch.write(state, to: "state.json")
        // A limit of the file size has the same effect as a full disk.
        let full = try await shell("ulimit -f 2; recipes import-state state.json", in: scratch)
        #expect(full.status == 73 && full.errorLines.count == 1, "\(full)")
    }

    @Test(
        "A full disk leaves the old state file, and no file with a part of the new one",
        .disabled(if: Sanitizer.isThread, "the thread sanitizer itself writes a file when a program starts"))
    func partOfFile() async throws {
        let scratch = try ScratchFolder()
        _ = try await recipes("import-state", "-", in: scratch, input: state)
        try scratch.write("old", to: "out/state.json")
        // Under this limit, nothing can be written to the file for standard error either.
        let full = try await shell("ulimit -f 0; recipes export-state --output out/state.json", in: scratch)
        #expect(full.status == 73, "\(full)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("out")) == ["state.json"])
        #expect(try scratch.read("out/state.json") == "old")
    }

    @Test(
        "A notebook of a newer version or of another program ends a command with status 65", arguments: [true, false])
    func foreignNotebook(isNewer: Bool) async throws {
        let scratch = try ScratchFolder()
        try scratch.write(state, to: "state.json")
        #expect(try await recipes("import-state", "state.json", in: scratch).status == 0)
        let path = scratch.path("home/.local/share/recipes/notebook.sqlite")
        let notebook = try DatabaseQueue(path: path)
        try await notebook.write { database in
            let change =
                isNewer ? "INSERT INTO grdb_migrations VALUES ('later')" : "PRAGMA application_id = 7"
            try database.execute(sql: change)
        }
        try notebook.close()
        let before = try Data(contentsOf: URL(filePath: path))
        for arguments in [["export-state"], ["import-state", "state.json"]] {
            let run = try await recipes(arguments, in: scratch)
            #expect(run.status == 65 && run.output.isEmpty && run.errorLines.count == 1, "\(run)")
            #expect(run.error.contains(isNewer ? "a newer version" : "another program"), "\(run)")
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }

    @Test("A path that cannot be written is reported in one line with status 73")
    func noPlace() async throws {
        let scratch = try ScratchFolder()
        try scratch.write(state, to: "state.json")
        try scratch.write("a file", to: "home/.local")
        let folder = try await recipes("import-state", "state.json", in: scratch)
        #expect(folder.status == 73 && folder.errorLines.count == 1, "\(folder)")
        let output = try await recipes("export-state", "--output", "/nowhere/state.json", in: scratch)
        #expect(output.status == 73 && output.errorLines.count == 1, "\(output)")
    }
}
