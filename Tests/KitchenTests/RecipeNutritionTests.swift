import Foundation
import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("The nutrition of a recipe")
struct RecipeNutritionTests {
    /// Returns the nutrition of lines of the form `amount|unit|name|preparation`, such as `2|cups|flour|sifted`.
    private func nutrition(
        _ lines: String..., servings: Int? = 1, choices: NutritionChoices = NutritionChoices()
    ) -> RecipeNutrition {
        var recipe = Recipe(title: "Dish")
        recipe.metadata.servings = servings.map { Servings(number: Rational($0), text: String($0)) }
        recipe.listedIngredients = [
            IngredientGroup(
                ingredients: lines.map { line in
                    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
                    let amount = parts[0].isEmpty ? nil : Amount(parsing: parts[0])
                    return Ingredient(
                        name: parts[2], quantity: amount.map { Quantity($0, unit: parts[1].isEmpty ? nil : parts[1]) },
                        preparation: parts.count > 3 ? parts[3] : nil)
                })
        ]
        return RecipeNutrition(of: recipe, choices: choices)
    }

    private func number(_ name: String, _ amount: String = "100", _ unit: String = "g", _ remark: String? = nil) -> Int?
    {
        nutrition("\(amount)|\(unit)|\(name)" + (remark.map { "|" + $0 } ?? "")).ingredients[0].food?.number
    }

    private func grams(_ line: String) -> Double? { nutrition(line).ingredients[0].grams }

    @Test(
        "Plain names of ingredients mean the plain foods of the USDA",
        arguments: [
            ("salt", 2047), ("butter", 1001), ("milk", 1077), ("flour", 20081), ("sugar", 19335), ("eggs", 1123),
            ("olive oil", 4053), ("bell pepper", 11333), ("green onions", 11291), ("peppers, sweet", 11821),
            ("chicken breast", 5062), ("ground beef", 23572), ("rice", 20044), ("pasta", 20099), ("potatoes", 11352),
            ("Mehl", 20081), ("beurre", 1001), ("azúcar", 19335), ("latte", 1077), ("Zwiebeln", 11282),
            ("pommes de terre", 11352), ("dientes de ajo", 11215), ("pomodori pelati", 11531),
            ("Hähnchenbrustfilet", 5062),
            ("smör", 1001), ("bloem", 20081), ("farinha de trigo", 20081),
        ])
    func plainNames(_ name: String, _ expected: Int) { #expect(number(name) == expected) }

    @Test(
        "The food is found by names with describing words, by other names and by longer names",
        arguments: [
            ("freshly grated parmesan cheese", 1032), ("cold unsalted butter, cubed", 1145),
            ("boneless, skinless chicken breasts", 5062), ("butter or margarine", 1001),
            ("almond or soy milk", 90002), ("red or white wine", 14096), ("Bio Zwiebeln", 11282),
            ("good quality extra virgin olive oil", 4053), ("crisp, sweet apples", 9003), ("farine de blé T55", 20081),
            ("Acme organic free range eggs", 1123), ("beans, dark red kidney", 16033),
        ])
    func longerNames(_ name: String, _ expected: Int) {
        #expect(number(name) == expected)
    }

    @Test("The remark of an ingredient determines bones, fat, cooking, juice and zest")
    func remarks() {
        #expect(number("chicken thighs", "8", "", "boneless, skinless") == 5096)
        #expect(number("chicken thighs", "8", "") == 5091)
        #expect(number("ground beef", "1", "lb", "90% lean") == 23562)
        #expect(number("ground beef", "1", "lb", "85/15") == 23567)
        #expect(number("rice", "2", "cups", "cooked") == 20045)
        #expect(number("rice", "200", "g", "cooked") == 20044)
        #expect(number("lemon", "1", "", "juiced") == 9152)
        #expect(number("lemon", "1", "", "zested") == 9156)
        #expect(number("peppers", "2", "") == 11333)
        #expect(number("pepper", "1", "tsp") == 2030)
        #expect(number("Paprika", "1", "TL") == 2028)
        #expect(number("Paprika", "2", "Stück") == 11821)
    }

    @Test("A food whose density is unknown weighs like water if it has no energy, and otherwise like a pile of pieces")
    func unknownDensity() throws {
        var choices = NutritionChoices()
        choices["slurp"] = .values(Nutrients(energy: 2))
        choices["crunch"] = .values(Nutrients(energy: 400))
        let dish = nutrition("100|ml|slurp", "100|ml|crunch", choices: choices)
        #expect(dish.ingredients.map { $0.grams?.rounded() } == [100, 60])
    }

    @Test("Only the weight of a package includes liquid that nobody eats")
    func drainedPackages() {
        #expect(grams("200|g|black beans") == 200)
        #expect(grams("200|g|black beans|drained") == 200)
        #expect((grams("200|g can|black beans|drained") ?? 200) < 150)
        #expect((grams("200|g|canned black beans") ?? 200) < 150)
    }

    @Test("An ingredient of unknown weight is ignored only if nobody eats enough of it to matter")
    func unknownWeight() {
        let dish = nutrition("3|blorps|salt", "3|blorps|flour", "2|tsp|salt")
        #expect(dish.ingredients.map(\.status) == [.ignored, .unknownWeight, .matched])
    }

    @Test("Amounts of all kinds have weights")
    func weights() throws {
        #expect(abs(try #require(grams("2|cups|flour")) - 250) < 1)
        #expect(grams("2||eggs") == 100)
        #expect(grams("1|(400 g) can|chopped tomatoes") == 400)
        #expect(abs(try #require(grams("1|(15 oz) can|chickpeas|drained")) - 263.6) < 1)
        #expect(abs(try #require(grams("15|oz can|black beans|drained")) - 255.1) < 1)
        #expect(grams("2|cloves|garlic") == 6)
        #expect(grams("3|large|carrots") == 216)
        #expect(grams("1|bunch|parsley") == 60)
        #expect(abs(try #require(grams("2||chicken breasts|about 12 ounces")) - 340.2) < 1)
        #expect(abs(try #require(grams("2||chicken breasts|6 oz each")) - 340.2) < 1)
        #expect(abs(try #require(grams("17.3||puff pastry")) - 490.4) < 1)
        #expect(grams("2-4||eggs") == 150)
        #expect(grams("1||no such thing") == nil)
    }

    @Test("A mass in a remark is that of all pieces or of each, whichever is nearer to the usual weight")
    func statedMasses() {
        #expect(grams("2||onions|about 200 g") == 200)
        #expect(grams("2||onions|about 100 g") == 200)
        #expect(grams("2||onions|about 400 g") == 400)
        #expect(grams("1||onion|about 400 g") == 400)
        #expect(grams("2||onions|400 g each") == 800)
        #expect(grams("2||onions|70- 80 g each") == 140)
        #expect(grams("2||onions|80 g apiece, peeled") == 160)
        #expect(grams("2||onions|cut in 2") == 220)
        #expect(grams("2||onions|12 cm") == 220)
    }

    @Test("The end of a word is a food only if it is the end of German compounds")
    func compounds() {
        #expect(number("zzzzzreis") == 20044)
        #expect(number("zzzzzrice") == nil)
        #expect(number("zzzreis") == nil)
    }

    @Test("Sizes of items, packages and parts decide about the weight")
    func sizes() throws {
        #expect(grams("1|large|leek") != grams("1|small|leek"))
        #expect(grams("2|(400g)|soup") == 800)
        #expect(grams("2|( 14 oz) cans|tomatoes").map { ($0 * 10).rounded() / 10 } == 793.8)
        #expect(UnitParts("(15-oz) can").package == Quantity(.number(Rational(15)), unit: "oz"))
        #expect(UnitParts("(about) can").package == nil && UnitParts("(about) can").words == ["can"])
        #expect(UnitParts("can (").words == ["can", "("] && UnitParts(nil).words.isEmpty)
    }

    @Test("Foods are found by the beginnings of their words, the shortest name first")
    func finds() {
        let table = NutrientTable()
        #expect(table.foods(matching: "butter", limit: 1).first?.number == 1001)
        #expect(table.foods(matching: "butt", limit: 3).count == 3)
        #expect(table.foods(matching: " ", limit: 3).isEmpty)
        #expect(table.foods(matching: "tomato sauce", limit: 1).first?.name.contains("sauce") == true)
        #expect(table.food(number: 1001)?.source == "USDA 01001" && table.food(number: 20081)?.source == "USDA 20081")
        #expect(NutrientFood("x", per100Grams: .none).source == "own")
    }

    @Test("A cake has the nutrients of its ingredients, in total and per serving, and the shares add up to 1")
    func totals() throws {
        let cake = nutrition("200|g|flour", "200|g|butter", "200|g|sugar", "4||eggs", "|  |salt", servings: 8)
        let total = try #require(cake.total)
        // 728 kcal are from the flour, 1434 from the butter, 774 from the sugar and 294 from the eggs.
        #expect(abs(total.energy - 3230) < 2)
        let ofServings = try #require(cake.perServing).energy * 8
        #expect(abs(ofServings - total.energy) < 0.01)
        let shares = cake.ingredients.reduce(0) { $0 + $1.share }
        #expect(abs(shares - 1) < 1e-9)
        #expect(cake.coverage == 1)
        #expect(cake.ingredients[4].status == .ignored)
        #expect(total.salt > 2.5 && total.salt < 4)
        #expect(total.fibre > 4 && total.sugar > 200)
    }

    @Test("There is no nutrition below a coverage of a half, and none per serving without a number of servings")
    func coverage() {
        let half = nutrition("100|g|flour", "100|g|zzyzx", "100|g|qqqq")
        #expect(half.coverage < 0.5 && half.total == nil && half.perServing == nil)
        #expect(half.ingredients[1].status == .unknownFood)
        // The unknown food has most of the mass.
        #expect(nutrition("10|g|flour", "10|g|sugar", "500|g|zzyzx").total == nil)
        #expect(nutrition("100|g|flour", servings: nil).perServing == nil)
        #expect(nutrition("100|g|flour", servings: nil).total != nil)
        #expect(nutrition().coverage == 0)
    }

    @Test("Ingredients without an amount, or that nobody eats, do not count in the nutrition")
    func ignored() {
        let dish = nutrition(
            "100|g|flour", "4||wooden skewers", "|  |oil|for frying", "some||parsley", "0||salt", "0|g|butter")
        #expect(dish.coverage == 1)
        #expect(dish.ingredients.dropFirst().allSatisfy { $0.status == .ignored })
        #expect(nutrition("1|l|oil|for deep frying").ingredients[0].grams.map { $0 < 100 } == true)
    }

    @Test("The cook's choice replaces the food of an ingredient: by another food, by own values, or by nothing")
    func choices() throws {
        var choices = NutritionChoices()
        choices["Flour"] = .food(20080)
        choices["protein bars"] = .values(Nutrients(energy: 400, protein: 30))
        choices["sugar"] = .ignored
        let dish = nutrition("100|g|flour", "50|g|protein bar", "100|g|sugar", choices: choices)
        #expect(dish.ingredients[0].food?.number == 20080)
        #expect(dish.ingredients[1].nutrients.energy == 200)
        #expect(dish.ingredients[1].food?.source == "own")
        #expect(dish.ingredients[2].status == .ignored)
        choices["flour"] = .food(1)
        #expect(nutrition("100|g|flour", choices: choices).ingredients[0].status == .unknownFood)
    }

    @Test("An ingredient that is a recipe has the nutrition of the recipe and not of a food with the same name")
    func references() throws {
        func recipe(_ title: String, _ ingredients: [Ingredient]) -> Recipe {
            var recipe = Recipe(title: title)
            recipe.metadata.servings = Servings(number: Rational(2), text: "2")
            recipe.listedIngredients = [IngredientGroup(ingredients: ingredients)]
            return recipe
        }
        func grams(_ number: Int, _ name: String) -> Ingredient {
            Ingredient(name: name, quantity: Quantity(.number(Rational(number)), unit: "g"))
        }
        func reference(_ name: String, servings: Int) -> Ingredient {
            Ingredient(
                name: name, quantity: Quantity(.number(Rational(servings)), unit: "servings"),
                recipeReference: RecipeReference(path: [".", name]))
        }
        let sauce = recipe("butter", [grams(100, "sugar"), reference("cake", servings: 1)])
        let cake = recipe(
            "cake", [grams(100, "butter"), reference("butter", servings: 1), reference("gone", servings: 1)])
        #expect(RecipeNutrition(of: cake).ingredients.map(\.status) == [.matched, .unknownRecipe, .unknownRecipe])
        let tree = ScaledRecipeTree(ReferencedRecipe(id: "cake", recipe: cake), by: .one) { reference, _ in
            switch reference.path.last {
            case "cake": ReferencedRecipe(id: "cake", recipe: cake)
            case "butter": ReferencedRecipe(id: "butter", recipe: sauce)
            default: nil
            }
        }
        let nutrition = RecipeNutrition(of: tree)
        #expect(nutrition.ingredients.map(\.status) == [.matched, .matched, .unknownRecipe])
        // The ingredient is half of the sauce, whose 100 g of sugar have 387 kcal. The sauce also refers back to this
        // recipe, which adds nothing.
        #expect(nutrition.ingredients[1].nutrients.rounded.energy == 194)
        #expect(nutrition.ingredients[1].food == nil && nutrition.ingredients[1].grams == 50)
    }

    @Test(
        "A yield that is no number of servings has figures of the whole, of a piece and of 100 g",
        arguments: [
            ("1 loaf", nil, nil, 300.0), ("2 dozen", nil, 24, 300), ("12 Kekse", nil, 12, 300),
            ("0.75 cup", nil, nil, 300),
            ("500 g", nil, nil, 500), ("1 kg Teig", nil, nil, 1000), ("1 pie (8 servings)", 8, nil, 300),
            ("4", 4, nil, 300), ("2人前", 2, nil, 300), ("3 quarts; 6 portions", 6, nil, 300),
        ] as [(String, Double?, Double?, Double)])
    func yields(_ text: String, _ servings: Double?, _ pieces: Double?, _ grams: Double) throws {
        var recipe = Recipe(title: "Fudge")
        let foods = [("butter", 100), ("sugar", 200)].map { name, grams in
            Ingredient(name: name, quantity: Quantity(.number(Rational(grams)), unit: "g"))
        }
        recipe.listedIngredients = [IngredientGroup(ingredients: foods)]
        recipe.metadata.servings = Servings(parsing: text)
        let nutrition = RecipeNutrition(of: recipe)
        let total = try #require(nutrition.total).energy
        #expect(nutrition.servings == servings && nutrition.pieces == pieces && nutrition.grams == grams)
        #expect(nutrition.perServing?.energy == servings.map { total / $0 })
        #expect(nutrition.perPiece?.energy == pieces.map { total / $0 })
        #expect(nutrition.per100Grams?.energy == total * (100 / grams))
        #expect((nutrition.remark == nil) == (servings != nil))
    }

    @Test("The JSON has the servings, the figures per serving, the coverage and the match of each ingredient")
    func json() throws {
        let data = try JSONEncoder().encode(nutrition("200|g|butter", servings: 4))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let serving = try #require(object["perServing"] as? [String: Double])
        #expect(serving["energy"] == 359 && serving["fat"] == 40.6)
        #expect(Set(serving.keys) == ["energy", "protein", "fat", "carbohydrate", "sugar", "fibre", "salt"])
        #expect(object["servings"] as? Double == 4 && object["coverage"] as? Double == 1)
        let match = try #require((object["ingredients"] as? [[String: Any]])?.first)
        #expect(match["food"] as? String == "butter" && match["source"] as? String == "USDA 01001")
        #expect(match["grams"] as? Double == 200 && match["share"] as? Double == 1)
        #expect(
            Set(match.keys) == [
                "ingredient", "status", "food", "source", "grams", "confidence", "nutrients", "share",
            ])
        #expect(match["status"] as? String == "matched" && match["confidence"] as? Double == 1)
        let unknown = try JSONEncoder().encode(nutrition("1|kg|zzyzx"))
        #expect(String(decoding: unknown, as: UTF8.self).contains("\"perServing\":null"))
    }

    @Test("Nutrition of hostile names and amounts never traps, and its values are always numbers")
    func hostile() {
        var generator = SeededGenerator(seed: 5)
        let units = [
            "", "cup", "(", "(14 oz", "(9999999999999 oz) can", "oz oz", "large", ")", "(0 g) can", "°C", "cm",
        ]
        for _ in 0..<100 {
            let name = RandomText.make(length: 12, hasLineFeeds: true, using: &generator)
            let unit = units.randomElement(using: &generator) ?? ""
            for amount in ["1", "999999999999999", "1/999999999", "0", "-3", "1-99999"] {
                let quantity = Quantity(Amount(parsing: amount), unit: unit.isEmpty ? nil : unit)
                var recipe = Recipe(title: "Dish")
                recipe.listedIngredients = [
                    IngredientGroup(ingredients: [Ingredient(name: name, quantity: quantity, preparation: name)])
                ]
                let found = RecipeNutrition(of: recipe).matchedTotal
                #expect(found.energy.isFinite && found.energy >= 0)
            }
        }
    }
}

@Suite("The tables of nutrients")
struct NutrientTableTests {
    @Test("Each line of the tables is found by its key")
    func isSorted() {
        var count = 0
        SortedLines(NutrientNames.lines).forEach { line in
            let text = String(decoding: line, as: UTF8.self)
            guard let end = text.firstIndex(where: { $0 == "!" || $0 == "#" }) else { return }
            count += 1
            let meaning = NutrientNames.meaning(of: CollectionOfOne(String(text[..<end])))
            #expect(meaning != nil, "\(text)")
            guard let digits = meaning?.digits else { return }
            #expect(NutrientTable().food(digits: digits) != nil, "\(text)")
        }
        #expect(count > 5000)
        SortedLines(NutrientWeights.lines).forEach { line in
            let key = String(decoding: line, as: UTF8.self).prefix { $0 != "|" }
            #expect(SortedLines(NutrientWeights.lines).rest(after: String(key), before: "|") != nil, "\(key)")
        }
        #expect(NutrientTable().food(number: 1001)?.per100Grams.energy == 717)
        #expect(NutrientTable().food(number: 1) == nil && NutrientTable().food(number: -1) == nil)
    }

    @Test("The energy of each food agrees with its protein, fat and carbohydrate")
    func energies() {
        var wrong = 0
        var count = 0
        for number in 1001...20140 {
            guard let food = NutrientTable().food(number: number), food.per100Grams.energy > 50 else { continue }
            let own = food.per100Grams
            count += 1
            let expected = own.protein * 4 + own.fat * 9 + own.carbohydrate * 4 - own.fibre * 2
            if abs(own.energy - expected) > 0.25 * own.energy { wrong += 1 }
        }
        #expect(count > 1500)
        // For alcohol, acids and cocoa, other factors apply.
        #expect(wrong * 100 <= count * 6, "\(wrong) of \(count)")
    }
}

/// Needs the files of the USDA, see `ConformanceData`, and Python.
@Suite("The generator of the tables of nutrients", .enabled(if: FoodGenerator.isAvailable, "The data is missing."))
struct NutrientGeneratorTests {
    @Test("make-nutrients writes the tables of nutrients that are in the program, under 400 KB")
    func writesSameTables() throws {
        let folder = try TemporaryFolder()
        try FoodGenerator.run("make-nutrients", into: folder.path)
        var size = 0
        for file in ["NutrientTable+Lines.swift", "NutrientNames+Lines.swift", "NutrientWeights+Lines.swift"] {
            let written = try String(contentsOfFile: folder[file], encoding: .utf8)
            size += written.utf8.count
            let kept = try String(
                contentsOf: FoodGenerator.package.appending(path: "Sources/Kitchen/Nutrition/\(file)"), encoding: .utf8)
            #expect(written == kept, "Run scripts/make-nutrients for \(file).")
        }
        #expect(size < 400_000)
    }
}
