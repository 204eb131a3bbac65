import Foundation
import RecipeLibrary
import Testing

@testable import RecipeBrowser

@MainActor
@Suite("The run of an import")
struct ImportRunTests {
    @Test("An import is undone once, and says how many recipes are in the trash")
    func undoesOnce() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
        let cookbook = folder.appending(path: "cookbook")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: cookbook, withIntermediateDirectories: true)
        let export = folder.appending(path: "export.json")
        let text = """
            [{"@type": "Recipe", "name": "Pie", "recipeIngredient": ["2 apples"], "recipeInstructions": "Bake."},
             {"@type": "Recipe", "name": "Tea", "recipeIngredient": ["1 leaf"], "recipeInstructions": "Brew."}]
            """
        try Data(text.utf8).write(to: export)
        let run = ImportRun(of: export.path, into: cookbook.path, notebook: Notebook(path: nil))
        await run.settle()
        #expect(run.report.imported.count == 2 && !run.isUndone)
        let trash = Trash { $0 == "XDG_DATA_HOME" ? folder.appending(path: "data").path : nil }
        var counts: [Int] = []
        await withCheckedContinuation { done in
            run.undo(to: trash) { count, failure in
                counts.append(count)
                #expect(failure == nil)
                done.resume()
            }
            run.undo(to: trash) { count, _ in counts.append(count) }
        }
        await run.settle()
        #expect(run.isUndone && counts == [2])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: cookbook.path).filter { $0.hasSuffix(".cook") } == [])
    }

    @Test("A stopped import reports every recipe that it wrote, also the last one")
    func stops() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
        let cookbook = folder.appending(path: "cookbook")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: cookbook, withIntermediateDirectories: true)
        let export = folder.appending(path: "export.json")
        let recipes = (0..<300).map {
            #"{"@type": "Recipe", "name": "Pie \#($0)", "recipeIngredient": ["2 apples"], "recipeInstructions": "Bake."}"#
        }
        try Data("[\(recipes.joined(separator: ","))]".utf8).write(to: export)
        let run = ImportRun(of: export.path, into: cookbook.path, notebook: Notebook(path: nil))
        run.stop()
        await run.settle()
        let written = try FileManager.default.contentsOfDirectory(atPath: cookbook.path).filter {
            $0.hasSuffix(".cook")
        }
        #expect(run.report.imported.map { EditedFile.name($0.path) }.sorted() == written.sorted())
    }
}
