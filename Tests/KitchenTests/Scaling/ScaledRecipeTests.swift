import RecipeKit
import Testing

@testable import Kitchen

@Suite("Scaled recipes")
struct ScaledRecipeTests {
    private static func ingredient(_ name: String, _ amount: String?, _ unit: String? = nil, path: String? = nil)
        -> Ingredient
    {
        Ingredient(
            name: name, quantity: amount.map { Quantity(Amount(parsing: $0), unit: unit) },
            recipeReference: path.map { RecipeReference(path: [$0]) })
    }

    private static func recipe(
        _ title: String, servings: String? = nil, yield: String? = nil, _ ingredients: [Ingredient] = [],
        steps: [Step] = []
    ) -> Recipe {
        Recipe(
            title: title,
            metadata: RecipeMetadata(
                servings: servings.map { Servings(parsing: $0) },
                others: yield.map { [RecipeMetadata.Entry(key: "yield", value: $0)] } ?? []),
            listedIngredients: [IngredientGroup(ingredients: ingredients)],
            sections: [RecipeSection(blocks: steps.map { .step($0) })])
    }

    @Test("A scaled step has the same items, and its text has the ranges of the changed amounts")
    func step() throws {
        let oil = Self.ingredient("oil", nil)
        let flour = Self.ingredient("flour", "200", "g")
        let step = Step([
            .text("Mix "), .ingredient(flour), .text(" with 2 tablespoons "), .ingredient(oil), .text(" and 1 "),
            .ingredient(Self.ingredient("egg", nil)), .text(". Bake "),
            .timer(CookingTimer(duration: Quantity(.number(Rational(20)), unit: "min"))), .text(" at 180 °C."),
        ])
        let scaled = StepTextScaler(language: .english).scaled(step, by: Rational(2))
        #expect(scaled.step.items.count == step.items.count)
        #expect(scaled.items[1] == .ingredient(Self.ingredient("flour", "400", "g")))
        guard case .text(let text) = scaled.items[2], case .text(let count) = scaled.items[4] else {
            Issue.record("The items are not text.")
            return
        }
        #expect(text.text == " with 4 tablespoons ")
        #expect(text.changes.map { String(text.text[$0]) } == ["4 tablespoons"])
        #expect(count.text == " and 2 ")
        #expect(scaled.step.items[6...] == step.items[6...])
    }

    @Test("A step or a recipe that is scaled by zero or less does not change")
    func notPositive() {
        let step = Step([.text("Add 2 cups "), .ingredient(Self.ingredient("flour", "200", "g"))])
        let scaler = StepTextScaler(language: .english)
        for factor in [Rational.zero, Rational(-2)] {
            #expect(scaler.scaled(step, by: factor).step == step)
            #expect(ScaledRecipe(Self.recipe("Bread", servings: "4", steps: [step]), by: factor).factor == .one)
        }
        let once = ScaledRecipe(Self.recipe("Bread", servings: "4", steps: [step]), by: Rational(2))
        #expect(once.scaled(by: .zero) == once && once.scaled(by: Rational(-1)) == once)
        #expect(once.scaled(by: Rational(3)).factor == Rational(6))
    }

    @Test("A scaled recipe that is scaled back has the original text, byte for byte")
    func backAgain() throws {
        let original = Self.recipe(
            "Bread", servings: "4", [Self.ingredient("flour", "1/3", "cup")],
            steps: [Step([.text("Add 1/3 cup flour and two eggs to 0,5 l milk.")])])
        let there = ScaledRecipe(original, by: Rational(3))
        #expect(
            there.recipe.sections[0].steps[0].items == [.text("Add 1 cup flour and six eggs to 1,5 l milk.")])
        let back = there.scaled(by: try #require(Rational(1, 3)))
        #expect(back.recipe == original)
    }

    @Test("An ingredient that the recipe's list counts is scaled in the steps too")
    func countedName() {
        let recipe = Self.recipe(
            "Skewers", [Self.ingredient("langoustines", "12")], steps: [Step([.text("Peel the 12 langoustines.")])])
        #expect(ScaledRecipe(recipe, by: Rational(2)).recipe.steps == [Step([.text("Peel the 24 langoustines.")])])
    }

    @Test("Referenced recipes at any depth are scaled by a factor, by servings or by their yield")
    func references() throws {
        let book: [String: Recipe] = [
            "Dough": Self.recipe(
                "Dough", servings: "8",
                [
                    Self.ingredient("flour", "500", "g"), Self.ingredient("starter", "100", "g", path: "Starter"),
                ]),
            "Starter": Self.recipe("Starter", yield: "200%g", [Self.ingredient("rye", "100", "g")]),
            "Sauce": Self.recipe("Sauce", [Self.ingredient("tomatoes", "3")]),
        ]
        let pizza = Self.recipe(
            "Pizza",
            [
                Self.ingredient("dough", "4", "servings", path: "Dough"), Self.ingredient("sauce", "2", path: "Sauce"),
                Self.ingredient("oil", nil, path: "Oil"),
            ])
        let tree = ScaledRecipeTree(ReferencedRecipe(id: "Pizza", recipe: pizza), by: Rational(2)) { reference, _ in
            book[reference.path[0]].map { ReferencedRecipe(id: reference.path[0], recipe: $0) }
        }
        #expect(tree.all.map(\.id) == ["Pizza", "Dough", "Starter", "Sauce"])
        #expect(tree.all.map(\.scaled.factor) == [Rational(2), .one, try #require(Rational(1, 2)), Rational(4)])
        #expect(tree.references[2].outcome == .missing)
    }

    @Test("Recipes that refer to each other are reported as a cycle")
    func cycle() {
        let a = Self.recipe("A", [Self.ingredient("b", "1", path: "B")])
        let b = Self.recipe("B", [Self.ingredient("a", "1", path: "A"), Self.ingredient("b", nil, path: "B")])
        let tree = ScaledRecipeTree(ReferencedRecipe(id: "A", recipe: a), by: .one) { reference, _ in
            ReferencedRecipe(id: reference.path[0], recipe: reference.path[0] == "A" ? a : b)
        }
        guard case .recipe(let inner) = tree.references[0].outcome else {
            Issue.record("B is missing.")
            return
        }
        #expect(inner.references.map(\.outcome) == [.cycle(["A", "B", "A"]), .cycle(["B", "B"])])
    }

    @Test("A tree of very many recipes stops at the limit and reports it")
    func manyReferences() {
        func recipe(_ level: Int) -> Recipe {
            Self.recipe("L\(level)", (0..<4).map { _ in Self.ingredient("next", "1", path: "L\(level + 1)") })
        }
        let tree = ScaledRecipeTree(ReferencedRecipe(id: "L0", recipe: recipe(0)), by: .one) { reference, _ in
            guard let level = Int(reference.path[0].dropFirst()), level < 30 else { return nil }
            return ReferencedRecipe(id: reference.path[0], recipe: recipe(level))
        }
        #expect(tree.all.count == ScaledRecipeTree.greatestCount)
        #expect(tree.all.contains { $0.references.contains { $0.outcome == .tooMany } })
    }

    @Test("A recipe reference in words or in an unknown unit is reported")
    func unscalable() {
        let sauce = Self.recipe("Sauce", servings: "4")
        let root = Self.recipe(
            "Root",
            [
                Self.ingredient("sauce", "a little", path: "Sauce"), Self.ingredient("sauce", "3", "ml", path: "Sauce"),
            ])
        let tree = ScaledRecipeTree(ReferencedRecipe(id: "Root", recipe: root), by: .one) { _, _ in
            ReferencedRecipe(id: "Sauce", recipe: sauce)
        }
        #expect(
            tree.references.map(\.outcome) == [
                .notScalable(id: "Sauce", .unreadable("a little")),
                .notScalable(id: "Sauce", .noYield(unit: "ml")),
            ])
    }

    @Test("A large or a small factor gives advice about times, pans, salt, yeast and baking powder")
    func advice() throws {
        let recipe = Self.recipe(
            "Cake", [Self.ingredient("sea salt", "1", "tsp"), Self.ingredient("dry yeast", "7", "g")],
            steps: [Step([.text("Bake in a 26 cm tin for 40 minutes.")])])
        let advice = try #require(ScaledRecipe(recipe, by: Rational(2)).advice)
        #expect(advice.doubts == [.times, .pans, .salt, .yeast])
        #expect(advice.text == "Check the times, pans, salt and yeast: not everything has to grow with the amounts.")
        #expect(ScaledRecipe(recipe, by: try #require(Rational(1, 2))).advice?.doubts.count == 4)
        #expect(ScaledRecipe(recipe, by: try #require(Rational(3, 2))).advice == nil)
        #expect(ScaledRecipe(Self.recipe("Salad", [Self.ingredient("tomatoes", "3")]), by: Rational(2)).advice == nil)
    }
}
