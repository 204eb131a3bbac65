import Foundation
import TestSupport
import Testing
import TextLayout

@testable import CookbookStore
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("A recipe folder")
struct RecipeFolderTests {
    @Test(
        "A recipe whose title looks like a path is stored inside the folder under a new name",
        arguments: [
            "../../x", "/etc/passwd", "con", "NUL", "com1", "..", ".", "...", "~", "~root", "-rf", " ", "a/b\\c:d", "",
            String(repeating: "ü", count: 300), String(repeating: "x", count: 300), "\u{1B}[31m", "a\u{0}b", "a\nb",
            ".cook",
        ])
    func pathNames(title: String) throws {
        let scratch = try TemporaryFolder()
        let folder = try RecipeFolder(path: scratch["inside"])
        for _ in 0..<2 {
            let path = try folder.write("Boil.", title: title, fileExtension: "cook")
            let name = path.dropFirst(scratch["inside/"].count)
            #expect(path.hasPrefix(scratch["inside/"]))
            #expect(!name.contains("/") && !name.hasPrefix(".") && name.utf8.count <= 255)
            #expect(String(name) == String(name).withoutControlCharacters)
        }
        let found = try FileManager.default.subpathsOfDirectory(atPath: scratch.path)
        #expect(found.count { $0.hasPrefix("inside/") } == 2)
        #expect(found.count == 3)
    }
}

@Suite("Recipe folders and of the trash")
struct FolderNamesTests {
    private let scratch: TemporaryFolder

    init() throws { scratch = try TemporaryFolder() }

    private func names(_ name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: scratch[name]).sorted()
    }

    @Test func `recipes of one title get numbers, and no draft stays behind`() throws {
        let folder = try RecipeFolder(path: scratch["a/b"])
        let written = try (1...3).map { try folder.write("\($0)", title: "Soup", fileExtension: "cook") }
        #expect(written.map { FilePath.name(of: $0) } == ["Soup.cook", "Soup 2.cook", "Soup 3.cook"])
        #expect(try folder.write("4".utf8, named: "Tea.jpg") && !folder.write("5".utf8, named: "Soup.cook"))
        #expect(try names("a/b") == ["Soup 2.cook", "Soup 3.cook", "Soup.cook", "Tea.jpg"])
        #expect(
            try ["1", "4"]
                == ["Soup.cook", "Tea.jpg"].map { try String(contentsOfFile: scratch["a/b/\($0)"], encoding: .utf8) })
        #expect(try RecipeFolder(path: scratch["a/b/"]).path(ofFile: "x") == scratch["a/b/x"])
        #expect(folder.path(ofFile: "x") == scratch["a/b/x"])
    }

    @Test func `a relative path begins at the current folder`() throws {
        let name = "recipe-folder-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: name) }
        let folder = try RecipeFolder(path: "\(name)/a//b")
        _ = try folder.write("1", title: "Soup", fileExtension: "cook")
        let current = FileManager.default.currentDirectoryPath
        #expect(FileManager.default.fileExists(atPath: "\(current)/\(name)/a/b/Soup.cook"))
    }

    @Test func `a file where a folder should be is an error`() throws {
        try scratch.write("", to: "file")
        for path in ["file", "file/a"] {
            let error = #expect(throws: CookbookError.self) { try RecipeFolder(path: scratch[path]) }
            #expect(error?.category == .cannotCreate)
            #expect(
                error?.diagnostic.message == "there is a file where a folder should be; name another folder.")
        }
        #expect(throws: CookbookError.self) { try RecipeFolder(path: "") }
        let long = #expect(throws: CookbookError.self) {
            try RecipeFolder(path: scratch[String(repeating: "x", count: 300)])
        }
        #expect(long?.diagnostic.message.hasPrefix("the path is too long") == true)
    }

    @Test func `a folder that disappeared is named in the error`() throws {
        let folder = try RecipeFolder(path: scratch["gone"])
        try FileManager.default.removeItem(atPath: folder.path)
        let error = #expect(throws: CookbookError.self) { try folder.write("a", title: "A", fileExtension: "cook") }
        #expect(error?.diagnostic.message == "the folder is not there any more; make it, or name another one.")
        #expect(error?.category == .cannotCreate)
    }

    @Test func `file names know the names that were inserted later`() {
        var names = FileNames([])
        #expect(names.add(title: "Soup", fileExtension: "cook") == "Soup.cook")
        names.insert("SOUP 2.cook")
        #expect(names.add(title: "Soup", fileExtension: "cook") == "Soup 3.cook")
        #expect(names.add(title: "Soup", fileExtension: "md") == "Soup.md")
        #expect(names.add(title: "Soup", fileExtension: "cook") == "Soup 4.cook")
    }

    @Test func `the trash is in the data folder, if its path is absolute, else in the home folder`() throws {
        for (variables, expected) in [
            (["XDG_DATA_HOME": "relative", "HOME": scratch["home"]], "home/.local/share/Trash/files/A.cook"),
            (["XDG_DATA_HOME": scratch["data"], "HOME": scratch["home"]], "data/Trash/files/A.cook"),
        ] {
            try scratch.write("a", to: "A.cook")
            let item = try Trash { variables[$0] }.put(scratch["A.cook"])
            #expect(item.trashed == scratch[expected] && item.path == scratch["A.cook"])
        }
    }

    @Test func `a file does not return from the trash to a taken place`() throws {
        let trash = Trash { $0 == "XDG_DATA_HOME" ? scratch["data"] : nil }
        try scratch.write("old", to: "A.cook")
        let item = try trash.put(scratch["A.cook"])
        try scratch.write("new", to: "A.cook")
        #expect(throws: EditingError.taken(scratch["A.cook"])) { try trash.restore(item) }
        #expect(try names("data/Trash/files") == ["A.cook"] && names("data/Trash/info") == ["A.cook.trashinfo"])
        #expect(try String(contentsOfFile: scratch["A.cook"], encoding: .utf8) == "new")
    }
}
