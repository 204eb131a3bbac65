import Foundation
import LibraryTestSupport
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("References to recipes that get another path")
@MainActor
struct MovedReferencesTests {
    private func store(_ folder: TemporaryFolder) throws -> Store {
        let data = folder["data"]
        return Store(
            of: try Cookbook(paths: [folder["Book"]]), notebook: Notebook(path: data + "/notebook.sqlite"),
            trash: Trash { $0 == "XDG_DATA_HOME" ? data : nil })
    }

    private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
        try String(contentsOfFile: folder["Book/\(name)"], encoding: .utf8)
    }

    @Test("A renamed recipe is found by those that refer to it, and undo takes everything back together")
    func renamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("Line with @./Shortcrust{250%g}.\n", to: "Book/Tart.cook")
        try folder.write("Line with @../Shortcrust or @./Shortcrust{}.\n", to: "Book/Small/Quiche.cook")
        try folder.write("Dinner:\n- @./Shortcrust{}\n", to: "Book/Small/Feast.menu")
        try folder.write("Mix @flour{200%g}.\n", to: "Book/Shortcrust.cook")
        try folder.write("./Shortcrust{2}\n", to: "Book/.shopping-list")
        let store = try store(folder)
        let path = folder["Book/Shortcrust.cook"]
        let done = try store.changeNow("Renamed") { edits throws(EditingError) in
            try edits.rename(path, toRecipeTitle: "Sweet crust")
        }
        #expect(done.title == "Renamed")
        #expect(try text("Tart.cook", in: folder) == "Line with @./Sweet crust{250%g}.\n")
        #expect(try text("Small/Quiche.cook", in: folder) == "Line with @../Sweet crust{} or @./Sweet crust{}.\n")
        #expect(try text("Small/Feast.menu", in: folder) == "Dinner:\n- @./Sweet crust{}\n")
        #expect(try text(".shopping-list", in: folder) == "./Sweet crust{2}\n")
        _ = store.undoNow()
        #expect(try text("Tart.cook", in: folder) == "Line with @./Shortcrust{250%g}.\n")
        #expect(try text("Small/Quiche.cook", in: folder) == "Line with @../Shortcrust or @./Shortcrust{}.\n")
        #expect(try text("Shortcrust.cook", in: folder) == "Mix @flour{200%g}.\n")
    }

    @Test("A reference that means a title follows the title")
    func titles() throws {
        let folder = try TemporaryFolder()
        try folder.write("---\ntitle: Shortcrust\n---\nMix @flour{200%g}.\n", to: "Book/crust.cook")
        try folder.write("Line with @./shortcrust{}.\n", to: "Book/Tart.cook")
        let path = folder["Book/crust.cook"]
        _ = try store(folder).changeNow { edits throws(EditingError) in
            try edits.rename(path, toRecipeTitle: "Sweet crust")
        }
        #expect(try text("Tart.cook", in: folder) == "Line with @./Sweet crust{}.\n")
    }

    @Test("If a file cannot be changed, the title of the change says which", .asOrdinaryUser)
    func readOnly() throws {
        let folder = try TemporaryFolder()
        try folder.write("Mix.\n", to: "Book/Shortcrust.cook")
        try folder.write("Line with @./Shortcrust{}.\n", to: "Book/Tart.cook")
        try folder.setPermissions(0o444, of: "Book/Tart.cook")
        let path = folder["Book/Shortcrust.cook"]
        let done = try store(folder).changeNow("Renamed") { edits throws(EditingError) in
            try edits.rename(path, toRecipeTitle: "Crust")
        }
        #expect(
            done.title == "Renamed, but “Tart.cook” could not be changed and still refers to the old name")
        #expect(FileManager.default.fileExists(atPath: folder["Book/Crust.cook"]))
    }

    /// The names are few, so that files hide each other.
    @Test(
        "After random renames and moves, every reference means the recipe that it meant before", arguments: [1, 2, 3])
    func random(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let folders = ["", "A/", "A/B/", "C/"]
        let names = ["Pie", "Stock", "Dough", "Rice cake"]
        let trial = try LibraryTrial()
        let book = trial.cookbook.roots[0].path
        func pick<Element>(_ list: [Element]) -> Element { list[Int.random(in: list.indices, using: &random)] }
        for step in 0..<14 {
            let path = pick(folders) + (pick([true, true, false]) ? pick(names) + ".cook" : "Feast.menu")
            let references = (0..<3).map { _ in
                "@" + pick(["./", "../", "./A/", "../A/B/", "./C/"]) + pick(names) + "{\(step + 1)}"
            }
            try trial.folder.write("Use \(references.joined(separator: " and ")).\n", to: "Cookbook/\(path)")
        }
        let library = trial.library()
        try await trial.update(library)
        let store = Store(of: trial.cookbook, notebook: Notebook(path: trial.folder["data/notebook.sqlite"]))
        for _ in 0..<12 {
            let files = trial.cookbook.list().files.map(\.path)
            let before = meanings(files, library)
            let old = pick(files)
            var new: String?
            let (title, target) = (pick(names), pick(folders))
            let isRename = Bool.random(using: &random)
            // `try?`: the name may be taken.
            let done = try? store.changeNow { edits throws(EditingError) in
                if isRename {
                    try edits.rename(old, toRecipeTitle: title)
                } else {
                    try edits.move(old, toFolder: book + "/" + target.dropLast(target.isEmpty ? 0 : 1), of: book)
                }
            }
            guard let done else { continue }
            new = done.change?.newPath(of: old)
            try await trial.update(library)
            let after = meanings(trial.cookbook.list().files.map(\.path), library)
            func followed(_ path: String) -> String { path == old ? new ?? path : path }
            for (path, meant) in before {
                let now = try #require(after[followed(path)])
                for (meant, now) in zip(meant, now) where meant != nil {
                    #expect(now == meant.map(followed), "seed \(seed): \(old) → \(new ?? "") changed \(path)")
                }
            }
        }
    }

    /// The files that the references of each file mean, as the library finds them. `nil` for those that mean nothing,
    /// and for those that mean a title, because a renaming can give a title to another recipe.
    private func meanings(_ files: [String], _ library: IndexedCookbook) -> [String: [String?]] {
        var meanings: [String: [String?]] = [:]
        for path in files {
            let items = CooklangReferences((try? AtomicFile.content(path)) ?? []).items
            meanings[path] = items.map { item in
                let found = library.recipe(for: item.reference, from: RecipeID(path: path))?.id.path
                let isTitle = item.reference.path.count == 1 && found.map { isFarAway($0, from: path) } ?? false
                return isTitle ? nil : found
            }
        }
        return meanings
    }

    private func isFarAway(_ path: String, from other: String) -> Bool {
        let folder = FilePath.folder(of: path)
        return folder != FilePath.folder(of: other) && !folder.hasSuffix("/Cookbook")
    }
}
