import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Editing the files of a cookbook")
struct CookbookFilesTests {
    private let folder: TemporaryFolder
    private let files: CookbookFiles

    init() throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        files = CookbookFiles(trash: Trash { $0 == "XDG_DATA_HOME" ? folder["data"] : nil })
        try folder.makeFolder("Book")
    }

    private func text(_ name: String) -> String? { try? String(contentsOfFile: folder[name], encoding: .utf8) }

    private func names(_ name: String = "Book") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder[name]).sorted()
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    // MARK: - Content

    @Test("An edit replaces a file as a whole, keeps its mode, leaves no draft, and can be undone")
    func edit() throws {
        try folder.write("old", to: "Book/Soup.cook")
        try folder.setPermissions(0o640, of: "Book/Soup.cook")
        let change = try files.edit(folder["Book/Soup.cook"], from: bytes("old"), to: bytes("new"))
        #expect(text("Book/Soup.cook") == "new")
        let mode = try FileManager.default.attributesOfItem(atPath: folder["Book/Soup.cook"])[.posixPermissions]
        #expect(mode as? Int == 0o640)
        #expect(try names() == ["Soup.cook"])
        let undone = try files.undo(change)
        #expect(text("Book/Soup.cook") == "old")
        _ = try files.undo(undone)
        #expect(text("Book/Soup.cook") == "new")
    }

    @Test("An edit through a symbolic link changes the file that it leads to, and the link stays")
    func link() throws {
        try folder.write("old", to: "elsewhere/Soup.cook")
        try folder.link("Book/Soup.cook", to: folder["elsewhere/Soup.cook"])
        _ = try files.edit(folder["Book/Soup.cook"], from: bytes("old"), to: bytes("new"))
        #expect(text("elsewhere/Soup.cook") == "new")
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder["Book/Soup.cook"])
        #expect(link == folder["elsewhere/Soup.cook"])
    }

    @Test("A file that another program changed is not edited, and its edit is not undone")
    func changedMeanwhile() throws {
        try folder.write("old", to: "Book/Soup.cook")
        let path = folder["Book/Soup.cook"]
        let change = try files.edit(path, from: bytes("old"), to: bytes("new"))
        try folder.write("theirs", to: "Book/Soup.cook")
        #expect(throws: EditingError.changed(path)) { try files.edit(path, from: bytes("new"), to: bytes("mine")) }
        #expect(throws: EditingError.changed(path)) { try files.undo(change) }
        #expect(text("Book/Soup.cook") == "theirs")
        try FileManager.default.removeItem(atPath: path)
        #expect(throws: EditingError.gone(path)) { try files.edit(path, from: bytes("new"), to: bytes("mine")) }
        #expect(try names() == [])
        let written = try files.writeAgain(path, bytes("mine"))
        #expect(text("Book/Soup.cook") == "mine")
        #expect(throws: EditingError.taken(path)) { try files.writeAgain(path, bytes("again")) }
        _ = try files.undo(written)
        #expect(try names() == [])
    }

    @Test("The text of a file is kept before it is replaced")
    func keeps() throws {
        try folder.write("old", to: "Book/Soup.cook")
        let path = folder["Book/Soup.cook"]
        let kept = Mutex<[String]>([])
        let files = CookbookFiles { path, content in
            let file = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            kept.withLock { $0.append("\(String(decoding: content, as: UTF8.self)) while the file is \(file)") }
        }
        _ = try files.edit(path, from: bytes("old"), to: bytes("new"))
        #expect(kept.withLock { $0 } == ["old while the file is old"])
    }

    @Test("A full disk is reported with the name of the file, which keeps its text", .enabled(if: FullDisk.isPossible))
    func fullDisk() throws {
        let error = EditingError.system(ENOSPC, "/a/Soup.cook", "saved")
        #expect(error.message == "“Soup.cook” could not be saved: the disk is full; make room and try again.")
        let disk = try FullDisk(folder["Disk"])
        defer { disk.close() }
        let path = folder["Disk/Soup.cook"]
        try Data("old".utf8).write(to: URL(filePath: path))
        let large = [UInt8](repeating: 0x41, count: 4 << 20)
        #expect(throws: EditingError.system(ENOSPC, path, "saved")) {
            try files.edit(path, from: bytes("old"), to: large)
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder["Disk"]) == ["Soup.cook"])
    }

    @Test("A read-only file and a read-only folder are reported", .asOrdinaryUser)
    func readOnly() throws {
        try folder.write("old", to: "Book/Soup.cook")
        try folder.setPermissions(0o444, of: "Book/Soup.cook")
        let path = folder["Book/Soup.cook"]
        let edit = { try self.files.edit(path, from: self.bytes("old"), to: self.bytes("new")) }
        #expect(throws: EditingError.self) { try edit() }
        try folder.setPermissions(0o644, of: "Book/Soup.cook")
        try folder.setPermissions(0o555, of: "Book")
        #expect(throws: EditingError.self) { try edit() }
        #expect(throws: EditingError.self) { try files.delete(path) }
        try folder.setPermissions(0o755, of: "Book")
        #expect(text("Book/Soup.cook") == "old")
    }

    // MARK: - Names

    @Test("A new file never replaces another one, and is removed only if it is unchanged")
    func create() throws {
        let book = folder["Book"]
        let first = try files.create(title: "Fish/Chips", fileExtension: "cook", in: book, of: book, text: "a")
        let second = try files.create(title: "Fish Chips", fileExtension: "cook", in: book, of: book, text: "b")
        #expect(try names() == ["Fish Chips 2.cook", "Fish Chips.cook"])
        #expect(text("Book/Fish Chips.cook") == "a")
        try folder.write("mine", to: "Book/Fish Chips.cook")
        #expect(try files.discard(first) == false)
        #expect(try files.discard(second))
        #expect(throws: EditingError.changed("\(book)/Fish Chips.cook")) { try files.undo(first) }
        #expect(try names() == ["Fish Chips.cook"])
    }

    @Test(
        "A renamed recipe has the title in its file and in the file's name, its pictures follow, and undo brings back all"
    )
    func rename() throws {
        let old = "---\ntitle: Soup # mine\n---\nBoil @leeks{}.\n"
        try folder.write(old, to: "Book/Soup.cook")
        try folder.write("1", to: "Book/Soup.jpg")
        try folder.write("2", to: "Book/Soup.1.jpg")
        let change = try #require(try files.rename(folder["Book/Soup.cook"], toRecipeTitle: "Leek: soup"))
        #expect(try names() == ["Leek soup.1.jpg", "Leek soup.cook", "Leek soup.jpg"])
        #expect(text("Book/Leek soup.cook") == old.replacing("Soup #", with: "\"Leek: soup\" #"))
        #expect(change.path == folder["Book/Leek soup.cook"])
        _ = try files.undo(change)
        #expect(try names() == ["Soup.1.jpg", "Soup.cook", "Soup.jpg"])
        #expect(text("Book/Soup.cook") == old)
    }

    @Test("A recipe without a title in its file gets one only if the file's name cannot say it")
    func renameUntitled() throws {
        try folder.write("Boil @leeks{}.\n", to: "Book/Soup.cook")
        _ = try files.rename(folder["Book/Soup.cook"], toRecipeTitle: "Leek soup")
        #expect(text("Book/Leek soup.cook") == "Boil @leeks{}.\n")
        _ = try files.rename(folder["Book/Leek soup.cook"], toRecipeTitle: "What?")
        #expect(text("Book/What.cook")?.hasPrefix("---\ntitle: \"What?\"\n---\n") == true)
    }

    @Test("A rename or a move to a taken name is refused, and nothing changes")
    func taken() throws {
        try folder.write("a", to: "Book/A.cook")
        try folder.write("b", to: "Book/B.cook")
        try folder.write("c", to: "Book/Sub/A.cook")
        #expect(throws: EditingError.taken(folder["Book/B.cook"])) {
            try files.rename(folder["Book/A.cook"], toRecipeTitle: "B")
        }
        #expect(throws: EditingError.taken(folder["Book/Sub/A.cook"])) {
            try files.move(folder["Book/A.cook"], toFolder: folder["Book/Sub"], of: folder["Book"])
        }
        try folder.write("p", to: "Book/C.jpg")
        try folder.write("q", to: "Book/A.jpg")
        #expect(throws: EditingError.taken(folder["Book/C.jpg"])) {
            try files.rename(folder["Book/A.cook"], toRecipeTitle: "C")
        }
        #expect(try names() == ["A.cook", "A.jpg", "B.cook", "C.jpg", "Sub"])
        #expect(text("Book/A.cook") == "a" && text("Book/B.cook") == "b" && text("Book/Sub/A.cook") == "c")
    }

    @Test("A move makes the folder, and undo refuses a name that was taken meanwhile")
    func move() throws {
        try folder.write("a", to: "Book/A.cook")
        let change = try #require(
            try files.move(folder["Book/A.cook"], toFolder: folder["Book/New"], of: folder["Book"]))
        #expect(text("Book/New/A.cook") == "a")
        #expect(change.newPath(of: folder["Book/A.cook"]) == folder["Book/New/A.cook"])
        try folder.write("other", to: "Book/A.cook")
        #expect(throws: EditingError.taken(folder["Book/A.cook"])) { try files.undo(change) }
        #expect(text("Book/New/A.cook") == "a" && text("Book/A.cook") == "other")
    }

    @Test("A name that differs only in case is another name, and a moved link stays a link")
    func caseAndLinks() throws {
        try folder.write("a", to: "Book/soup.cook")
        _ = try files.rename(folder["Book/soup.cook"], toRecipeTitle: "Soup")
        #expect(try names() == ["Soup.cook"])
        try folder.link("Book/Link.cook", to: "Soup.cook")
        _ = try files.rename(folder["Book/Link.cook"], toTitle: "Other")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["Book/Other.cook"]) == "Soup.cook")
    }

    @Test("Drafts of killed programs are removed with the next change in their folder")
    func drafts() throws {
        try folder.writeOld("half", to: "Book/.recipes-2147483646-1-7.tmp")
        try folder.write("old", to: "Book/Soup.cook")
        _ = try files.edit(folder["Book/Soup.cook"], from: bytes("old"), to: bytes("new"))
        #expect(try names() == ["Soup.cook"])
    }
}

/// A small file system, which a test can fill completely. Only root can mount one.
struct FullDisk {
    private let path: String

    static var isPossible: Bool {
        getuid() == 0 && FileManager.default.isExecutableFile(atPath: "/bin/mount") && canMount
    }

    private static let canMount: Bool = {
        let path = FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID().uuidString)").path
        guard let disk = try? FullDisk(path) else { return false }
        disk.close()
        try? FileManager.default.removeItem(atPath: path)
        return true
    }()

    init(_ path: String) throws {
        self.path = path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Self.run(["/bin/mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", path])
    }

    func close() { try? Self.run(["/bin/umount", path]) }

    private static func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: arguments[0])
        process.arguments = Array(arguments.dropFirst())
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw CocoaError(.fileWriteUnknown) }
    }
}

extension CookbookFilesTests {

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
        _ = try files.move(folder["Book/C"], toFolder: folder["Book/x/y"], of: folder["Book"])
        #expect(text("Book/x/y/C") == "b", "the folders are made")
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
