import Foundation
import Kitchen
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The folder of kitchen files")
struct KitchenFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("A recipe of the cookbook has its path in the folder, without the extension of Cooklang")
    func paths() throws {
        try folder.write("Boil.", to: "Soups/Leek.cook")
        let kitchen = KitchenFolder(path: folder.path)
        #expect(kitchen.path(of: RecipeID(path: folder["Soups/Leek.cook"])) == "Soups/Leek")
        #expect(kitchen.path(of: RecipeID(path: folder["Soups/Leek.md"])) == "Soups/Leek.md")
        #expect(kitchen.path(of: RecipeID(path: folder["Soups/all.jsonl"], index: 2)) == "Soups/all.jsonl#3")
        let slashed = KitchenFolder(path: folder.path + "/")
        #expect(slashed.path(of: RecipeID(path: folder["Soups/Leek.cook"])) == "Soups/Leek")
        let other = KitchenFolder(path: folder["Soups"])
        try folder.write("Boil.", to: "Other.cook")
        #expect(other.path(of: RecipeID(path: folder["Other.cook"])).hasSuffix("/Other"))
        #expect(KitchenFolder(path: ".").path(of: RecipeID(path: "Leek.cook")) == "Leek")
    }

    @Test(
        "The shared folder is that of the variable of the Cooklang programs, or else that of the user",
        arguments: [
            (["COOK_CONFIG_DIR": "/etc/cook", "HOME": "/home/a"], "/etc/cook"),
            (["COOK_CONFIG_DIR": "cook", "HOME": "/home/a"], "/home/a/.config/cook"),
            (["COOK_CONFIG_DIR": "", "HOME": "/home/a"], "/home/a/.config/cook"), (["HOME": "home"], nil),
            (["COOK_CONFIG_DIR": "/etc/cook"], "/etc/cook"),
        ] as [([String: String], String?)])
    func commonPath(_ environment: [String: String], _ expected: String?) {
        #expect(KitchenFolder.commonPath { environment[$0] } == expected)
    }

    @Test("Only the optional ingredients that the shopping list accepts are among what must be bought")
    func acceptedOptions() throws {
        try folder.write("Mix @rocket{80%g}, @?pecorino{30%g} and @?pine nuts{20%g}.", to: "Salad.cook")
        let kitchen = CookbookKitchen(
            of: try Cookbook(paths: [folder.path]), isReadOnly: false, customs: KitchenCustoms(),
            today: try #require(CalendarDay(year: 2026, month: 3, day: 9)))
        func lists(_ text: String) throws -> [[String]] {
            try folder.write(text, to: ".shopping-list")
            let list = try kitchen.shopping().list
            return [list.lines, list.optional].map { $0.map(\.name).sorted() }
        }
        #expect(try lists("./Salad\n") == [["rocket"], ["pecorino", "pine nuts"]])
        #expect(try lists("./Salad\n  ? Pecorino\n") == [["pecorino", "rocket"], ["pine nuts"]])
        #expect(try lists("./Salad{2}\n  ?pine nuts\n  ? pecorino\n").last == [])
        #expect(try lists("./Salad\n  ? olives\n? pecorino\n").last == ["pecorino", "pine nuts"])
        try kitchen.put(RecipeID(path: folder["Salad.cook"]), factor: Rational(3))
        let written = try String(contentsOfFile: folder[".shopping-list"], encoding: .utf8)
        #expect(written == "./Salad{3}\n  ? olives\n? pecorino\n")
    }

    @Test("The cook can ask for an optional ingredient of a recipe on the list, and leave it optional again")
    func wanting() throws {
        try folder.write("Mix @rocket{80%g}, @?pecorino{30%g} and @?pine nuts{20%g}.", to: "Salad.cook")
        let list = "./Salad{2}\n  ./Bread\n-- note\nsoap\n"
        try folder.write(list, to: ".shopping-list")
        let kitchen = CookbookKitchen(
            of: try Cookbook(paths: [folder.path]), isReadOnly: false, customs: KitchenCustoms(),
            today: try #require(CalendarDay(year: 2026, month: 3, day: 9)))
        func written() throws -> String { try String(contentsOfFile: folder[".shopping-list"], encoding: .utf8) }
        let nuts = try #require(kitchen.shopping().list.optional.first { $0.name == "pine nuts" })
        let rocket = try #require(kitchen.shopping().list.lines.first { $0.name == "rocket" })
        try kitchen.setWanted(true, nuts)
        try kitchen.setWanted(true, nuts)
        #expect(try written() == "./Salad{2}\n  ./Bread\n  ? pine nuts\n-- note\nsoap\n")
        let contents = try kitchen.shopping()
        #expect(contents.wanted == [nuts.grocery.key])
        #expect(contents.list.lines.map(\.name).sorted() == ["pine nuts", "rocket", "soap"])
        try kitchen.setWanted(false, nuts)
        #expect(try written() == list)
        #expect(throws: EditingError.self) { try kitchen.setWanted(true, rocket) }
    }

    @Test("A path means a file with or without its extension, or a recipe of a file of several")
    func recipes() throws {
        try folder.write("Boil.", to: "Soups/Leek.cook")
        try folder.write("# Tea\n\nBoil.", to: "Tea.md")
        try folder.write("{}", to: "all.jsonl")
        try folder.write("Boil.", to: "Folder.cook/x.cook")
        let kitchen = KitchenFolder(path: folder.path)
        #expect(kitchen.recipe(at: "Soups/Leek") == RecipeID(path: folder["Soups/Leek.cook"]))
        #expect(kitchen.recipe(at: "Soups/Leek.cook") == RecipeID(path: folder["Soups/Leek.cook"]))
        #expect(kitchen.recipe(at: folder["Soups/Leek"]) == RecipeID(path: folder["Soups/Leek.cook"]))
        #expect(kitchen.recipe(at: "Tea") == RecipeID(path: folder["Tea.md"]))
        #expect(kitchen.recipe(at: "all.jsonl#3") == RecipeID(path: folder["all.jsonl"], index: 2))
        for path in [
            "", "Leek", "all", "all.jsonl#0", "all.jsonl#1", "../Soups/Leek", "Soups/../Tea", "Soups", "Folder", "#2",
            "Soups/Leek.md",
        ] {
            #expect(kitchen.recipe(at: path) == nil, "\(path)")
        }
    }

    @Test("If the folder of a cookbook is gone, nothing is written and no folder is made")
    func goneFolder() throws {
        let kitchen = KitchenFolder(path: folder["gone"])
        let error = #expect(throws: EditingError.self) { try kitchen.update(".shopping-list") { _ in [1] } }
        #expect(error?.message.contains("is not there any more") == true)
        #expect(access(folder["gone"], F_OK) != 0)
    }

    @Test("A file is made with its folder, changed, and removed only if it is as expected")
    func updates() throws {
        try folder.makeFolder("new/kitchen")
        let kitchen = KitchenFolder(path: folder["new/kitchen"])
        #expect(try kitchen.content(of: "config/pantry.conf") == nil)
        let first = try kitchen.update("config/pantry.conf") { $0 + [1] }
        #expect(
            first?.before == nil && first?.after == [1] && first?.name == "config/pantry.conf"
                && first?.folder == kitchen.path)
        #expect(try kitchen.content(of: "config/pantry.conf") == [1])
        let second = try kitchen.update("config/pantry.conf") { $0 + [2] }
        #expect(second?.before == [1] && second?.after == [1, 2])
        #expect(try kitchen.update("config/pantry.conf") { $0 } == nil)
        #expect(try kitchen.update("none") { $0 } == nil)
        #expect(try kitchen.content(of: "none") == nil && kitchen.content(of: "config/pantry.conf/x") == nil)
        #expect(try !kitchen.remove("config/pantry.conf", ifContent: [1]))
        #expect(try kitchen.remove("config/pantry.conf", ifContent: [1, 2]))
        #expect(try kitchen.content(of: "config/pantry.conf") == nil)
        #expect(kitchen.path(ofFile: "a.menu") == folder["new/kitchen/a.menu"])
    }

    @Test("A change by another program during an update is not lost, and endless changes end in an error")
    func concurrentUpdates() throws {
        let kitchen = KitchenFolder(path: folder.path)
        try kitchen.update("a") { _ in [1] }
        var attempts = 0
        let change = try kitchen.update("a") { bytes in
            attempts += 1
            if attempts == 1 { try? Data([7]).write(to: URL(fileURLWithPath: folder["a"])) }
            return bytes + [2]
        }
        #expect(attempts == 2 && change?.before == [7] && change?.after == [7, 2])
        attempts = 0
        #expect(throws: EditingError.self) {
            try kitchen.update("a") { bytes in
                attempts += 1
                try? Data([UInt8(attempts)]).write(to: URL(fileURLWithPath: folder["a"]))
                return bytes + [2]
            }
        }
        #expect(attempts == 21)
    }

    @Test("The names of files with an extension are sorted, without hidden ones")
    func names() throws {
        for name in ["b.menu", "A.MENU", ".c.menu", "d.cook", "sub/e.menu", "menu"] { try folder.write("", to: name) }
        let kitchen = KitchenFolder(path: folder.path)
        #expect(kitchen.names(withExtension: "menu") == ["A.MENU", "b.menu"])
        #expect(kitchen.names(withExtension: "menu", in: "sub") == ["e.menu"])
        #expect(kitchen.names(withExtension: "menu", in: "none") == [])
    }

    @Test("The files of a cookbook that is read-only, or that is one file, are in the data of the user")
    func places() throws {
        try folder.write("Boil.", to: "Book/Soup.cook")
        let book = try Cookbook(paths: [folder["Book"]])
        let data = { (name: String) in name == "XDG_DATA_HOME" ? "/data" : nil }
        #expect(KitchenFolder(of: book, environment: data) == KitchenFolder(path: folder["Book"]))
        let readOnly = KitchenFolder(of: book, isReadOnly: true, environment: data)
        #expect(readOnly.recipes == folder["Book"])
        #expect(readOnly.path.hasPrefix("/data/recipes/kitchen/") && readOnly.path.hasSuffix("%Book"))
        let file = KitchenFolder(of: try Cookbook(paths: [folder["Book/Soup.cook"]]), environment: data)
        #expect(file.recipes == "" && file.path == "/data/recipes/kitchen/files")
        #expect(file.path(of: RecipeID(path: folder["Book/Soup.cook"])).hasSuffix("/Book/Soup"))
        #expect(file.recipe(at: folder["Book/Soup"]) == RecipeID(path: folder["Book/Soup.cook"]))
    }
}

extension KitchenFolderTests {

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
