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
