import Testing

@testable import RecipeKit

@Suite("Reading days of the calendar")
struct CalendarDayParsingTests {
    @Test(
        "A date without a year is the next day with this date",
        arguments: [
            ("7.3.", "2026-03-07"), ("7.3", "2026-03-07"), ("6.3.", "2027-03-06"), ("7/3", "2026-03-07"),
            ("03-08", "2026-03-08"), ("29.2.", nil), ("31.4.", nil), ("7", nil), ("", nil), ("1.2.3.", nil),
        ])
    func dayAndMonth(text: String, day: String?) throws {
        let today = try #require(CalendarDay(iso: "2026-03-07"))
        #expect(CalendarDay(parsingDayAndMonth: text, from: today)?.iso == day)
    }
}
