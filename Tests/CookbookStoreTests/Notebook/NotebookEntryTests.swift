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
            (.scale(Rational(2)), .scale(.one)), (.cooking(step: 2), .cooking(step: nil)),
        ]
        for (edit, other) in undone { #expect(entry(edit, other).isEmpty, "\(other)") }
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
