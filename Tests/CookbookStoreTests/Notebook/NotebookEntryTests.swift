import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Edits of a notebook entry")
struct NotebookEntryTests {
    private func time(_ seconds: Int) -> Timestamp { Timestamp(seconds: 1_700_000_000 + seconds) }

    private func day(_ number: Int) -> CalendarDay { CalendarDay(number: 20_000 + number) }

    private func entry(_ edits: NotebookEdit...) -> NotebookEntry {
        var entry = NotebookEntry()
        for edit in edits { entry.apply(edit, at: time(0)) }
        return entry
    }

    @Test func `an entry is empty only without any data`() {
        #expect(NotebookEntry().isEmpty)
        let edits: [NotebookEdit] = [
            .favourite(true), .rating(1), .note("x"), .cooked(.init(day: day(0))), .tick("a", isTicked: true),
            .scale(Rational(2)), .cooking(step: 1), .revision("", .edited),
        ]
        for edit in edits { #expect(!entry(edit).isEmpty, "\(edit)") }
        let undone: [(NotebookEdit, NotebookEdit)] = [
            (.favourite(true), .favourite(false)), (.rating(2), .rating(nil)), (.note("x"), .note("")),
            (.cooked(.init(day: day(0))), .notCooked(day(0))), (.tick("a", isTicked: true), .untickAll),
            (.tick("a", isTicked: true), .tick("a", isTicked: false)), (.scale(Rational(2)), .scale(nil)),
            (.cooking(step: 2), .cooking(step: nil)),
        ]
        for (edit, other) in undone { #expect(entry(edit, other).isEmpty, "\(other)") }
        // The written size is a choice too, if recipes usually have that of a household.
        #expect(entry(.scale(.one)).factor == .one)
    }

    @Test func `a favourite keeps the time of its first mark until it is unmarked`() {
        var entry = NotebookEntry()
        entry.apply(.favourite(true), at: time(1))
        entry.apply(.favourite(true), at: time(2))
        #expect(entry.favouriteSince == time(1) && entry.isFavourite)
        entry.apply(.favourite(false), at: time(3))
        entry.apply(.favourite(true), at: time(4))
        #expect(entry.favouriteSince == time(4))
    }

    @Test(arguments: [(0, 1), (1, 1), (5, 5), (6, 5), (-3, 1)])
    func `a rating has one to five stars`(given: Int, kept: Int) {
        #expect(entry(.rating(given)).rating == kept)
    }

    @Test func `cooked days are sorted from the last one, and a day is there once`() {
        let days = [2, 0, 3, 1].map { NotebookEdit.cooked(.init(day: day($0), note: "\($0)")) }
        var entry = NotebookEntry()
        for edit in days { entry.apply(edit) }
        #expect(entry.cookings.map(\.note) == ["3", "2", "1", "0"])
        entry.apply(.cooked(.init(day: day(2), note: "again")))
        #expect(entry.cookings.map(\.note) == ["3", "again", "1", "0"])
        entry.apply(.notCooked(day(1)))
        entry.apply(.notCooked(day(9)))
        #expect(entry.cookings.map(\.note) == ["3", "again", "0"])
    }

    @Test func `a day that was not cooked after all loses its revision, unless a later one is based on it`() {
        let today = CalendarDay(of: time(0))
        var last = entry(.revision("a", .edited), .revision("a", .cooked))
        last.apply(.notCooked(CalendarDay(number: today.number + 1)))
        #expect(last.revisions.map(\.reason) == [.cooked, .edited])
        last.apply(.notCooked(today))
        #expect(last.revisions.map(\.reason) == [.edited])
        var earlier = entry(.revision("a", .cooked), .revision("b", .edited))
        earlier.apply(.notCooked(today))
        #expect(earlier.revisions.map(\.reason) == [.edited, .found] && earlier.revisions.map(\.text) == ["b", "a"])
    }

    @Test func `a revision of the same text is stored once, and one of an earlier text again`() {
        #expect(entry(.revision("a", .edited), .revision("a", .found)).revisions.count == 1)
        let texts = entry(.revision("a", .edited), .revision("b", .edited), .revision("a", .edited)).revisions
        #expect(texts.map(\.text) == ["a", "b", "a"] && texts.map(\.saved) == [time(2), time(1), time(0)])
        #expect(entry(.revision("a", .cooked), .revision("b", .cooked)).revisions.map(\.text) == ["a"])
    }

    @Test func `an entry keeps a hundred revisions, the last ones`() {
        var entry = NotebookEntry()
        for number in 0..<100 { entry.apply(.revision("\(number)", .edited), at: time(number)) }
        #expect(entry.revisions.count == 100 && entry.revisions.last?.text == "0")
        entry.apply(.revision("100", .edited), at: time(100))
        #expect(entry.revisions.count == 100 && entry.revisions.last?.text == "1" && entry.revisions[0].text == "100")
    }

    @Test func `the revision of a cooked day is the one that was cooked, else the last one until that day`() {
        let today = CalendarDay(of: time(0))
        var entry = entry(.revision("old", .edited), .revision("cooked", .cooked), .revision("new", .edited))
        #expect(entry.revision(cookedOn: today)?.text == "cooked" && entry.revision(on: today)?.text == "new")
        entry.apply(.revision("later", .edited), at: time(3 * 86_400))
        #expect(entry.revision(cookedOn: CalendarDay(number: today.number + 2))?.text == "new")
        #expect(entry.revision(cookedOn: CalendarDay(number: today.number + 3))?.text == "later")
        #expect(entry.revision(cookedOn: CalendarDay(number: today.number - 1)) == nil)
    }
}

extension NotebookEntryTests {
    private func state(_ members: String, changed: Int = 1, id: String = "u1") -> [UInt8] {
        let time = Timestamp(seconds: changed).description
        return Array(
            """
            {"format": "recipes-state", "version": 1, "recipes": [{"id": "\(id)", "title": "Pie", "path": "/none/Pie.cook",
            "changed": "\(time)"\(members.isEmpty ? "" : ", ")\(members)}]}
            """.utf8)
    }

    private func entry(_ notebook: Notebook) throws -> NotebookEntry {
        let cookbook = try NotebookFixture([:]).cookbook
        return try notebook.entry(
            of: RecipeFingerprint(RecipeID(path: "/none/Pie.cook"), title: "Pie"), in: cookbook)
    }

    private func merged(_ first: [UInt8], _ second: [UInt8]) throws -> (entry: NotebookEntry, Notebook.ImportCounts) {
        let notebook = Notebook(path: nil)
        _ = try notebook.importState(first, file: "first")
        let counts = try notebook.importState(second, file: "second")
        return (try entry(notebook), counts)
    }

    private static let note = #""rating": 4, "note": "mine""#
    private static let other = #""rating": 2, "note": "other""#

    @Test func `the later of two notebook entries wins, and of entries of one time the one that is there`() throws {
        let newer = try merged(state(Self.note, changed: 5), state(Self.other, changed: 6))
        #expect(newer.entry.rating == 2 && newer.entry.note == "other" && newer.1 == .init(changed: 1))
        for changed in [4, 5] {
            let older = try merged(state(Self.note, changed: 5), state(Self.other, changed: changed))
            #expect(older.entry.rating == 4 && older.entry.note == "mine" && older.1 == .init(same: 1))
        }
    }

    @Test func `an older notebook entry adds its cooked days but does not change notes of known days`() throws {
        let own = #""cooked": [{"on": "2026-01-02", "note": "good"}]"#
        let others = #""cooked": [{"on": "2026-01-02", "note": "bad"}, {"on": "2026-01-01", "note": "first"}]"#
        let older = try merged(state(own, changed: 5), state(others, changed: 4))
        #expect(older.entry.cookings.map(\.note) == ["good", "first"] && older.1 == .init(changed: 1))
        let newer = try merged(state(own, changed: 5), state(others, changed: 6))
        #expect(newer.entry.cookings.map(\.note) == ["bad", "first"])
    }

    @Test func `revisions of both notebooks are kept in the order of time, the own one for one time`() throws {
        func revisions(_ list: (String, Int)...) -> String {
            let all = list.map { #"{"at": "\#(Timestamp(seconds: $0.1))", "text": "\#($0.0)"}"# }
            return "\"revisions\": [\(all.joined(separator: ", "))]"
        }
        for changed in [4, 6] {
            let both = try merged(
                state(revisions(("a", 10), ("b", 30)), changed: 5),
                state(revisions(("c", 20), ("d", 30), ("e", 5)), changed: changed))
            #expect(both.entry.revisions.map(\.text) == ["b", "c", "a", "e"], "\(changed)")
        }
    }

    @Test func `an imported entry without data is not stored`() throws {
        let notebook = Notebook(path: nil)
        #expect(try notebook.importState(state(""), file: "a") == .init())
        #expect(try notebook.importState(state(Self.note), file: "a") == .init(new: 1))
        // A newer entry without data removes the data.
        #expect(try notebook.importState(state("", changed: 9), file: "a") == .init(changed: 1))
        #expect(try entry(notebook).isEmpty)
    }

    @Test(arguments: [
        #""number": 0"#, #""number": 1.5"#, #""ticks": [1]"#, #""ticks": {}"#, #""factor": "0""#,
        #""factor": "x""#, #""factor": 2"#, #""step": 0"#, #""rating": 0"#, #""note": []"#, #""changed": "2026""#,
        #""favouriteSince": "now""#, #""revisions": [{"text": "a"}]"#,
        #""revisions": [{"at": "2026-01-01T00:00:00Z"}]"#,
        #""revisions": [{"at": "2026-01-01T00:00:00Z", "text": "a", "reason": "lost"}]"#, #""cooked": [{}]"#,
    ])
    func `a notebook with a wrong member is refused`(member: String) throws {
        let text = #"{"format": "recipes-state", "version": 1, "recipes": [{\#(member), "path": "/a", "title": "A"}]}"#
        #expect(throws: CookbookError.self) { try Notebook(path: nil).importState(Array(text.utf8), file: "a") }
    }

    @Test(arguments: [
        #""number": 1, "step": 1, "rating": 5"#, #""rating": 1, "ticks": null, "note": null, "revisions": null"#,
        #""factor": "1/8", "cooked": null, "content": null, "id": """#,
    ])
    func `a notebook with members at their limits, or without a value, is accepted`(members: String) throws {
        let text = #"{"format": "recipes-state", "version": 1, "recipes": [{\#(members), "path": "/a", "title": "A"}]}"#
        #expect(try Notebook(path: nil).importState(Array(text.utf8), file: "a") == .init(new: 1))
    }

    @Test func `two entries without an identifier are two entries`() throws {
        let recipe = { (path: String) in #"{"title": "A", "path": "\#(path)", "rating": 3}"# }
        let text =
            #"{"format": "recipes-state", "version": 1, "recipes": [\#(recipe("/a.cook")), \#(recipe("/b.cook"))]}"#
        let notebook = Notebook(path: nil)
        #expect(try notebook.importState(Array(text.utf8), file: "a") == .init(new: 2))
        #expect(try notebook.importState(Array(text.utf8), file: "a") == .init(same: 2))
    }
}
