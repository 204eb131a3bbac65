import Figures
import Kitchen
import RecipeKit

/// Recipes whose ingredients are distributed as in real cookbooks: a few ingredients are in most recipes.
struct GeneratedLibrary {
    /// The ingredients of each recipe, as numbers.
    let ingredients: [[Int]]
    /// The same ingredients as an index, which is searched.
    let index: CanMakeIndex
    /// The sum of the numbers of ingredients of all recipes.
    var needs: Int { ingredients.reduce(0) { $0 + $1.count } }

    private static let names = 3000
    private static let foods = """
        salt sugar flour butter eggs onion garlic milk water pepper olive-oil vanilla lemon tomatoes cream cinnamon
        carrots celery rice chicken parsley basil cheddar honey vinegar potatoes mustard ginger cumin paprika thyme
        oregano spinach mushrooms almonds walnuts bacon beef shrimp beans lentils chickpeas yogurt oats cocoa
        """.split { $0 == " " || $0 == "\n" }.map { String($0).replacing("-", with: " ") }
    private static let units: [String?] = ["g", "ml", "cup", "tbsp", "tsp", nil]

    init(recipes: Int, using random: inout SplitMix) {
        var builder = CanMakeIndex.Builder()
        var all: [[Int]] = []
        all.reserveCapacity(recipes)
        for _ in 0..<recipes {
            let count = Int.random(in: 4...14, using: &random)
            let ingredients = Array(Set((0..<count).map { _ in Self.ingredient(using: &random) }))
            builder.addRecipe(ingredients)
            all.append(ingredients)
        }
        ingredients = all
        index = builder.index()
    }

    /// Returns a random ingredient. The cube of an even distribution makes small numbers frequent: a fifth of all
    /// results are among the first hundredth of the ingredients.
    private static func ingredient(using random: inout SplitMix) -> Int {
        let share = Double.random(in: 0..<1, using: &random)
        return Int(share * share * share * Double(names))
    }

    /// Returns a number of different ingredients. Frequent ingredients are more probable.
    func pantry(items: Int, using random: inout SplitMix) -> [Int] {
        var pantry: Set<Int> = []
        while pantry.count < items { pantry.insert(Self.ingredient(using: &random)) }
        return pantry.sorted()
    }

    /// Returns recipes whose ingredients have names and amounts.
    func recipes(_ count: Int, using random: inout SplitMix) -> [ReferencedRecipe] {
        (0..<count).map { number in
            var recipe = Recipe(title: "Recipe \(number)")
            let ingredients = (0..<Int.random(in: 6...12, using: &random)).map { _ in
                Ingredient(
                    name: Self.foods.randomElement(using: &random) ?? "salt",
                    quantity: Quantity(
                        .number(Rational(Int.random(in: 1...9, using: &random))),
                        unit: Self.units.randomElement(using: &random) ?? nil))
            }
            recipe.listedIngredients = [IngredientGroup(ingredients: ingredients)]
            return ReferencedRecipe(id: "recipe \(number)", recipe: recipe)
        }
    }
}
