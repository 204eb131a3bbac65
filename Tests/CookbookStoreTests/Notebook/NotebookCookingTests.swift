import GRDB
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("What the notebook stores for cooking")
struct NotebookCookingTests {
    private let half = Rational(3, 2) ?? .one

    @Test("The notebook keeps the factor, the current step and earlier texts, and exports them")
    func keeps() throws {
        let fixture = try NotebookFixture()
        let pie = try fixture.fingerprint("Pie.cook")
        try fixture.notebook().apply(
            [
                .scale(half), .cooking(step: 3), .revision("Bake @apples{3}.", .edited),
                .revision("Bake @apples{3}.", .edited),
            ],
            to: pie, in: fixture.cookbook)
        try fixture.notebook().apply([.revision("Bake @apples{4}.", .edited)], to: pie, in: fixture.cookbook)
        let entry = try fixture.notebook().entry(of: pie, in: fixture.cookbook)
        #expect(entry.factor == half && entry.currentStep == 3)
        #expect(entry.revisions.map(\.text) == ["Bake @apples{4}.", "Bake @apples{3}."])
        let text = try fixture.notebook().exportedState().text()
        let other = Notebook(path: nil)
        #expect(try other.importState(Array(text.utf8), file: "state") == .init(new: 1))
        #expect(try other.exportedState().text() == text)
    }

    @Test("The usual size and the end of cooking leave no entry")
    func empties() throws {
        let fixture = try NotebookFixture()
        let pie = try fixture.fingerprint("Pie.cook")
        try fixture.notebook().apply([.scale(half), .cooking(step: 1)], to: pie, in: fixture.cookbook)
        try fixture.notebook().apply([.scale(nil), .cooking(step: nil)], to: pie, in: fixture.cookbook)
        #expect(try fixture.notebook().marks(in: fixture.cookbook).isEmpty)
    }

    @Test("The text of a day is the one that was stored last until the end of the day")
    func revisionOfDay() throws {
        var entry = NotebookEntry()
        let march = Timestamp(seconds: 1_772_366_400)
        entry.apply(.revision("old", .edited), at: march)
        entry.apply(.revision("new", .edited), at: Timestamp(seconds: march.seconds + 10 * 86_400))
        #expect(entry.revision(on: CalendarDay(of: march))?.text == "old")
        #expect(entry.revision(on: .today)?.text == "new")
        #expect(entry.revision(on: CalendarDay(of: Timestamp(seconds: march.seconds - 2 * 86_400))) == nil)
    }

    @Test("The notebook keeps timers by name, and removes them")
    func timers() throws {
        let fixture = try NotebookFixture()
        #expect(try fixture.notebook().timers().isEmpty)
        try fixture.notebook().setTimers(["a": "eggs", "b": "rice"])
        try fixture.notebook().setTimers(["a": nil, "b": "rice 2"])
        #expect(try fixture.notebook().timers() == ["b": "rice 2"])
    }

    @Test("A notebook of the first version is read, and gets the new columns at the next change")
    func migrates() throws {
        let fixture = try NotebookFixture()
        let pie = try fixture.fingerprint("Pie.cook")
        try fixture.folder.makeFolder("data/recipes")
        do {
            let queue = try DatabaseQueue(path: fixture.path)
            try NotebookSchema.migrator.migrate(queue, upTo: "1")
            try queue.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO recipe (uid, path, place, title, content, rating, changed)
                        VALUES ('u', ?, 0, 'Pie', ?, 4, 1)
                        """, arguments: [pie.id.path, pie.content])
            }
            try queue.close()
        }
        #expect(try fixture.notebook().entry(of: pie, in: fixture.cookbook).rating == 4)
        #expect(try fixture.notebook().timers().isEmpty)
        let entry = try fixture.notebook().apply([.scale(half)], to: pie, in: fixture.cookbook)
        #expect(entry.rating == 4 && entry.factor == half)
    }
}
