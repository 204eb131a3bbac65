import Foundation
import RecipeKit
import RecipeLibrary
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The run of an import")
struct ImportRunTests {
    @Test("An import is undone once, what was changed since stays, and it can be done again")
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
        let trash = Trash { $0 == "XDG_DATA_HOME" ? folder.appending(path: "data").path : nil }
        let store = Store(
            of: try Cookbook(paths: [cookbook.path]), notebook: Notebook(path: nil), trash: trash)
        let run = ImportRun(of: .path(export.path), into: cookbook.path, store: store)
        await run.settle()
        await store.settle()
        #expect(run.report.imported.count == 2 && !run.isUndone)
        try Data("Changed since.".utf8).write(to: URL(filePath: run.report.imported[0].path))
        var said: [String] = []
        for _ in 0..<2 { store.undo { said.append("\($0)") } }
        await store.settle()
        #expect(run.isUndone && said == [#"done(title: "Imported 2 recipes", left: 1)"#, "nothing"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: cookbook.path).filter { $0.hasSuffix(".cook") } == [
                "Pie.cook"
            ])
        store.redo { said.append("\($0)") }
        await store.settle()
        #expect(!run.isUndone && FileManager.default.fileExists(atPath: run.report.imported[1].path))
    }

    @Test("What the person writes into an imported file while the import runs is not undone with it")
    func changedMeanwhile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
        let cookbook = folder.appending(path: "cookbook")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: cookbook, withIntermediateDirectories: true)
        let export = folder.appending(path: "export.json")
        let recipes = ["Pie", "Tea"].map {
            #"{"@type": "Recipe", "name": "\#($0)", "recipeIngredient": ["2 apples"], "recipeInstructions": "Bake."}"#
        }
        try Data("[\(recipes.joined(separator: ","))]".utf8).write(to: export)
        var run = try RecipeImport(into: cookbook.path, isDryRun: false, notebook: nil)
        try run.add(.path(export.path)) { event in
            if case .imported("Pie", let path) = event { try Data("My own.".utf8).write(to: URL(filePath: path)) }
        }
        let trash = Trash { $0 == "XDG_DATA_HOME" ? folder.appending(path: "data").path : nil }
        let store = Store(of: try Cookbook(paths: [cookbook.path]), notebook: Notebook(path: nil), trash: trash)
        _ = store.registerImport(run.created)
        #expect("\(store.undoNow())".contains("left: 1"))
        #expect(try String(contentsOf: cookbook.appending(path: "Pie.cook"), encoding: .utf8) == "My own.")
        #expect(!FileManager.default.fileExists(atPath: cookbook.appending(path: "Tea.cook").path))
    }

    @Test("An import that the end of the program stops can be undone, although the main actor has no time for it")
    func endsWithTheProgram() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
        let cookbook = folder.appending(path: "cookbook")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: cookbook, withIntermediateDirectories: true)
        let export = folder.appending(path: "export.json")
        let text =
            #"{"@type": "Recipe", "name": "Pie", "recipeIngredient": ["2 apples"], "recipeInstructions": "Bake."}"#
        try Data(text.utf8).write(to: export)
        let trash = Trash { $0 == "XDG_DATA_HOME" ? folder.appending(path: "data").path : nil }
        let store = Store(
            of: try Cookbook(paths: [cookbook.path]),
            notebook: Notebook(path: folder.appending(path: "notebook.sqlite").path), trash: trash)
        let run = ImportRun(of: .path(export.path), into: cookbook.path, store: store)
        run.finish()
        #expect(store.finish() == nil)
        #expect("\(store.undoNow())".contains("Imported 1 recipe"))
        #expect(!FileManager.default.fileExists(atPath: cookbook.appending(path: "Pie.cook").path))
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
        let store = Store(of: try Cookbook(paths: [cookbook.path]), notebook: Notebook(path: nil))
        let run = ImportRun(of: .path(export.path), into: cookbook.path, store: store)
        run.stop()
        await run.settle()
        let written = try FileManager.default.contentsOfDirectory(atPath: cookbook.path).filter {
            $0.hasSuffix(".cook")
        }
        #expect(run.report.imported.map { FilePath.name(of: $0.path) }.sorted() == written.sorted())
    }
}
