import Foundation
import TestSupport

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

/// A cookbook and a notebook for one test.
struct NotebookFixture {
    let folder: TemporaryFolder
    let cookbook: Cookbook
    let path: String

    init(_ files: [String: String] = ["Pie.cook": "Bake @apples{3}.", "Soup.cook": "Boil @leek{1}."]) throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("Cookbook")
        for (name, text) in files { try folder.write(text, to: "Cookbook/\(name)") }
        cookbook = try Cookbook(paths: [folder["Cookbook"]])
        path = folder["data/recipes/notebook.sqlite"]
    }

    /// Opens the notebook again, as a new start of the program does.
    func notebook() -> Notebook { Notebook(path: path) }

    func id(_ name: String, _ index: Int = 0) -> RecipeID { RecipeID(path: folder["Cookbook/\(name)"], index: index) }

    /// The fingerprint of a recipe that was read.
    func fingerprint(_ name: String, _ index: Int = 0) throws -> RecipeFingerprint {
        let recipe = try cookbook.load(id(name, index)).recipe
        return RecipeFingerprint(id(name, index), title: recipe.title, recipe: recipe)
    }

    func move(_ name: String, to other: String) throws {
        try folder.makeFolder("Cookbook/" + (other.split(separator: "/").dropLast().joined(separator: "/")))
        try FileManager.default.moveItem(atPath: folder["Cookbook/\(name)"], toPath: folder["Cookbook/\(other)"])
    }

    func copy(_ name: String, to other: String) throws {
        try FileManager.default.copyItem(atPath: folder["Cookbook/\(name)"], toPath: folder["Cookbook/\(other)"])
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: folder["Cookbook/\(name)"])
    }

    /// Searches for moved files by a scan of the cookbook, and updates the notebook.
    func follow() throws -> Bool {
        let recipes = cookbook.scanAll().recipes
        return try notebook().followFiles(in: cookbook) { wanted in recipes.filter(wanted.contains) }
    }

    var filesOfNotebook: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder["data/recipes"])) ?? []).sorted()
    }
}
