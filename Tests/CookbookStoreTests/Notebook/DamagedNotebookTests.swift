import Foundation
import GRDB
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("A damaged notebook")
struct DamagedNotebookTests {
    private static let recipes = 400

    /// Creates a closed notebook of several pages.
    private func filled() throws -> NotebookFixture {
        let fixture = try NotebookFixture()
        let notebook = fixture.notebook()
        let state = (0..<Self.recipes).map { number in
            """
            {"title": "Recipe \(number)", "path": "\(fixture.folder["Cookbook"])/\(number).cook", "note": "note \(number)",
             "changed": "2026-11-21T19:02:03Z", "cooked": [{"on": "2026-11-20"}], "ticks": ["step 1: Boil"]}
            """
        }.joined(separator: ",")
        let text = "{\"format\": \"recipes-state\", \"version\": 1, \"recipes\": [\(state)]}"
        #expect(try notebook.importState(Array(text.utf8), file: "state").new == Self.recipes)
        try notebook.state.withLock { try $0.queue?.close() }
        return fixture
    }

    private func bytes(_ fixture: NotebookFixture) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: fixture.path)))
    }

    private func damage(_ fixture: NotebookFixture, _ change: (inout [UInt8]) -> Void) throws {
        var bytes = try bytes(fixture)
        change(&bytes)
        try Data(bytes).write(to: URL(fileURLWithPath: fixture.path))
    }

    /// Reads and writes as the browser does, and checks the files beside the notebook.
    private func expectRescue(_ fixture: NotebookFixture, saved: ClosedRange<Int>) throws {
        let damaged = try bytes(fixture)
        let notebook = fixture.notebook()
        _ = try notebook.marks(in: fixture.cookbook)
        try notebook.apply([.favourite(true)], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        let notice = try #require(notebook.takeNotice())
        #expect(notice.contains("damaged") && !notice.contains("\n"))
        #expect(notebook.takeNotice() == nil)
        let kept = try notebook.marks(in: fixture.cookbook).all.count { $0.lastCooked != nil || !$0.isFavourite }
        #expect(saved.contains(kept), "\(kept) recipes were saved")
        #expect(notice.contains("on \(kept) recipes"))
        let aside = try #require(fixture.filesOfNotebook.first { $0.contains("damaged-\(CalendarDay.today).sqlite") })
        let left = try Data(contentsOf: URL(fileURLWithPath: fixture.folder["data/recipes/\(aside)"]))
        #expect(Array(left) == damaged, "what was damaged is left as it was")
        // The new notebook is valid at the next start.
        let again = fixture.notebook()
        #expect(try again.entry(of: fixture.fingerprint("Pie.cook"), in: fixture.cookbook).isFavourite)
        #expect(again.takeNotice() == nil)
    }

    @Test("A notebook with an overwritten header is renamed and replaced")
    func overwrittenHeader() throws {
        let fixture = try filled()
        try damage(fixture) { bytes in
            for index in 0..<200 { bytes[index] = 0x41 }
        }
        try expectRescue(fixture, saved: 0...0)
    }

    @Test("A partly overwritten notebook is renamed, and its readable entries are kept")
    func overwrittenPage() throws {
        let fixture = try filled()
        let path = fixture.path
        // Finds a page in the middle of the table of recipes.
        let page = try DatabaseQueue(path: path).read { db in
            try Int.fetchAll(
                db, sql: "SELECT pageno FROM dbstat WHERE name = 'recipe' AND pagetype = 'leaf' ORDER BY path")
        }
        let middle = page[page.count / 2]
        try damage(fixture) { bytes in
            for index in ((middle - 1) * 4096)..<(middle * 4096) { bytes[index] = 0xFF }
        }
        try expectRescue(fixture, saved: 200...399)
    }

    @Test("A truncated notebook is renamed, and its readable entries are kept")
    func truncated() throws {
        let fixture = try filled()
        try damage(fixture) { $0.removeLast($0.count / 2) }
        try expectRescue(fixture, saved: 0...399)
    }

    @Test("An empty notebook file is initialized")
    func zeroBytes() throws {
        let fixture = try filled()
        try damage(fixture) { $0 = [] }
        let notebook = fixture.notebook()
        #expect(try notebook.marks(in: fixture.cookbook).isEmpty)
        try notebook.apply([.rating(2)], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        #expect(try fixture.notebook().entry(of: fixture.fingerprint("Pie.cook"), in: fixture.cookbook).rating == 2)
    }

    @Test("A notebook of a newer version is refused and not changed")
    func newer() throws {
        let fixture = try filled()
        let queue = try DatabaseQueue(path: fixture.path)
        try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('later')") }
        try queue.close()
        let before = try bytes(fixture)
        let reading = #expect(throws: NotebookError.self) { try fixture.notebook().marks(in: fixture.cookbook) }
        #expect(reading?.kind == .newer)
        let pie = try fixture.fingerprint("Pie.cook")
        let writing = #expect(throws: NotebookError.self) {
            try fixture.notebook().apply([.rating(2)], to: pie, in: fixture.cookbook)
        }
        #expect(writing?.kind == .newer)
        #expect(try bytes(fixture) == before)
    }

    @Test("Another program's database is refused and not changed")
    func foreign() throws {
        let fixture = try NotebookFixture()
        try fixture.folder.makeFolder("data/recipes")
        let queue = try DatabaseQueue(path: fixture.path)
        try queue.write { try $0.execute(sql: "CREATE TABLE songs (title TEXT)") }
        try queue.close()
        let pie = try fixture.fingerprint("Pie.cook")
        let error = #expect(throws: NotebookError.self) {
            try fixture.notebook().apply([.rating(2)], to: pie, in: fixture.cookbook)
        }
        #expect(error?.kind == .foreign)
        #expect(try DatabaseQueue(path: fixture.path).read { try $0.tableExists("songs") })
    }

    @Test("A full disk is reported and earlier entries remain")
    func diskFull() throws {
        let fixture = try filled()
        let notebook = fixture.notebook()
        let pie = try fixture.fingerprint("Pie.cook")
        try notebook.apply([.rating(1)], to: pie, in: fixture.cookbook)
        try notebook.state.withLock { state in
            try state.queue?.writeWithoutTransaction { db in
                let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
                try db.execute(sql: "PRAGMA max_page_count = \(pages)")
            }
        }
        let error = #expect(throws: NotebookError.self) {
            try notebook.apply(
                [.rating(5), .note(String(repeating: "long ", count: 20_000))], to: pie, in: fixture.cookbook)
        }
        #expect(error?.kind == .cannotWrite && error?.message.contains("full") == true)
        #expect(try notebook.entry(of: pie, in: fixture.cookbook).rating == 1)
        #expect(try fixture.notebook().marks(in: fixture.cookbook).all.count { _ in true } == Self.recipes + 1)
    }

    @Test("A notebook whose folder cannot be created throws an error")
    func noFolder() throws {
        let fixture = try NotebookFixture()
        try fixture.folder.write("a file", to: "data")
        #expect(try fixture.notebook().marks(in: fixture.cookbook).isEmpty)
        let pie = try fixture.fingerprint("Pie.cook")
        let error = #expect(throws: NotebookError.self) {
            try fixture.notebook().apply([.rating(5)], to: pie, in: fixture.cookbook)
        }
        #expect(error?.kind == .cannotWrite)
    }

    @Test("A read-only notebook can be read", .asOrdinaryUser)
    func readOnly() throws {
        let fixture = try filled()
        try fixture.folder.setPermissions(0o444, of: "data/recipes/notebook.sqlite")
        try fixture.folder.setPermissions(0o555, of: "data/recipes")
        defer { try? fixture.folder.setPermissions(0o755, of: "data/recipes") }
        let notebook = fixture.notebook()
        #expect(try notebook.marks(in: fixture.cookbook).all.count { _ in true } == Self.recipes)
        let pie = try fixture.fingerprint("Pie.cook")
        let error = #expect(throws: NotebookError.self) {
            try notebook.apply([.rating(5)], to: pie, in: fixture.cookbook)
        }
        #expect(error?.kind == .cannotWrite)
    }
}
