import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Ingredient lines of several languages")
struct LineLanguageTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var line: String
        var quantity: String
        var name: String
        var preparation: String?
        var size: String?

        init(_ line: String, _ quantity: String, _ name: String, _ preparation: String? = nil, size: String? = nil) {
            (self.line, self.quantity, self.name, self.preparation) = (line, quantity, name, preparation)
            self.size = size
        }

        var testDescription: String { line }
    }

    @Test(
        "Ingredient lines are read in German",
        arguments: [
            Case("2 EL Rübenöl", "2 EL", "Rübenöl"), Case("1,5 kg Rüben, geschält", "1½ kg", "Rüben", "geschält"),
            Case("½ TL gemahlener Kümmel", "½ TL", "Kümmel", "gemahlener"),
            Case("2 große Rüben, in Scheiben", "2", "Rüben", "in Scheiben", size: "große"),
            Case("2-3 Zehen Knoblauch", "2–3 Zehe", "Knoblauch"), Case("eine Prise Salz", "1 Prise", "Salz"),
            Case("2 gestrichene EL Mehl", "2 gestrichene EL", "Mehl"),
            Case("1 Bund Kerbel, fein gehackt", "1 Bund", "Kerbel", "fein gehackt"),
            Case("ein halbes Dutzend Eier", "6", "Eier"), Case("2 bis 3 Dosen Pflaumen", "2–3 Dose", "Pflaumen"),
        ])
    func german(_ example: Case) { expect(example, "de") }

    @Test(
        "Ingredient lines are read in French",
        arguments: [
            Case("2 cuillères à soupe de rhum", "2 cuillère à soupe", "rhum"),
            Case("1 c. à s. d’huile de noix", "1 c à s", "huile de noix"),
            Case("2 gousses d'ail hachées", "2 gousse", "ail", "hachées"),
            Case("150 g de beurre fondu", "150 g", "beurre", "fondu"), Case("1 pincée de sel", "1 pincée", "sel"),
            Case("2 gros navets, en dés", "2", "navets", "en dés", size: "gros"),
            Case("une douzaine d'œufs", "12", "œufs"),
            Case("2 à 3 tranches de pain", "2–3 tranche", "pain"),
            Case("1/2 botte de cerfeuil, ciselé", "½ botte", "cerfeuil", "ciselé"),
        ])
    func french(_ example: Case) { expect(example, "fr") }

    @Test(
        "Ingredient lines are read in Spanish",
        arguments: [
            Case("2 cucharadas de ron", "2 cucharada", "ron"),
            Case("1 diente de ajo picado", "1 diente", "ajo", "picado"),
            Case("1 kg de nabos, pelados", "1 kg", "nabos", "pelados"), Case("media taza de arroz", "½ taza", "arroz"),
            Case("una pizca de sal", "1 pizca", "sal"),
            Case("2 nabos grandes, en rodajas", "2", "nabos grandes", "en rodajas"),
            Case("2 o 3 hojas de laurel", "2–3 hoja", "laurel"), Case("1 lata de ciruelas", "1 lata", "ciruelas"),
        ])
    func spanish(_ example: Case) { expect(example, "es") }

    @Test(
        "Ingredient lines are read in Italian",
        arguments: [
            Case("2 cucchiai di rum", "2 cucchiaio", "rum"),
            Case("1 spicchio d'aglio tritato", "1 spicchio", "aglio", "tritato"),
            Case("mezza tazza di riso", "½ tazza", "riso"), Case("un pizzico di sale", "1 pizzico", "sale"),
            Case("2 rape, tagliate a dadini", "2", "rape", "tagliate a dadini"),
            Case("200 g di burro fuso", "200 g", "burro", "fuso"),
            Case("2-3 foglie di alloro", "2–3 foglia", "alloro"), Case("una dozzina di prugne", "12", "prugne"),
        ])
    func italian(_ example: Case) { expect(example, "it") }

    @Test("Ingredient lines in several languages are to taste or optional")
    func flags() {
        for line in ["Salz nach Geschmack", "sel à votre goût", "sal al gusto", "sale q.b."] {
            #expect(ingredient(line).isToTaste, "\(line)")
        }
        for line in [
            "1 EL Rum (nach Belieben)", "sel (facultatif)", "2 cucharadas de ron (opcional)", "rum (facoltativo)",
        ] {
            #expect(ingredient(line).isOptional, "\(line)")
        }
    }

    @Test("Ingredient lines are read in the requested language")
    func askedFor() {
        #expect(ingredient("1 can", language: "de").name == "can")
        #expect(ingredient("2 EL Rum", language: "en").unit == nil)
        #expect(
            Set(IngredientLineReader.languages).isSuperset(of: ["en", "de", "fr", "es", "it", "ru", "zh", "ja", "ko"]))
    }

    @Test("Ingredient lines that match several languages are read as English")
    func english() {
        #expect(ingredient("200 g rice").language == "en")
        #expect(ingredient("rice").language == "en")
        #expect(ingredient("2 tbsp crème fraîche").language == "en")
    }

    private func expect(_ example: Case, _ language: String) {
        for line in [ingredient(example.line), ingredient(example.line, language: language)] {
            #expect(line.shownQuantity == example.quantity)
            #expect(line.name == example.name)
            #expect(line.preparation == example.preparation)
            #expect(line.size == example.size)
        }
    }
}
