import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Signs around the amounts of ingredient lines")
struct LineSignTests {
    @Test(
        "A sign before an amount is not part of the ingredient",
        arguments: [
            "▢", "☐", "☑", "□", "■", "●", "○", "•", "‣", "◦", "✓", "✔️", "➜", "★", "–", "*", "🥚", "👩‍🍳", "- ▢", "• ☐",
            "[ ]", "[x]",
            "▢ 🥚",
        ])
    func signs(_ sign: String) {
        #expect(shownIngredients(of: "\(sign) 225 g barley, rinsed") == "225 g barley, rinsed")
        #expect(shownIngredients(of: "\(sign) 1 1/2 Tassen Graupen") == "1 1/2 Tassen Graupen")
        #expect(shownIngredients(of: "\(sign) 3 ovos") == "3 ovos")
    }

    @Test("A sign before an East Asian line is not part of the name", arguments: ["🥚 鸡蛋 2个", "▢ 鸡蛋 2个", "✓ 鸡蛋 2个"])
    func eastAsianSigns(_ line: String) {
        #expect(shownIngredients(of: line) == "2 个 鸡蛋")
    }

    @Test(
        "The number of a list is not an amount",
        arguments: [
            ("1) 2 cups rum", "2 cups rum"), ("12) 3 plums", "3 plums"), ("1. 3 EL Rum", "3 EL Rum"),
            ("2. ½ tasse d'orge", "1/2 tasse orge"),
        ])
    func numbered(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }

    @Test(
        "An asterisk behind a word refers to a footnote, and is not part of the name",
        arguments: [
            ("2 cups broth** ($0.26)", "broth"), ("3 eggs*", "eggs"), ("1 cup milk *", "milk"),
            ("1 tsp fennel pollen** or ground fennel seed", "fennel pollen or ground fennel seed"),
        ])
    func footnotes(_ line: String, _ name: String) {
        var reader = IngredientLineReader.prepared
        #expect(reader.ingredients(of: line).ingredients.map(\.name) == [name])
    }

    @Test("Asterisks that emphasize or multiply stay", arguments: ["2 *ripe* plums", "豆腐 100g*2", "豆腐 100g * 2"])
    func emphasis(_ line: String) {
        #expect(line.withoutUnmatchedAsterisks == line)
    }

    @Test("A sign can make an amount approximate", arguments: ["≈500 g barley", "≈ 500 g barley", "~500 g barley"])
    func approximate(_ line: String) {
        #expect(ingredient(line).shownQuantity == "500 g")
        #expect(shownIngredients(of: line).hasPrefix("500 g barley"))
    }

    @Test(
        "An amount in parentheses after the name is the amount",
        arguments: [
            ("lard (100 g), softened", "100 g", "lard"), ("turnips (2), chopped", "2", "turnips"),
            ("barley (1 cup)", "1 cup", "barley"),
            ("Butterschmalz (100 g)", "100 g", "Butterschmalz"), ("Rüben (2-3)", "2–3", "Rüben"),
            ("navets (500 g)", "500 g", "navets"),
            ("репа (300 г)", "300 г", "репа"), ("lard (ca. 100 g)", "100 g", "lard"),
            ("lard (100 g / 3.5 oz)", "100 g", "lard"),
        ])
    func parentheses(_ line: String, _ amount: String, _ name: String) {
        #expect(ingredient(line).shownQuantity == amount)
        #expect(ingredient(line).name == name)
        #expect(shownIngredients(of: line).contains(name))
        #expect(shownIngredients(of: line).first?.isNumber == true)
    }

    @Test(
        "A label in parentheses after the name is no amount",
        arguments: ["flour (550)", "rum (see note 2)", "plums (optional)"])
    func labels(_ line: String) {
        #expect(ingredient(line).amount == nil)
    }

    @Test(
        "An East Asian amount after an equals sign or for several people is read",
        arguments: [
            ("姜 = 50g", "50 g 姜"), ("大葱 = 2 根", "2 根 大葱"), ("豆角 300g * 2 人", "2 (300 g) 人 豆角"),
            ("米 150 克 * 3", "3 (150 克) 米"),
            ("砂糖 大さじ1・1/2", "1 1/2 大さじ 砂糖"), ("水 2・1/2カップ", "2 1/2 カップ 水"),
        ])
    func eastAsian(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }
}
