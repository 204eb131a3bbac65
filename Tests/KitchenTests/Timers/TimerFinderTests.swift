import RecipeKit
import Testing

@testable import Kitchen

@Suite("Finding timers in steps")
struct TimerFinderTests {
    private static func ends(_ text: String, _ language: StepLanguage) -> [String] {
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
            "It can be made 1 day ahead.", "Melt it in 30 second intervals.",
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
