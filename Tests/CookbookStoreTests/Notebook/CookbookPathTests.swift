import Foundation
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Paths and lines of a cookbook")
struct CookbookPathTests {
    @Test(
        "A path has no empty parts and no points",
        arguments: [
            ("a", "a"), ("a/", "a"), ("./a", "a"), ("a//b/./c", "a/b/c"), ("/", "/"), ("//a", "/a"), (".", "."),
            ("./", "."),
            ("/./a/.", "/a"), ("../a", "../a"), ("a/..", "a/.."), (".a/b.", ".a/b."),
        ])
    func simplified(_ path: String, _ expected: String) { #expect(Cookbook.simplified(path) == expected) }

    @Test("The lines of a file end in any way, and a byte order mark is no part of the first one")
    func lines() throws {
        let folder = try TemporaryFolder()
        let book = try Cookbook(paths: [folder.path])
        func lines(_ text: String) throws -> [String] {
            try folder.write(text, to: "a.cook")
            return try book.lines(of: RecipeID(path: folder["a.cook"]))
        }
        #expect(try lines("\u{FEFF}a\nb\r\nc\rd") == ["a", "b", "c", "d"])
        #expect(try lines("a\n\n\r\n\r\rb\n") == ["a", "", "", "", "", "b"])
        #expect(try lines("") == [] && lines("\n") == [""] && lines("\r") == [""] && lines("a\r\n") == ["a"])
    }

    @Test("The paths of a cookbook behind a link are known by both names")
    func links() throws {
        let folder = try TemporaryFolder()
        try folder.write("Boil.", to: "real/Soup.cook")
        try folder.link("link", to: folder["real"])
        let paths = CookbookPaths(try Cookbook(paths: [folder["link"]]))
        let given = RecipeID(path: folder["link/Soup.cook"], index: 2)
        let real = RecipeID(path: folder["real/Soup.cook"], index: 2)
        #expect(paths.absolute(given) == real)
        #expect(paths.absolute(real) == real)
        #expect(paths.given(real) == [given])
        #expect(paths.given(RecipeID(path: folder["real2/Soup.cook"])) == [])
        #expect(paths.given(RecipeID(path: folder["real"])) == [RecipeID(path: folder["link"])])
        let twice = CookbookPaths(try Cookbook(paths: [folder["link"], folder["link"], folder["real"]]))
        #expect(twice.given(real) == [given, real])
    }

    @Test("The home cookbook is at the path of the environment, or in the home folder")
    func personalPath() {
        func path(_ environment: [String: String]) -> String? { HomeCookbook.personalPath { environment[$0] } }
        #expect(path(["RECIPES_HOME": "/food", "HOME": "/home/ada"]) == "/food")
        #expect(path(["RECIPES_HOME": "", "HOME": "/home/ada"]) == "/home/ada/Recipes")
        #expect(path(["HOME": "/home/ada/"]) == "/home/ada/Recipes")
        #expect(path(["HOME": ""]) == nil && path([:]) == nil)
    }

    @Test("A file may take half of the memory that is there, and always a small size")
    func memory() {
        #expect(MemoryLimit.fileSize(1 << 30, cost: 100, available: nil) == 1 << 30)
        #expect(MemoryLimit.fileSize(1 << 30, cost: 100, available: 200_000_000) == 1_000_000)
        #expect(MemoryLimit.fileSize(1 << 30, cost: 100, available: 0) == 256 << 10)
        #expect(MemoryLimit.fileSize(1_000, cost: 1, available: 1 << 30) == 1_000)
        #expect(MemoryLimit.size(1 << 20) == "1 MB" && MemoryLimit.size((1 << 20) - 1) == "1023 KB")
        #expect(MemoryLimit.size(5 << 20) == "5 MB" && MemoryLimit.size(2048) == "2 KB")
    }

    @Test("Words of two forms have one number, and numbers and single letters are no words")
    func words() {
        func numbers(_ text: String) -> [UInt32] {
            var numbers: [UInt32] = []
            SketchWords.append(text, to: &numbers)
            return numbers
        }
        #expect(numbers("tomato potato berry glass leek") == numbers("Tomatoes potatoes berries glass leeks"))
        #expect(
            numbers("sauce") == numbers("sauces") && numbers("glass") != numbers("glas")
                && numbers("gas") != numbers("ga"))
        #expect(numbers("ties") != numbers("ty") && numbers("ies").count == 1 && numbers("oes").count == 1)
        #expect(numbers("the 2 x 3rd cups of") == [] && numbers("鍋").count == 1)
        #expect(numbers("leek and soup").count == 2)
    }
}
