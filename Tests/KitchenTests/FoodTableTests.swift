import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("The weights of foods")
struct FoodTableTests {
    private let foods = FoodTable()

    private func cup(_ name: String) throws -> Double {
        let food = try #require(foods.food(named: name), "\(name) is unknown")
        return try #require(food.grams(per: .cup(.us)), "\(name) has no density").doubleValue.rounded()
    }

    @Test(
        "The names of staples in five languages mean the same food",
        arguments: [
            ("20081", ["flour", "All-Purpose Flour", "Mehl", "farine", "harina", "farina", "Weizenmehl Type 405"]),
            ("19335", ["sugar", "granulated sugar", "Zucker", "sucre", "azúcar", "zucchero"]),
            ("01145", ["unsalted butter", "Butter, unsalted", "beurre doux"]),
            ("01001", ["butter", "Butter", "beurre", "mantequilla", "burro"]),
            ("01077", ["milk", "Milch", "lait entier", "leche", "latte"]),
            ("02047", ["salt", "Salz", "sel", "sal", "sale fino"]),
            ("04053", ["olive oil", "Olivenöl", "huile d’olive vierge extra", "aceite de oliva", "olio d'oliva"]),
            ("01123", ["eggs", "large eggs", "Eier", "œufs", "huevos", "uova", "uovo"]),
            ("11282", ["onion", "yellow onions", "Zwiebeln", "oignon", "cebolla", "cipolla"]),
            ("11215", ["garlic", "garlic cloves", "Knoblauchzehen", "gousses d'ail", "ajo", "aglio"]),
            ("20044", ["rice", "Reis", "riz", "arroz", "riso"]),
            ("01053", ["heavy cream", "Sahne", "crème liquide", "nata", "panna"]),
        ])
    func understands(number: String, names: [String]) throws {
        for name in names {
            let food = try #require(foods.food(named: name), "\(name) is unknown")
            #expect(food.source == "USDA \(number)", "\(name)")
        }
    }

    @Test("A name without words is not a food", arguments: ["", " ", "-", "2", "a", "of", "xx", "(chopped)", ","])
    func nothing(name: String) {
        #expect(foods.food(named: name) == nil)
        let words = IngredientWords(name)
        #expect(FoodSearch(words).exactLine == nil && FoodSearch(words).bestLine == nil)
    }

    @Test("The food is the end of an English name, the beginning of a French one, or the end of a German compound")
    func findsFoodInName() throws {
        #expect(foods.food(named: "freshly ground black pepper")?.usdaNumber == 2030)
        #expect(foods.food(named: "farine de blé T55")?.usdaNumber == 20081)
        #expect(foods.food(named: "Dinkelmehl")?.usdaNumber == 20081)
        #expect(foods.food(named: "red wine vinegar")?.usdaNumber == 2048)
        #expect(foods.food(named: "frozen peas, thawed")?.usdaNumber == 11304)
        #expect(foods.food(named: "salmon fillets")?.usdaNumber == 15236)
        #expect(foods.food(named: "fresh basil leaves")?.usdaNumber == 2044)
    }

    @Test("A name with the words of a USDA description is found without being listed")
    func searchesDescriptions() throws {
        #expect(foods.food(named: "cranberry beans")?.usdaNumber == 16019)
        #expect(foods.food(named: "fontina cheese")?.usdaNumber == 1020)
        #expect(foods.food(named: "starfruit") != nil)
    }

    @Test("A food that the table does not have is not taken for another one")
    func refusesOtherFoods() {
        for name in [
            "kosher salt", "panko", "unobtainium", "", ",", "tomato chutney spice mix", "vanilla beans",
            "chicken livers", "kaffir lime leaves", "ice cubes", "cinnamon sticks",
        ] {
            #expect(foods.food(named: name) == nil, "\(name): \(foods.food(named: name)?.name ?? "")")
        }
        #expect(foods.food(named: "almond flour")?.usdaNumber == 12061)
        #expect(foods.food(named: "coconut milk")?.usdaNumber == 12118)
        #expect(foods.food(named: "peanut butter")?.usdaNumber == 16098)
    }

    @Test("The form of an ingredient determines the weight of a cup: chopped, sliced, packed, sifted, shredded")
    func distinguishesForms() throws {
        #expect(try cup("onion, chopped") == 160)
        #expect(try cup("onion, thinly sliced") == 115)
        #expect(try cup("packed brown sugar") == 220)
        #expect(try cup("brown sugar") == 220)
        #expect(try cup("brown sugar, loosely packed") == 145)
        #expect(try cup("powdered sugar, sifted") == 100)
        #expect(try cup("powdered sugar") == 120)
        #expect(try cup("shredded cheddar cheese") == 113)
        #expect(try cup("cheddar, diced") == 132)
        #expect(try cup("almonds, sliced") == 92)
        #expect(try cup("whole almonds") == 143)
        #expect(try cup("whipped cream") == 120)
        #expect(try cup("heavy cream") == 238)
    }

    @Test("Spoons of corn syrup, soy sauce and parmesan weigh what their cups do")
    func avoidsMislabelledSpoons() throws {
        for (name, grams) in [("light corn syrup", 341.0), ("grated parmesan", 100), ("rolled oats", 81)] {
            let food = try #require(foods.food(named: name))
            let spoon = try #require(food.grams(per: .tablespoon(.us))).doubleValue
            #expect(abs(spoon - grams / 16) < 0.01, "\(name)")
        }
        #expect(foods.food(named: "oats")?.usdaNumber == 8120)
    }

    @Test("Items and teaspoons have the weights of the kitchen: egg, clove of garlic, onion, lemon, baking powder")
    func weighsItems() throws {
        for (name, grams) in [
            ("egg", 50.0), ("egg white", 33), ("egg yolk", 17), ("garlic", 3), ("onion", 110), ("carrot", 61),
            ("lemon", 58),
        ] {
            #expect(foods.food(named: name)?.gramsPerItem?.doubleValue == grams, "\(name)")
        }
        for (name, grams) in [("baking powder", 4.6), ("baking soda", 4.6), ("active dry yeast", 4), ("salt", 6.08)] {
            let food = try #require(foods.food(named: name))
            let spoon = try #require(food.grams(per: .teaspoon(.us))).doubleValue
            #expect(abs(spoon - grams) < 0.05, "\(name): \(spoon)")
        }
        let clove = try #require(UnitCatalog().unit(named: "cloves"))
        #expect(foods.food(named: "garlic")?.grams(per: clove) == Rational(3))
        let stick = try #require(UnitCatalog().unit(named: "stick"))
        #expect(foods.food(named: "butter")?.grams(per: stick) == Rational(113))
    }

    @Test("A food of the user replaces the program's food, also if it is only the end of a name")
    func prefersOwnFoods() throws {
        let own = Food("flour", gramsPerMillilitre: Rational(1, 2), source: "own scale")
        let foods = FoodTable(own: [own, Food("kosher salt", gramsPerMillilitre: Rational(57, 100))])
        #expect(foods.food(named: "flour")?.source == "own scale")
        #expect(foods.food(named: "bread flour")?.source == "own scale")
        #expect(foods.food(named: "kosher salt")?.gramsPerMillilitre == Rational(57, 100))
        #expect(foods.food(named: "sugar")?.usdaNumber == 19335)
    }

    @Test("The table of foods is sorted, well formed, and below 200 KB")
    func isWellFormed() throws {
        var numbers: [String] = []
        SortedLines(FoodTable.lines).forEach { numbers.append(String(decoding: $0.prefix(5), as: UTF8.self)) }
        #expect(numbers.count >= 1500)
        #expect(numbers == numbers.sorted())
        for number in numbers {
            let food = try #require(foods.food(usdaNumber: Int(number) ?? 0), "\(number)")
            #expect(food.source == "USDA \(number)")
        }
        #expect(FoodTable.lines.utf8CodeUnitCount + FoodNames.lines.utf8CodeUnitCount < 200_000)
    }

    @Test("Every name of the table of names is found, and means a food")
    func findsAllNames() throws {
        var names: [String] = []
        SortedLines(FoodNames.lines).forEach { names.append(String(decoding: $0, as: UTF8.self)) }
        #expect(names.count > 1500)
        for line in names {
            let name = line.prefix { $0 != "!" && $0 != "#" }
            let meaning = try #require(FoodNames.meaning(of: CollectionOfOne(String(name))), "\(line)")
            guard case .food(let number, _) = meaning else { continue }
            #expect(foods.food(usdaNumber: Int(number) ?? 0) != nil, "\(line)")
            // The generator of the table and the program split a name into the same words.
            #expect(IngredientWords.words(name).joined(separator: " ") == name)
        }
    }

    @Test("At least 1,500 foods have a weight for a volume or an item")
    func hasManyFoods() {
        var count = 0
        SortedLines(FoodTable.lines).forEach { line in
            guard let food = Food(line: String(decoding: line, as: UTF8.self), form: nil) else { return }
            if food.gramsPerMillilitre != nil || food.gramsPerItem != nil { count += 1 }
        }
        #expect(count >= 1500)
    }
}

extension FoodTableTests {
    private static let line = "11282sonion|160c 115s i110 i120 i14slice i17cherry x"

    private static func cup(_ form: IngredientForm?) -> Double? {
        Food(line: line, form: form)?.grams(per: .cup(.us))?.doubleValue.rounded()
    }

    @Test func `a line of the table has the weights of cups, items and parts`() throws {
        let food = try #require(Food(line: Self.line, form: nil))
        #expect(food.name == "onion" && food.usdaNumber == 11282 && food.source == "USDA 11282")
        #expect(food.gramsPerItem == Rational(110))
        #expect(food.gramsPerWord == ["slice": Rational(14), "cherry": Rational(17)])
        #expect(food.kind == .weighed)
        #expect(Food(line: "11282lmilk|1", form: nil)?.kind == .liquid)
        #expect(Food(line: "11282dflour|1", form: nil)?.kind == .spooned)
        #expect(Food(line: "00012smilk|", form: nil)?.source == "USDA 00012")
        #expect(Food(line: "00012smilk|", form: nil)?.gramsPerMillilitre == nil)
        for wrong in ["", "11282sonion", "1128xsonion|1", "11282|1"] {
            #expect(Food(line: wrong, form: nil) == nil, "\(wrong)")
        }
    }

    @Test func `the weight of a cup is that of the form, or else the first one`() {
        #expect(Self.cup(nil) == 160 && Self.cup(IngredientForm(word: "chopped")) == 160)
        #expect(Self.cup(IngredientForm(word: "sliced")) == 115 && Self.cup(IngredientForm(word: "mashed")) == 160)
        #expect(Food(line: Self.line, form: IngredientForm(letter: "y"))?.gramsPerItem == Rational(17))
        #expect(Food(line: Self.line, form: IngredientForm(letter: "j"))?.gramsPerItem == Rational(110))
    }

    @Test func `the end of a German compound of eight letters is a food, and of seven letters is none`() {
        let foods = FoodTable()
        #expect(foods.food(named: "xxxxmehl")?.usdaNumber == 20081 && foods.food(named: "xxxmehl") == nil)
        #expect(foods.food(named: "xxxmilch")?.usdaNumber == 1077 && foods.food(named: "xxxxflour") == nil)
        #expect(foods.food(named: "farine zorb")?.usdaNumber == 20081 && foods.food(named: "flour zorb") == nil)
    }

    @Test func `a food is found by its number, which has five digits in the table`() {
        let foods = FoodTable()
        #expect(foods.food(usdaNumber: 1001)?.name == foods.food(named: "butter")?.name)
        #expect(foods.food(usdaNumber: 20081)?.usdaNumber == 20081)
        for number in [0, -1, 99999, 100_000, 1_000_000] { #expect(foods.food(usdaNumber: number) == nil, "\(number)") }
    }

    @Test func `a flour of the cook is used for bread flour, but not for a flour that is another food`() throws {
        let own = FoodTable(own: [Food("flour", gramsPerMillilitre: .part(2))])
        #expect(own.food(named: "bread flour")?.source == "own" && own.food(named: "zorb flour")?.source == "own")
        let rice = try #require(FoodTable().food(named: "rice flour"))
        #expect(own.food(named: "rice flour") == rice && own.food(named: "almond flour")?.usdaNumber == 12061)
        let brown = FoodTable(own: [Food("brown rice", gramsPerItem: .one)])
        #expect(
            brown.food(named: "rice, brown")?.source != "own" && brown.food(named: "brown rice, dry")?.source == "own")
    }

    @Test func `a kind behind the comma belongs to the name, and a form does not`() {
        let foods = FoodTable()
        #expect(foods.food(named: "rice, brown")?.usdaNumber == foods.food(named: "brown rice")?.usdaNumber)
        #expect(foods.food(named: "rice, brown")?.usdaNumber != foods.food(named: "rice")?.usdaNumber)
        #expect(foods.food(named: "onion, chopped")?.usdaNumber == 11282)
        // The description may have two more words than the name, but not three.
        #expect(foods.food(named: "sunflower flour")?.usdaNumber == 12041)
        #expect(foods.food(named: "cottonseed flour")?.usdaNumber == 20081)
        #expect(FoodNames.meaning(of: ["zzyzx"]) == nil && FoodNames.meaning(of: [String]()) == nil)
    }
}
