import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The amount of an ingredient line")
struct LineAmountTests {
    @Test(
        "The amount of an ingredient line is read in every spelling",
        arguments: [
            ("3 turnips", "3"), ("1/2 turnip", "½"), ("½ turnip", "½"), ("1½ cups barley", "1½ cup"),
            ("1 ½ cups barley", "1½ cup"), ("1 1/2 cups barley", "1½ cup"), ("1-1/2 cups barley", "1½ cup"),
            ("0.25 l stock", "¼ l"), ("0,25 l stock", "¼ l"), (".5 cup barley", "½ cup"), ("1⁄4 tsp mace", "¼ tsp"),
            ("two turnips", "2"), ("A turnip", "1"), ("half a turnip", "½"), ("half turnip", "½"), ("½ a turnip", "½"),
            ("one and a half cups barley", "1½ cup"), ("one dozen quail eggs", "12"), ("2 dozen quail eggs", "24"),
            ("half a dozen quail eggs", "6"), ("a dozen quail eggs", "12"), ("a couple of turnips", "2"),
            ("250g barley", "250 g"), ("250 g barley", "250 g"), ("3 lb. barley", "3 lb"),
            ("12-ounce jar chutney", "12 ounce"),
            ("2 fluid ounces rum", "2 fl oz"), ("1 T honey", "1 T"), ("heaped ½ cup barley", "½ heaped cup"),
            ("2 heaped tbsp barley", "2 heaped tbsp"), ("1 loosely packed cup sorrel", "1 cup"),
            ("barley, 2 cups", "2 cup"), ("Barley: 200 g", "200 g"), ("barley 200 g", "200 g"),
            ("• 3 turnips", "3"), ("- 3 turnips", "3"), ("* 3 turnips", "3"), ("2-2 turnips", "2"),
            ("2 to 2 turnips", "2"), ("six-inch piece horseradish", "6 inch"),
            ("1 (4- by 1-inch) strip quince peel", "1 strip"), ("3 (2-inch) pieces horseradish", "3 piece"),
        ])
    func amounts(_ line: String, _ quantity: String) {
        #expect(ingredient(line).shownQuantity == quantity)
    }

    @Test(
        "The amount of an ingredient line is read as a range",
        arguments: [
            "2-3 tbsp rum", "2–3 tbsp rum", "2 - 3 tbsp rum", "2 to 3 tbsp rum", "2 or 3 tbsp rum",
            "2 tbsp to 3 tbsp rum", "two to three tbsp rum", "2 (or 3) tbsp rum", "2 (to 3) tbsp of rum",
        ])
    func ranges(_ line: String) {
        let line = ingredient(line)
        #expect(line.amount == .range(Rational(2), Rational(3)))
        #expect(line.unit == "tbsp")
        #expect(line.name == "rum")
    }

    @Test(
        "A word such as “about” makes an ingredient line approximate only before an amount",
        arguments: [
            ("about salt", false), ("approximately salt", false), ("about 2 cups barley", true),
            ("approximately 200 g barley", true),
        ])
    func approximateWords(_ line: String, _ isApproximate: Bool) {
        #expect(ingredient(line).isApproximate == isApproximate)
    }

    @Test("The amount of an ingredient line is exact")
    func exact() {
        #expect(ingredient("1/3 cup barley").amount == Rational(1, 3).map(Amount.number))
        #expect(ingredient("2.05 kg barley").amount == Rational(41, 20).map(Amount.number))
    }

    @Test(
        "The amount of an ingredient line is the number of packages, and their size is kept",
        arguments: [
            ("2 (14 ounce) cans lychees", "2 can", "14 ounce"), ("2 14-ounce cans lychees", "2 can", "14 ounce"),
            ("2 x 400 g tins lychees", "2 tin", "400 g"), ("2x400g tins lychees", "2 tin", "400 g"),
            ("2 (3 1/2) pound pikes", "2", "3½ pound"), ("2 (14.5) ounce cans lychees", "2 can", "14½ ounce"),
            ("3 (2)-inch sticks cassia", "3 stick", "2 inch"), ("2 (3 to 4) lb. pikes", "2", "3–4 lb"),
            ("2 × 400 g tins lychees", "2 tin", "400 g"), ("1 (2 pound) pike", "1", "2 pound"),
            ("1 8-oz. package halloumi", "1 package", "8 oz"), ("3 1/4-ounce packages saffron", "3 package", "¼ ounce"),
            ("2 one-pound bags barley", "2 bag", "1 pound"), ("1 large 2-inch piece horseradish", "1 piece", "2 inch"),
        ])
    func packages(_ line: String, _ quantity: String, _ size: String) {
        let line = ingredient(line)
        #expect(line.shownQuantity == quantity)
        #expect(line.packageQuantity?.formatted() == size)
    }

    @Test("A package size of an ingredient line may have a second measure")
    func packageInTwoMeasures() {
        let line = ingredient("1 (14 oz / 400 g) can lychees")
        #expect(line.shownQuantity == "1 can" && line.name == "lychees")
        #expect(line.packageQuantity?.formatted() == "14 oz")
        #expect(line.otherQuantities.map { $0.formatted() } == ["400 g"])
    }

    @Test("A unit after an amount is in the singular or plural; the name may be a word for a unit")
    func units() {
        for (text, quantity, name) in [
            ("1 spoon cloves", "1 spoon", "cloves"), ("2 spoons honey", "2 spoon", "honey"),
            ("1 wooden spoon", "1", "wooden spoon"), ("2 garlic cloves", "2 clove", "garlic"),
            ("3 clove(s) garlic", "3 clove", "garlic"), ("1 (or 2) clove(s) of garlic", "1–2 clove", "garlic"),
            ("2 bunch(es) sorrel", "2 bunch", "sorrel"), ("3 turnip(s)", "3", "turnip(s)"),
            ("2 plum (s)", "2", "plum"),
        ] {
            let line = ingredient(text)
            #expect(line.shownQuantity == quantity, "\(text)")
            #expect(line.name == name, "\(text)")
        }
        #expect(ingredient("2 (3) cloves garlic").packageQuantity == nil)
    }

    @Test("The amount of an ingredient line has added quantities and the same quantity in other measures")
    func furtherAmounts() {
        for line in ["1 cup plus 2 tbsp rum", "1 cup + 2 tbsp rum", "1 cup and 2 tbsp rum", "1 cup, plus 2 tbsp, rum"] {
            let line = ingredient(line)
            #expect(line.shownQuantity == "1 cup")
            #expect(line.addedQuantities == [Quantity(.number(Rational(2)), unit: "tbsp")])
            #expect(line.name == "rum")
        }
        let twice = ingredient("1 cup plus 1 cup rum")
        #expect(twice.shownQuantity == "1 cup" && twice.name == "rum")
        #expect(twice.addedQuantities == [Quantity(.number(.one), unit: "cup")])
        #expect(ingredient("1 lb 4 oz pike").addedQuantities.map { $0.formatted() } == ["4 oz"])
        for line in ["250 g/9 oz barley", "250 g (9 oz) barley", "250 g or 9 oz barley", "250g (about 9oz) barley"] {
            let line = ingredient(line)
            #expect(line.shownQuantity == "250 g")
            #expect(line.otherQuantities.map { $0.formatted() } == ["9 oz"])
            #expect(line.name == "barley")
        }
        #expect(ingredient("500g/1lb 2oz pike").otherQuantities.map { $0.formatted() } == ["1lb 2oz"])
    }

    @Test("The amount of an ingredient line may be words without a number")
    func vague() {
        #expect(ingredient("a pinch of mace").amount == nil)
        #expect(ingredient("a pinch of mace").unit == "pinch")
        #expect(ingredient("a few sorrel leaves").amount == .text("a few"))
        #expect(ingredient("small handful sorrel").unit == "small handful")
        #expect(ingredient("a drop or two of rum").amount == .range(.one, Rational(2)))
        #expect(ingredient("rum").quantity == nil)
    }

    @Test(
        "The unit of an ingredient line tells whether a comma before three digits is a decimal comma",
        arguments: [
            ("1,125 kg farinha", Rational(9, 8), "kg"), ("1.125 kg flour", Rational(9, 8), "kg"),
            ("1,500 l água", Rational(3, 2), "l"), ("1,250l água", Rational(5, 4), "l"),
            ("1,125 g sal", Rational(1125), "g"), ("1,500 ml stock", Rational(1500), "ml"),
        ])
    func decimalComma(_ line: String, _ amount: Rational?, _ unit: String) {
        #expect(ingredient(line).amount == amount.map(Amount.number))
        #expect(ingredient(line).unit == unit)
        var reader = IngredientLineReader.prepared
        #expect(reader.ingredients(of: line).ingredients.first?.quantity?.unit == unit)
    }

    @Test(
        "Halves in words are amounts of ingredient lines in many languages",
        arguments: [
            ("meia colher (chá) de sal", "1/2 colher (chá) sal"), ("Meio quilo de farinha", "1/2 quilo farinha"),
            ("2 colheres (sopa) de azeite", "2 colheres (sopa) azeite"),
            ("1 colher (de sopa) de mel", "1 colher (de sopa) mel"),
            ("2 xícaras (chá) de leite", "2 xícaras (chá) leite"), ("media cucharadita de sal", "1/2 cucharadita sal"),
            ("mezzo cucchiaino di sale", "1/2 cucchiaino sale"),
            ("une demi-cuillère à café de sel", "1/2 cuillère à café sel"),
            ("ein halber TL Salz", "1/2 TL Salz"), ("pół łyżeczki soli", "1/2 łyżeczki soli"),
            ("půl lžičky soli", "1/2 lžičky soli"), ("en halv tesked salt", "1/2 tesked salt"),
            ("een halve theelepel zout", "1/2 theelepel zout"), ("yarım çay kaşığı tuz", "1/2 çay kaşığı tuz"),
            ("półtorej szklanki mąki", "1 1/2 szklanki mąki"), ("peper en zout", "peper en zout"),
        ])
    func halves(_ line: String, _ shown: String) {
        var reader = IngredientLineReader.prepared
        #expect(reader.ingredients(of: line).ingredients.map { $0.line(.ascii) } == [shown])
    }

    @Test(
        "A unit is shown as the ingredient line writes it, in small and capital letters",
        arguments: [
            ("8 st ägg", "st"), ("8 st eggs", "st"), ("2 St Eier", "St"), ("1 el olie", "el"), ("2 Tl Salz", "Tl"),
        ])
    func letterCase(_ line: String, _ unit: String) {
        var reader = IngredientLineReader.prepared
        #expect(reader.ingredients(of: line).ingredients.first?.quantity?.unit == unit)
    }

    @Test("The amount of an ingredient line may be approximate")
    func approximate() {
        for line in ["about 3 turnips", "approx. 3 turnips", "up to 3 turnips"] {
            #expect(ingredient(line).isApproximate)
            #expect(ingredient(line).shownQuantity == "3")
            #expect(ingredient(line).name == "turnips")
        }
    }

    @Test(
        "An ingredient line with an uncertain amount stays text",
        arguments: [
            "100% rye flour", "7UP", "2% milk", "00 flour", "4-2 turnips", "1 2 turnips",
            "3/0 cups rum",
            "1/2/3 cups rum", "99999999999999999999 g barley", "5-10-15 g barley", "1.2.3 cups rum", "500 g",
            "#10 can plums",
            "24-karat gold leaf", "1.500 g barley", "3 % vinegar", "200 °C stock", "1:1 rye flour", "9x13 pan",
            "half and half",
            "five spice powder", "A1 sauce",
        ])
    func uncertain(_ line: String) {
        #expect(ingredient(line) == IngredientLine(name: line))
    }
}
