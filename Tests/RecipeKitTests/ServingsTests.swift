import Testing

@testable import RecipeKit

@Suite("Servings and yields")
struct ServingsTests {
    @Test(
        "The number of servings comes before pieces, and pieces before nothing",
        arguments: [
            ("1 cake (12 servings)", 12, false), ("3 quarts; 10 servings", 10, false), ("Servings: 5", 5, false),
            ("Yield: 7 servings", 7, false), ("YIELD — 3 servings", 3, false), ("1 Kuchen (12 Portionen)", 12, false),
            ("Portionen: 4", 4, false), ("ergibt 6 Portionen", 6, false), ("1 tarte (8 parts)", 8, false),
            ("Rendement : 8 portions", 8, false), ("Dosi per 6 persone", 6, false), ("rinde 4 raciones", 4, false),
            ("1 bolo (10 porções)", 10, false), ("4 främmande, 6 portioner", 6, false), ("pro 3 lidi", 3, false),
            ("4 főre", 4, false), ("на 5 персон", 5, false), ("2人前", 2, false), ("分量: 3人分", 3, false),
            ("约2人份", 2, false), ("4인분", 4, false), ("nach Ina, reicht für 5-6 Portionen", 5, false),
            ("8 (½-cup) servings", 8, false), ("6 (as a side)", 6, false), ("4 1.25 cups of soup", 4, false),
            ("six portions", 6, false), ("4-Personen", 4, false),
            ("3 dozen", 36, true), ("About 2 dozen rolls", 24, true), ("Makes 1 dozen", 12, true),
            ("a dozen muffins", 12, true), ("half a dozen eggs", 6, true), ("2 Dutzend Kekse", 24, true),
            ("1 douzaine de crêpes", 12, true), ("2 docenas", 24, true), ("1 loaf, about 14 slices", 14, true),
            ("1 Brot (20 Scheiben)", 20, true), ("9 (3-inch) buns", 9, true),
            ("1 pie", 1, true), ("20個", 20, true), ("5 cups (about 100 crackers)", 100, true),
        ])
    func numbers(_ text: String, _ number: Int, _ isOfPieces: Bool) {
        let servings = Servings(parsing: text)
        #expect(servings.number == Rational(number))
        #expect(servings.countsPieces == isOfPieces)
    }

    @Test(
        "A weight, a volume, a size and words are no number of servings",
        arguments: [
            "500 g", "750 g de masa", "1,5 kg", "2 cups", "Makes 4 Cups", "0.75 cup", "1 litre", "500ml", "2 Tassen",
            "500克", "a 9-inch cake", "one 20 cm tart", "1,500 g", "family of 4", "a crowd", "un peu", "",
        ])
    func noNumbers(_ text: String) { #expect(Servings(parsing: text).number == nil) }

    @Test("Weights and volumes are yields of their own")
    func measures() {
        #expect(Servings(parsing: "2 quarts; 8 servings").measures == [Quantity(.number(Rational(2)), unit: "quarts")])
        #expect(Servings(parsing: "500%g").measures == [Quantity(.number(Rational(500)), unit: "g")])
        #expect(Servings(parsing: "12 rolls").measures.isEmpty)
    }

    @Test(
        "All numbers of a yield grow with the recipe, and sizes stay",
        arguments: [
            ("1 pie (8 servings)", "3 pie (24 servings)"), ("500 g", "1500 g"), ("2 dozen", "6 dozen"),
            ("4-6 Portionen", "12–18 Portionen"), ("12 (3-inch) buns", "36 (3-inch) buns"),
            ("1 loaf, about 16 slices", "3 loaf, about 48 slices"), ("2人前", "6人前"),
            ("4 servings, 12 slices", "12 servings, 36 slices"),
            ("nach Ina, für 2 Personen", "nach Ina, für 6 Personen"), ("a crowd", "a crowd"),
        ])
    func scaled(_ text: String, _ expected: String) {
        #expect(Servings(parsing: text).scaled(by: Rational(3)).text == expected)
    }

    @Test(
        "A tag that names a meal is a course, and one that names a food is none",
        arguments: [
            (["quick", "Main Dish"], "Main Dish"), (["vegan", "dessert"], "dessert"), (["Nachspeise"], "Nachspeise"),
            (["rapide", "soupe"], "soupe"), (["Chicken", "easy"], nil), ([], nil),
        ] as [([String], String?)])
    func courses(_ tags: [String], _ course: String?) { #expect(Course.tag(among: tags) == course) }
}
