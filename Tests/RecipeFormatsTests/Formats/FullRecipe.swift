@testable import RecipeFormats
@testable import RecipeKit

/// A recipe with every feature, made of values and not read from a text.
enum FullRecipe {
    /// A recipe with every feature except servings and times in words.
    static let recipe = Recipe(
        title: "Plum dumplings", metadata: metadata, listedIngredients: listed,
        listedCookware: [Cookware(name: "sieve")], sections: [dough, filling])

    /// The same recipe with servings and times in words.
    static var inWords: Recipe {
        var words = recipe
        words.metadata.servings = Servings(number: nil, text: "for a crowd")
        words.metadata.prepTime = CookingTime(minutes: nil, text: "overnight")
        words.metadata.cookTime = nil
        return words
    }

    private static let metadata = RecipeMetadata(
        description: "A sweet dish.\n\nIt keeps for days.\nFreeze the rest.", course: "Dessert", cuisine: "Bohemian",
        difficulty: "tricky", author: "Zdenka",
        source: RecipeSource(name: "Kitchen diary", url: "https://example.org/plums"),
        servings: Servings(number: Rational(4), text: "4"), prepTime: CookingTime(minutes: 20, text: "20 min"),
        cookTime: CookingTime(minutes: 35, text: "35 min"), tags: ["fruity", "boiled"], diets: ["vegetarian"],
        images: ["https://example.org/plums.jpg"], locale: "de_AT",
        others: [.init(key: "calories", value: "200 kcal"), .init(key: "wine", value: "Riesling")])

    private static let listed = [
        IngredientGroup(
            name: "Sauce",
            ingredients: [
                Ingredient(name: "cream", quantity: Quantity(.number(Rational(2)), unit: "cups")),
                Ingredient(name: "cloves", quantity: Quantity(.text("a few"))),
            ]),
        IngredientGroup(
            name: "Topping", level: 1,
            ingredients: [
                Ingredient(name: "salt", quantity: Quantity(.number(.one), unit: "pinch", isFixed: true)),
                Ingredient(name: "almonds", preparation: "chopped"),
                Ingredient(name: "cinnamon", isOptional: true),
                Ingredient(name: "Vanilla sugar", recipeReference: RecipeReference(path: ["Vanilla sugar"])),
            ]),
    ]

    private static let dough = RecipeSection(
        name: "Dough",
        blocks: [
            .step(
                Step([
                    .text("Knead "),
                    .ingredient(Ingredient(name: "flour", quantity: Quantity(.number(Rational(500)), unit: "g"))),
                    .text(" in a "), .cookware(Cookware(name: "bowl")), .text(" for "),
                    .timer(CookingTimer(name: "kneading", duration: Quantity(.number(Rational(10)), unit: "min"))),
                    .text("."),
                ])),
            .note("The dough is soft."),
        ])

    private static let filling = RecipeSection(
        name: "Filling",
        blocks: [
            .step(
                Step([
                    .text("Wrap "), .ingredient(Ingredient(name: "plums", alias: "the fruit")), .text(" with "),
                    .ingredient(Ingredient(name: "lemon peel", isHidden: true)), .text("."),
                ])),
            .step(
                Step([
                    .text("Boil the "),
                    .ingredient(Ingredient(name: "dumplings", role: .intermediate, origin: .stepsBack(1))),
                    .text("."),
                ])),
        ])
}
