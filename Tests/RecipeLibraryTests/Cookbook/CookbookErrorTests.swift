import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Errors of files that cannot be opened")
struct CookbookErrorTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func failure(opening name: String) -> CookbookError? {
        do throws(CookbookError) {
            _ = try Cookbook(paths: [folder[name]])
            return nil
        } catch {
            return error
        }
    }

    private func failure(loading name: String) throws -> CookbookError? {
        let cookbook = try Cookbook(paths: [folder.path])
        do throws(CookbookError) {
            _ = try cookbook.load(RecipeID(path: folder[name]))
            return nil
        } catch {
            return error
        }
    }

    @Test("A path that does not exist has an error that names it")
    func missingPath() throws {
        let error = try #require(failure(opening: "Nothing"))
        #expect(error.category == .noInput)
        #expect(error.category.exitStatus == 66)
        #expect(error.description == "\(folder["Nothing"]): there is no such file or folder; check the path.")
    }

    @Test(
        "A system error has a message",
        arguments: [ENOTCONN, EINVAL, ESTALE, ENOMEM, ENOENT, EIO, ETIMEDOUT] as [Int32])
    func words(number: Int32) {
        let message = SystemError.error(number, at: "Soup.cook").description
        #expect(!message.contains(/\d/) && message.contains(" "), "\(message)")
        #expect(SystemError.words(for: EINVAL) == "invalid argument")
    }

    @Test("A pipe is refused immediately: as a path, in a folder, and when it is loaded")
    func pipe() throws {
        #expect(mkfifo(folder["Pipe.cook"], 0o600) == 0)
        #expect(try promptly { failure(opening: "Pipe.cook") }?.category == .noInput)
        let scan = try promptly { Result { try Cookbook(paths: [folder.path]).scanAll() } }.get()
        #expect(scan.recipes.isEmpty)
        #expect(scan.unreadable.map(\.id.path) == [folder["Pipe.cook"]])
        let loading = try promptly { Result { try failure(loading: "Pipe.cook") } }.get()
        #expect(loading?.description.contains("neither a file nor a folder") == true)
    }

    /// Returns the result of a function that never returns if it opens a pipe. The test fails after a minute.
    private func promptly<Value: Sendable>(_ work: @escaping @Sendable () -> Value) throws -> Value {
        try #require(Timeout.result(within: .seconds(60), work))
    }

    @Test("A device has an error")
    func device() {
        #expect(throws: CookbookError.self) { try Cookbook(paths: ["/dev/null"]) }
    }

    @Test("The start of a folder cannot be read as a file")
    func startOfFolder() {
        #expect(throws: CookbookError.self) { try RecipeFile.start(ofFileAt: folder.path) }
    }

    @Test("A check reports a named file without a recipe as an error, and such a file of a folder only on request")
    func checkedWithoutRecipe() throws {
        try folder.write("Just words.\n", to: "Notes.md")
        func check(_ path: String) throws -> (
            category: CookbookError.Category?, severities: [Diagnostic.Severity], leftOut: Int
        ) {
            var severities: [Diagnostic.Severity] = []
            var leftOut = 0
            let category = try Cookbook(paths: [path]).check(
                { severities.append($0.severity) }, leftOut: { _ in leftOut += 1 })
            return (category, severities, leftOut)
        }
        let named = try check(folder["Notes.md"])
        #expect(named.category == .badData && named.severities == [.error] && named.leftOut == 0)
        let unnamed = try check(folder.path)
        #expect(unnamed.category == nil && unnamed.severities.isEmpty && unnamed.leftOut == 1)
    }

    @Test("A file of an unknown kind names the kinds that are known")
    func unknownKind() throws {
        try folder.write("x", to: "Photo.jpeg")
        let error = try #require(failure(opening: "Photo.jpeg"))
        #expect(error.category == .badData)
        #expect(error.description.contains(".cook"))
        #expect(try failure(loading: "Photo.jpeg")?.category == .badData)
    }

    @Test("A folder without recipes has an error that names it", arguments: [[], ["Photo.jpeg"]])
    func folderWithoutRecipes(files: [String]) throws {
        for file in files { try folder.write("x", to: file) }
        let cookbook = try Cookbook(paths: [folder.path])
        let error = try #require(cookbook.scanAll().error)
        #expect(error.category == .noInput)
        #expect(error.diagnostic.location.file == folder.path)
        #expect(error.description.contains("holds no recipes"))
    }

    @Test("Bytes that are not UTF-8 have an error with the line and column of the first invalid byte")
    func notUTF8() throws {
        try folder.write(Array("Ciabatta\r\nCrème br".utf8) + [0xFB] + Array("lée".utf8), to: "Latin.cook")
        let error = try #require(try failure(loading: "Latin.cook"))
        #expect(error.category == .badData)
        #expect(error.diagnostic.location == SourceLocation(file: folder["Latin.cook"], line: 2, column: 9))
        #expect(error.diagnostic.message.contains("0xFB"))
        let scan = try Cookbook(paths: [folder.path]).scanAll()
        #expect(scan.unreadable == [error.unreadableRecipe])
    }

    @Test(
        "Invalid UTF-8 is reported with its offset",
        arguments: [
            ([0x80], 0), ([0x61, 0xC0, 0x80], 1), ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0),
            ([0xF4, 0x90, 0x80, 0x80], 0), ([0x61, 0xE2, 0x82], 1), ([0xF0, 0x9F, 0x8D, 0x2E], 0), ([0xFF], 0),
            (Array("12345678".utf8) + [0xC3], 8),
        ] as [([UInt8], Int)])
    func invalidUTF8(bytes: [UInt8], offset: Int) {
        #expect(bytes.withUnsafeBytes { TextDecoding.firstInvalidUTF8($0) } == offset)
    }

    @Test(
        "Valid UTF-8 is read unchanged",
        arguments: ["", "a", "Crème brûlée", "麻婆豆腐", "🍋‍🟩 12345678 é", "\u{10FFFF}"])
    func validUTF8(text: String) throws {
        #expect(try TextDecoding.utf8(of: Array(text.utf8), file: "x") == Array(text.utf8))
    }

    @Test("A UTF-8 byte order mark is not part of the text")
    func byteOrderMark() throws {
        #expect(try TextDecoding.utf8(of: [0xEF, 0xBB, 0xBF, 0x61], file: "x") == [0x61])
    }

    @Test(
        "UTF-16 is named in the error",
        arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61], [0x61, 0x00, 0x62, 0x00]] as [[UInt8]])
    func utf16(bytes: [UInt8]) throws {
        try folder.write(bytes, to: "Notes.cook")
        let error = try #require(try failure(loading: "Notes.cook"))
        #expect(error.description.contains("UTF-16"))
        #expect(error.category == .badData)
    }

    @Test("A file of more than 16 MB is not read")
    func tooLarge() throws {
        try folder.write("", to: "Huge.cook")
        #expect(truncate(folder["Huge.cook"], off_t(FormatRegistry.defaultSizeLimit) + 1) == 0)
        let error = try #require(try failure(loading: "Huge.cook"))
        #expect(error.category == .badData)
        #expect(error.description.contains("16 MB"))
    }

    @Test("Loading a file that disappeared throws an error, and a scan no longer lists it")
    func vanished() throws {
        try folder.write("x", to: "Here.cook")
        let cookbook = try Cookbook(paths: [folder.path])
        let id = try #require(cookbook.scanAll().recipes.first?.id)
        try FileManager.default.removeItem(atPath: id.path)
        #expect(throws: CookbookError.self) { try cookbook.load(id) }
        let rest = try Cookbook(paths: [folder.path]).scanAll()
        #expect(rest.recipes.isEmpty)
    }

    @Test("A folder without read permission has a note, and a file without it is unreadable", .asOrdinaryUser)
    func noPermission() throws {
        try folder.write("x", to: "Secret/Pie.cook")
        try folder.write("x", to: "Locked.cook")
        try folder.setPermissions(0, of: "Secret")
        try folder.setPermissions(0, of: "Locked.cook")
        defer { try? folder.setPermissions(0o700, of: "Secret") }
        let scan = try Cookbook(paths: [folder.path]).scanAll()
        #expect(scan.unreadable.map(\.id.path) == [folder["Locked.cook"]])
        #expect(scan.unreadable.map(\.category) == [.noInput])
        #expect(scan.warnings.map(\.location.file) == [folder["Secret"]])
    }

    @Test("A file whose name is not UTF-8 is skipped with a note")
    func nameIsNotUTF8() throws {
        let name = Array(folder["Cr"].utf8CString.dropLast()) + [CChar(bitPattern: 0xE8), 0x6D, 0x65, 0]
        let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
        guard descriptor >= 0 else { return }  // Some file systems take no such name.
        close(descriptor)
        let scan = try Cookbook(paths: [folder.path]).scanAll()
        #expect(scan.warnings.count == 1)
        #expect(scan.error != nil)
    }

    @Test("Checking reports diagnostics in file order and returns their category")
    func check() throws {
        try folder.write([0x61, 0xFF], to: "Bad.cook")
        try folder.write("", to: "Empty.cook")
        try folder.write("Boil.", to: "Good.cook")
        var reports: [String] = []
        let category = try Cookbook(paths: [folder.path]).check { reports.append($0.description) }
        #expect(category == .badData)
        #expect(
            reports == [
                "\(folder["Bad.cook"]):1:2: error: the byte 0xFF is not UTF-8; save the file as UTF-8.",
                "\(folder["Empty.cook"]): warning: the file is empty; write the recipe into it or remove it.",
            ])
    }
}
