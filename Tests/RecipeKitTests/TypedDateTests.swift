import TestSupport
import Testing

@testable import RecipeKit

@Suite("Dates as people type and read them")
struct TypedDateTests {
    /// A Sunday.
    private let today = CalendarDay(iso: "2026-11-29") ?? CalendarDay(number: 0)

    private func read(_ text: String, _ order: CalendarDay.Order? = nil) throws(CalendarDay.TypingError) -> String {
        try CalendarDay(typed: text, from: today, order: order).iso
    }

    @Test(
        "Every usual form of a date is read",
        arguments: [
            ("2026-12-24", "2026-12-24"), ("24.12.2026", "2026-12-24"), ("24.12.", "2026-12-24"),
            ("3.1.", "2027-01-03"), ("today", "2026-11-29"), ("Tomorrow", "2026-11-30"), ("friday", "2026-12-04"),
            ("Fri", "2026-12-04"), ("sunday", "2026-11-29"), ("freitag", "2026-12-04"), ("vendredi", "2026-12-04"),
            ("viernes", "2026-12-04"), ("24/12/2026", "2026-12-24"), ("12/24/2026", "2026-12-24"),
            ("12/12/2026", "2026-12-12"), ("24/12", "2026-12-24"), ("Thu 24 Dec", "2026-12-24"),
            ("24 december 2026", "2026-12-24"), ("Dec 24", "2026-12-24"), ("7 Jan", "2027-01-07"),
            ("Thu 7 Jan 2027", "2027-01-07"), ("dec 24, 2026", "2026-12-24"),
        ])
    func reads(_ text: String, _ iso: String) throws { #expect(try read(text) == iso) }

    @Test("A date with slashes that has two meanings is asked about, unless the country of the user decides")
    func ambiguous() throws {
        for text in ["12/10/2026", "3/4", "1/2/27"] {
            #expect(throws: CalendarDay.TypingError.self) { try read(text) }
        }
        do {
            _ = try read("12/10/2026")
        } catch {
            #expect(error.message.contains("Mon 12 Oct") && error.message.contains("Thu 10 Dec"), "\(error.message)")
            #expect(error.message.contains("2026-10-12") && error.message.contains("2026-12-10"))
        }
        #expect(try read("12/10/2026", .dayFirst) == "2026-10-12")
        #expect(try read("12/10/2026", .monthFirst) == "2026-12-10")
        #expect(try read("3/4", .dayFirst) == "2027-04-03" && read("3/4", .monthFirst) == "2027-03-04")
    }

    @Test(
        "No other text is a date", arguments: ["", "never", "31.2.2026", "10", "fr", "13/13/2026", "12 eggs", "1 2 3"])
    func refuses(_ text: String) {
        #expect(throws: CalendarDay.TypingError.self) { try read(text) }
    }

    @Test("The country of a locale decides the order of day and month")
    func locales() {
        for locale in ["en_US.UTF-8", "es_US", "en-PH"] { #expect(CalendarDay.Order(locale: locale) == .monthFirst) }
        for locale in ["de_DE.UTF-8", "en_GB", "fr_CA@euro"] {
            #expect(CalendarDay.Order(locale: locale) == .dayFirst)
        }
        for locale in ["C", "C.UTF-8", "POSIX", "", "en"] { #expect(CalendarDay.Order(locale: locale) == nil) }
    }

    @Test("A day of another year has its year, and what is shown can be typed")
    func shows() throws {
        for (iso, name) in [
            ("2026-12-24", "Thu 24 Dec"), ("2027-01-07", "Thu 7 Jan 2027"), ("2020-03-07", "Sat 7 Mar 2020"),
        ] {
            let day = try #require(CalendarDay(iso: iso))
            #expect(day.name(from: today) == name)
            #expect(try read(name) == iso)
        }
    }
}
