import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Informal forms of amounts in Markdown")
struct MarkdownAmountFormTests {
    @Test(
        "An informal amount at the end of a Markdown line gets the usual form",
        arguments: [
            ("eggs x2", "2 eggs"), ("eggs x 2", "2 eggs"), ("eggs X12", "12 eggs"), ("eggs ×2", "2 eggs"),
            ("eggs× 2", "2 eggs"), ("eggs x123", "eggs x123"), ("xx2", "xx2"), ("2 eggs x2", "2 eggs x2"), ("x2", "x2"),
            ("eggs 12", "12 eggs"), ("eggs 13", "eggs 13"), ("eggs 0", "eggs 0"), ("eggs 02", "eggs 02"),
            ("eggs2", "eggs2"), ("very large brown eggs 2", "very large brown eggs 2"),
            ("large brown eggs 2", "2 large brown eggs"), ("flour type 1", "flour type 1"), ("b 2", "b 2"),
            ("鸡蛋 2", "鸡蛋 2"), ("half-fat cheese 1", "1 half-fat cheese"), ("eggs, 2", "eggs, 2"),
        ])
    func multiples(_ line: String, _ expected: String) { #expect(MarkdownAmountForms.resolved(line) == expected) }

    @Test(
        "A range that repeats its unit in Markdown has the unit once",
        arguments: [
            ("400g - 500g flour", "400-500 g flour"), ("400 g–500 g flour", "400-500 g flour"),
            ("1/2 cup ~ 1 cup milk", "1/2-1 cup milk"), ("400g - 500ml milk", "400g - 500ml milk"),
            ("400 - 500 g flour", "400 - 500 g flour"), ("400g + 500g flour", "400g + 500g flour"),
            ("400g - 500g", "400g - 500g"), ("about 4g - 5g salt", "about 4g - 5g salt"),
        ])
    func ranges(_ line: String, _ expected: String) { #expect(MarkdownAmountForms.resolved(line) == expected) }

    @Test(
        "Two sizes in a Markdown line become an amount and a remark",
        arguments: [
            ("3 large / 4 small bananas", "3 large bananas (4 small)"),
            ("3 large / 4 small ripe bananas", "3 large ripe bananas (4 small)"),
            ("3 large / 4 small", "3 large / 4 small"),
            ("3 large / many small bananas", "3 large / many small bananas"),
            ("3 huge / 4 small bananas", "3 huge / 4 small bananas"),
            ("3 large / 4 tiny bananas", "3 large / 4 tiny bananas"),
            ("some large / 4 small bananas", "some large / 4 small bananas"),
            ("3 large or 4 small bananas a/b", "3 large or 4 small bananas a/b"),
        ])
    func sizes(_ line: String, _ expected: String) { #expect(MarkdownAmountForms.resolved(line) == expected) }

    @Test("Bars around the columns of a Markdown line and slashes in Russian spoons are removed")
    func barsAndSpoons() {
        #expect(MarkdownAmountForms.resolved("| 2 C. | | flour |") == "2 C. flour")
        #expect(MarkdownAmountForms.resolved("2 C. | flour") == "2 C. | flour")
        #expect(MarkdownAmountForms.resolved("2 ч/л соли") == "2 ч.л. соли")
        #expect(MarkdownAmountForms.resolved("3 ст/л масла") == "3 ст.л. масла")
    }

    @Test(
        "A ratio in Markdown is one ingredient for each of its numbers",
        arguments: [
            ("sugar : water = 1 : 2", ["1 sugar", "2 water"]), ("糖：水 = 1：2.5", ["糖 1", "水 2.5"]),
            ("sugar : water = 1", nil), ("sugar = 1 : 2", nil), ("sugar : water = 1 : b", nil),
            ("sugar : water : salt = 1 : 2", nil), ("sugar : - = 1 : 2", nil),
            ("a : b : c ≈ 3:2:1", ["3 a", "2 b", "1 c"]),
        ] as [(String, [String]?)])
    func ratios(_ line: String, _ expected: [String]?) { #expect(MarkdownAmountForms.ratio(line) == expected) }

    @Test(
        "A calculation for each person in Markdown has a name and a formula",
        arguments: [
            ("rice = people * 30 g", "rice", "people * 30 g"), ("rice: 30 * servings", "rice", "30 * servings"),
            ("米 = 份数 × 100 g", "米", "份数 × 100 g"), ("people * 30 g", nil, nil), ("rice = pots * 30 g", nil, nil),
            ("rice = people * a lot", nil, nil), ("rice = 30 * pots", nil, nil), ("2 rice = people * 30 g", nil, nil),
            ("= people * 30 g", nil, nil), ("rice people 30", nil, nil),
        ] as [(String, String?, String?)])
    func formulas(_ line: String, _ name: String?, _ amount: String?) {
        let found = MarkdownAmountForms.formula(line)
        #expect(found?.name == name && found?.amount == amount)
    }

    @Test(
        "A word with both numbers is plural in Markdown if the amount is more than one",
        arguments: [
            ("3 Ei(er)", "3 Eier"), ("1 Ei(er)", "1 Ei"), ("2 Tüte/n", "2 Tüten"),
            ("1 clove(s), crushed", "1 clove, crushed"),
            ("1/2 clove(s)", "1/2 clove"), ("1 1/2 clove(s)", "1 1/2 cloves"), ("clove(s)", "cloves"),
            ("3 a(s)", "3 a(s)"), ("3 ab(s)", "3 abs"), ("3 milk(low)", "3 milk(low)"), ("3 and/or", "3 and/or"),
            ("3 egg(s", "3 egg(s"), ("3 Ei (er)", "3 Ei (er)"),
        ])
    func eitherNumber(_ line: String, _ expected: String) { #expect(EitherNumber.resolved(line) == expected) }

    @Test(
        "A Markdown line that is only a duration",
        arguments: [
            ("About 15 minutes", "15 minutes"), ("1 hour and 20 minutes", "1 hour and 20 minutes"), ("15", nil),
            ("15 degrees", nil), ("180 градусов", nil), ("15 minutes of rest", nil), ("minutes", nil),
            ("ready in 20 min", "20 min"),
            (
                "about 10 minutes " + String(repeating: "about ", count: 3) + "about",
                "10 minutes about about about about"
            ),
            ("about 100 minutes " + String(repeating: "about ", count: 3) + "about", nil),
        ] as [(String, String?)])
    func durations(_ line: String, _ expected: String?) { #expect(MarkdownFacts.duration(line) == expected) }

    @Test(
        "Amounts in running Markdown text are numbers before units",
        arguments: [
            ("2 cups and 3.5 kg", 2), ("2 chairs", 0), ("1 cup = 240 ml", 0), ("½ tsp", 1), ("⅓ cup", 1), ("30克糖", 1),
            ("2", 0), ("2 1/2 cups", 1), ("3Eier", 1), ("", 0),
        ])
    func counts(_ text: String, _ expected: Int) { #expect(MarkdownAmounts.count(in: text) == expected) }

    @Test("A list of links in Markdown is navigation if it has at most six entries and nothing below them")
    func navigation() {
        func isNavigation(_ entries: [String]) -> Bool {
            MarkdownNavigation.isNavigation(MarkdownList(entries: entries))
        }
        #expect(isNavigation(["Previous", "NEXT", "[Home](a b)", "menu", "top", "Zurück"]))
        #expect(!isNavigation(Array(repeating: "Next", count: 7)) && !isNavigation([]))
        #expect(!isNavigation(["Next", "salt"]))
        #expect(isNavigation(["[Next](" + String(repeating: "a", count: 112) + ")"]))
        #expect(!isNavigation(["[Next](" + String(repeating: "a", count: 113) + ")"]))
        var nested = MarkdownList(entries: ["Next"])
        nested.items[0].lists = [MarkdownList(entries: ["Next"])]
        #expect(!MarkdownNavigation.isNavigation(nested))
    }
}
