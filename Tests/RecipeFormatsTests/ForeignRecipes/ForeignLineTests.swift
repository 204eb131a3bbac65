import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Lines and groups of ingredients in recipes from other programs")
struct ForeignLineTests {
    @Test(
        "The name of a group without the signs around it",
        arguments: [
            ("***SYRUP***", "SYRUP"), ("For the dough:", "For the dough"), ("--- a ---", "a"), ("-- a --", nil),
            ("a", nil), ("2 eggs:", nil), ("***", nil),
            (":", nil), ("===a", nil), ("=====a", "a"),
            (String(repeating: "a", count: 60) + ":", String(repeating: "a", count: 60)),
            (String(repeating: "a", count: 61) + ":", nil),
        ] as [(String, String?)])
    func markedHeadings(_ text: String, _ name: String?) { #expect(text.markedHeading == name) }

    @Test(
        "Separators between thousands are read by the language of the recipe",
        arguments: [
            ("1.000", "g", "Mehl", "1000 g"), ("1.250,5", "ml", "Wasser", "1250.5 ml"), ("0,5", "l", "Milch", "1/2 l"),
            ("2.000", "ml", "agua", "2000 ml"), ("1.500", "g", "patatas", "1500 g"),
            ("1.200", "g", "pomme de terre", "1200 g"),
            ("1 200", "g", "farine", "1200 g"), ("1'000", "g", "Kartoffeln", "1000 g"),
            ("1,500", "g", "flour", "1500 g"),
            ("1.500", "cups", "flour", "1 1/2 cups"), ("1.500", "kg", "Fleisch", "1 1/2 kg"),
            ("1,500", "kg", "Fleisch", "1 1/2 kg"),
            ("1.000-1.200", "g", "Rindfleisch", "1000-1200 g"), ("1.000.000", "ml", "water", "1000000 ml"),
            ("1.250", "g", "мука", "1250 g"), ("1 1/2", "cups", "milk", "1 1/2 cups"),
            ("250,00", "g", "Butter", "250 g"),
        ])
    func thousands(_ amount: String, _ unit: String, _ name: String, _ expected: String) {
        var reader = IngredientLineReader.prepared
        var recipe = Recipe(title: "Test")
        recipe.listedIngredients = [
            IngredientGroup(ingredients: [reader.ingredient(amount: amount, unit: unit, name: name)])
        ]
        let step = [
            "Mehl": "Kochen.", "Rindfleisch": "Kochen.", "agua": "Para 4 personas", "patatas": "Para 4 personas",
        ][name]
        recipe.sections = [RecipeSection(blocks: [.step(Step([.text(step ?? "")]))])]
        reader.readSeparatedNumbers(of: &recipe)
        #expect(recipe.listedIngredients[0].ingredients[0].amountLine(.ascii) == expected)
    }

    @Test("The languages of a format and of a file decide before the language of the ingredients")
    func thousandsOfFile() {
        let gourmet = """
            <gourmetDoc><recipe><title>Reis</title><yields>2 Portionen</yields><ingredient-list><ingredient><amount>1.500</amount><unit>ml</unit>\
            <item>Wasser</item></ingredient></ingredient-list><instructions>Kochen.</instructions></recipe></gourmetDoc>
            """
        #expect(ForeignReading(gourmet, GourmetFormat()).ingredients == ["1500 ml|Wasser|"])
        func recipeML(_ language: String) -> [String] {
            let text = """
                <recipeml version="0.5"><recipe xml:lang="\(language)"><head><title>A</title></head><ingredients><ing><amt>\
                <qty>1.500</qty><unit>g</unit></amt><item>x</item></ing></ingredients><directions><step>Eat.</step>\
                </directions></recipe></recipeml>
                """
            return ForeignReading(text, RecipeMLFormat()).ingredients
        }
        #expect(recipeML("it") == ["1500 g|x|"] && recipeML("en-GB") == ["1 1/2 g|x|"])
        let rezkonv = """
            =====  REZKONV-Rezept  REZKONV-(TM) Version 1.4

                 Titel: Topf
            Kategorien: Suppe
                 Menge: 4 Portionen

              1.250    Gramm  Xyz

            Kochen.

            =====
            """
        #expect(ForeignReading(rezkonv, RezkonvFormat()).ingredients == ["1250 Gramm|Xyz|"])
    }

    @Test("Groups of ingredients begin with their first ingredient")
    func groups() {
        var groups = IngredientGroups()
        groups.begin("Empty:")
        #expect(groups.nameWithoutIngredients == "Empty")
        groups.begin("Dough")
        groups.add(Ingredient(name: "a"))
        #expect(groups.nameWithoutIngredients == nil)
        groups.add(Ingredient(name: "b"))
        groups.begin("Never")
        groups.cancel()
        groups.add(Ingredient(name: "c"))
        groups.begin(nil)
        groups.add(Ingredient(name: "d"))
        groups.begin("Last")
        #expect(groups.groups.map(\.name) == ["Dough", nil] && groups.groups.map(\.ingredients.count) == [3, 1])
        var first = IngredientGroups()
        first.add(Ingredient(name: "a"))
        #expect(first.groups.map(\.name) == [nil])
    }

    @Test("The preparation of an ingredient is behind a semicolon or two dashes between spaces")
    func preparations() {
        func parts(_ text: String) -> [String?] { [text.partsOfPreparation.name, text.partsOfPreparation.preparation] }
        #expect(
            parts("Onions; diced; fine") == ["Onions", "diced; fine"]
                && parts("Onions -- diced") == ["Onions", "diced"])
        #expect(
            parts("Onions--diced") == ["Onions--diced", nil] && parts("Onions --") == ["Onions", nil]
                && parts("Onions ---") == ["Onions ---", nil])
        #expect(parts("; diced") == ["diced", nil] && parts("-- diced") == ["diced", nil] && parts("") == ["", nil])
    }

    @Test("A row of a table of ingredients with separate columns")
    func columns() {
        var reader = IngredientLineReader.prepared
        func line(_ amount: String, _ unit: String?, _ name: String, _ preparation: String? = nil) -> String {
            let ingredient = reader.ingredient(amount: amount, unit: unit, name: name, preparation: preparation)
            return ingredient.line(.ascii)
        }
        #expect(
            line("2", "cups", "Onions, chopped", "fine") == "2 cups Onions, chopped, fine"
                && line("", nil, "salt") == "salt")
        #expect(
            line("0", nil, "salt") == "salt" && line("0", "pinch", "salt") == "pinch salt"
                && line("", "pinch", "salt") == "pinch salt")
        #expect(
            line("2", "eggs", "") == "2 eggs" && line("", "salt", "") == "salt"
                && line(" ", " ", "1 cup milk") == "1 cup milk")
        #expect(
            line("2", "cans", "1 cup milk") == "2 cans 1 cup milk"
                && reader.ingredient(amount: "1", unit: nil, name: "mint", preparation: "Optional").isOptional)
        #expect(line("1", nil, "mint", "fresh").hasSuffix("mint, fresh") && reader.freeLine(" ").isEmpty)
        #expect(reader.ingredient(amount: "", unit: nil, name: "mint", isOptional: true).isOptional)
    }

    @Test("Tabs in a line are spaces up to the next multiple of eight columns")
    func tabs() {
        let lines = TextLines(Array("a\tb\té\t|\n12345678\tc\n \t\n".utf8))
        #expect(
            lines.count == 3 && lines[0] == "a       b       é       |" && lines[1] == "12345678        c"
                && lines.raw(0) == "a\tb\té\t|")
        #expect(
            lines.isBlank(2) && !lines.isBlank(0) && lines.firstInk(from: 2, to: 3) == 3
                && lines.firstInk(from: 0, to: 3) == 0)
        #expect(lines.start(of: 1) == 9 && lines.start(of: 3) == 23 && lines[0..<2].count == 2)
    }

    @Test("Bytes are compared with a text without regard to letter case")
    func letterCase() {
        let bytes = Array(" *AccuChef [file\n".utf8)[...]
        #expect(
            bytes.holdsIgnoringCase("*accuchef") && !bytes.holdsIgnoringCase("accuchefs")
                && bytes.holdsIgnoringCase("[file\n"))
        #expect(
            !bytes.holdsIgnoringCase("{file") && bytes.starts(with: "*a", at: 1) && !bytes.starts(with: "\n ", at: 16))
        #expect(
            bytes.trimmed.first == UInt8(ascii: "*") && bytes.trimmed.last == UInt8(ascii: "e")
                && [UInt8]([0x20])[...].trimmed.isEmpty)
        #expect(!bytes[5..<7].holdsIgnoringCase("chef") && bytes[5..<10].holdsIgnoringCase("chef"))
    }
}
