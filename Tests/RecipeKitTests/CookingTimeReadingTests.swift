import Testing

@testable import RecipeKit

@Suite("Cooking times")
struct CookingTimeReadingTests {
    @Test(
        "A cooking time is parsed in minutes",
        arguments: [
            ("1h30m", 90), ("1 h 10 min", 70), ("45 minutes", 45), ("90", 90), ("1.5 hours", 90), ("2 Stunden", 120),
            ("1 heure 30", 90), ("1h20", 80), ("PT1H30M", 90), ("PT45M", 45), ("P1DT2H", 1560), ("1:30", 90),
            ("½ hour", 30), ("1 1/2 hrs.", 90), ("1 hour and 5 minutes", 65), ("20-30 min", 30),
            ("10 to 15 minutes", 15),
            ("2 days", 2880), ("5 Std. 15 Min.", 315), ("30 sec", 1), ("ca. 40 Minuten", 40), ("15 minute(s)", 15),
            ("at least 4 hours", 240), ("5-10 minutes + 10-20 minutes", 30), ("15 min + 30 min marinating", 45),
            ("1 hour + 2 hours for rising", 180), ("30 min (plus one hour rising)", 90), ("20~30 min", 30),
            ("30 min (in 10 minute intervals)", 30), ("1 h 10 min or 2 h 10 min, (it depends)", 130),
            ("5 min, + 2 hours minimum chill time", 125), ("≈ 3 hours", 180), ("half an hour", 30), ("20 days", 28800),
            ("mindestens 2 Stunden", 120), ("au moins 4 heures de repos", 240), ("1 week", 10080),
            ("1 hora y 20 minutos", 80), ("0", 0), ("PT20 mins", 20), ("p30m", 30), ("PT00H05M", 5), ("PTH5M", 5),
            ("PT1.5H", 90), ("PT1,5H", 90), ("PT0.5H", 30), ("P1W", 10080), ("PT90S", 2), ("PT0S", 0),
            ("pt 1h 30m", 90),
            ("1:59", 119), ("100:00", 6000), ("1 hour(s) and 5", 65), ("1 h + 5", 65), ("at least 30", 30),
            ("30 to 20 min", 30),
            ("+ 30 min baking", 30), ("30 min baking; 10 min resting", 40), ("half an hour, 5 min baking", 35),
            ("1 hour (and 30 min) baking", 90), ("1 hour (+30 min) baking", 90), ("52704000", 52_704_000),
            ("PT52704000M", 52_704_000),
        ])
    func minutes(_ text: String, _ minutes: Int) {
        #expect(CookingTime(parsing: text) == CookingTime(minutes: minutes, text: text))
    }

    @Test(
        "A cooking time with alternatives is the longest of them",
        arguments: ["1 hour or 30 minutes", "30 minutes or 1 hour"])
    func longest(_ text: String) {
        #expect(CookingTime(parsing: text).minutes == 60)
    }

    @Test(
        "A cooking time that cannot be parsed keeps its words",
        arguments: [
            "overnight", "", "until done", "30 min + overnight", "5 min/day", "40 min (not including the rise)",
            "an hour and a half dozen", "2 hours and ten", "1 hour plus chilling", "3 apples", "PT",
            "P1X", "1:75",
            "99999999999999999 h",
            "9999999999 weeks", "PT99999999999999999999H", "-5 min", "1:60", "1:5", "1000:00", "1::30", ":30", "1:3a",
            "52704001", "PT52704001M", "P1T2H", "PT5", "5 min 30", "20- min", "30 min baking +", "1 hour or", "half a",
            "at least 30 min ++ 10 min", "30 min (baking", "1 hour (without baking) total",
        ])
    func words(_ text: String) {
        #expect(CookingTime(parsing: text) == CookingTime(minutes: nil, text: text))
    }

    @Test(
        "A cooking time is formatted in short and in long style",
        arguments: [
            (35, "35 min", "35 min"), (60, "1 h", "1 h"), (70, "1 h 10", "1 h 10 min"), (65, "1 h 05", "1 h 5 min"),
            (0, "0 min", "0 min"), (2880, "2 d", "2 d"), (3000, "2 d 2 h", "2 d 2 h"), (59, "59 min", "59 min"),
            (61, "1 h 01", "1 h 1 min"), (69, "1 h 09", "1 h 9 min"), (2879, "47 h 59", "47 h 59 min"),
            (2939, "2 d", "2 d"), (2940, "2 d 1 h", "2 d 1 h"),
        ])
    func shown(_ minutes: Int, _ short: String, _ long: String) {
        let time = CookingTime(minutes: minutes, text: "")
        #expect(time.formatted(.short) == short)
        #expect(time.formatted(.long) == long)
    }

    @Test("A phrase of up to 200 bytes is parsed")
    func longPhrases() {
        func phrase(_ length: Int) -> String {
            "baking" + String(repeating: " ", count: length - "baking1 hour".utf8.count) + "1 hour"
        }
        #expect(CookingTime(parsing: phrase(200)).minutes == 60)
        #expect(CookingTime(parsing: phrase(201)).minutes == nil)
    }

    @Test("The sum of two times has both texts, and no minutes if one of them has none")
    func sums() {
        let hour = CookingTime(minutes: 60, text: "1 h")
        #expect(hour.adding(hour) == CookingTime(minutes: 120, text: "1 h + 1 h"))
        let night = CookingTime(minutes: nil, text: "overnight")
        #expect(hour.adding(night) == CookingTime(minutes: nil, text: "1 h + overnight"))
        #expect(hour.adding(CookingTime(minutes: .max, text: "ever")).minutes == nil)
    }

    @Test("A cooking time in words is formatted as these words")
    func shownWords() {
        #expect(CookingTime(minutes: nil, text: "overnight").formatted(.short) == "overnight")
    }
}
