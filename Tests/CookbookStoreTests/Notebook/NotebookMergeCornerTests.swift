import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Corners of merged notebooks")
struct NotebookMergeCornerTests {
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
