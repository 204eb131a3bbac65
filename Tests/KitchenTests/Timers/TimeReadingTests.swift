import RecipeKit
import Testing

@testable import Kitchen

@Suite("Reading times")
struct TimeReadingTests {
    private static func times(_ text: String, _ language: StepLanguage = .english) -> [String] {
        TimerFinder(language: language).timers(in: text).map {
            ($0.lower == $0.upper ? "\($0.upper)" : "\($0.lower)-\($0.upper)") + " \($0.text)"
        }
    }

    @Test(
        arguments: [
            ("Boil 20 min. and stir.", "1200 20 min."), ("Boil 20 min. Stir.", "1200 20 min"),
            ("Boil 20 mins. and stir.", "1200 20 mins."), ("Boil 20 minutes. and stir.", "1200 20 minutes"),
            ("Boil 1 hour. then stir.", "3600 1 hour."), ("Boil 20 min . and stir.", "1200 20 min"),
            ("Boil 20 min.", "1200 20 min"), ("Boil 20 min.,stir.", "1200 20 min."),
        ])
    func `a period belongs to an abbreviated unit of time, but not at the end of a sentence`(
        _ text: String, _ expected: String
    ) {
        #expect(Self.times(text) == [expected])
    }

    @Test(
        arguments: [
            ("Rest an hour and a half, then bake.", "5400 an hour and a half"),
            ("Rest a quarter of an hour, then bake.", "900 a quarter of an hour"),
            ("Rest 1 hour 30 minutes.", "5400 1 hour 30 minutes"), ("Rest 1 h 30.", "5400 1 h 30"),
            ("Rest 1 h 59.", "7140 1 h 59"), ("Rest 1 h 60.", "3600 1 h"), ("Rest 1 h 2.5.", "3600 1 h"),
            ("Rest 1h5 in a bowl.", "3900 1h5"), ("Rest 1h05min.", "3900 1h05min"),
            ("Boil for 2 min 30.", "120 2 min"), ("Rest 1 h and 30.", "5400 1 h and 30"),
            ("Boil 1 quart stock 1 hour.", "3600 1 hour"), ("Rest forty-five minutes.", "2700 forty-five minutes"),
            ("Give it a 10 minute rest.", "600 10 minute"), ("Rest another minute.", "60 another minute"),
            ("Rest 15 more minutes.", "900 15 more minutes"), ("Bake 10—12 minutes.", "600-720 10—12 minutes"),
            ("Bake ten-fifteen minutes.", "600-900 ten-fifteen minutes"),
        ])
    func `a time of several parts ends with its last part`(_ text: String, _ expected: String) {
        #expect(Self.times(text) == [expected])
    }

    @Test(
        arguments: [
            (StepLanguage.german, "1 h 2 EL, dann rühren.", ["3600 1 h"]),
            (.german, "Eine Dreiviertelstunde ruhen lassen.", ["2700 Eine Dreiviertelstunde"]),
            (.german, "Eine Viertelstunde ruhen lassen.", ["900 Eine Viertelstunde"]),
            (.french, "Laissez cuire les 10 minutes restantes.", ["600 10 minutes"]),
            (.french, "Remuez toutes les 10 minutes.", []), (.french, "Sorti du four il y a 10 minutes.", []),
            (.french, "Laissez reposer un quart d’heure.", ["900 un quart d’heure"]),
            (.spanish, "Hace 10 minutos.", []), (.italian, "Lasciate riposare mezz’ora.", ["1800 mezz’ora"]),
        ] as [(StepLanguage, String, [String])])
    func `times and points in time are read in other languages`(
        _ language: StepLanguage, _ text: String, _ expected: [String]
    ) {
        #expect(Self.times(text, language) == expected)
    }

    @Test(
        arguments: [
            ("dix-huit", 18), ("vingt-cinq", 25), ("soixante-dix", 70), ("soixante-quinze", 75), ("quatre-vingts", 80),
            ("quatre-vingt-cinq", 85), ("quatre-vingt-dix", 90),
        ])
    func `French words with hyphens are one number of minutes`(_ number: String, _ minutes: Int) {
        #expect(Self.times("Laissez cuire \(number) minutes.", .french) == ["\(minutes * 60) \(number) minutes"])
    }

    @Test func `a range ends with a longer time, and is a time to store by its larger unit`() {
        #expect(Self.times("Bake 45 minutes to 1 hour.") == ["2700-3600 45 minutes to 1 hour"])
        #expect(Self.times("Bake 1 hour to 60 minutes.") == ["3600 1 hour", "3600 60 minutes"])
        #expect(Self.times("The soup keeps 20 hours to 2 days.") == [])
        #expect(Self.times("The soup keeps 20 hours.") == ["72000 20 hours"])
        #expect(Self.times("Keep it for up to 3 hours.") == [])
        #expect(Self.times("Simmer for up to 3 hours.") == ["10800 3 hours"])
    }

    @Test func `a unit of time has at most a hundred days, rounded to seconds`() {
        #expect(TimeUnit.seconds(Rational(100), of: 86_400) == 8_640_000)
        #expect(TimeUnit.seconds(Rational(101), of: 86_400) == nil)
        #expect(TimeUnit.seconds(Rational(-1), of: 60) == nil)
        #expect(TimeUnit.seconds(.zero, of: 60) == 0)
        #expect(TimeUnit.seconds(.part(7), of: 60) == 9)
        #expect(TimeUnit.seconds("week") == 604_800 && TimeUnit.seconds("sec") == 1 && TimeUnit.seconds("x") == nil)
    }

    @Test(
        arguments: [
            ("20-25 s", 20, 25, ""), ("1-2 h", 3600, 7200, ""), ("1h–2h roast", 3600, 7200, "roast"),
            ("20 s - 1 min", 20, 60, ""), ("12:30 - 15", 750, 900, ""), ("1 h 2 h", 3600, 3600, "2 h"),
            ("1 h 30 eggs", 3600, 3600, "30 eggs"), ("10 eggs 12 min", 600, 600, "eggs 12 min"),
            ("20 min to 1 h tea", 1200, 3600, "tea"), ("5 bis 6 min Tee", 300, 360, "Tee"),
            ("1h 30m 10s x", 5410, 5410, "x"), ("2 min. tea", 120, 120, "tea"), ("99:59", 5999, 5999, ""),
            ("5 for tea", 300, 300, "tea"), ("5 – tea", 300, 300, "tea"), ("100 days", 8_640_000, 8_640_000, ""),
        ] as [(String, Int, Int, String)])
    func `a typed range has one unit or two, and what follows is the name`(
        _ text: String, _ lower: Int, _ upper: Int, _ name: String
    ) throws {
        let typed = try TypedTimer(parsing: text)
        #expect(typed.lower == lower && typed.upper == upper && typed.name == name, "\(typed)")
    }

    @Test(
        arguments: [
            ("20-20 min", .emptyRange), ("1 h - 60 min", .emptyRange), ("2 min - 90 s", .emptyRange),
            ("12:60", .noTime), ("1:00:60", .noTime), ("1:2:3:4", .noTime), ("8640001 s", .tooLong),
            ("100 days 1 s", .tooLong), ("2400:00:01", .tooLong),
        ] as [(String, TypedTimer.Failure)])
    func `a typed range must grow, and a clock has minutes and seconds below 60`(
        _ text: String, _ failure: TypedTimer.Failure
    ) {
        #expect(throws: failure) { try TypedTimer(parsing: text) }
    }

    @Test func `each reason against a typed timer says what to type`() {
        let texts: [(TypedTimer.Failure, String)] = [
            (.noTime, "there is no time; type a time and a name, such as 12m eggs, 1h30m or 12:30."),
            (.zero, "the time is 0; type a longer one, such as 30s."),
            (.tooLong, "the time is longer than a hundred days; type a shorter one."),
            (.emptyRange, "the second time is not longer than the first; type 20-25 min."),
        ]
        for (failure, text) in texts { #expect(failure.description == text) }
    }
}
