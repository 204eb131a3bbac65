import RecipeKit
import Testing

@testable import Kitchen

@Suite("Finding timers in steps")
struct TimerFinderTests {
    private static func ends(_ text: String, _ language: StepLanguage = .english) -> [String] {
        TimerFinder(language: language).timers(in: text).map {
            $0.lower == $0.upper ? "\($0.lower)" : "\($0.lower)-\($0.upper)"
        }
    }

    @Test(
        "Times in English text become timers in seconds",
        arguments: [
            ("Simmer for 20 to 25 minutes.", ["1200-1500"]), ("Bake 1 hour 30 minutes.", ["5400"]),
            ("Bake 1 hour and 30 minutes.", ["5400"]), ("Rest half an hour.", ["1800"]),
            ("Chill at least 2 h.", ["7200"]), ("Boil 30 seconds.", ["30"]), ("Bake 20-25 mins.", ["1200-1500"]),
            ("Simmer for an hour and a half.", ["5400"]), ("Bake 1 1/2 hours.", ["5400"]), ("Bake 1½ h", ["5400"]),
            ("Cook 45 minutes to 1 hour.", ["2700-3600"]), ("Cook for ten minutes.", ["600"]),
            ("Bake forty-five minutes.", ["2700"]), ("Cook 5 more minutes.", ["300"]), ("Boil 1h30.", ["5400"]),
            ("Let stand 5 minutes before slicing.", ["300"]),
            ("Cook 3 min on each side, then rest 1 min.", ["180", "60"]),
            ("Cook between 8 and 10 minutes", ["480-600"]), ("Let it rise for 2 days.", ["172800"]),
            ("Simmer for one and a half hours.", ["5400"]), ("Cook 2 minutes 30 seconds.", ["150"]),
            ("Steep a quarter of an hour.", ["900"]), ("Stir another minute.", ["60"]),
            ("Fry 3 minutes per batch.", ["180"]), ("Let cool for an hour.", ["3600"]),
        ])
    func english(_ text: String, _ expected: [String]) { #expect(Self.ends(text, .english) == expected) }

    @Test(
        "Repetitions, rates, storage times, ages and times of the whole recipe are not timers",
        arguments: [
            "Soak overnight.", "Use the dough you made 10 minutes ago.", "Stir every 5 minutes.",
            "Uncover for the last 10 minutes.", "Roast 20 minutes per pound.", "Serve 5-minute eggs.",
            "It keeps for up to 3 days.", "Prep time: 10 minutes", "Cook time: about 1 hour",
            "Take the butter out 30 minutes before baking.", "Add 2 cups in 3 batches.", "Feed it once a day.",
            "Store it for 2 weeks.", "Use 2-day-old bread.", "Boil for a few minutes.",
            "It can be made 1 day ahead.", "Cook the rigatoni for one minute less than the packet says.",
            "Give it 5 minutes longer than that.", "Melt it in 30 second intervals.",
        ])
    func noTimers(_ text: String) { #expect(Self.ends(text, .english) == []) }

    @Test("Times in German text become timers")
    func german() {
        #expect(Self.ends("Etwa 20-25 Minuten backen.", .german) == ["1200-1500"])
        #expect(Self.ends("1 Stunde 30 Minuten garen.", .german) == ["5400"])
        #expect(Self.ends("Eine halbe Stunde ruhen lassen.", .german) == ["1800"])
        #expect(Self.ends("Mindestens 2 Std. kühlen, alle 10 Minuten rühren.", .german) == ["7200"])
        #expect(Self.ends("1,5 Stunden köcheln.", .german) == ["5400"])
        #expect(Self.ends("Alle rund 5 Minuten umrühren.", .german) == [])
        #expect(Self.ends("Alle ungefähr 5 Minuten umrühren.", .german) == [])
        #expect(Self.ends("Alle für 5 Minuten kochen.", .german) == ["300"])
        #expect(Self.ends("20 bis 30 Sek. mixen", .german) == ["20-30"])
        #expect(Self.ends("Zubereitungszeit: 30 Minuten", .german) == [])
        #expect(Self.ends("Über Nacht ruhen lassen.", .german) == [])
        #expect(Self.ends("Eine Minute weniger als auf der Packung kochen.", .german) == [])
        #expect(Self.ends("Eine Viertelstunde ziehen lassen.", .german) == ["900"])
    }

    @Test("Times in French text become timers")
    func french() {
        #expect(Self.ends("Laissez cuire 20 à 25 minutes.", .french) == ["1200-1500"])
        #expect(Self.ends("Laisser reposer 1 h 30.", .french) == ["5400"])
        #expect(Self.ends("Cuire 1h à feu doux.", .french) == ["3600"])
        #expect(Self.ends("Attendre une demi-heure.", .french) == ["1800"])
        #expect(Self.ends("Remuer toutes les 5 minutes pendant 1h15.", .french) == ["4500"])
        #expect(Self.ends("Laisser un quart d'heure.", .french) == ["900"])
        #expect(Self.ends("Laisser une heure et demie.", .french) == ["5400"])
    }

    @Test("Times in Spanish text become timers")
    func spanish() {
        #expect(Self.ends("Hornea durante 30 minutos.", .spanish) == ["1800"])
        #expect(Self.ends("Deja reposar media hora.", .spanish) == ["1800"])
        #expect(Self.ends("Cuece una hora y media.", .spanish) == ["5400"])
        #expect(Self.ends("Remueve cada 5 minutos.", .spanish) == [])
        #expect(Self.ends("Programa 5 o 6 minutos.", .spanish) == ["300-360"])
    }

    @Test("Times in Italian text become timers")
    func italian() {
        #expect(Self.ends("Cuocete per 13-15 minuti.", .italian) == ["780-900"])
        #expect(Self.ends("Lasciate riposare mezz'ora.", .italian) == ["1800"])
        #expect(Self.ends("Cuocete per un'ora e mezza.", .italian) == ["5400"])
        #expect(Self.ends("Mescolate ogni 5 minuti.", .italian) == [])
        #expect(Self.ends("Fate marinare per dieci minuti.", .italian) == ["600"])
    }

    @Test("Marked timers and times in the text of a step are found in order")
    func steps() {
        let step = Step([
            .text("Boil "), .timer(CookingTimer(name: "eggs", duration: Quantity(Amount(parsing: "3-4"), unit: "min"))),
            .text(" and rest at least 1 minute. "), .timer(CookingTimer(name: "later")),
            .timer(CookingTimer(duration: Quantity(.text("1h30m")))),
        ])
        let timers = TimerFinder(language: .english).timers(in: step)
        #expect(timers.map(\.lower) == [180, 60, 5400])
        #expect(timers.map(\.upper) == [240, 60, 5400])
        #expect(timers.map(\.name) == ["eggs", nil, nil])
        #expect(timers.map(\.item) == [1, 2, 4])
        #expect(timers[1].isMinimum && timers[1].text == "1 minute")
    }
}

extension TimerFinderTests {
    @Test(
        "Sums of times, halves and glued minutes",
        arguments: [
            ("Bake 1 h 59.", ["7140"]), ("Bake 1 h 60.", ["3600"]), ("Bake 1h59.", ["7140"]), ("Bake 1h60.", []),
            ("Bake 1 hr 5 for a crust.", ["3900"]), ("Bake 2 hours 30 cups.", ["7200"]), ("Rest 1 h.", ["3600"]),
            ("Rest 1 day and 2 hours.", ["93600"]), ("Rest 2 minutes 1 hour.", ["120", "3600"]),
            ("Rest an hour and a half hour.", ["3600", "1800"]), ("Rest 1 hour and half an hour.", ["3600", "1800"]),
            ("Bake 20 to 10 minutes.", ["600"]), ("Cook 1 minute to 30 seconds.", ["60", "30"]),
            ("Cook twenty-one minutes.", ["1260"]), ("Cook ten-two minutes.", ["120"]),
            ("Cook 5 whole minutes.", ["300"]),
            ("Cook 5 min. Then rest.", ["300"]), ("Cook 5 min.and rest.", ["300"]), ("Boil 0 minutes.", []),
            ("Rest 101 days.", []), ("Rest 100 days.", ["8640000"]), ("Boil 1h30min.", ["5400"]), ("Boil 1h30x.", []),
            ("Cook 8 and 10 minutes", ["600"]), ("Cook 1/2 hour", ["1800"]), ("Cook 2-3 h 30 min", ["9000-12600"]),
            ("Cook 30 seconds or 1 minute.", ["30-60"]), ("Cook for a day.", []), ("Cook for an hour.", ["3600"]),
        ])
    func sums(_ text: String, _ expected: [String]) { #expect(Self.ends(text) == expected) }

    @Test(
        "Words around a time decide whether it is one to wait for",
        arguments: [
            ("Turn every about 5 minutes.", []), ("Stir at 5 minute intervals.", []),
            ("Do it 5 minutes in advance.", []),
            ("Start 10 minutes before serving.", []), ("Rest 10 minutes before serving.", ["600"]),
            ("Chill 10 minutes prior to serving.", ["600"]), ("Take 10 minutes prior to serving.", []),
            ("Bake 20 minutes per 500 g.", []), ("Bake 20 minutes per tray.", ["1200"]),
            ("Bake 15 minutes a pound.", []),
            ("Keeps within 2 hours.", []), ("Store for up to 2 hours.", []), ("Chill for up to 2 hours.", ["7200"]),
            ("Store in a box. Chill 2 days.", ["172800"]), ("Store in a box; chill 2 days.", []),
            ("Freeze for 1 hour.", ["3600"]), ("Total time: 1 hour", []), ("Prep ~ 10 minutes", ["600"]),
            ("Cooking temps: 10 minutes", []), ("Remove it. Bake 10 minutes before turning.", ["600"]),
            ("The final 5 minutes are hot.", []), ("Give it 10 minutes ahead of time.", []),
        ])
    func context(_ text: String, _ expected: [String]) { #expect(Self.ends(text) == expected) }

    @Test(
        "At least a time is a minimum",
        arguments: [
            ("Chill at least 2 hours.", true), ("Chill at least about 2 hours.", true), ("Chill for 2 hours.", false),
            ("Chill least 2 hours.", false), ("Chill minimum 2 hours.", true),
        ])
    func minimum(_ text: String, _ isMinimum: Bool) {
        #expect(TimerFinder(language: .english).timers(in: text).map(\.isMinimum) == [isMinimum])
    }

    @Test("A found time has its text and its place in the step")
    func places() throws {
        let text = "Boil the eggs 4 to 5 min. Cool."
        let timer = try #require(TimerFinder(language: .english).timers(in: text).first)
        #expect(timer.text == "4 to 5 min")
        #expect(timer.range == 14..<24)
        #expect(timer.item == 0 && timer.name == nil)
    }

    @Test(
        "A marked timer has a unit or minutes, and one without a usable time is none",
        arguments: [
            ("5", nil, 300), ("5", "", 300), ("5", "m", 300), ("5", "Min.", 300), ("5", " h ", 18_000),
            ("90", "secs", 90),
            ("1h30m", nil, 5400), ("0", "min", nil), ("5", "blobs", nil), ("soon", nil, nil), ("101", "days", nil),
        ] as [(String, String?, Int?)])
    func marked(_ amount: String, _ unit: String?, _ seconds: Int?) {
        let timer = CookingTimer(name: "x", duration: Quantity(Amount(parsing: amount), unit: unit))
        let found = TimerFinder(language: .english).timers(in: Step([.timer(timer)]))
        #expect(found.map(\.upper) == [seconds].compactMap(\.self))
        #expect(found.allSatisfy { !$0.isMinimum && $0.range == nil && $0.name == "x" })
    }

    @Test(
        "Typed times with spaces, signs and clock faces",
        arguments: [
            ("1h 1h", 3600, 3600, "1h"), ("1h30x", 3600, 3600, "30x"), ("1h30m15s", 5415, 5415, ""),
            ("1h30 min", 5400, 5400, ""),
            ("1:00", 60, 60, ""), ("0:59", 59, 59, ""), ("1:60", nil, nil, ""), ("1:2:3", 3723, 3723, ""),
            ("1:2:3:4", nil, nil, ""),
            ("12345:00", nil, nil, ""), ("9999:59", 599_999, 599_999, ""), ("20 bis 25 min", 1200, 1500, ""),
            ("20–25m", 1200, 1500, ""), ("12m - eggs", 720, 720, "eggs"), ("12m For eggs", 720, 720, "eggs"),
            ("5 min. tea", 300, 300, "tea"), ("30m1h", 1800, 1800, "1h"), ("10m to taste", 600, 600, "to taste"),
            ("1/2 h", 1800, 1800, ""), ("1234567890123", nil, nil, ""), ("5 5 eggs", 300, 300, "5 eggs"),
        ] as [(String, Int?, Int?, String)])
    func typed(_ text: String, _ lower: Int?, _ upper: Int?, _ name: String) {
        let typed = try? TypedTimer(parsing: text)
        #expect(typed?.lower == lower && typed?.upper == upper, "\(String(describing: typed))")
        #expect(typed?.name ?? "" == name)
    }
}
