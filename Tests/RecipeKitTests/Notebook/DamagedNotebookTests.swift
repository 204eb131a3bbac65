import Foundation
import GRDB
import Testing

@testable import RecipeKit

@Suite("A notebook on a bad day")
struct DamagedNotebookTests {
    private static let recipes = 400

    /// A notebook of several pages, closed and all in one file.
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

    /// Reads and writes as the browser does, and looks at what was left beside.
    private func expectRescue(_ fixture: NotebookFixture, saved: ClosedRange<Int>) throws {
        let damaged = try bytes(fixture)
        let notebook = fixture.notebook()
        _ = try notebook.marks(in: fixture.cookbook)
        try notebook.apply([.favourite(true)], to: fixture.trace("Pie.cook"), in: fixture.cookbook)
        let notice = try #require(notebook.takeNotice())
        #expect(notice.contains("damaged") && !notice.contains("\n"))
        #expect(notebook.takeNotice() == nil)
        let kept = try notebook.marks(in: fixture.cookbook).all.count { $0.lastCooked != nil || !$0.isFavourite }
        #expect(saved.contains(kept), "\(kept) recipes were saved")
        #expect(notice.contains("on \(kept) recipes"))
        let aside = try #require(fixture.filesOfNotebook.first { $0.contains("damaged-\(CalendarDay.today).sqlite") })
        let left = try Data(contentsOf: URL(fileURLWithPath: fixture.folder["data/recipes/\(aside)"]))
        #expect(Array(left) == damaged, "what was damaged is left as it was")
        // The new one is sound, for the next start.
        let again = fixture.notebook()
        #expect(try again.entry(of: fixture.trace("Pie.cook"), in: fixture.cookbook).isFavourite)
        #expect(again.takeNotice() == nil)
    }

    @Test("that was overwritten from its start is set aside, and a new one begun")
    func overwrittenHeader() throws {
        let fixture = try filled()
        try damage(fixture) { bytes in
            for index in 0..<200 { bytes[index] = 0x41 }
        }
        try expectRescue(fixture, saved: 0...0)
    }

    @Test("of which a part was overwritten is set aside, and what can be read is kept")
    func overwrittenPage() throws {
        let fixture = try filled()
        let path = fixture.path
        // A page in the middle of the table of recipes.
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

    @Test("that was cut off is set aside, and what can be read is kept")
    func truncated() throws {
        let fixture = try filled()
        try damage(fixture) { $0.removeLast($0.count / 2) }
        try expectRescue(fixture, saved: 0...399)
    }

    @Test("that holds no byte is begun anew")
    func zeroBytes() throws {
        let fixture = try filled()
        try damage(fixture) { $0 = [] }
        let notebook = fixture.notebook()
        #expect(try notebook.marks(in: fixture.cookbook).isEmpty)
        try notebook.apply([.rating(2)], to: fixture.trace("Pie.cook"), in: fixture.cookbook)
        #expect(try fixture.notebook().entry(of: fixture.trace("Pie.cook"), in: fixture.cookbook).rating == 2)
    }

    @Test("that a newer version wrote is refused and not written")
    func newer() throws {
        let fixture = try filled()
        let queue = try DatabaseQueue(path: fixture.path)
        try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('2')") }
        try queue.close()
        let before = try bytes(fixture)
        let reading = #expect(throws: NotebookError.self) { try fixture.notebook().marks(in: fixture.cookbook) }
        #expect(reading?.kind == .newer)
        let pie = try fixture.trace("Pie.cook")
        let writing = #expect(throws: NotebookError.self) {
            try fixture.notebook().apply([.rating(2)], to: pie, in: fixture.cookbook)
        }
        #expect(writing?.kind == .newer)
        #expect(try bytes(fixture) == before)
    }

    @Test("that is another program's database is refused and not written")
    func foreign() throws {
        let fixture = try NotebookFixture()
        try fixture.folder.makeFolder("data/recipes")
        let queue = try DatabaseQueue(path: fixture.path)
        try queue.write { try $0.execute(sql: "CREATE TABLE songs (title TEXT)") }
        try queue.close()
        let pie = try fixture.trace("Pie.cook")
        let error = #expect(throws: NotebookError.self) {
            try fixture.notebook().apply([.rating(2)], to: pie, in: fixture.cookbook)
        }
        #expect(error?.kind == .foreign)
        #expect(try DatabaseQueue(path: fixture.path).read { try $0.tableExists("songs") })
    }

    @Test("on a disk that is full says so, and what was there before stays")
    func diskFull() throws {
        let fixture = try filled()
        let notebook = fixture.notebook()
        let pie = try fixture.trace("Pie.cook")
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

    @Test("where its folder cannot be made says so")
    func noFolder() throws {
        let fixture = try NotebookFixture()
        try fixture.folder.write("a file", to: "data")
        #expect(try fixture.notebook().marks(in: fixture.cookbook).isEmpty)
        let pie = try fixture.trace("Pie.cook")
        let error = #expect(throws: NotebookError.self) {
            try fixture.notebook().apply([.rating(5)], to: pie, in: fixture.cookbook)
        }
        #expect(error?.kind == .cannotWrite)
    }

    @Test("that may not be written is read all the same", .enabled(if: geteuid() != 0))
    func readOnly() throws {
        let fixture = try filled()
        try fixture.folder.setPermissions(0o444, of: "data/recipes/notebook.sqlite")
        try fixture.folder.setPermissions(0o555, of: "data/recipes")
        defer { try? fixture.folder.setPermissions(0o755, of: "data/recipes") }
        let notebook = fixture.notebook()
        #expect(try notebook.marks(in: fixture.cookbook).all.count { _ in true } == Self.recipes)
        let pie = try fixture.trace("Pie.cook")
        let error = #expect(throws: NotebookError.self) {
            try notebook.apply([.rating(5)], to: pie, in: fixture.cookbook)
        }
        #expect(error?.kind == .cannotWrite)
    }
}
