import Testing

@testable import Kitchen

@Suite("Typed timers")
struct TypedTimerTests {
    @Test(
        "A typed timer is a time and a name, in either order",
        arguments: [
            ("12m eggs", 720, 720, "eggs"), ("1h30m", 5400, 5400, ""), ("90 s", 90, 90, ""), ("12 min", 720, 720, ""),
            ("12:30", 750, 750, ""), ("1:30:00 roast", 5400, 5400, "roast"), ("45", 2700, 2700, ""),
            ("1h30 bread", 5400, 5400, "bread"), ("1 h 30 min ham", 5400, 5400, "ham"),
            ("20-25 min sauce", 1200, 1500, "sauce"), ("20 - 25m sauce", 1200, 1500, "sauce"),
            ("20 to 25 minutes sauce", 1200, 1500, "sauce"), ("45min-1h", 2700, 3600, ""),
            ("eggs 5m", 300, 300, "eggs"), ("soft eggs 5 min", 300, 300, "soft eggs"),
            ("1,5 h dough", 5400, 5400, "dough"),
            ("½ h", 1800, 1800, ""), ("2 eggs", 120, 120, "eggs"), ("10 Minuten Eier", 600, 600, "Eier"),
            ("12m for the 2nd tray", 720, 720, "the 2nd tray"), ("0.5m", 30, 30, ""), ("10s-20s", 10, 20, ""),
            ("12:30 to 15 min sauce", 750, 900, "sauce"),
        ] as [(String, Int, Int, String)])
    func reads(text: String, lower: Int, upper: Int, name: String) throws {
        let typed = try TypedTimer(parsing: text)
        #expect(typed.lower == lower && typed.upper == upper && typed.name == name, "\(typed)")
    }

    @Test(
        "A text without a time, or with an impossible one, is refused with the reason",
        arguments: [
            ("", .noTime), ("eggs", .noTime), ("0m eggs", .zero), ("0", .zero), ("0:00", .zero), ("101 days", .tooLong),
            ("999999999999 h", .tooLong), ("99999999 h", .tooLong), ("25-20 min", .emptyRange), ("-5 min", .noTime),
            ("12x", .noTime), ("soft 5 min eggs", .noTime), (":", .noTime), ("1:99", .noTime),
        ] as [(String, TypedTimer.Failure)])
    func refuses(text: String, failure: TypedTimer.Failure) {
        #expect(throws: failure) { try TypedTimer(parsing: text) }
    }

    @Test("A timer without a name is named after its time")
    func nameOfTime() throws {
        #expect(try TypedTimer(parsing: "12m").shownName == "Timer of 12:00")
        #expect(try TypedTimer(parsing: "20-25 min").shownName == "Timer of 20:00–25:00")
        #expect(try TypedTimer(parsing: "12m eggs").shownName == "eggs")
    }

    @Test("The remaining time has the form of a digital clock, and is never negative")
    func timeLeft() {
        let texts = [-5, 0, 9, 60, 599, 3599, 3600, 3661, 90_000].map { TimeLeft(seconds: $0).description }
        #expect(texts == ["0:00", "0:00", "0:09", "1:00", "9:59", "59:59", "1:00:00", "1:01:01", "25:00:00"])
    }
}
