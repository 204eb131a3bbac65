import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Thousands in ingredient lines")
struct GroupedNumberTests {
    @Test(
        "A period between thousands is read by the language of the recipe",
        arguments: [
            ("de", "1.000 g Graupen", "1000 g Graupen"), ("es", "1.200 ml de caldo", "1200 ml caldo"),
            ("it", "1.500 g di rape", "1500 g rape"), ("nl", "1.000 gram gort", "1000 gram gort"),
            ("pt", "2.500 g de cevada", "2500 g cevada"), ("da", "1.000 g byg", "1000 g byg"),
            ("de", "1.250,5 g Graupen", "1250.5 g Graupen"), ("en", "1.250 g barley", "1 1/4 g barley"),
            ("en", "1,250 g barley", "1250 g barley"), ("de", "1.250 kg Rüben", "1 1/4 kg Rüben"),
            ("de", "1.000-1.500 g Rüben", "1000-1500 g Rüben"), ("fr", "1 200 g de navets", "1200 g navets"),
            ("fr", "1\u{A0}200 g de navets", "1200 g navets"), ("sv", "1 500 g rovor", "1500 g rovor"),
            ("pl", "1 200 g rzepy", "1200 g rzepy"), ("ru", "1 200 г репы", "1200 г репы"),
            ("en", "2 400 g tins plums", "2 (400 g) tins plums"),
            ("de", "2 400 g Dosen Pflaumen", "2 (400 g) Dosen Pflaumen"),
        ])
    func languages(_ language: String, _ line: String, _ shown: String) {
        #expect(shownIngredients(of: [line], language: language) == [shown])
    }

    @Test(
        "An apostrophe or a narrow space between thousands is read in every language",
        arguments: [
            ("1'000 g Graupen", "1000 g Graupen"), ("1’500 ml Brühe", "1500 ml Brühe"),
            ("1\u{202F}200 g de navets", "1200 g navets"), ("1\u{2009}200 g barley", "1200 g barley"),
            ("1.000.000 g barley", "1000000 g barley"),
        ])
    func certain(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }

    @Test(
        "A number of three digits after a sign stays text if the language is not known",
        arguments: ["1.000 g zumbar", "1 200 g zumbar"])
    func uncertain(_ line: String) {
        #expect(shownIngredients(of: line) == line)
    }

    @Test(
        "A comma before three digits stays text in a language with decimal commas",
        arguments: [
            ("de", "1,000 g Graupen"), ("es", "1,200 ml de caldo"), ("it", "1,500 g di rape"),
            ("fr", "1,000 g de navets"),
            ("pl", "1,200 g rzepy"),
        ])
    func decimalComma(_ language: String, _ line: String) {
        #expect(shownIngredients(of: [line], language: language) == [line])
        #expect(shownIngredients(of: "1,000 g barley") == "1000 g barley")
    }

    @Test("The words of the other lines show the language of a recipe")
    func neighbours() {
        let lines = ["1.000 g Rüben", "4 EL Öl", "2 Zehen Knoblauch, gehackt"]
        #expect(shownIngredients(of: lines, language: nil).first == "1000 g Rüben")
        let english = ["1.500 g barley", "2 cups water", "1 clove garlic, chopped and peeled"]
        #expect(shownIngredients(of: english, language: nil).first == "1 1/2 g barley")
    }

    @Test(
        "A decimal may begin with its comma",
        arguments: [(",5 l Brühe", "1/2 l Brühe"), (",25 l Brühe", "1/4 l Brühe"), (".5 l stock", "1/2 l stock")])
    func leadingComma(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }

    @Test(
        "A number that names a kind is not joined with the amount behind it",
        arguments: [
            ("farine T55 100 g", "fr"), ("farine type 55 100 g", "fr"), ("mąka typ 500 250 g", "pl"),
            ("vetemjöl typ 2 200 g", "sv"), ("мука тип 2 300 г", "ru"), ("jauhoja T 3 150 g", "fi"),
        ])
    func labelled(_ line: String, _ language: String) {
        let shown = shownIngredients(of: [line], language: language).joined()
        let digits = { (text: String) in text.split { !$0.isNumber }.map(String.init).sorted() }
        #expect(digits(shown) == digits(line), "\(shown)")
    }
}
