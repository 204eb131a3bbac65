import RecipeKit
import Testing

@testable import Kitchen

@Suite("Times in words, in all languages")
struct SpokenTimeTests {
    private static func times(_ text: String, _ language: StepLanguage) -> [String] {
        TimerFinder(language: language).timers(in: text).map {
            $0.lower == $0.upper ? "\($0.upper)" : "\($0.lower)-\($0.upper)"
        }
    }

    @Test(
        arguments: [
            (.english, "Boil 2 & 1/2 minutes.", "150"), (.english, "Bake for one and one-half hours.", "5400"),
            (.english, "Bake for one-and-a-half hours.", "5400"), (.english, "Cook three quarters of an hour.", "2700"),
            (.english, "Simmer 1 to 1 & 1/2 hours.", "3600-5400"),
            (.english, "Bake two and one-half to three hours.", "9000-10800"),
            (.english, "Simmer one to one and a half hours.", "3600-5400"), (.english, "Bake 1 hour 20.", "4800"),
            (.english, "Bake 1 hour 20 or until golden.", "4800"), (.english, "Rest an hour and a quarter.", "4500"),
            (.english, "Bake 11/2 hours.", "5400"), (.english, "Bake 1 ¹/₂ hours.", "5400"),
            (.english, "Bake for twenty five minutes.", "1500"), (.english, "Bake 2 hours 20 g sugar.", "7200"),
            (.german, "Ein bis eineinhalb Stunden backen.", "3600-5400"), (.german, "1 Stunde 20 kochen.", "4800"),
            (.german, "Eine dreiviertel Stunde backen.", "2700"), (.german, "Eineinviertel Stunden backen.", "4500"),
            (.french, "Cuire trois quarts d’heure.", "2700"), (.french, "Cuire une heure et quart.", "4500"),
            (.french, "Cuire 1 heure trois quarts.", "6300"), (.french, "Cuire 2 heures et 1/2.", "9000"),
            (.spanish, "Cocer hora y media.", "5400"), (.spanish, "Cocer tres cuartos de hora.", "2700"),
            (.spanish, "Cocer 1 hora y 20.", "4800"), (.italian, "Cuocere tre quarti d’ora.", "2700"),
            (.italian, "Cuocere un’ora e un quarto.", "4500"), (.italian, "Cuocere 1 ora e 20.", "4800"),
            (.portuguese, "Asse três quartos de hora.", "2700"), (.dutch, "Bak tweeënhalf uur.", "9000"),
            (.swedish, "Grädda i en och en halv timme.", "5400"), (.danish, "Bag i tre kvarter.", "2700"),
            (.polish, "Piec godzinę.", "3600"), (.polish, "Piec trzy kwadranse.", "2700"),
            (.polish, "Piec kwadrans.", "900"), (.czech, "Pečte hodinu a půl.", "5400"),
            (.czech, "Pečte tři čtvrtě hodiny.", "2700"), (.hungarian, "Süsd háromnegyed óráig.", "2700"),
            (.russian, "Варить час.", "3600"), (.russian, "Варить два с половиной часа.", "9000"),
            (.russian, "Варить четверть часа.", "900"), (.turkish, "Bir buçuk saat pişirin.", "5400"),
            (.japanese, "２０分煮る。", "1200"), (.japanese, "1時間半煮る。", "5400"), (.chinese, "煮三十五分钟。", "2100"),
            (.chinese, "煮一个半小时。", "5400"), (.chinese, "煮三刻钟。", "2700"), (.chinese, "煮十五至二十分钟。", "900-1200"),
            (.korean, "1시간 반 끓인다.", "5400"),
        ] as [(StepLanguage, String, String)])
    func `a time in words has its whole length`(_ language: StepLanguage, _ text: String, _ expected: String) {
        #expect(Self.times(text, language) == [expected])
    }

    @Test(
        arguments: [
            (.english, "Heat the oil in a second pan."), (.english, "Beat in a second egg."),
            (.english, "Wait a second."), (.french, "Dans une seconde poêle, dorez les oignons."),
            (.spanish, "En un segundo bol, bate los huevos."), (.italian, "In un secondo tegame, rosolate."),
            (.spanish, "Sirve a la hora de comer."), (.russian, "Взбивать каждый час."), (.japanese, "半日おく。"),
        ] as [(StepLanguage, String)])
    func `a second pan and other words are no times`(_ language: StepLanguage, _ text: String) {
        #expect(Self.times(text, language) == [])
    }

    @Test(
        arguments: [
            ("1 1/2 h", 5400, ""), ("1 1/2 h eggs", 5400, "eggs"), ("eggs 1 1/2 h", 5400, "eggs"),
            ("1 & 1/2 h", 5400, ""), ("1 and 1/2 h ham", 5400, "ham"), ("1 ½ h", 5400, ""), ("¾ h", 2700, ""),
            ("1 hour and a half", 5400, ""), ("an hour and a half eggs", 5400, "eggs"), ("half an hour", 1800, ""),
            ("three quarters of an hour tea", 2700, "tea"), ("1 hour 20", 4800, ""), ("11/2 h", 5400, ""),
            ("eine halbe Stunde Teig", 1800, "Teig"), ("Teig eineinhalb Stunden", 5400, "Teig"),
            ("une heure et demie", 5400, ""), ("mezz’ora", 1800, ""), ("media hora arroz", 1800, "arroz"),
            ("полчаса суп", 1800, "суп"), ("20 минут суп", 1200, "суп"), ("20分", 1200, ""), ("1時間半 ご飯", 5400, "ご飯"),
            ("5分钟 鸡蛋", 300, "鸡蛋"), ("半小时", 1800, ""), ("20분 밥", 1200, "밥"), ("półtorej godziny", 5400, ""),
            ("1 1/2", 90, ""), ("5 time out", 300, "time out"),
        ])
    func `a typed time can have the words of a recipe`(_ text: String, _ seconds: Int, _ name: String) throws {
        let typed = try TypedTimer(parsing: text)
        #expect(typed.lower == seconds && typed.upper == seconds && typed.name == name, "\(typed)")
    }

    @Test func `a typed range can have the words of a recipe`() throws {
        let typed = try TypedTimer(parsing: "2 to 2 1/2 h roast")
        #expect(typed.lower == 7200 && typed.upper == 9000 && typed.name == "roast")
    }

    @Test(arguments: ["second helping", "soup in a second pan", "a pan", "tea"])
    func `words without a time are no typed timer`(_ text: String) {
        #expect(throws: TypedTimer.Failure.noTime) { try TypedTimer(parsing: text) }
    }

    @Test(
        arguments: [
            ("20", "分", 1200), ("1時間半", nil, 5400), ("5", "分钟", 300), ("20", "분", 1200), ("20", "минут", 1200),
            ("20", "minut", 1200), ("one and a half", "hours", 5400), ("1 & 1/2", "hours", 5400), ("半小时", nil, 1800),
        ] as [(String, String?, Int)])
    func `a marked timer is read in every language`(_ amount: String, _ unit: String?, _ seconds: Int) {
        let timer = CookingTimer(name: nil, duration: Quantity(Amount(parsing: amount), unit: unit))
        #expect(TimerFinder(language: .english).timers(in: Step([.timer(timer)])).map(\.upper) == [seconds])
    }

    /// Returns the name of the last time in a step.
    private static func activity(_ text: String, _ language: StepLanguage) throws -> String? {
        let finder = TimerFinder(language: language)
        let range = try #require(finder.timers(in: text).last?.range)
        let bytes = Array(text.utf8)
        return finder.activity(
            before: String(decoding: bytes[..<range.lowerBound], as: UTF8.self),
            after: String(decoding: bytes[range.upperBound...], as: UTF8.self))
    }

    @Test(
        arguments: [
            (.english, "Fry the onion in 2 tbsp oil for 8 min.", "Fry onion"),
            (.english, "In 2 tbsp oil, fry the onions for 8 min.", "Fry onions"),
            (.english, "Add stock and simmer for 20 minutes.", "Simmer stock"),
            (.english, "Bring to a boil and simmer for 20 minutes.", "Simmer"),
            (.english, "Let the dough rise in a warm place for 1 hour.", "Let dough rise"),
            (.english, "Turn the heat down to low, and let it simmer for 20 minutes.", "Simmer"),
            (.english, "Sauté onions for 5 minutes.", "Sauté onions"), (.english, "In 2 tbsp oil for 8 min.", nil),
            (.english, "Stir. 10 minutes will do.", nil),
            (.german, "Die Zwiebeln in 2 EL Öl 8 Minuten braten.", "Zwiebeln braten"),
            (.german, "Das Fleisch 45 Minuten im Ofen garen.", "Fleisch garen"),
            (.german, "20 Minuten backen.", "Backen"), (.french, "Enfournez pour 30 minutes.", "Enfournez"),
            (.french, "Laissez reposer la pâte pendant 1 heure.", "Laissez reposer pâte"),
            (.spanish, "Sofríe la cebolla durante 10 minutos.", "Sofríe cebolla"),
            (.russian, "Варить картофель 20 минут.", "Варить картофель"), (.polish, "Smażyć 20 minut.", "Smażyć"),
            (.japanese, "水を加えて20分煮る。", "煮る"), (.chinese, "加水，煮5分钟。", "煮"),
            (.korean, "물을 넣고 20분 끓인다.", "끓인다"), (.turkish, "Soğanları 5 dakika kavurun.", "Soğanları kavurun"),
        ] as [(StepLanguage, String, String?)])
    func `a timer without a name says what the cook does`(
        _ language: StepLanguage, _ text: String, _ name: String?
    ) throws {
        #expect(try Self.activity(text, language) == name)
    }

    @Test func `the title of a timer has its recipe`() {
        func title(_ recipe: String) -> String {
            let timer = RunningTimer(name: "Fry onion", recipe: recipe, step: 1, lower: 60, upper: 60, at: 0)
            return KitchenTimer(id: "a", timer: timer).title
        }
        #expect(title("Chicken curry") == "Fry onion · Chicken curry" && title("") == "Fry onion")
    }
}
