import Foundation
import GRDB
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("What a replaced notebook keeps")
struct NotebookRescueTests {
    private func filled() throws -> NotebookFixture {
        let fixture = try NotebookFixture()
        let days = ["2026-11-20", "2026-01-02"].compactMap { CalendarDay(iso: $0) }
        let notebook = fixture.notebook()
        try notebook.apply(
            [
                .favourite(true), .rating(4), .note("Less sugar."), .cooked(.init(day: days[0], note: "for six")),
                .cooked(.init(day: days[1])), .tick("a", isTicked: true), .tick("b", isTicked: true),
                .scale(Rational(3, 2)), .cooking(step: 3), .revision("old", .found), .revision("new", .edited),
                .revision("new", .cooked),
            ], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        try notebook.apply(
            [.rating(1), .revision("new", .edited)], to: fixture.fingerprint("Soup.cook"), in: fixture.cookbook)
        return fixture
    }

    @Test func `all entries of a readable notebook are saved with all of their parts`() throws {
        let fixture = try filled()
        let before = try fixture.notebook().exportedState().text()
        let notebook = fixture.notebook()
        try notebook.state.withLock { try notebook.setAside(&$0) }
        #expect(try notebook.exportedState().text() == before)
        let name = "notebook-damaged-\(CalendarDay.today)"
        #expect(
            notebook.takeNotice()
                == "they were damaged; those on 2 recipes were saved. The damaged file is \(name).sqlite.")
        // The notebook of the same day gets another name.
        for number in [2, 3] {
            try notebook.state.withLock { try notebook.setAside(&$0) }
            #expect(fixture.filesOfNotebook.contains("\(name)-\(number).sqlite"))
        }
        #expect(try fixture.notebook().exportedState().text() == before)
    }

    @Test func `a damaged value is left out, and the rest of the entry is saved`() throws {
        let fixture = try filled()
        let queue = try DatabaseQueue(path: fixture.path)
        try queue.write { db in
            try db.execute(
                sql: """
                    PRAGMA ignore_check_constraints = 1;
                    UPDATE recipe SET rating = 9 WHERE rating = 4;
                    UPDATE recipe SET changed = 'x' WHERE rating = 1;
                    UPDATE cooking SET day = 'x' WHERE note = '';
                    """)
        }
        try queue.close()
        let notebook = fixture.notebook()
        try notebook.state.withLock { try notebook.setAside(&$0) }
        let pie = try notebook.entry(of: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        #expect(pie.rating == nil && pie.isFavourite && pie.note == "Less sugar." && pie.ticks == ["a", "b"])
        #expect(pie.cookings.map(\.note) == ["for six"] && pie.revisions.map(\.text) == ["new", "new", "old"])
        #expect(notebook.takeNotice()?.contains("on 1 recipes") == true)
    }

    @Test func `a notebook in memory is not set aside`() throws {
        let notebook = Notebook(path: nil)
        let cookbook = try NotebookFixture().cookbook
        let pie = RecipeFingerprint(RecipeID(path: "/none/Pie.cook"), title: "Pie")
        try notebook.apply([.rating(3)], to: pie, in: cookbook)
        try notebook.state.withLock { try notebook.setAside(&$0) }
        #expect(try notebook.entry(of: pie, in: cookbook).rating == 3 && notebook.takeNotice() == nil)
    }

    @Test func `an error of a database says what to do, and whether the notebook was read or written`() {
        func error(_ code: ResultCode, isWriting: Bool) -> NotebookError {
            NotebookError(DatabaseError(resultCode: code), "/n.sqlite", isWriting: isWriting)
        }
        for (code, words, alwaysWrites) in [
            (.SQLITE_FULL, "the disk is full; make room.", true),
            (.SQLITE_READONLY, "it may not be written; change its permissions.", true),
            (.SQLITE_CANTOPEN, "it cannot be opened; see to the permissions of the file and its folder.", false),
            (.SQLITE_PERM, "it cannot be opened; see to the permissions of the file and its folder.", false),
            (.SQLITE_AUTH, "it cannot be opened; see to the permissions of the file and its folder.", false),
            (.SQLITE_BUSY, "another program is writing to it; try again.", false),
            (.SQLITE_LOCKED, "another program is writing to it; try again.", false),
            (.SQLITE_IOERR, "the disk failed or is full; see to the disk.", false),
        ] as [(ResultCode, String, Bool)] {
            #expect(error(code, isWriting: true) == NotebookError(.cannotWrite, "/n.sqlite", words))
            let kind: NotebookError.Kind = alwaysWrites ? .cannotWrite : .cannotRead
            #expect(error(code, isWriting: false) == NotebookError(kind, "/n.sqlite", words))
        }
        let own = NotebookError.newer("/a")
        #expect(NotebookError(own, "/b", isWriting: true) == own && own.description.hasPrefix("/a: a newer version"))
        #expect(error(.SQLITE_MISMATCH, isWriting: false).kind == .cannotRead)
        #expect(
            DatabaseError(resultCode: .SQLITE_NOTADB).isDamage && DatabaseError(resultCode: .SQLITE_CORRUPT).isDamage)
        #expect(!DatabaseError(resultCode: .SQLITE_BUSY).isDamage)
    }

    @Test func `an unread recipe keeps the content of its entry only under the same title`() throws {
        let fixture = try NotebookFixture()
        let pie = try fixture.fingerprint("Pie.cook")
        var record = NotebookRecord(pie)
        record.follow(RecipeFingerprint(fixture.id("B.cook"), title: "Pie"))
        #expect(record.fingerprint.content == pie.content && record.fingerprint.id == fixture.id("B.cook"))
        record.follow(RecipeFingerprint(fixture.id("B.cook"), title: "Tart"))
        #expect(record.fingerprint.content == nil && record.fingerprint.title == "Tart")
        record.follow(pie)
        #expect(record.fingerprint == pie && pie.isRead && !RecipeFingerprint(pie.id, title: "Pie").isRead)
    }

    @Test func `several recipes get what they lack at once, and a rating that is there stays`() throws {
        let fixture = try NotebookFixture()
        let notebook = fixture.notebook()
        try notebook.complete(
            [
                (fixture.fingerprint("Pie.cook"), [.rating(2), .note("a")]),
                (fixture.fingerprint("Soup.cook"), [.rating(5)]), (fixture.fingerprint("Pie.cook"), [.rating(3)]),
            ], in: fixture.cookbook)
        let entries = try ["Pie.cook", "Soup.cook"].map {
            try notebook.entry(of: fixture.fingerprint($0), in: fixture.cookbook)
        }
        #expect(entries.map(\.rating) == [2, 5] && entries.map(\.note) == ["a", ""])
    }
}
