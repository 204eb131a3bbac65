import Foundation
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeLibrary

@Suite("Merging the files of two recipes")
struct CookbookFilesMergingTests {
    private let folder: TemporaryFolder
    private let files: CookbookFiles

    init() throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        files = CookbookFiles(trash: Trash { $0 == "XDG_DATA_HOME" ? folder["data"] : nil })
        try folder.write("---\ntitle: Soup\n---\n\nFry @leek{2}.\n", to: "Book/Soup.cook")
        try folder.write("---\ntitle: Soup\ncourse: Starter\n---\n\nFry @leek{2}.\n", to: "Book/Soup 2.cook")
        try folder.write("picture", to: "Book/Soup 2.jpg")
        try folder.write("step", to: "Book/Soup 2.1.jpg")
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder["Book"]).sorted()
    }

    private func text(_ name: String) -> String? {
        try? String(contentsOfFile: folder["Book/" + name], encoding: .utf8)
    }

    private func merge(_ double: String, into kept: String) throws -> CookbookFiles.Merged {
        try files.merge(folder["Book/" + double], into: folder["Book/" + kept]) { old in
            var new = old
            new.course = "Starter"
            return new
        }
    }

    @Test("The kept file gets details and pictures, the double goes to the trash, and undo brings everything back")
    func merges() throws {
        let before = try names()
        let merged = try merge("Soup 2.cook", into: "Soup.cook")
        #expect(merged.details == [.course] && merged.pictureCount == 2)
        #expect(try names() == ["Soup.1.jpg", "Soup.cook", "Soup.jpg"])
        #expect(text("Soup.cook") == "---\ntitle: Soup\ncourse: Starter\n---\n\nFry @leek{2}.\n")
        #expect(text("Soup.jpg") == "picture" && text("Soup.1.jpg") == "step")
        _ = try files.undo(merged.change)
        #expect(try names() == before)
        #expect(text("Soup.cook") == "---\ntitle: Soup\n---\n\nFry @leek{2}.\n" && text("Soup 2.jpg") == "picture")
    }

    @Test("A kept file with a picture keeps it, and the picture of the double goes to the trash")
    func ownPicture() throws {
        try folder.write("own", to: "Book/Soup.png")
        let merged = try merge("Soup 2.cook", into: "Soup.cook")
        #expect(merged.pictureCount == 0)
        #expect(try names() == ["Soup.cook", "Soup.png"])
        #expect(text("Soup.png") == "own")
    }

    @Test("Merging does not change a file whose format has no details or pictures")
    func otherFormat() throws {
        let json = #"{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["2 leeks"]}"#
        try folder.write(json, to: "Book/Soup.json")
        let merged = try merge("Soup 2.cook", into: "Soup.json")
        #expect(merged.details.isEmpty && merged.pictureCount == 0)
        #expect(text("Soup.json") == json)
        #expect(try names() == ["Soup.cook", "Soup.json"])
    }

    @Test("If the double cannot go to the trash, nothing is changed")
    func noTrash() throws {
        try FileManager.default.removeItem(atPath: folder["Book/Soup 2.cook"])
        let before = try names()
        #expect(throws: EditingError.self) { try merge("Soup 2.cook", into: "Soup.cook") }
        #expect(try names() == before)
        #expect(text("Soup.cook") == "---\ntitle: Soup\n---\n\nFry @leek{2}.\n")
    }
}
