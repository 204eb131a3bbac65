import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Files without text, and files that are named")
struct EmptyRecipeTests {
    @Test func `a file of spaces and ends of lines is empty`() {
        for byte in UInt8.min...UInt8.max {
            #expect(EmptyRecipe.isEmpty([byte, 0x20]) == [9, 10, 11, 12, 13, 32].contains(byte), "\(byte)")
        }
        #expect(EmptyRecipe.isEmpty([]))
    }

    @Test func `a named file has the course of its folder only if that is a well-known course`() throws {
        let folder = try TemporaryFolder()
        for name in ["Soups/a.cook", "Mine/b.cook"] { try folder.write("Boil.", to: name) }
        let scan = try Cookbook(paths: [folder["Soups/a.cook"], folder["Mine/b.cook"]]).scanAll()
        #expect(scan.recipes.map(\.course) == ["Soups", nil])
        let whole = try Cookbook(paths: [folder.path]).scanAll()
        #expect(whole.recipes.map(\.course) == ["Mine", "Soups"])
    }

    @Test func `a file that is named is listed once, before and after its folder`() throws {
        let folder = try TemporaryFolder()
        for name in ["a.cook", "b.cook"] { try folder.write("Boil.", to: name) }
        for (paths, titles) in [
            ([folder["b.cook"], folder.path], ["B", "A"]), ([folder.path, folder["a.cook"]], ["A", "B"]),
            ([folder["b.cook"], folder["b.cook"], folder["a.cook"]], ["B", "A"]),
        ] {
            #expect(try Cookbook(paths: paths).scanAll().recipes.map(\.title) == titles)
        }
    }

    @Test func `a listing with a limit ends with the first files`() throws {
        let folder = try TemporaryFolder()
        for name in ["a.cook", "b.pdf", "c.cook", "Sub/d.cook", "Sub/e.cook"] { try folder.write("Boil.", to: name) }
        let cookbook = try Cookbook(paths: [folder.path])
        for (limit, names) in [
            (1, ["a.cook"]), (3, ["a.cook", "c.cook", "d.cook"]), (9, ["a.cook", "c.cook", "d.cook", "e.cook"]),
        ] {
            #expect(cookbook.list(limit: limit).files.map { FilePath.name(of: $0.path) } == names, "\(limit)")
        }
        var entered: [String] = []
        _ = cookbook.list { entered.append($0) }
        #expect(entered == [folder.path, folder["Sub"]])
        #expect(cookbook.list().folders.map(\.path) == [folder.path, folder["Sub"]])
    }
}
