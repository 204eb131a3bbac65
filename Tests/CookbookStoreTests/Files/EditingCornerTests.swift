import Foundation
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Corners of edited files")
struct EditingCornerTests {
    private let folder: TemporaryFolder
    private let files: CookbookFiles

    init() throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        files = CookbookFiles(trash: Trash { $0 == "XDG_DATA_HOME" ? folder["data"] : nil })
        try folder.makeFolder("Book")
    }

    private func names(_ name: String = "Book") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder[name]).sorted()
    }

    private func text(_ name: String) -> String? { try? String(contentsOfFile: folder[name], encoding: .utf8) }

    @Test(arguments: [
        ("/a/b.cook", "/a", "b.cook", "cook"), ("b.cook", ".", "b.cook", "cook"), ("/b", "/", "b", ""),
        ("/a.b/c", "/a.b", "c", ""), ("a/.cook", "a", ".cook", ""), ("a/b.c.md", "a", "b.c.md", "md"),
        ("a/", "a", "", ""),
        ("a/b.", "a", "b.", ""),
    ])
    func `a path has a folder, a name and an extension`(path: String, parent: String, name: String, ending: String) {
        #expect(FilePath.folder(of: path) == parent && FilePath.name(of: path) == name)
        #expect(FilePath.fileExtension(of: path) == ending)
        #expect(FilePath.path(parent, name) == path)
    }

    @Test func `an editing error names the file and says what to do`() {
        let path = "/a/Soup.cook"
        #expect(EditingError.changed(path).message == "“Soup.cook” was changed by another program meanwhile.")
        #expect(EditingError.gone(path).message == "“Soup.cook” was moved or deleted by another program meanwhile.")
        #expect(EditingError.taken(path).message == "There is already a file “Soup.cook”; choose another name.")
        for (number, words) in [
            (EACCES, "permissions of its folder"), (EPERM, "permissions of its folder"), (EROFS, "read-only"),
            (ENOSPC, "disk is full"), (EDQUOT, "disk is full"), (ENAMETOOLONG, "too long"),
            (ENOENT, "not there any more"),
            (ENOTDIR, "not there any more"), (EIO, "the disk failed"), (EMFILE, "too many open files"),
        ] {
            let message = EditingError.system(number, path, "moved").message
            #expect(message.hasPrefix("“Soup.cook” could not be moved: ") && message.contains(words), "\(message)")
        }
        #expect(EditingError.name("Soup.cook") == "Soup.cook" && EditingError.name("/") == "/")
    }

    @Test func `a change has a size, a path, and the new path of a moved file`() {
        let edit = CookbookFiles.Change.edited(path: "a", from: [1, 2], to: [3])
        let move = CookbookFiles.Change.moved([.init(from: "a", to: "b"), .init(from: "a.jpg", to: "b.jpg")])
        let created = CookbookFiles.Change.created(path: "c", content: [1, 2, 3, 4])
        #expect(edit.size == 3 && move.size == 0 && created.size == 4)
        #expect(CookbookFiles.Change.several([edit, move, created]).size == 7)
        #expect(edit.path == "a" && move.path == "b" && created.path == "c")
        #expect(CookbookFiles.Change.restored(path: "d").path == "d" && CookbookFiles.Change.trashed([]).path == nil)
        #expect(CookbookFiles.Change.several([edit, move]).path == "b" && CookbookFiles.Change.several([]).path == nil)
        #expect(move.newPath(of: "a.jpg") == "b.jpg" && move.newPath(of: "b") == nil && edit.newPath(of: "a") == nil)
        #expect(CookbookFiles.Change.several([edit, move]).newPath(of: "a") == "b")
    }

    @Test func `a deleted recipe takes its pictures along, and undo and redo move all of them`() throws {
        for name in ["Soup.cook", "Soup.jpg", "Soup.1.png", "Soup 2.cook", "Soup 2.jpg", "Soups.jpg"] {
            try folder.write(name, to: "Book/\(name)")
        }
        let deleted = try files.delete(folder["Book/Soup.cook"])
        #expect(try names() == ["Soup 2.cook", "Soup 2.jpg", "Soups.jpg"])
        let restored = try files.undo(deleted)
        #expect(try names().count == 6 && text("Book/Soup.1.png") == "Soup.1.png")
        #expect(restored.path == folder["Book/Soup.cook"])
        _ = try files.undo(restored)
        #expect(try names() == ["Soup 2.cook", "Soup 2.jpg", "Soups.jpg"])
    }

    @Test func `a deletion that cannot be undone as a whole is not undone in part`() throws {
        for name in ["Soup.cook", "Soup.jpg"] { try folder.write(name, to: "Book/\(name)") }
        let deleted = try files.delete(folder["Book/Soup.cook"])
        try folder.write("other", to: "Book/Soup.jpg")
        #expect(throws: EditingError.taken(folder["Book/Soup.jpg"])) { try files.undo(deleted) }
        #expect(try names() == ["Soup.jpg"] && text("Book/Soup.jpg") == "other")
    }

    @Test func `several changes are undone from the last to the first, all or none`() throws {
        try folder.write("a", to: "Book/A.cook")
        let moved = try #require(try files.rename(folder["Book/A.cook"], toTitle: "B"))
        let edited = try files.edit(folder["Book/B.cook"], from: Array("a".utf8), to: Array("b".utf8))
        try folder.write("in the way", to: "Book/A.cook")
        #expect(throws: EditingError.taken(folder["Book/A.cook"])) { try files.undo(.several([moved, edited])) }
        #expect(text("Book/B.cook") == "b", "the edit is there again")
        try FileManager.default.removeItem(atPath: folder["Book/A.cook"])
        let undone = try files.undo(.several([moved, edited]))
        #expect(try names() == ["A.cook"] && text("Book/A.cook") == "a")
        _ = try files.undo(undone)
        #expect(try names() == ["B.cook"] && text("Book/B.cook") == "b")
    }

    @Test func `a rename to the same name changes nothing, and a file without an extension keeps none`() throws {
        try folder.write("a", to: "Book/A.cook")
        try folder.write("b", to: "Book/B")
        #expect(try files.rename(folder["Book/A.cook"], toTitle: "A") == nil)
        #expect(try files.move(folder["Book/A.cook"], toFolder: folder["Book"], of: folder["Book"]) == nil)
        #expect(try files.rename(folder["Book/B"], toTitle: "C")?.path == folder["Book/C"])
        #expect(throws: EditingError.self) { try files.rename(folder["Book/none.cook"], toTitle: "D") }
        #expect(throws: EditingError.self) {
            try files.move(folder["Book/C"], toFolder: folder["Book/x/y"], of: folder["Book"])
        }
        #expect(try names() == ["A.cook", "C"])
    }

    @Test func `only a created file can be discarded`() throws {
        try folder.write("a", to: "Book/A.cook")
        let edit = try files.edit(folder["Book/A.cook"], from: Array("a".utf8), to: Array("b".utf8))
        #expect(try !files.discard(edit) && text("Book/A.cook") == "b")
        #expect(try !files.discard(.restored(path: folder["Book/A.cook"])) && text("Book/A.cook") == "b")
    }

    @Test func `a failed rename of a title brings the old name back`() throws {
        let old = "---\ntitle: Soup\n---\nBoil.\n"
        try folder.write(old, to: "Book/Soup.cook")
        let folder = folder
        let files = CookbookFiles { path, _ in try? folder.write("theirs", to: "Book/Broth.cook") }
        #expect(throws: EditingError.self) { try files.rename(folder["Book/Soup.cook"], toRecipeTitle: "Broth") }
        #expect(try names() == ["Soup.cook"] && text("Book/Soup.cook") == "theirs")
    }

    @Test func `many files of one name in the trash are numbered before the extension`() throws {
        let trash = Trash { [folder] in $0 == "XDG_DATA_HOME" ? folder["data"] : nil }
        for text in ["1", "2", "3"] {
            try folder.write(text, to: "Book/A.cook")
            try folder.write(text, to: "Book/plain")
            _ = try trash.put(folder["Book/A.cook"])
            _ = try trash.put(folder["Book/plain"])
        }
        #expect(try names("data/Trash/files") == ["A 2.cook", "A 3.cook", "A.cook", "plain", "plain 2", "plain 3"])
        #expect(text("data/Trash/files/A 3.cook") == "3" && text("data/Trash/files/plain 2") == "2")
    }
}
