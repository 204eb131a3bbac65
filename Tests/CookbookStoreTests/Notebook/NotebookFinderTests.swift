import LibraryTestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Finding the notebook entry of a recipe")
struct NotebookFinderTests {
    private func fingerprint(_ path: String, _ index: Int = 0, _ title: String, _ content: String? = nil)
        -> RecipeFingerprint
    {
        RecipeFingerprint(RecipeID(path: path, index: index), title: title, content: content)
    }

    @Test func `the only recipe of a file has the entry of the file, whatever its title`() {
        let stored = [fingerprint("a.cook", 0, "Pie"), fingerprint("a.cook", 0, "Soup")]
        #expect(NotebookFinder.choose(from: stored, fingerprint("a.cook", 0, "Tart")) == 0)
        #expect(NotebookFinder.choose(from: [], fingerprint("a.cook", 0, "Tart")) == nil)
    }

    @Test func `a recipe of a file of several has the entry of its title or of its content, first that of its number`()
    {
        let stored = [
            fingerprint("a.md", 0, "Pie", "1"), fingerprint("a.md", 1, "Soup", "2"), fingerprint("a.md", 2, "PIE", "3"),
        ]
        func chosen(_ index: Int, _ title: String, _ content: String? = nil) -> Int? {
            NotebookFinder.choose(from: stored, fingerprint("a.md", index, title, content))
        }
        #expect(chosen(0, "pie") == 0 && chosen(2, "Pie") == 2 && chosen(7, "Pie") == 0)
        #expect(chosen(1, "Tart") == nil && chosen(1, "Tart", "2") == 1 && chosen(9, "Tart", "3") == 2)
        #expect(chosen(0, "Tart", "9") == nil)
        let unread = [fingerprint("a.md", 0, "Pie"), fingerprint("a.md", 1, "Soup")]
        #expect(NotebookFinder.choose(from: unread, fingerprint("a.md", 0, "Tart")) == nil, "no content is no content")
    }

    @Test
    func `an entry of a recipe that is still there is not given to its copy, and a lost one goes to the same name`()
        throws
    {
        let fixture = try NotebookFixture(["A/Pie.cook": "Bake @apples{3}.", "B/Pie.cook": "Bake @apples{3}."])
        let notebook = fixture.notebook()
        try notebook.apply([.note("a")], to: fixture.fingerprint("A/Pie.cook"), in: fixture.cookbook)
        #expect(try notebook.entry(of: fixture.fingerprint("B/Pie.cook"), in: fixture.cookbook).isEmpty)
        try fixture.remove("A/Pie.cook")
        #expect(try notebook.entry(of: fixture.fingerprint("B/Pie.cook"), in: fixture.cookbook).note == "a")
        let unread = RecipeFingerprint(fixture.id("B/Pie.cook"), title: "Pie")
        #expect(try notebook.entry(of: unread, in: fixture.cookbook).isEmpty, "the recipe was not read")
    }

    @Test func `a file is gone if it or its folder is not there`() throws {
        let fixture = try NotebookFixture()
        #expect(!NotebookFinder.isGone(fixture.id("Pie.cook").path) && NotebookFinder.isGone(fixture.id("x.cook").path))
        #expect(NotebookFinder.isGone(fixture.id("none/x.cook").path))
        #expect(NotebookFinder.isGone(fixture.id("Pie.cook/x.cook").path))
        #expect(
            NotebookFinder.name(RecipeID(path: "/a/b.cook")) == "b.cook"
                && NotebookFinder.name(RecipeID(path: "b")) == "b")
    }

    @Test func `marks have the last cooked day, and the facts of the recipe with that title alone`() throws {
        let fixture = try NotebookFixture([
            "All.jsonl": LibraryTrial.line("Pie") + LibraryTrial.line("Tart"), "Soup.cook": "Boil.",
        ])
        let notebook = fixture.notebook()
        let days = [3, 9, 5].map { NotebookEdit.cooked(.init(day: CalendarDay(number: 20_000 + $0))) }
        try notebook.apply(
            days + [.rating(4), .favourite(true)], to: fixture.fingerprint("All.jsonl", 1), in: fixture.cookbook)
        let marks = try notebook.marks(in: fixture.cookbook)
        let mark = try #require(marks[fixture.id("All.jsonl", 1), title: "Tart"])
        #expect(mark.lastCooked == CalendarDay(number: 20_009) && mark.rating == 4 && mark.isFavourite)
        func facts(_ name: String, _ index: Int = 0, _ title: String) -> SearchFacts {
            marks.facts(of: RecipeSummary(id: fixture.id(name, index), title: title))
        }
        #expect(facts("All.jsonl", 1, "Tart") == SearchFacts(isFavourite: true, rating: 4, lastCooked: 20_009))
        #expect(facts("All.jsonl", 7, "tart") == facts("All.jsonl", 1, "Tart"))
        #expect(facts("All.jsonl", 0, "Pie") == SearchFacts() && facts("All.jsonl", 1, "Pie") == SearchFacts())
        #expect(facts("Soup.cook", 0, "Soup") == SearchFacts())
        #expect(
            marks[fixture.id("All.jsonl"), title: "Pie"] == nil && marks[fixture.id("Soup.cook"), title: "Soup"] == nil)
        #expect(!marks.isEmpty && RecipeMarks().isEmpty && marks.all.map(\.title) == ["Tart"])
    }

    @Test func `moved entries change places only if one of them is known`() throws {
        let fixture = try NotebookFixture()
        let notebook = fixture.notebook()
        let (pie, soup) = (try fixture.fingerprint("Pie.cook"), try fixture.fingerprint("Soup.cook"))
        try notebook.moveEntries(from: pie.id.path, to: soup.id.path, in: fixture.cookbook)
        #expect(fixture.filesOfNotebook == [], "nothing was written")
        try notebook.apply([.note("soup")], to: soup, in: fixture.cookbook)
        try notebook.moveEntries(from: pie.id.path, to: soup.id.path, in: fixture.cookbook)
        #expect(try notebook.entry(of: pie, in: fixture.cookbook).note == "soup")
        #expect(try notebook.entry(of: soup, in: fixture.cookbook).isEmpty)
    }

    @Test func `an unchanged entry keeps its time, and a changed one has a later time`() throws {
        let fixture = try NotebookFixture()
        let notebook = fixture.notebook()
        let pie = try fixture.fingerprint("Pie.cook")
        func changed() throws -> Int? {
            try notebook.read { try NotebookRecord.fetchAll($0).first?.changed.seconds } ?? nil
        }
        try notebook.apply([.rating(4)], to: pie, in: fixture.cookbook)
        let first = try #require(try changed())
        try notebook.apply([.rating(4)], to: pie, in: fixture.cookbook)
        #expect(try changed() == first)
        try notebook.apply([.rating(5)], to: pie, in: fixture.cookbook)
        #expect(try #require(try changed()) > first)
    }
}
