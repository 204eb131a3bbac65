import Foundation
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Corners of the folder of kitchen files")
struct KitchenFolderCornerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func data(_ name: String) -> String? { name == "XDG_DATA_HOME" ? folder["data"] : nil }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder[name])[.posixPermissions] as? Int
    }

    @Test func `the folders of several cookbooks in the data of the user are readable only by the user`() throws {
        for name in ["A", "B"] {
            try folder.makeFolder(name)
            let book = try Cookbook(paths: [folder[name]])
            let kitchen = KitchenFolder(of: book, isReadOnly: true, environment: data)
            try kitchen.update("pantry.conf") { _ in [1] }
            try kitchen.update("config/pantry.conf") { _ in [1] }
            let own = String(kitchen.path.dropFirst(folder.path.count + 1))
            #expect(own.hasPrefix("data/recipes/kitchen/") && own.hasSuffix("%" + name))
            for path in ["data/recipes/kitchen", own, own + "/config"] {
                #expect(try mode(path) == 0o700, "\(path)")
            }
        }
    }

    @Test func `a folder inside the cookbook has the usual mode`() throws {
        try folder.makeFolder("usual")
        try KitchenFolder(of: Cookbook(paths: [folder.path]), environment: data).update("config/a") { _ in [1] }
        #expect(try mode("config") == mode("usual"))
    }

    @Test func `a cookbook that is gone keeps its kitchen files in its folder, and without data they are below here`()
        throws
    {
        try folder.makeFolder("Book")
        let book = try Cookbook(paths: [folder["Book"]])
        let none = KitchenFolder(of: book, isReadOnly: true) { _ in nil }
        #expect(none.path.hasPrefix("./kitchen/") && none.path.hasSuffix("%Book"))
        try FileManager.default.removeItem(atPath: folder["Book"])
        #expect(KitchenFolder(of: book, environment: data) == KitchenFolder(path: folder["Book"]))
        let gone = KitchenFolder(of: book, isReadOnly: true, environment: data)
        #expect(gone.path == folder["data/recipes/kitchen/"] + FileName.name(for: folder["Book"]))
    }

    @Test("A cookbook that the user may not write has its kitchen files in the data", .asOrdinaryUser)
    func protected() throws {
        try folder.makeFolder("Book")
        let book = try Cookbook(paths: [folder["Book"]])
        #expect(KitchenFolder(of: book, environment: data).path == folder["Book"])
        try folder.setPermissions(0o555, of: "Book")
        defer { try? folder.setPermissions(0o755, of: "Book") }
        let kitchen = KitchenFolder(of: book, environment: data)
        #expect(kitchen.path.hasPrefix(folder["data/recipes/kitchen/"]) && kitchen.path.hasSuffix("%Book"))
        #expect(kitchen.recipes == folder["Book"])
    }

    @Test func `the path of each recipe leads back to the recipe`() throws {
        for name in ["A.cook", "A.md", "C#.cook", "D#2.cook", "E.menu", "F.markdown", "G.jsonl", "Sub/H.cook"] {
            try folder.write("{}", to: name)
        }
        let kitchen = KitchenFolder(path: folder.path)
        let recipes =
            ["A.cook", "A.md", "C#.cook", "E.menu", "F.markdown", "G.jsonl", "Sub/H.cook"].map {
                RecipeID(path: folder[$0])
            } + [RecipeID(path: folder["G.jsonl"], index: 1), RecipeID(path: folder["A.md"], index: 9)]
        for recipe in recipes { #expect(kitchen.recipe(at: kitchen.path(of: recipe)) == recipe, "\(recipe)") }
        #expect(kitchen.path(of: recipes[0]) == "A" && kitchen.path(of: recipes[8]) == "A.md#10")
        #expect(kitchen.recipe(at: "C#-1") == nil && kitchen.recipe(at: "A#x") == nil)
    }

    @Test func `a number at the end of a file name is part of the name if such a file exists`() throws {
        for name in ["Chili #1.cook", "Soups #2.cook", "Soups .cook", "Tea.md", "Tea.md#1.cook"] {
            try folder.write("{}", to: name)
        }
        let kitchen = KitchenFolder(path: folder.path)
        for name in ["Chili #1.cook", "Soups #2.cook", "Tea.md#1.cook"] {
            let recipe = RecipeID(path: folder[name])
            #expect(kitchen.recipe(at: kitchen.path(of: recipe)) == recipe, "\(name)")
        }
        #expect(kitchen.recipe(at: "Soups #3") == RecipeID(path: folder["Soups .cook"], index: 2))
        #expect(kitchen.recipe(at: "Soups #1") == nil)
        #expect(kitchen.recipe(at: "Tea.md#2") == RecipeID(path: folder["Tea.md"], index: 1))
    }

    @Test func `a file that is not there is not removed, and other recipes keep their pairs after a rename`() throws {
        let kitchen = KitchenFolder(path: folder.path)
        #expect(try !kitchen.remove("none", ifContent: []))
        try kitchen.renameDistinctRecipe(["A"], to: "B")
        #expect(try kitchen.content(of: "config/distinct-recipes.conf") == nil, "nothing is written")
        let ids = ["A", "B", "C", "D"].map { RecipeID(path: folder["\($0).cook"]) }
        #expect(try kitchen.keepApart(ids[0], from: [ids[1], ids[2]])?.before == nil)
        _ = try kitchen.keepApart(ids[3], from: [ids[2]])
        try kitchen.renameDistinctRecipe(["A", "D"], to: "X")
        let distinct = try kitchen.distinctRecipes()
        #expect(distinct.contains("X", "B") && distinct.contains("X", "C") && !distinct.contains("A", "B"))
        #expect(!distinct.contains("B", "C") && !distinct.contains("D", "C"))
    }
}
