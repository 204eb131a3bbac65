import RecipeKit
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary

@Suite("The moments in the history of a recipe")
struct RecipeHistoryTests {
    private let noon = 1_700_049_600  // 2023-11-15, 12:00 UTC

    private func time(_ hours: Int) -> Timestamp { Timestamp(seconds: noon + hours * 3600) }

    private func day(_ hours: Int) -> CalendarDay { CalendarDay(of: time(hours)) }

    private func events(_ entry: NotebookEntry) -> [String] {
        RecipeHistory(entry).moments.map { "\($0.event)\($0.text.map { ": \($0)" } ?? "")" }
    }

    @Test func `a recipe without edits and cookings has no history`() {
        var entry = NotebookEntry()
        entry.apply(.note("mine"))
        #expect(RecipeHistory(entry).moments.isEmpty)
    }

    @Test func `edits and cookings are listed from the last one, each with its text`() {
        var entry = NotebookEntry()
        entry.apply(.revision("first", .found), at: time(-50))
        entry.apply(.revision("second", .edited), at: time(-49))
        entry.apply(.cooked(.init(day: day(0), note: "good")), at: time(0))
        entry.apply(.revision("second", .cooked), at: time(0))
        entry.apply(.revision("third", .edited), at: time(1))
        #expect(events(entry) == ["edited: third", "cooked: second", "edited: second", "before an edit: first"])
        let moments = RecipeHistory(entry).moments
        #expect(moments[1].note == "good" && moments[1].time == "" && moments[0].time == time(1).localTime)
        #expect(moments.map(\.day) == [day(1), day(0), day(-49), day(-50)])
        #expect(Set(moments.map(\.id)).count == 4)
    }

    @Test func `a cooking without a text of its day comes above the edits of the day`() {
        var entry = NotebookEntry()
        entry.apply(.revision("old", .edited), at: time(-72))
        entry.apply(.cooked(.init(day: day(0))), at: time(0))
        entry.apply(.revision("new", .edited), at: time(2))
        #expect(events(entry) == ["cooked: new", "edited: new", "edited: old"])
        var early = NotebookEntry()
        early.apply(.cooked(.init(day: day(-200))), at: time(0))
        early.apply(.revision("new", .edited), at: time(2))
        #expect(events(early) == ["edited: new", "cooked"], "there is no text of that time")
    }

    @Test(arguments: [10, -8, 0])
    func `a cooking comes above the edits of its local day and below those of the next one`(offset: Int) {
        func local(_ time: Timestamp) -> CalendarDay { CalendarDay(number: (time.seconds + offset * 3600) / 86_400) }
        let day = CalendarDay(number: 19_676)
        let midnight = day.number * 86_400 - offset * 3600
        var entry = NotebookEntry()
        entry.apply(.cooked(.init(day: day)), at: Timestamp(seconds: midnight + 40 * 86_400))
        for (text, hours) in [("before", -1), ("late", 22), ("next", 26)] {
            entry.apply(.revision(text, .edited), at: Timestamp(seconds: midnight + hours * 3600))
        }
        let moments = RecipeHistory(entry, day: local).moments
        #expect(moments.map { $0.event == "cooked" ? "cooked" : $0.text } == ["next", "cooked", "late", "before"])
        #expect(moments.map { $0.day.number - day.number } == [1, 0, 0, -1])
    }
}
