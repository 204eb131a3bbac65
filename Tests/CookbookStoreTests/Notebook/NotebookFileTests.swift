import Foundation
import GRDB
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The notebook's file")
struct NotebookFileTests {
    private func mode(_ path: String) throws -> Int {
        var status = stat()
        try #require(stat(path, &status) == 0, "\(path)")
        return Int(status.st_mode & 0o777)
    }

    /// Returns the note in a copy of only the database file, which is made while the notebook is open.
    private func noteInCopy(_ fixture: NotebookFixture) throws -> String? {
        let copy = fixture.folder["copy-\(UUID().uuidString).sqlite"]
        try FileManager.default.copyItem(atPath: fixture.path, toPath: copy)
        return try DatabaseQueue(path: copy).read { try String.fetchOne($0, sql: "SELECT note FROM recipe") }
    }

    @Test("The notebook's file contains every change at once, so that a copy is complete")
    func copy() throws {
        let fixture = try NotebookFixture()
        let notebook = fixture.notebook()
        for note in ["Less salt.", "More leek.", ""] {
            try notebook.apply([.note(note), .rating(3)], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
            #expect(try noteInCopy(fixture) == note)
        }
        #expect(fixture.filesOfNotebook == ["notebook.sqlite"])
    }

    @Test("A notebook of an earlier version with a write-ahead log is converted to one file")
    func earlierVersion() throws {
        let fixture = try NotebookFixture()
        try fixture.notebook().apply([.note("old")], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        try leaveChangesBeside(fixture, note: "beside")
        #expect(fixture.filesOfNotebook.contains("notebook.sqlite-wal"))
        #expect(try noteInCopy(fixture) == "old")
        let notebook = fixture.notebook()
        #expect(try notebook.entry(of: fixture.fingerprint("Pie.cook"), in: fixture.cookbook).note == "beside")
        #expect(try noteInCopy(fixture) == "beside")
        #expect(fixture.filesOfNotebook == ["notebook.sqlite"])
    }

    @Test("A notebook of an earlier version that another program has open is not converted")
    func earlierVersionInUse() throws {
        let fixture = try NotebookFixture()
        let pie = try fixture.fingerprint("Pie.cook")
        try fixture.notebook().apply([.note("old")], to: pie, in: fixture.cookbook)
        let other = try DatabaseQueue(path: fixture.path)
        try other.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
        try other.write { try $0.execute(sql: "UPDATE recipe SET note = 'beside'") }
        let notebook = fixture.notebook()
        #expect(try notebook.entry(of: pie, in: fixture.cookbook).note == "beside")
        try notebook.apply([.rating(2)], to: pie, in: fixture.cookbook)
        #expect(try other.read { try Int.fetchOne($0, sql: "SELECT rating FROM recipe") } == 2)
        try other.close()
    }

    /// Leaves a database like that of a killed program: the last change is in the write-ahead log.
    private func leaveChangesBeside(_ fixture: NotebookFixture, note: String) throws {
        let queue = try DatabaseQueue(path: fixture.path)
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
        try queue.write { try $0.execute(sql: "UPDATE recipe SET note = ?", arguments: [note]) }
        let files = ["", "-wal"].map { fixture.path + $0 }
        let bytes = try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        try queue.close()
        for (file, content) in zip(files, bytes) { try content.write(to: URL(fileURLWithPath: file)) }
    }

    @Test("Only the user may read the notebook, its journal and its folder")
    func permissions() throws {
        let fixture = try NotebookFixture()
        let notebook = fixture.notebook()
        try notebook.apply([.note("mine")], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        #expect(try mode(fixture.path) == 0o600)
        #expect(try mode(fixture.folder["data/recipes"]) == 0o700)
        #expect(try mode(fixture.folder["data"]) == 0o700)
        // The journal exists only during a change.
        try notebook.write { db in
            try db.execute(sql: "UPDATE recipe SET note = 'other'")
            #expect(try mode(fixture.path + "-journal") == 0o600)
        }
    }

    @Test("Only the user may read a notebook that replaces a damaged one")
    func permissionsAfterDamage() throws {
        let fixture = try NotebookFixture()
        try fixture.notebook().apply([.note("mine")], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        try Data(repeating: 0x41, count: 9000).write(to: URL(fileURLWithPath: fixture.path))
        try fixture.notebook().apply([.note("new")], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        #expect(try mode(fixture.path) == 0o600)
    }

    @Test("An existing notebook keeps its permissions")
    func keptPermissions() throws {
        let fixture = try NotebookFixture()
        try fixture.notebook().apply([.note("mine")], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        try fixture.folder.setPermissions(0o640, of: "data/recipes/notebook.sqlite")
        try fixture.notebook().apply([.note("ours")], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        #expect(try mode(fixture.path) == 0o640)
    }

    @Test("A change of the notebook synchronizes the file and its folder")
    func synchronous() throws {
        let fixture = try NotebookFixture()
        let notebook = fixture.notebook()
        try notebook.apply([.note("mine")], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        let extra = 3
        #expect(try notebook.read { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == .some(extra))
    }

    @Test("Without HOME and XDG_DATA_HOME the notebook is empty and a change throws an error")
    func noPlace() throws {
        let fixture = try NotebookFixture()
        let notebook = Notebook.personal { _ in nil }
        #expect(notebook.isWithoutPath)
        #expect(try notebook.marks(in: fixture.cookbook).isEmpty)
        let pie = try fixture.fingerprint("Pie.cook")
        #expect(try notebook.entry(of: pie, in: fixture.cookbook).isEmpty)
        let error = #expect(throws: NotebookError.self) {
            try notebook.apply([.note("mine")], to: pie, in: fixture.cookbook)
        }
        #expect(error?.kind == .cannotWrite)
        #expect(error?.message == "HOME and XDG_DATA_HOME are unset.")
        #expect(!Notebook.personal { $0 == "HOME" ? fixture.folder.path : nil }.isWithoutPath)
        #expect(!Notebook(path: nil).isWithoutPath)
    }
}
