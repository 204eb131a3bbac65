import Foundation
import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Optional ingredients and sums in the nutrition of a recipe")
struct NutritionOptionalTests {
    private static func ingredient(
        _ number: Int, _ unit: String?, _ name: String, preparation: String? = nil, isOptional: Bool = false,
        further: [Quantity] = []
    ) -> Ingredient {
        var ingredient = Ingredient(
            name: name, quantity: Quantity(.number(Rational(number)), unit: unit), preparation: preparation,
            isOptional: isOptional)
        ingredient.furtherQuantities = further
        return ingredient
    }

    private static func reference(_ name: String, isOptional: Bool) -> Ingredient {
        Ingredient(
            name: name, quantity: Quantity(.number(.one)), isOptional: isOptional,
            recipeReference: RecipeReference(path: [".", name]))
    }

    private static func recipe(_ title: String, _ ingredients: [Ingredient], servings: Rational? = nil) -> Recipe {
        var recipe = Recipe(title: title)
        recipe.metadata.servings = servings.map { Servings(number: $0, text: "x") }
        recipe.listedIngredients = [IngredientGroup(ingredients: ingredients)]
        return recipe
    }

    private static func nutrition(of recipe: Recipe, with others: [Recipe]) -> RecipeNutrition {
        let tree = ScaledRecipeTree(ReferencedRecipe(id: recipe.title, recipe: recipe), by: .one) { reference, _ in
            others.first { $0.title == reference.path.last }.map { ReferencedRecipe(id: $0.title, recipe: $0) }
        }
        return RecipeNutrition(of: tree)
    }

    @Test func `an optional ingredient adds no nutrients and does not change the coverage`() {
        let dish = RecipeNutrition(
            of: Self.recipe(
                "Dish",
                [
                    Self.ingredient(100, "g", "butter"), Self.ingredient(100, "g", "sugar", isOptional: true),
                    Self.ingredient(100, "g", "zzyzx", isOptional: true),
                ]))
        #expect(dish.ingredients.map(\.status) == [.matched, .ignored, .ignored])
        #expect(dish.ingredients[1].nutrients == .none && dish.ingredients[1].share == 0)
        #expect(dish.coverage == 1 && dish.total?.energy == 717)
    }

    @Test func `an optional recipe adds no nutrients, and the recipe after it is not confused with it`() {
        let sauce = Self.recipe("sauce", [Self.ingredient(100, "g", "sugar")])
        let stock = Self.recipe("stock", [Self.ingredient(50, "g", "butter")])
        let dish = Self.nutrition(
            of: Self.recipe(
                "Dish",
                [
                    Self.reference("sauce", isOptional: true), Self.reference("gone", isOptional: true),
                    Self.reference("stock", isOptional: false), Self.ingredient(100, "g", "butter"),
                ]), with: [sauce, stock])
        #expect(dish.ingredients.map(\.status) == [.ignored, .ignored, .matched, .matched])
        #expect(dish.ingredients.map { $0.nutrients.energy } == [0, 0, 358.5, 717])
        #expect(dish.matchedTotal.energy == 1075.5 && dish.coverage == 1)
        #expect(dish.ingredients[2].confidence == 1 && dish.ingredients[1].confidence == 0)
        #expect(dish.ingredients[1].grams == nil && dish.ingredients[2].grams == 50)
    }

    @Test func `a recipe whose own nutrition is not known adds none`() {
        let sauce = Self.recipe("sauce", [Self.ingredient(100, "g", "zzyzx"), Self.ingredient(10, "g", "butter")])
        let dish = Self.nutrition(
            of: Self.recipe("Dish", [Self.reference("sauce", isOptional: false)]), with: [sauce])
        #expect(dish.ingredients.map(\.status) == [.unknownRecipe] && dish.ingredients[0].nutrients == .none)
        #expect(dish.ingredients[0].grams == nil && dish.ingredients[0].confidence == 0)
        #expect(dish.total == nil && dish.coverage == 0)
    }

    @Test func `all amounts of an ingredient are added, and one without a weight makes the sum unknown`() {
        func grams(_ further: [Quantity]) -> Double? {
            RecipeNutrition(
                of: Self.recipe("Dish", [Self.ingredient(100, "g", "butter", further: further)])
            ).ingredients[0].grams
        }
        #expect(grams([Quantity(.number(Rational(50)), unit: "g"), Quantity(.number(.one), unit: "kg")]) == 1150)
        #expect(grams([Quantity(.text("some"))]) == 100)
        #expect(grams([Quantity(.number(.one), unit: "blorps")]) == nil)
        var later = Ingredient(name: "butter", quantity: Quantity(.text("some")))
        later.furtherQuantities = [Quantity(.number(Rational(20)), unit: "g")]
        #expect(RecipeNutrition(of: Self.recipe("Dish", [later])).ingredients.map(\.status) == [.matched])
    }

    @Test func `a number of servings that is not positive gives no values per serving`() {
        func servings(_ number: Rational) -> Double? {
            RecipeNutrition(of: Self.recipe("Dish", [Self.ingredient(100, "g", "butter")], servings: number)).servings
        }
        #expect(servings(Rational(4)) == 4 && servings(.zero) == nil && servings(Rational(-2)) == nil)
        let halves = RecipeNutrition(
            of: Self.recipe("Dish", [Self.ingredient(100, "g", "butter")], servings: fraction(1, 2)))
        #expect(halves.perServing?.energy == 1434)
    }

    @Test func `the JSON rounds the coverage, the grams and the share`() throws {
        let dish = RecipeNutrition(
            of: Self.recipe(
                "Dish",
                [
                    Ingredient(name: "butter", quantity: Quantity(.number(fraction(1_000, 30)), unit: "g")),
                    Self.ingredient(100, "g", "sugar"), Self.ingredient(1, "g", "zzyzx"),
                ]))
        let data = try JSONEncoder().encode(dish)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(object["coverage"] as? Double == 0.67)
        #expect(object["servings"] is NSNull && object["perServing"] is NSNull)
        let lines = try #require(object["ingredients"] as? [[String: Any]])
        #expect(lines.map { $0["grams"] as? Double } == [33.3, 100, 1])
        #expect(lines.map { $0["share"] as? Double } == [0.382, 0.618, 0])
        #expect(lines.map { $0["status"] as? String } == ["matched", "matched", "unknownFood"])
        #expect(lines[2]["food"] is NSNull && lines[2]["source"] is NSNull)
        let total = try #require(object["total"] as? [String: Double])
        #expect(total["energy"] == 626 && total["fat"] == 27)
    }

    @Test func `each figure has its value, its daily intake and its unit`() {
        let all = Nutrients(energy: 1, protein: 2, fat: 3, carbohydrate: 4, sugar: 5, fibre: 6, salt: 7)
        #expect(Nutrient.allCases.map { $0.value(of: all) } == [1, 2, 3, 4, 5, 6, 7])
        #expect(Nutrient.allCases.map(\.referenceIntake) == [2000, 50, 70, 260, 90, 25, 6])
        #expect(
            Nutrient.allCases.map(\.name) == ["energy", "protein", "fat", "carbohydrate", "sugar", "fibre", "salt"])
        #expect(Nutrient.energy.text(210.7) == "210 kcal" && Nutrient.salt.text(3.5) == "3.5 g")
    }

    @Test func `nutrients are rounded to whole kilocalories, hundredths of salt and tenths of the others`() {
        let all = Nutrients(
            energy: 1.54, protein: 2.35, fat: 3.34, carbohydrate: 4.36, sugar: 5.05, fibre: 6.04, salt: 7.126)
        #expect(
            all.rounded
                == Nutrients(energy: 2, protein: 2.4, fat: 3.3, carbohydrate: 4.4, sugar: 5.1, fibre: 6, salt: 7.13))
    }

    @Test(
        arguments: [
            ("0 kcal", true), ("1000 kcal", true), ("1001 kcal", false), ("100 g protein", true),
            ("100.1 g protein", false), ("101 g fat", false), ("101 g carbohydrate", false), ("101 g sugar", false),
            ("101 g fibre", false), ("101 g salt", false), ("-1 g fat", false), ("nan g fat", false),
            ("3 fat", false), ("3 g", false), ("g fat", false), ("", true), ("none", true), ("1", false),
            ("1001", true), ("inf kcal", false), ("1 kcal,, 2 g fat", true),
        ] as [(String, Bool)])
    func `own values have limits that no food exceeds`(_ text: String, _ isValid: Bool) {
        #expect((NutritionChoices.Choice(parsing: text) != nil) == isValid)
    }

    @Test func `each own value goes to its figure`() {
        let text = "370 kcal energy, 1 g protein, 2 g fat, 3 g carbohydrate, 4 g sugar, 5 g fibre, 6 g salt"
        let all = Nutrients(energy: 370, protein: 1, fat: 2, carbohydrate: 3, sugar: 4, fibre: 5, salt: 6)
        #expect(NutritionChoices.Choice(parsing: text.uppercased()) == .values(all))
        #expect(NutritionChoices.Choice(parsing: " None ") == .ignored)
        #expect(NutritionChoices.Choice(parsing: "01001") == .food(1001))
        #expect(NutritionChoices.isSame("Eggs", "egg") && !NutritionChoices.isSame("egg", "eggplant"))
    }
}

extension NutritionOptionalTests {
    /// Returns the nutrition of lines of the form `amount|unit|name|preparation`.
    private static func nutrition(
        _ lines: String..., customs: KitchenCustoms = KitchenCustoms(), choices: NutritionChoices = NutritionChoices()
    ) -> RecipeNutrition {
        var recipe = Recipe(title: "Dish")
        recipe.listedIngredients = [
            IngredientGroup(
                ingredients: lines.map { line in
                    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
                    return Ingredient(
                        name: parts[2], quantity: Quantity(Amount(parsing: parts[0]), unit: parts[1]),
                        preparation: parts.count > 3 ? parts[3] : nil)
                })
        ]
        return RecipeNutrition(of: recipe, converter: KitchenConverter(customs: customs), choices: choices)
    }

    private static func grams(_ line: String) -> Double? {
        nutrition(line).ingredients[0].grams.map { ($0 * 100).rounded() / 100 }
    }

    @Test func `nutrients are added and multiplied one by one`() {
        let first = Nutrients(energy: 1, protein: 2, fat: 3, carbohydrate: 4, sugar: 5, fibre: 6, salt: 7)
        let second = Nutrients(energy: 10, protein: 20, fat: 30, carbohydrate: 40, sugar: 50, fibre: 60, salt: 70)
        #expect(
            first + second
                == Nutrients(energy: 11, protein: 22, fat: 33, carbohydrate: 44, sugar: 55, fibre: 66, salt: 77))
        #expect(
            first * 3 == Nutrients(energy: 3, protein: 6, fat: 9, carbohydrate: 12, sugar: 15, fibre: 18, salt: 21))
        #expect(first + .none == first && first * 0 == .none)
    }

    @Test(
        arguments: [
            ("95% lean", 23557), ("93% lean", 23557), ("92% lean", 23562), ("90% lean", 23562), ("88/12", 23562),
            ("85/15", 23567), ("15% fat", 23567), ("20% fat", 23572), ("75/25", 23577), ("70%", 13498),
            ("30% fat", 13498), ("97%", 23557), ("3% fat", 23557), ("2% fat", nil), ("98%", nil), ("90 lean", nil),
            ("69%", nil), ("31%", nil), ("", nil),
        ] as [(String, Int?)])
    func `the fat of ground beef is the nearest one of the table`(_ remark: String, _ number: Int?) {
        #expect(GroundBeef.number(23572, Ingredient(name: "ground beef", preparation: remark)) == number)
        #expect(GroundBeef.number(23572, Ingredient(name: "ground beef \(remark)")) == number)
        #expect(GroundBeef.number(1001, Ingredient(name: "butter", preparation: remark)) == nil)
    }

    @Test(
        arguments: [
            ("about 12 ounces total", 340.19, false), ("115 g, softened", 115, false), ("6-oz each", 170.1, true),
            ("70-80 g each", 70, true), ("70 - 80 g each", 70, true), ("1 lb apiece", 453.59, true),
            ("100 g je Stück", 100, true), ("100 g pro", 100, false), ("2 of 150 g", 150, false), ("12 cm", nil, false),
            ("2", nil, false), ("", nil, false), ("100 ml", nil, false), ("g 5", nil, false), ("5-", nil, false),
            ("5 6", nil, false), ("5 (g)", nil, false), ("cut in 2, 80 g chacun", 80, true),
        ] as [(String, Double?, Bool)])
    func `a remark states a mass of all pieces or of each`(_ remark: String, _ grams: Double?, _ isEach: Bool) {
        let found = RemarkedMass(UnitCatalog()).mass(in: remark)
        #expect(found.map { ($0.grams * 100).rounded() / 100 } == grams)
        #expect(found?.isEach ?? false == isEach)
    }

    @Test func `food takes up a tenth of more than 150 g of pure fat, if it is fried`() {
        #expect(Self.grams("150|g|olive oil|for frying") == 150)
        #expect(Self.grams("151|g|olive oil|for frying") == 15.1)
        #expect(Self.grams("200|g|olive oil") == 200)
        #expect(Self.grams("200|g|Olivenöl|zum Frittieren") == 20)
        #expect(Self.grams("200|g|butter|for frying") == 200)
    }

    @Test func `a number without a unit means ounces, if it is above five and no number of quarters`() {
        #expect(Self.grams("5.3||eggs") == 150.25)
        #expect(Self.grams("6||eggs") == 300 && Self.grams("5.5||eggs") == 275 && Self.grams("5.25||eggs") == 262.5)
        #expect(Self.grams("4.3||eggs") == 215)
    }

    @Test func `the middle of a range counts, but its lower end if the upper one is more than three times as large`() {
        #expect(Self.grams("100-200|g|flour") == 150)
        #expect(Self.grams("100-300|g|flour") == 200)
        #expect(Self.grams("100-301|g|flour") == 100)
    }

    @Test func `sizes, pieces, packages and volumes of a food of the cook have weights`() throws {
        var customs = KitchenCustoms()
        try customs.setWeight(of: "zorb", to: "100 g")
        try customs.setWeight(of: "zorb", to: "0.5")
        var choices = NutritionChoices()
        choices["zorb"] = .values(Nutrients(energy: 100))
        func grams(_ line: String) -> Double? {
            Self.nutrition(line, customs: customs, choices: choices).ingredients[0].grams.map {
                ($0 * 10).rounded() / 10
            }
        }
        #expect(grams("2||zorb") == 200 && grams("2|medium|zorb") == 200 && grams("2|pieces|zorb") == 200)
        #expect(grams("2|large|zorb") == 250 && grams("2|small|zorb") == 140)
        #expect(grams("100|ml|zorb") == 50 && grams("2|kg|zorb") == 2000)
        #expect(grams("2|(10 fl oz) cans|zorb") == 295.7 && grams("2|(10 oz) cans|zorb") == 567)
        // A length is not the size of a package, so the usual weight of a can counts.
        #expect(grams("2|(10 cm) cans|zorb") == 800)
    }

    @Test func `a food without a weight is like water below 15 kcal, and it does not count below 10 kcal`() {
        func found(_ energy: Double, _ line: String) -> IngredientNutrition {
            var choices = NutritionChoices()
            choices["slurp"] = .values(Nutrients(energy: energy))
            return Self.nutrition(line, choices: choices).ingredients[0]
        }
        #expect(found(14, "100|ml|slurp").grams?.rounded() == 100 && found(15, "100|ml|slurp").grams?.rounded() == 60)
        #expect(found(9, "3|blorps|slurp").status == .ignored && found(10, "3|blorps|slurp").status == .unknownWeight)
        #expect(found(9, "100|g|slurp").status == .matched)
        #expect(found(100, "100|g|slurp").confidence == 1)
    }

    @Test func `a recipe has nutrition from a coverage of a half on, by lines and by mass`() {
        #expect(Self.nutrition("100|g|flour", "100|g|zzyzx").total != nil)
        #expect(Self.nutrition("100|g|flour", "101|g|zzyzx").total == nil)
        #expect(Self.nutrition("1|kg|flour", "1|g|zzyzx", "1|g|qqqq").total == nil)
        #expect(Self.nutrition("1|kg|flour", "1|g|zzyzx", "1|g|qqqq").coverage == 1.0 / 3)
    }

    @Test func `the more of a name is known, the surer is its food`() {
        func found(_ name: String) -> [Double] {
            let found = Self.nutrition("100|g|\(name)").ingredients[0]
            return [Double(found.food?.number ?? 0), found.confidence]
        }
        #expect(found("butter") == [1001, 1] && found("organic butter") == [1001, 0.95])
        #expect(found("zorb butter") == [1001, 0.75] && found("zorb olive oil") == [4053, 0.85])
        #expect(found("zzzzreis") == [20044, 0.7] && found("zzzreis") == [0, 0])
        #expect(found("zorb or butter") == [1001, 0.95] && found("butter or zorb") == [1001, 0.95])
    }

    @Test func `coriander is a herb by the bunch, and a spice by the spoon`() {
        func number(_ unit: String) -> Int? { Self.nutrition("1|\(unit)|coriander").ingredients[0].food?.number }
        #expect(number("bunch") == 11165 && number("tsp") == 2013)
    }

    @Test func `the juice or the zest of a citrus fruit counts only if it is not measured`() {
        func digits(_ name: String, _ remark: [String], _ isMeasured: Bool = false) -> String? {
            CitrusPart.digits([name], remark, isMeasured: isMeasured)
        }
        #expect(digits("lemon", ["juiced"]) == "09152" && digits("lime", ["juice"]) == "09160")
        #expect(digits("orange", ["saft"]) == "09206" && digits("orange", ["zest"]) == "09156")
        #expect(digits("lemon", ["zested", "juiced"]) == "09152")
        #expect(
            digits("lemon", []) == nil && digits("lemon", ["juiced"], true) == nil && digits("apple", ["juice"]) == nil)
    }
}
