import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Fractions and joined numbers in ingredient lines")
struct JoinedNumberTests {
    @Test(
        "A whole number and its fraction in an ingredient line are one amount",
        arguments: [
            ("1 & 1/2 cups barley", "1 1/2 cups barley"), ("2 & ½ cups barley", "2 1/2 cups barley"),
            ("3 + 1/2 cups barley", "3 1/2 cups barley"), ("1 and 1/4 cups barley", "1 1/4 cups barley"),
            ("one and a half cups barley", "1 1/2 cups barley"), ("2 cups and a half of barley", "2 1/2 cups barley"),
            ("a cup and a half of barley", "1 1/2 cup barley"), ("1 cup and a quarter of barley", "1 1/4 cup barley"),
            ("1 und 1/2 Tassen Graupen", "1 1/2 Tassen Graupen"), ("2 kg y 1/2 de nabos", "2 1/2 kg nabos"),
            ("1 taza y media de cebada", "1 1/2 taza cebada"), ("2 litros y cuarto de caldo", "2 1/4 litros caldo"),
            ("3 litri e mezzo di brodo", "3 1/2 litri brodo"), ("2 cucchiai e mezzo di rum", "2 1/2 cucchiai rum"),
            ("1 L et demi de bouillon", "1 1/2 L bouillon"), ("2 tasses et demie d'orge", "2 1/2 tasses orge"),
            ("1 kg e meio de cevada", "1 1/2 kg cevada"), ("2 e 1/2 xícaras de cevada", "2 1/2 xícaras cevada"),
            ("2 i 1/2 szklanki kaszy", "2 1/2 szklanki kaszy"), ("2 i pół szklanki kaszy", "2 1/2 szklanki kaszy"),
            ("en och en halv dl buljong", "1 1/2 dl buljong"), ("2 og en halv dl bouillon", "2 1/2 dl bouillon"),
            ("1 kg 500 de navets", "1 1/2 kg navets"), ("2 l 250 de bouillon", "2 1/4 l bouillon"),
            ("1-1/2 cups barley", "1 1/2 cups barley"), ("2-1/4 to 2-1/2 cups barley", "2 1/4-2 1/2 cups barley"),
            ("1 to 1-1/2 cups barley", "1-1 1/2 cups barley"),
        ])
    func joined(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }

    @Test(
        "A fraction of another unit in an ingredient line is no part of the first amount",
        arguments: [
            ("1 cup and 1/2 tsp rum", "1 cup + 1/2 tsp rum"), ("2 cups half and half", "2 cups half and half"),
            ("1 kg 500 g navets", "1 kg + 500 g navets"),
        ])
    func separate(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }

    @Test(
        "A fraction in an ingredient line may be raised, typeset, glued to its number or an ordinal",
        arguments: [
            ("1 ¹/₂ cups barley", "1 1/2 cups barley"), ("1¹⁄₂ cups barley", "1 1/2 cups barley"),
            ("³/₄ cup barley", "3/4 cup barley"), ("11/2 cups barley", "1 1/2 cups barley"),
            ("22/3 Tassen Graupen", "2 2/3 Tassen Graupen"), ("31/4 tazas de cebada", "3 1/4 tazas cebada"),
            ("3/2 cups barley", "1 1/2 cups barley"), ("1/3rd cup barley", "1/3 cup barley"),
            ("1/8th tsp mace", "1/8 tsp mace"), (#"$\frac{1}{4}$ cup barley"#, "1/4 cup barley"),
            (#"$1\frac{1}{2}$ cups barley"#, "1 1/2 cups barley"), (#"2\frac34 tasses d'orge"#, "2 3/4 tasses orge"),
        ])
    func fractions(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }

    @Test(
        "A ratio in an ingredient line is part of the name",
        arguments: [
            ("70/30 ground lamb", nil, "70/30 ground lamb"), ("1 lb 93/7 ground lamb", "1 lb", "93/7 ground lamb"),
            ("85/15 lamb, 2 lb", "2 lb", "85/15 lamb"), ("500 g 16/20 prawns", "500 g", "16/20 prawns"),
            ("50/50 Mischung, 200 g", "200 g", "50/50 Mischung"),
        ])
    func ratios(_ line: String, _ amount: String?, _ name: String) {
        #expect(ingredient(line).quantity?.formatted() == amount)
        #expect(ingredient(line).name == name)
        #expect(shownIngredients(of: line).contains(name))
    }

    @Test("Superscripts and subscripts in Markdown and in web pages are fractions")
    func markup() {
        let item = "1<sup>1</sup>/<sub>2</sub> cups barley"
        let markdown = ReadMarkdown("## Ingredients\n\n- \(item)\n- 2 eggs\n\n## Directions\n\n1. Mix.\n")
        #expect(markdown.ingredients.first == "1 1/2 cups barley")
        let list = "## Ingredients\n\n<ul><li>12<sup>1</sup>⁄<sub>4</sub> oz barley</li><li>2 eggs</li></ul>\n\n"
        #expect(ReadMarkdown(list + "## Directions\n\n1. Mix.\n").ingredients.first == "12 1/4 oz barley")
        #expect(item.withoutHTML == "1 1/2 cups barley")
        #expect("heat to 180<sup>o</sup>C".withoutHTML == "heat to 180oC")
    }

    @Test(
        "Two numbers with a word for “or” in an ingredient line are a range",
        arguments: [
            ("2 oder 3 Rüben", "2-3 Rüben"), ("3 ou 4 navets", "3-4 navets"), ("2 o 3 rape", "2-3 rape"),
            ("2 o 3 nabos", "2-3 nabos"), ("2 ou 3 nabos", "2-3 nabos"), ("2 of 3 rapen", "2-3 rapen"),
            ("2 eller 3 rovor", "2-3 rovor"), ("2 eller 3 roer", "2-3 roer"), ("2 lub 3 rzepy", "2-3 rzepy"),
            ("2 nebo 3 tuříny", "2-3 tuříny"), ("2 или 3 репы", "2-3 репы"), ("2 tai 3 naurista", "2-3 naurista"),
        ])
    func either(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }
}
