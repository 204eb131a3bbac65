import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Export and import of the notebook's state")
struct NotebookStateTests {
    private func filled() throws -> NotebookFixture {
        let fixture = try NotebookFixture()
        let day = try #require(CalendarDay(iso: "2026-11-20"))
        try fixture.notebook().apply(
            [
                .favourite(true), .rating(4), .note("Less “sugar”.\n\u{1B}"), .cooked(.init(day: day, note: "for six")),
                .cooked(.init(day: .today)), .tick("step 1: Bake", isTicked: true),
            ], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        try fixture.notebook().apply([.rating(1)], to: fixture.fingerprint("Soup.cook"), in: fixture.cookbook)
        return fixture
    }

    @Test("Exported state imports unchanged, and importing again changes nothing")
    func roundTrip() throws {
        let fixture = try filled()
        let text = try fixture.notebook().exportedState().text()
        let other = Notebook(path: fixture.folder["other/notebook.sqlite"])
        #expect(try other.importState(Array(text.utf8), file: "state") == .init(new: 2))
        #expect(try other.exportedState().text() == text)
        #expect(try other.importState(Array(text.utf8), file: "state") == .init(same: 2))
        #expect(try fixture.notebook().importState(Array(text.utf8), file: "state") == .init(same: 2))
        #expect(try other.exportedState().text() == text)
    }

    @Test("Imported state is merged: the last change wins, and days are combined")
    func merges() throws {
        let fixture = try filled()
        let pie = try fixture.fingerprint("Pie.cook")
        let old = try fixture.notebook().exportedState().text()
        let day = try #require(CalendarDay(iso: "2026-01-01"))
        let other = Notebook(path: nil)
        _ = try other.importState(Array(old.utf8), file: "state")
        try other.apply([.rating(2), .cooked(.init(day: day))], to: pie, in: fixture.cookbook)
        let newer = try other.exportedState().text()
        #expect(try fixture.notebook().importState(Array(newer.utf8), file: "state") == .init(changed: 1, same: 1))
        let entry = try fixture.notebook().entry(of: pie, in: fixture.cookbook)
        #expect(entry.rating == 2 && entry.cookings.count == 3 && entry.cookings.last?.day == day)
        #expect(try fixture.notebook().importState(Array(old.utf8), file: "state") == .init(same: 2), "what is older")
    }

    @Test("Imported state with an empty note for a day keeps the note of the day")
    func emptyNote() throws {
        let fixture = try filled()
        let pie = try fixture.fingerprint("Pie.cook")
        let day = try #require(CalendarDay(iso: "2026-11-20"))
        let old = try fixture.notebook().exportedState().text()
        let other = Notebook(path: nil)
        _ = try other.importState(Array(old.utf8), file: "state")
        try other.apply([.cooked(.init(day: day)), .rating(2)], to: pie, in: fixture.cookbook)
        let newer = try other.exportedState().text()
        #expect(try fixture.notebook().importState(Array(newer.utf8), file: "state") == .init(changed: 1, same: 1))
        let entry = try fixture.notebook().entry(of: pie, in: fixture.cookbook)
        #expect(entry.rating == 2 && entry.cookings.first { $0.day == day }?.note == "for six")
    }

    @Test("Imported state finds a recipe at another path by title and ingredients")
    func otherPath() throws {
        let fixture = try filled()
        var text = try fixture.notebook().exportedState().text()
        text = text.replacing(fixture.folder.path, with: "/home/ada").replacing("\"rating\": 4", with: "\"rating\": 5")
            .replacing(#/"id": "[0-9a-f]+"/#, with: "\"id\": \"\"")
            .replacing(#/"changed": "20/#, with: "\"changed\": \"21")
        #expect(try fixture.notebook().importState(Array(text.utf8), file: "state") == .init(changed: 2))
        #expect(try fixture.notebook().entry(of: fixture.fingerprint("Pie.cook"), in: fixture.cookbook).rating == 5)
    }

    @Test(
        "Invalid state is refused with its location, and nothing is imported",
        arguments: [
            ("{", "1:2"), ("", "1:1"), ("[1]", "1:1"), ("{\"format\": \"x\"}", "1:12"),
            ("{\"format\": \"recipes-state\"}", "1:1"),
            ("{\"format\": \"recipes-state\",\n \"version\": 2, \"recipes\": []}", "2:13"),
            ("{\"format\": \"recipes-state\", \"version\": 1, \"recipes\": {}}", "1:54"),
            ("{\"format\": \"recipes-state\", \"version\": 1, \"recipes\": [\n1]}", "2:1"),
            ("{\"format\": \"recipes-state\", \"version\": 1, \"recipes\": [\n{\"title\": \"A\"}]}", "2:1"),
            (
                """
                {"format": "recipes-state", "version": 1, "recipes": [
                {"title": "A", "path": "/a", "rating": 3},
                {"title": "ä", "path": "/b", "rating": 6}]}
                """, "3:40"
            ),
            (
                """
                {"format": "recipes-state", "version": 1, "recipes": [
                {"title": "A", "path": "/a", "cooked": [{"on": "2026-02-30"}]}]}
                """, "2:48"
            ),
            ("{\"format\": \"recipes-state\", \"version\": 1, \"recipes\": []} x", "1:58"),
        ])
    func refused(text: String, place: String) throws {
        let fixture = try filled()
        let before = try fixture.notebook().exportedState().text()
        let error = #expect(throws: CookbookError.self) {
            try fixture.notebook().importState(Array(text.utf8), file: "state")
        }
        #expect(error?.diagnostic.location.description == "state:\(place)", "\(error?.description ?? "")")
        #expect(error?.category == .badData)
        #expect(try fixture.notebook().exportedState().text() == before)
    }
}
