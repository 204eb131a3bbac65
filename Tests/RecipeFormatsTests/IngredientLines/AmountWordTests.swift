import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Words and units of amounts in ingredient lines")
struct AmountWordTests {
    @Test(
        "Words for a little or a few are no numbers",
        arguments: [
            ("un peu de rhum", "un peu rhum"), ("ein wenig Rum", "ein wenig Rum"),
            ("ein bisschen Rum", "ein bisschen Rum"),
            ("ein paar Pflaumen", "ein paar Pflaumen"), ("un po' di rum", "un po' rum"),
            ("een beetje rum", "een beetje rum"), ("un poco de ron", "un poco ron"),
            ("um pouco de rum", "um pouco rum"),
            ("en smule rom", "en smule rom"), ("a few plums", "a few plums"), ("a little rum", "a little rum"),
        ])
    func vague(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
        if case .number = ingredient(line).amount { Issue.record("\(line) has a number") }
    }

    @Test(
        "Words that are numbers only elsewhere are no amounts",
        arguments: ["Doce de leite", "a dalších 250 ml vývaru", "Sei di coppe"])
    func names(_ line: String) {
        #expect(ingredient(line).amount == nil)
        #expect(shownIngredients(of: line) == line)
    }

    @Test(
        "A package without a number is one, and other measures without a number are vague",
        arguments: [
            ("tin of plums", "1 tin plums"), ("Can of rum", "1 Can rum"),
            ("pinch of salt", "pinch salt"), ("cans of plums", "cans of plums"),
        ])
    func packages(_ line: String, _ shown: String) { #expect(shownIngredients(of: line) == shown) }

    @Test(
        "An article before a measure is the number one",
        arguments: [
            ("a cup of barley", "1 cup barley"), ("a tablespoon of rum", "1 tablespoon rum"),
            ("an ounce of mace", "1 ounce mace"),
            ("a can of plums", "1 can plums"), ("eine Tasse Graupen", "1 Tasse Graupen"),
            ("une tasse d'orge", "1 tasse orge"),
            ("una taza de cebada", "1 taza cebada"), ("una tazza di orzo", "1 tazza orzo"),
        ])
    func articles(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }

    @Test(
        "Abbreviated spoons and cubic centimetres are units",
        arguments: [
            ("2 c.s. de rhum", "c s", "rhum"), ("4 c. s. de rhum", "c s", "rhum"), ("1 c. c. de sel", "c c", "sel"),
            ("2 c/s de rhum", "c s", "rhum"), ("2 c. à s. de rhum", "c à s", "rhum"),
            ("100 c.c. stock", "c c", "stock"), ("100 ccm Brühe", "ccm", "Brühe"), ("1 lt cream", "lt", "cream"),
            ("800 gramas de cevada", "grama", "cevada"), ("1/4 de xícara de cevada", "xícara", "cevada"),
            ("½ of a cup of barley", "cup", "barley"),
            ("100 c.c. de caldo", "c c", "caldo"), ("200 cc stock", "cc", "stock"), ("2 κ.σ. ρούμι", "κ σ", "ρούμι"),
            ("1 κ.γ. ρούμι", "κ γ", "ρούμι"), ("100 gr Graupen", "gr", "Graupen"), ("1 KL Salz", "KL", "Salz"),
        ])
    func units(_ line: String, _ unit: String, _ name: String) {
        #expect(ingredient(line).unit == unit)
        #expect(ingredient(line).name == name)
    }

    @Test(
        "Abbreviated units keep their periods",
        arguments: [
            ("2 c.s. de rhum", "2 c.s. rhum"), ("4 c. s. de rhum", "4 c. s. rhum"), ("1 c. c. de sel", "1 c. c. sel"),
            ("2 c. à s. de rhum", "2 c. à s. rhum"), ("2 c à s de rhum", "2 c à s rhum"),
            ("100 c.c. stock", "100 c.c. stock"), ("100 c.c. de caldo", "100 c.c. caldo"),
            ("2 κ.σ. ρούμι", "2 κ.σ. ρούμι"), ("1 ст. л. мёда", "1 ст. л. мёда"), ("2 ч.л. соды", "2 ч.л. соды"),
        ])
    func periods(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }

    @Test(
        "The German abbreviations of sizes are no units",
        arguments: [
            ("1 gr. Rübe", "1 gr. Rübe"), ("2 gr. Zwiebeln, gehackt", "2 gr. Zwiebeln, gehackt"),
            ("1 kl. Rübe", "1 kl. Rübe"),
            ("2 gr. Dosen Pflaumen", "2 gr. Dosen Pflaumen"),
        ])
    func germanSizes(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
        #expect(ingredient(line).unitName != "g" && ingredient(line).unitName != "gram")
        #expect(ingredient(line).quantity?.unit?.hasPrefix("gr ") != true)
    }

    @Test("An amount after the name can end in a period", arguments: ["œufs : 3.", "œufs, 3."])
    func period(_ line: String) {
        #expect(shownIngredients(of: line) == "3 œufs")
    }

    @Test("Ingredient lines keep the plural of an Italian unit")
    func italianPlurals() {
        #expect(shownIngredients(of: "2 cucchiai di rum") == "2 cucchiai rum")
        #expect(shownIngredients(of: "3 spicchi di limone") == "3 spicchi limone")
        #expect(shownIngredients(of: "1 cucchiaio di rum") == "1 cucchiaio rum")
    }

    @Test(
        "A word with both its singular and its plural agrees with its amount",
        arguments: [
            ("1 Dose/n Pflaumen", "1 Dose Pflaumen"), ("2 Zehe/n Knoblauch", "2 Zehen Knoblauch"),
            ("1 Rübe(n)", "1 Rübe"),
            ("3 Ei(er)", "3 Eier"), ("2 große Karotte(n)", "2 große Karotten"),
            ("2 clove(s) garlic", "2 cloves garlic"),
        ])
    func eitherNumber(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }
}
