import Foundation
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The trash of the system")
struct TrashTests {
    private let folder: TemporaryFolder
    private let trash: Trash

    init() throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        trash = Trash { $0 == "XDG_DATA_HOME" ? folder["data"] : nil }
    }

    private func names(_ name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder[name]).sorted()
    }

    @Test("A deleted file is in the trash with its path and date, as the Trash specification says")
    func put() throws {
        try folder.write("a", to: "Böok 1/Soup & more.cook")
        let path = folder["Böok 1/Soup & more.cook"]
        let item = try trash.put(path)
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(try String(contentsOfFile: folder["data/Trash/files/Soup & more.cook"], encoding: .utf8) == "a")
        let info = try String(contentsOfFile: folder["data/Trash/info/Soup & more.cook.trashinfo"], encoding: .utf8)
        let lines = info.split(separator: "\n").map(String.init)
        #expect(lines[0] == "[Trash Info]")
        #expect(lines[1] == "Path=\(folder.path)/B%C3%B6ok%201/Soup%20%26%20more.cook")
        #expect(lines[2].wholeMatch(of: /DeletionDate=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) != nil)
        try trash.restore(item)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "a")
        #expect(try names("data/Trash/files") == [] && names("data/Trash/info") == [])
    }

    @Test("Deleted files of one name get different names in the trash, and both come back")
    func sameName() throws {
        try folder.write("a", to: "A/Soup.cook")
        try folder.write("b", to: "B/Soup.cook")
        let items = try [trash.put(folder["A/Soup.cook"]), trash.put(folder["B/Soup.cook"])]
        #expect(try names("data/Trash/files") == ["Soup 2.cook", "Soup.cook"])
        try trash.restore(items[1])
        #expect(try String(contentsOfFile: folder["B/Soup.cook"], encoding: .utf8) == "b")
        try folder.write("new", to: "A/Soup.cook")
        #expect(throws: EditingError.taken(folder["A/Soup.cook"])) { try trash.restore(items[0]) }
        #expect(try names("data/Trash/files") == ["Soup.cook"])
    }

    @Test("A deleted link is moved itself, and a missing file is reported")
    func link() throws {
        try folder.write("a", to: "A/Soup.cook")
        try folder.link("A/Link.cook", to: "Soup.cook")
        _ = try trash.put(folder["A/Link.cook"])
        #expect(try names("A") == ["Soup.cook"])
        #expect(throws: EditingError.self) { try trash.put(folder["A/Link.cook"]) }
    }

    @Test("A file of another disk goes to the trash of this disk", .enabled(if: FullDisk.isPossible))
    func otherDisk() throws {
        let disk = try FullDisk(folder["Disk"])
        defer { disk.close() }
        try folder.write("a", to: "Disk/Soups/Leek soup.cook")
        let own = "Disk/.Trash-\(getuid())"
        let item = try trash.put(folder["Disk/Soups/Leek soup.cook"])
        #expect(try names("\(own)/files") == ["Leek soup.cook"])
        let info = try String(contentsOfFile: folder["\(own)/info/Leek soup.cook.trashinfo"], encoding: .utf8)
        #expect(info.contains("\nPath=Soups/Leek%20soup.cook\n"))
        try trash.restore(item)
        // The shared trash that an administrator created takes precedence, unless it lacks the sticky bit or is a link.
        try folder.makeFolder("Disk/.Trash")
        _ = try trash.put(folder["Disk/Soups/Leek soup.cook"])
        #expect(try names("\(own)/files") == ["Leek soup.cook"])
        try folder.setPermissions(0o1777, of: "Disk/.Trash")
        try folder.write("b", to: "Disk/Soups/Broth.cook")
        _ = try trash.put(folder["Disk/Soups/Broth.cook"])
        #expect(try names("Disk/.Trash/\(getuid())/files") == ["Broth.cook"])
        // A link in the shared trash may lead anywhere.
        try FileManager.default.removeItem(atPath: folder["Disk/.Trash/\(getuid())"])
        try folder.makeFolder("Disk/Elsewhere")
        try folder.link("Disk/.Trash/\(getuid())", to: folder["Disk/Elsewhere"])
        try folder.write("c", to: "Disk/Soups/Chowder.cook")
        _ = try trash.put(folder["Disk/Soups/Chowder.cook"])
        #expect(try names("\(own)/files").contains("Chowder.cook"))
        #expect(try names("Disk/Elsewhere") == [])
    }

    @Test("A path in the trash has only letters that every file manager reads")
    func encoded() {
        #expect(Trash.encoded("/a-b._~/é %\u{1}") == "/a-b._~/%C3%A9%20%25%01")
    }
}
