import LibraryTestSupport
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Folders and texts of a cookbook that is edited")
struct CookbookFoldersTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `a folder uses Markdown if it has more Markdown files than Cooklang files`() throws {
        func usesMarkdown(_ files: String...) throws -> Bool {
            let name = files.joined()
            try folder.makeFolder(name)
            for file in files { try folder.write("", to: "\(name)/\(file)") }
            return Cookbook.usesMarkdown(in: folder[name])
        }
        #expect(try usesMarkdown("a.md") && usesMarkdown("a.MD", "b.markdown", "c.cook"))
        #expect(try !usesMarkdown("a.md", "b.cook") && !usesMarkdown("a.cook") && !usesMarkdown("a.txt", "b.json"))
        #expect(!Cookbook.usesMarkdown(in: folder["none"]))
    }

    @Test func `the folder that contains a path is the first one of the cookbook`() throws {
        for name in ["A", "AB", "A/sub"] { try folder.makeFolder(name) }
        try folder.write("Boil.", to: "one.cook")
        let book = try Cookbook(paths: [folder["one.cook"], folder["AB"], folder["A"], folder["A/sub"]])
        #expect(book.firstFolder == folder["AB"])
        #expect(book.folder(containing: folder["A/x.cook"]) == folder["A"])
        #expect(book.folder(containing: folder["A/sub/x.cook"]) == folder["A"])
        #expect(book.folder(containing: folder["AB/x.cook"]) == folder["AB"])
        #expect(book.folder(containing: folder["one.cook"]) == nil && book.folder(containing: folder["ABC/x"]) == nil)
        #expect(try Cookbook(paths: [folder["one.cook"]]).firstFolder == nil)
        #expect(try Cookbook(paths: ["/"]).folder(containing: "/x.cook") == "/")
        let here = try Cookbook(paths: ["."])
        #expect(here.folder(containing: "x.cook") == "." && here.folder(containing: "/x.cook") == nil)
    }

    @Test func `a new folder has a name without forbidden characters`() {
        #expect(Cookbook.folder(named: "Soups/hot", in: "/a") == "/a/Soups hot")
        #expect(Cookbook.folder(named: "Soups", in: ".") == "Soups")
    }

    @Test func `a text is kept as a revision if it is not large, is UTF-8 and holds one recipe`() throws {
        func text(_ bytes: [UInt8], _ file: String = "a.cook") -> String? { Cookbook.revisionText(bytes, file: file) }
        let limit = 256 * 1024
        #expect(text(Array("Boil.".utf8)) == "Boil." && text([0x61, 0xFF]) == nil && text([]) == "")
        #expect(text(Array(repeating: 0x61, count: limit))?.utf8.count == limit)
        #expect(text(Array(repeating: 0x61, count: limit + 1)) == nil)
        let one = LibraryTrial.line("Pie")
        #expect(text(Array(one.utf8), "a.jsonl") == one)
        #expect(text(Array((one + LibraryTrial.line("Tart")).utf8), "a.jsonl") == nil)
        #expect(text(Array("{}".utf8), "a.jsonl") == nil)
        try folder.write("Boil.", to: "a.cook")
        #expect(Cookbook.revisionText(ofFileAt: folder["a.cook"]) == "Boil.")
        #expect(Cookbook.revisionText(ofFileAt: folder["none.cook"]) == nil)
    }

    @Test func `a file has several recipes from the second on`() throws {
        try folder.write(LibraryTrial.line("Pie"), to: "one.jsonl")
        try folder.write(LibraryTrial.line("Pie") + LibraryTrial.line("Tart"), to: "two.jsonl")
        try folder.write("Boil.", to: "a.cook")
        let several = ["one.jsonl", "two.jsonl", "a.cook", "none.jsonl"].map { Cookbook.hasSeveralRecipes(folder[$0]) }
        #expect(several == [false, true, false, false])
    }
}
