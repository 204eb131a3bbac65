import Foundation
import TestSupport
import Testing
import TextLayout

@testable import CookbookStore
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
