import RecipeKit
import TestSupport

/// Creates recipes from lists of words. A seed always gives the same recipes.
package struct MadeRecipes: RandomNumberGenerator {
    private var random: SeededGenerator

    package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    package mutating func next() -> UInt64 { random.next() }

    private mutating func pick(_ words: [String]) -> String { words.randomElement(using: &self) ?? "" }

    /// Returns a recipe.
    ///
    /// - Parameter title: The title, or `nil` for a new one.
    package mutating func recipe(title: String? = nil) -> Recipe {
        let foods = Array(Self.foods.shuffled(using: &self).prefix(Int.random(in: 5...10, using: &self)))
        let title = title ?? "\(pick(Self.kinds)) \(foods[0]) \(pick(Self.dishes))"
        let lines = foods.map { food in
            let amount = pick(["1", "2", "3", "1/2", "1 1/2", "2 1/4", "4"])
            return "\(amount) \(pick(["cups", "pounds", "tbsp", "tsp", "ounces"])) \(food)"
        }
        let steps = (0..<Int.random(in: 5...9, using: &self)).map { _ in
            let first = "\(pick(Self.verbs)) the \(pick(foods)) \(pick(Self.manners)) in a \(pick(Self.vessels))"
            return "\(first) and \(pick(Self.verbs)) it with the \(pick(foods)) until \(pick(Self.ends))."
        }
        return Recipe(
            title: title,
            listedIngredients: [IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })],
            sections: [RecipeSection(blocks: steps.map { .step(Step([.text($0)])) })])
    }

    private static func words(_ text: String) -> [String] {
        text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }

    private static let kinds = words("Spicy Old-fashioned Creamy Baked Quick Roast Cold Country Festive Plain")
    private static let dishes = words("soup stew pie salad cake gratin curry bread casserole dumplings tart sauce")
    private static let foods = words(
        """
        flour butter sugar eggs milk cream onions garlic carrots celery leeks potatoes tomatoes peppers cabbage spinach \
        rice lentils beans chickpeas beef pork chicken turkey salmon cod shrimp mussels apples pears plums cherries \
        peaches raisins almonds walnuts hazelnuts honey vinegar mustard paprika cumin coriander ginger turmeric nutmeg \
        cinnamon cloves thyme basil parsley dill rosemary sage mint yogurt cheddar parmesan feta tofu mushrooms pumpkin \
        zucchini aubergine fennel radishes beets turnips corn oats barley quinoa noodles yeast chocolate vanilla lemons
        """)
    private static let verbs = words(
        "chop stir fry simmer fold whisk knead roast grill steam blend mash toss drain rinse press")
    private static let manners = words("gently slowly well coarsely finely twice vigorously briefly evenly carefully")
    private static let vessels = words("pan pot bowl skillet casserole wok mortar blender tin dish")
    private static let ends = [
        "golden", "soft", "it smells sweet", "the edges are brown", "nothing sticks", "it is thick", "bubbles rise",
        "the liquid is gone", "a knife comes out clean", "everything is hot",
    ]
}
