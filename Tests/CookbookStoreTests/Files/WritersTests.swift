import Foundation
import RecipeKit
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeLibrary

@Suite("Several writers in one folder")
struct WritersTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func names() throws -> Set<String> {
        try Set(FileManager.default.contentsOfDirectory(atPath: folder.path))
    }

    @Test("Each file gets its own text while an import, edits and the shopping list write at once")
    func ownTexts() async throws {
        let (kitchen, recipes) = (KitchenFolder(path: folder.path), try RecipeFolder(path: folder.path))
        let files = CookbookFiles()
        try folder.write("edited 0", to: "Edited.cook")
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for number in 1...500 { _ = try recipes.write("imported", title: "I\(number)", fileExtension: "cook") }
            }
            group.addTask {
                for number in 1...200 {
                    let (old, new) = ("edited \(number - 1)", "edited \(number)")
                    _ = try files.edit(folder["Edited.cook"], from: Array(old.utf8), to: Array(new.utf8))
                }
            }
            group.addTask {
                for _ in 1...200 { try kitchen.update(".shopping-list") { $0 + Array("bought\n".utf8) } }
            }
            try await group.waitForAll()
        }
        #expect(try String(contentsOfFile: folder["Edited.cook"], encoding: .utf8) == "edited 200")
        #expect(
            try String(contentsOfFile: folder[".shopping-list"], encoding: .utf8)
                == String(repeating: "bought\n", count: 200))
        for number in 1...500 {
            #expect(try String(contentsOfFile: folder["I\(number).cook"], encoding: .utf8) == "imported")
        }
        #expect(try names().count == 502)
    }

    @Test("Four writers that add to one file lose no line")
    func sharedFile() async throws {
        let kitchen = KitchenFolder(path: folder.path)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 1...4 {
                group.addTask {
                    for number in 1...100 {
                        try kitchen.update(".shopping-list") { $0 + Array("\(writer) \(number)\n".utf8) }
                    }
                }
            }
            try await group.waitForAll()
        }
        let text = try String(contentsOfFile: folder[".shopping-list"], encoding: .utf8)
        #expect(Set(text.split(separator: "\n")).count == 400)
    }

    @Test("Of the drafts in a folder, only old ones that nobody writes are removed")
    func abandonedDrafts() throws {
        let kept = [
            ".recipes-2147483646-1-7.tmp", ".recipes-x.tmp", ".recipes-1-2.tmp", ".recipes-1-2-3.txt", "Soup.cook",
        ]
        for name in kept[1...] { try folder.writeOld("", to: name) }
        try folder.write("just written", to: kept[0])
        for name in [".recipes-2147483646-1-8.tmp", ".recipes-4711.tmp"] { try folder.writeOld("", to: name) }
        let living = try Draft(in: folder.path)
        let path = living.path
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: path)
        Draft.removeAbandoned(among: try names(), in: folder.path)
        #expect(try names() == Set(kept + [FilePath.name(of: path)]))
        try living.place(at: folder["Placed.cook"])
        #expect(try names() == Set(kept + ["Placed.cook"]))
    }

    @Test("An edit keeps the mode and the extended attributes of a file")
    func attributes() throws {
        try folder.write("old", to: "Secret.cook")
        try folder.setPermissions(0o600, of: "Secret.cook")
        let path = folder["Secret.cook"]
        let call = Process()
        call.executableURL = URL(filePath: "/usr/bin/env")
        call.arguments = [
            "python3", "-c", "import os,sys; os.setxattr(sys.argv[1], 'user.comment', b'mine')", path,
        ]
        try call.run()
        call.waitUntilExit()
        let hasAttributes = call.terminationStatus == 0
        _ = try CookbookFiles().edit(path, from: Array("old".utf8), to: Array("new".utf8))
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        guard hasAttributes else { return }
        let check = Process()
        check.executableURL = URL(filePath: "/usr/bin/env")
        check.arguments = [
            "python3", "-c",
            "import os,sys; sys.exit(os.getxattr(sys.argv[1], 'user.comment') != b'mine')", path,
        ]
        try check.run()
        check.waitUntilExit()
        #expect(check.terminationStatus == 0)
    }

    @Test("Kitchen files and new recipes do not follow links that lead out of the cookbook")
    func links() throws {
        try folder.write("alias ls=ls\n", to: ".bashrc")
        try folder.makeFolder("outside")
        try folder.makeFolder("Book")
        try folder.link("Book/.shopping-list", to: "../.bashrc")
        try folder.link("Book/config", to: "../outside")
        try folder.link("Book/Soups", to: "../outside")
        try folder.write("soup", to: "Book/a.cook")
        let kitchen = KitchenFolder(path: folder["Book"])
        #expect(throws: EditingError.self) { try kitchen.update(".shopping-list") { $0 + Array("./a\n".utf8) } }
        #expect(throws: EditingError.self) { try kitchen.update("config/pantry.conf") { $0 + Array("[x]\n".utf8) } }
        let files = CookbookFiles()
        #expect(throws: EditingError.self) {
            try files.create(
                title: "New", fileExtension: "cook", in: folder["Book/Soups"], of: folder["Book"], text: "new")
        }
        #expect(throws: EditingError.self) {
            try files.move(folder["Book/a.cook"], toFolder: folder["Book/Soups"], of: folder["Book"])
        }
        #expect(try String(contentsOfFile: folder[".bashrc"], encoding: .utf8) == "alias ls=ls\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder["outside"]).isEmpty)
    }

    @Test("A link that stays in the cookbook is followed")
    func innerLinks() throws {
        try folder.makeFolder("Book/lists")
        try folder.write("one\n", to: "Book/lists/week")
        try folder.link("Book/.shopping-list", to: "lists/week")
        try KitchenFolder(path: folder["Book"]).update(".shopping-list") { $0 + Array("two\n".utf8) }
        #expect(try String(contentsOfFile: folder["Book/lists/week"], encoding: .utf8) == "one\ntwo\n")
    }
}
