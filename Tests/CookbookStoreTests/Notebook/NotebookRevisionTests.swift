import GRDB
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Revisions in the notebook")
struct NotebookRevisionTests {
    private func day(_ seconds: Int) -> Timestamp { Timestamp(seconds: 1_700_000_000 + seconds) }

    @Test("The text by which a recipe was cooked stays, whatever is edited later on that day")
    func cooked() throws {
        var entry = NotebookEntry()
        let today = CalendarDay(of: day(0))
        entry.apply(.cooked(.init(day: today)), at: day(0))
        entry.apply(.revision("first", .cooked), at: day(0))
        entry.apply(.revision("first", .found), at: day(60))
        entry.apply(.revision("second", .edited), at: day(60))
        entry.apply(.revision("second", .cooked), at: day(120))
        #expect(entry.revisions.map(\.text) == ["second", "first"])
        #expect(entry.revision(cookedOn: today)?.text == "first")
        entry.apply(.notCooked(today))
        #expect(entry.revisions.map(\.reason) == [.edited, .found])
    }

    @Test("Two revisions of one second are both kept, in their order")
    func sameSecond() throws {
        var entry = NotebookEntry()
        entry.apply(.revision("old", .found), at: day(0))
        entry.apply(.revision("new", .edited), at: day(0))
        #expect(entry.revisions.map(\.text) == ["new", "old"])
        #expect(Set(entry.revisions.map(\.saved)).count == 2)
    }

    @Test("Equal texts of revisions are stored once, and a text without revisions is removed")
    func storedOnce() throws {
        let fixture = try NotebookFixture([:])
        let notebook = fixture.notebook()
        let (soup, broth) = (
            RecipeFingerprint(RecipeID(path: "Soup.cook"), title: "Soup"),
            RecipeFingerprint(RecipeID(path: "Broth.cook"), title: "Broth")
        )
        try notebook.apply([.revision("a", .found), .revision("b", .edited)], to: soup, in: fixture.cookbook)
        try notebook.apply([.revision("a", .found), .revision("b", .cooked)], to: broth, in: fixture.cookbook)
        let count = { try notebook.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM content") } }
        #expect(try count() == 2)
        #expect(try notebook.entry(of: broth, in: fixture.cookbook).revisions.map(\.reason) == [.cooked, .found])
        for number in 0..<100 {
            try notebook.apply([.revision("c \(number)", .edited)], to: soup, in: fixture.cookbook)
        }
        #expect(try notebook.entry(of: soup, in: fixture.cookbook).revisions.count == 100)
        #expect(try count() == 102)
    }

    @Test("An export and an import of the notebook keep revisions with their reasons")
    func state() throws {
        let fixture = try NotebookFixture([:])
        let soup = RecipeFingerprint(RecipeID(path: "Soup.cook"), title: "Soup")
        try fixture.notebook().apply(
            [.revision("a", .found), .revision("b", .edited), .revision("b", .cooked)], to: soup, in: fixture.cookbook)
        let state = Array(try fixture.notebook().exportedState().text().utf8)
        let other = Notebook(path: nil)
        _ = try other.importState(state, file: "state.json")
        _ = try other.importState(state, file: "state.json")
        let revisions = try other.entry(of: soup, in: fixture.cookbook).revisions
        #expect(revisions.map(\.text) == ["b", "b", "a"])
        #expect(revisions.map(\.reason) == [.cooked, .edited, .found])
    }

    @Test("The entry follows a file that the program moves, and a title that it changes")
    func follows() throws {
        let fixture = try NotebookFixture(["Soup.cook": "Boil.", "Dish.md": "# Dish\n\n## Ingredients\n\n- salt\n"])
        let notebook = fixture.notebook()
        let cookbook = fixture.cookbook
        let id = { (name: String) in RecipeID(path: fixture.folder["Cookbook/\(name)"]) }
        let soup = RecipeFingerprint(id("Soup.cook"), title: "Soup")
        try notebook.apply([.note("mine")], to: soup, in: cookbook)
        let gone = RecipeFingerprint(id("Broth.cook"), title: "Broth")
        try notebook.apply([.note("of the deleted one")], to: gone, in: cookbook)
        try notebook.moveEntries(from: soup.id.path, to: gone.id.path, in: cookbook)
        #expect(try notebook.entry(of: gone, in: cookbook).note == "mine")
        #expect(try notebook.entry(of: soup, in: cookbook).note == "of the deleted one")
        let dish = RecipeFingerprint(id("Dish.md"), title: "Dish")
        let stew = RecipeFingerprint(id("Dish.md"), title: "Stew")
        try notebook.apply([.note("salty")], to: dish, in: cookbook)
        try notebook.moveEntry(from: dish, to: stew, in: cookbook)
        #expect(try notebook.entry(of: stew, in: cookbook).note == "salty")
        #expect(try notebook.entry(of: dish, in: cookbook).isEmpty)
    }

    @Test("A notebook whose first program was killed before it made the tables is used")
    func killedBeforeTables() throws {
        let fixture = try NotebookFixture([:])
        let notebook = fixture.notebook()
        let path = try #require(notebook.path)
        #expect(UserFolder.make(String(path.dropLast("/notebook.sqlite".count))))
        try DatabaseQueue(path: path).write { db in
            try db.execute(sql: "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
        }
        let soup = RecipeFingerprint(RecipeID(path: "Soup.cook"), title: "Soup")
        #expect(try notebook.entry(of: soup, in: fixture.cookbook).isEmpty)
        try notebook.apply([.note("mine")], to: soup, in: fixture.cookbook)
        #expect(try notebook.entry(of: soup, in: fixture.cookbook).note == "mine")
    }
}
