import Testing

@testable import RecipeKit

@Suite("Fractions and periods in the times of facts")
struct TimeFractionsTests {
    @Test(
        arguments: [
            ("1 & 1/2 hours", 90), ("1 and 1/2 hours", 90), ("1 + 1/2 h", 90), ("one and one-half hours", 90),
            ("one-and-a-half hours", 90), ("three quarters of an hour", 45), ("three-quarters of an hour", 45),
            ("an hour and a half", 90), ("1 hour and a quarter", 75), ("an hour and half", 90), ("half an hour", 30),
            ("1 hour and 1/2", 90), ("11/2 hours", 90), ("21/4 h", 135), ("1/2 hour", 30), ("1½ h", 90),
            ("about 1 & 1/2 hours baking", 90), ("1 & 1/2 hours + 15 min", 105),
            ("eineinhalb Stunden", 90), ("eine Stunde und eine halbe", 90), ("une heure et demie", 90),
            ("trois quarts d’heure", 45), ("1 hora y media", 90), ("una hora y cuarto", 75),
            ("tres cuartos de hora", 45), ("un’ora e mezza", 90), ("mezz’ora", 30), ("uma hora e meia", 90),
            ("полтора часа", 90), ("2 с половиной часа", 150), ("1 buçuk saat", 90), ("1時間半", 90), ("半小时", 30),
            ("1시간 반", 90),
        ])
    func `a fraction belongs to the number or the unit before it`(_ text: String, _ minutes: Int) {
        #expect(CookingTime(parsing: text).minutes == minutes)
    }

    @Test(arguments: ["1 hour and a third", "1 hour and half a lemon", "1/2 & 1/4", "3 thirds of an hour"])
    func `a time with an unclear fraction keeps its words`(_ text: String) {
        let minutes = CookingTime(parsing: text).minutes
        #expect(minutes == nil || minutes == 80)
    }

    @Test(
        arguments: [
            ("P0Y0M0DT1H5M0S", 65), ("P0Y0M0DT1H5M0.000S", 65), ("P0Y0M0DT0H10M0S", 10), ("P0Y0M0W0DT35M", 35),
            ("P0DT20M", 20), ("P0M", 0), ("P30M", 30), ("P0Y0M", 0), ("P1DT2H", 1560), ("PT90M", 90),
            ("p0y0m1dt0h", 1440),
        ])
    func `a period with years and months is a time`(_ text: String, _ minutes: Int) {
        #expect(CookingTime(parsing: text).minutes == minutes)
    }
}
