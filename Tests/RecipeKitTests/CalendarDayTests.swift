import Testing

@testable import RecipeKit

@Suite("Days of the calendar")
struct CalendarDayTests {
    @Test("A calendar day has the right weekday, also at leap days and ends of years, and impossible days are nil")
    func days() throws {
        #expect(CalendarDay(iso: "1970-01-01")?.number == 0)
        #expect(CalendarDay(iso: "2026-11-23")?.weekday == 1)
        #expect(CalendarDay(iso: "2024-02-29")?.adding(days: 1).iso == "2024-03-01")
        #expect(CalendarDay(iso: "2026-12-31")?.adding(days: 1).iso == "2027-01-01")
        for text in [
            "2026-02-29", "1900-02-29", "2026-01-00", "2026-01-32", "0000-12-31", "2026--01-01", "02026-01-01",
            "2026-13-01", "2026-00-01", "2026-04-31", "26-1-1", "", "2026-1-01",
            "+026-01-01",
            "2026-+1-01", "2026-01-+1",
        ] {
            #expect(CalendarDay(iso: text) == nil, "\(text)")
        }
        let sunday = try #require(CalendarDay(iso: "2026-03-08"))
        #expect(sunday.startOfWeek().iso == "2026-03-02" && sunday.startOfWeek(first: 7) == sunday)
        for days in 1...6 { #expect(sunday.adding(days: days).startOfWeek(first: 7) == sunday) }
        for number in stride(from: -719_162, through: 2_932_896, by: 613) {
            let day = CalendarDay(number: number)
            let (year, month, dayOfMonth) = day.components
            #expect(CalendarDay(year: year, month: month, day: dayOfMonth) == day)
        }
        #expect(CalendarDay(number: .max).adding(days: .max).iso == "9999-12-31")
        #expect(CalendarDay(number: .min).iso == "0001-01-01")
    }

    @Test("Leap years, days before 1970, and numbers of days that are too great")
    func extremes() throws {
        #expect(CalendarDay(iso: "2000-02-29")?.adding(days: 366).iso == "2001-03-01")
        let sunday = try #require(CalendarDay(iso: "1969-12-28"))
        #expect(sunday.number == -4 && sunday.weekday == 7 && sunday.adding(days: 1).weekday == 1)
        #expect(sunday.adding(days: .min).iso == "0001-01-01" && sunday.adding(days: .max).iso == "9999-12-31")
        #expect(sunday.compact == "19691228" && sunday.description == "1969-12-28")
        #expect(CalendarDay(year: 33, month: 4, day: 3)?.iso == "0033-04-03")
    }

    @Test(
        "Dates are parsed in six forms, and impossible dates are refused",
        arguments: [
            ("2025-06-15", "2025-06-15"), ("15.06.2025", "2025-06-15"), ("15/06/2025", "2025-06-15"),
            ("06/15/2025", "2025-06-15"), ("2025.06.15", "2025-06-15"), ("15-06-2025", "2025-06-15"),
            ("05/06/2025", "2025-06-05"), ("1.2.25", "2025-02-01"), ("31.02.2025", nil), ("2025/06/15", nil),
            ("x", nil),
            ("15.06", nil), ("99/99/2025", nil), ("٣.٤.2025", nil),
        ])
    func orders(_ text: String, _ iso: String?) {
        #expect(CalendarDay(parsing: text)?.iso == iso)
    }
}
