import Foundation
import GRDB
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The notebook")
struct NotebookTests {
    @Test("The notebook keeps favourites, ratings, notes, days and ticks for the next start")
    func keeps() throws {
        let fixture = try NotebookFixture()
        let pie = try fixture.fingerprint("Pie.cook")
        let day = try #require(CalendarDay(iso: "2026-11-20"))
        try fixture.notebook().apply(
            [
                .favourite(true), .rating(4), .note("Less sugar."), .cooked(.init(day: day, note: "for six")),
                .tick("ingredient 0: apples", isTicked: true),
            ], to: pie, in: fixture.cookbook)
        let entry = try fixture.notebook().entry(of: pie, in: fixture.cookbook)
        #expect(entry.isFavourite && entry.rating == 4 && entry.note == "Less sugar.")
        #expect(entry.cookings == [.init(day: day, note: "for six")])
        #expect(entry.ticks == ["ingredient 0: apples"])
        #expect(try fixture.notebook().entry(of: fixture.fingerprint("Soup.cook"), in: fixture.cookbook).isEmpty)
    }

    @Test("The notebook creates its file with the first change")
    func writesNothingAtStart() throws {
        let fixture = try NotebookFixture()
        let notebook = fixture.notebook()
        #expect(try notebook.marks(in: fixture.cookbook).isEmpty)
        #expect(try notebook.entry(of: fixture.fingerprint("Pie.cook"), in: fixture.cookbook).isEmpty)
        #expect(try notebook.version() == nil)
        #expect(!FileManager.default.fileExists(atPath: fixture.folder["data"]))
    }

    @Test("The notebook deletes an empty entry")
    func takesAway() throws {
        let fixture = try NotebookFixture()
        let pie = try fixture.fingerprint("Pie.cook")
        let notebook = fixture.notebook()
        try notebook.apply([.favourite(true), .cooked(.init(day: .today))], to: pie, in: fixture.cookbook)
        try notebook.apply([.favourite(false)], to: pie, in: fixture.cookbook)
        #expect(try notebook.marks(in: fixture.cookbook).all.map(\.lastCooked) == [.today])
        try notebook.apply([.notCooked(.today)], to: pie, in: fixture.cookbook)
        #expect(try notebook.marks(in: fixture.cookbook).isEmpty)
    }

    @Test("The notebook returns marks by the cookbook's paths")
    func marks() throws {
        let fixture = try NotebookFixture()
        let notebook = fixture.notebook()
        let days = ["2026-10-01", "2026-11-20", "2026-01-01"].compactMap(CalendarDay.init(iso:))
        try notebook.apply(
            days.map { .cooked(.init(day: $0)) } + [.rating(5)], to: fixture.fingerprint("Pie.cook"),
            in: fixture.cookbook)
        // This cookbook contains the same folder through a link, and a file of the folder.
        try fixture.folder.link("Link", to: fixture.folder["Cookbook"])
        let linked = try Cookbook(paths: [fixture.folder["Link"], fixture.folder["Cookbook/Pie.cook"]])
        let marks = try fixture.notebook().marks(in: linked)
        let summaries = linked.scanAll().recipes
        #expect(summaries.map { marks[$0]?.lastCooked } == summaries.map { $0.title == "Pie" ? days[1] : nil })
        #expect(summaries.contains { marks[$0]?.rating == 5 })
        let soup = try Cookbook(paths: [fixture.folder["Cookbook/Soup.cook"]])
        #expect(try notebook.marks(in: soup).isEmpty)
    }

    @Test("Cooking twice on a day keeps one cooking with the last note")
    func sameDay() throws {
        let fixture = try NotebookFixture()
        let pie = try fixture.fingerprint("Pie.cook")
        let notebook = fixture.notebook()
        try notebook.apply([.cooked(.init(day: .today))], to: pie, in: fixture.cookbook)
        let entry = try notebook.apply([.cooked(.init(day: .today, note: "good"))], to: pie, in: fixture.cookbook)
        #expect(entry.cookings == [.init(day: .today, note: "good")])
    }

    @Test("A favourite that becomes a favourite again keeps its date")
    func favouriteAgain() {
        var entry = NotebookEntry()
        entry.apply(.favourite(true), at: Timestamp(seconds: 1000))
        entry.apply(.favourite(true), at: Timestamp(seconds: 2000))
        #expect(entry.favouriteSince == Timestamp(seconds: 1000))
        entry.apply(.favourite(false), at: Timestamp(seconds: 3000))
        #expect(entry.favouriteSince == nil)
        entry.apply(.favourite(true), at: Timestamp(seconds: 4000))
        #expect(entry.favouriteSince == Timestamp(seconds: 4000))
    }

    @Test("A rating beyond 1 to 5 becomes the nearest of these", arguments: [(0, 1), (-7, 1), (1, 1), (5, 5), (6, 5)])
    func ratings(given: Int, rating: Int) throws {
        let fixture = try NotebookFixture()
        let pie = try fixture.fingerprint("Pie.cook")
        #expect(try fixture.notebook().apply([.rating(given)], to: pie, in: fixture.cookbook).rating == rating)
        #expect(try fixture.notebook().apply([.rating(nil)], to: pie, in: fixture.cookbook).rating == nil)
    }

    @Test("Two programs share a notebook and see each other's changes")
    func twoPrograms() throws {
        let fixture = try NotebookFixture()
        let (one, other) = (fixture.notebook(), fixture.notebook())
        try one.apply([.favourite(true)], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        let version = try other.version()
        try other.apply([.rating(3)], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        let own = try other.version()
        #expect(version == own, "one's own change is none of another program's")
        try one.apply([.favourite(true)], to: fixture.fingerprint("Soup.cook"), in: fixture.cookbook)
        #expect(try other.version() != own)
        #expect(try one.marks(in: fixture.cookbook).all.count { $0.isFavourite } == 2)
        #expect(try one.entry(of: fixture.fingerprint("Pie.cook"), in: fixture.cookbook).rating == 3)
    }

    @Test(
        "Days and timestamps that do not exist are rejected", arguments: ["2026-02-29", "2026-13-01", "26-1-1", ""])
    func days(text: String) throws {
        #expect(CalendarDay(iso: text) == nil)
        #expect(CalendarDay(iso: "2024-02-29")?.description == "2024-02-29")
        #expect(Timestamp("2026-11-21T19:02:03Z")?.description == "2026-11-21T19:02:03Z")
        #expect(Timestamp("2026-11-21T19:02:03Z")?.seconds == 1_795_287_723)
        #expect(Timestamp("2026-11-21 19:02:03") == nil && Timestamp("2026-11-21T24:02:03Z") == nil)
    }
}
