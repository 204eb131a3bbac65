import Testing

@testable import RecipeKit

@Suite("Reading days of the calendar")
struct CalendarDayParsingTests {
    @Test(
        "A date without a year is the next day with this date",
        arguments: [
            ("7.3.", "2026-03-07"), ("7.3", "2026-03-07"), ("6.3.", "2027-03-06"), ("7/3", "2026-03-07"),
            ("03-08", "2026-03-08"), ("07.03", "2026-03-07"), ("3-8", "2026-08-03"), ("12-5", "2026-05-12"),
            ("29.2.", nil), ("31.4.", nil), ("7", nil), ("", nil), ("1.2.3.", nil),
        ])
    func dayAndMonth(text: String, day: String?) throws {
        let today = try #require(CalendarDay(iso: "2026-03-07"))
        #expect(CalendarDay(parsingDayAndMonth: text, from: today)?.iso == day)
    }

    @Test(
        "Between slashes the month comes first if the order says so and such a day exists",
        arguments: [
            ("06/07/2025", "2025-06-07"), ("15/06/2025", "2025-06-15"), ("6/7/25", "2025-06-07"),
            ("06.07.2025", "2025-07-06"), ("2025-06-07", "2025-06-07"), ("13/13/2025", nil),
        ])
    func monthFirst(text: String, day: String?) {
        #expect(CalendarDay(parsing: text, order: .monthFirst)?.iso == day)
    }

    @Test(
        "A day and a month have one or two digits, a year two or four, and no part is empty",
        arguments: [
            "001.02.2025", "01.002.2025", "01.02.025", "01.02.5", "01.02.20255", "2025--06-15", "2025-06-15-",
            "1..2.2025", "1.2-2025",
        ])
    func digits(text: String) {
        #expect(CalendarDay(parsing: text) == nil)
    }

    @Test("The parts of a date are numbers of one to four ASCII digits")
    func parts() {
        #expect(CalendarDay.numbers(["2025", "6", "09"]) == [2025, 6, 9])
        for part in ["12345", "", "+1", "1a", "٣"] { #expect(CalendarDay.numbers(["1", part]) == nil, "\(part)") }
    }
}
