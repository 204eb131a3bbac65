@testable import RecipeFormats
@testable import RecipeKit

/// A recipe with all features, for the tests of the writers.
enum SampleRecipe {
    static let empanadas = Recipe(
        title: "Empanadas de carne", metadata: metadata,
        sections: [
            RecipeSection(
                name: "Dough",
                blocks: [
                    .step(
                        Step([
                            .text("Rub "), .ingredient(ingredient("lard", 100, "g", preparation: "melted")),
                            .text(" into "), .ingredient(ingredient("plain flour", 500, "g")), .text(" in a "),
                            .cookware(Cookware(name: "large bowl")), .text(" and knead for "),
                            .timer(CookingTimer(duration: Quantity(.number(Rational(8)), unit: "min"))),
                            .text(" until smooth."),
                        ])),
                    .note("Lard makes it flaky."),
                ]),
            RecipeSection(
                name: "Filling",
                blocks: [
                    .step(
                        Step([
                            .text("Soften the "), .ingredient(ingredient("onions", 2, nil)), .text(" with "),
                            .ingredient(Ingredient(name: "salt")), .text("."),
                        ])),
                    .step(
                        Step([
                            .text("Fill the "), .ingredient(Ingredient(name: "dough", role: .intermediate)),
                            .text(" and bake."),
                        ])),
                ]),
        ])

    static let metadata = RecipeMetadata(
        description: "Baked turnovers from Argentina, eaten by hand at every party and on most Sundays.",
        course: "Appetizer", cuisine: "Argentinian", author: "Ada",
        source: RecipeSource(name: "Abuela's book", url: "https://example.org/empanadas"),
        servings: Servings(number: Rational(12), text: "12 empanadas"),
        prepTime: CookingTime(minutes: 40, text: "40 min"), cookTime: CookingTime(minutes: 30, text: "30 min"),
        tags: ["beef", "baking"], diets: ["low lactose", "pescatarian"], locale: "es_AR",
        others: [RecipeMetadata.Entry(key: "wine", value: "Malbec")])

    static func ingredient(_ name: String, _ amount: Int, _ unit: String?, preparation: String? = nil) -> Ingredient {
        Ingredient(
            name: name, quantity: Quantity(.number(Rational(amount)), unit: unit), preparation: preparation)
    }
}
