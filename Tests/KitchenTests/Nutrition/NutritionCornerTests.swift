import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Corners of the nutrition of a recipe")
struct NutritionCornerTests {
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
