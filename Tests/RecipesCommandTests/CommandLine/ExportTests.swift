import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes export")
struct ExportTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.makeCookbook()
    }

    @Test("recipes export writes a file that recipes import reads back, and says what it does not hold")
    func thereAndBack() async throws {
        let picture = Data([0xFF, 0xD8, 0xFF, 0xE0, 1])
        try scratch.write(picture, to: "Cookbook/Plum cake.jpg")
        let run = try await recipes("export", "--to", "mealie", "Cookbook", in: scratch)
        #expect(run.status == 0 && run.lines == ["recipes-mealie.zip"], "\(run)")
        #expect(run.error.contains("3 recipes, 1 picture exported to recipes-mealie.zip."), "\(run)")
        let back = try await recipes("import", "recipes-mealie.zip", "--into", "Back", in: scratch)
        #expect(back.status == 0 && back.error.contains("3 recipes imported"), "\(back)")
        #expect(back.error.contains("recipes-mealie.zip: 1 picture came along"), "\(back)")
        #expect(try Data(contentsOf: URL(filePath: scratch.path("Back/Plum cake.jpg"))) == picture)
        let again = try await recipes("import", "recipes-mealie.zip", "--into", "Back", in: scratch)
        #expect(again.status == 0 && again.error.contains("0 recipes imported into Back, 3 already there."), "\(again)")
    }

    @Test("recipes export replaces a file only with --overwrite")
    func overwrite() async throws {
        try scratch.write("mine", to: "out.json")
        let refused = try await recipes("export", "--to", "json", "--output", "out.json", "Cookbook", in: scratch)
        #expect(refused.status == 73 && refused.errorLines.count == 1 && refused.error.contains("--overwrite"))
        #expect(try scratch.read("out.json") == "mine")
        let run = try await recipes(
            "export", "--to", "JSON", "--output", "out.json", "--overwrite", "Cookbook", in: scratch)
        #expect(run.status == 0 && run.lines == ["out.json"], "\(run)")
        #expect(try scratch.read("out.json").contains("Plum cake"))
        let files = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
        #expect(!files.contains { $0.contains("part") })
    }

    @Test(
        "recipes export ends with the exit status of its error",
        arguments: [
            (["export"], 64), (["export", "--to", "word", "Cookbook"], 64), (["export", "--to", "json", "gone"], 66),
            (["export", "--to", "json", "--output", "no/such/folder.json", "Cookbook"], 73),
            (["export", "--to", "json", "Empty"], 66),
        ])
    func statuses(_ arguments: [String], _ status: Int) async throws {
        try scratch.makeFolder("Empty")
        let before = try FileManager.default.subpathsOfDirectory(atPath: scratch.path)
        let run = try await recipes(arguments, in: scratch)
        #expect(Int(run.status) == status && run.output.isEmpty, "\(run)")
        let after = try FileManager.default.subpathsOfDirectory(atPath: scratch.path)
        #expect(after.filter { !before.contains($0) && !$0.hasPrefix("home/") } == [])
    }

    @Test("recipes export says which ratings and cooked days its file does not hold")
    func losses() async throws {
        let state = """
            {"format": "recipes-state", "version": 1, "recipes": [{"id": "1", "title": "Plum cake",
            "path": "\(scratch.path("Cookbook/Plum cake.cook"))", "changed": "2026-11-21T19:02:03Z", "rating": 4,
            "cooked": [{"on": "2026-11-20"}]}]}
            """
        _ = try await recipes("import-state", "-", in: scratch, input: state)
        let run = try await recipes("export", "--to", "tandoor", "Cookbook", in: scratch)
        #expect(run.status == 0 && run.error.contains("Not in the export: 1 rating, 1 cooked day"), "\(run)")
        let paprika = try await recipes("export", "--to", "paprika", "Cookbook", in: scratch)
        #expect(!paprika.error.contains("rating") && paprika.error.contains("1 cooked day"), "\(paprika)")
    }
}
