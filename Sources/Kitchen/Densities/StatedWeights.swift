import RecipeKit

/// The weights of foods that a recipe states itself, as in `1 cup (120 g) flour`. In this recipe, they are better than any
/// table, because they say how the author fills a cup.
enum StatedWeights {
    /// Returns the foods of a recipe with the weights that its ingredients state. O(ingredients).
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - units: The units of the recipe.
    static func foods(of recipe: Recipe, _ units: UnitCatalog) -> [Food] {
        let candidates = recipe.ingredientGroups.flatMap(\.ingredients).filter { ingredient in
            ingredient.quantity?.unit != nil && ingredient.preparation?.mayHoldNumber == true
        }
        guard !candidates.isEmpty else { return [] }
        let scaler = StepTextScaler(language: StepLanguage(of: recipe))
        return candidates.compactMap { food(of: $0, units, scaler) }
    }

    private static func food(of ingredient: Ingredient, _ units: UnitCatalog, _ scaler: StepTextScaler) -> Food? {
        guard let quantity = ingredient.quantity, let millilitres = size(of: quantity, .volume, units),
            let mass = scaler.statedMeasures(of: ingredient).measures.lazy.compactMap({ size(of: $0, .mass, units) })
                .first,
            let density = mass.divided(by: millilitres)
        else { return nil }
        let known = FoodTable().food(named: ingredient.name)
        // A weight that is far from the table's is that of something else, such as the whole fruit.
        if let usual = known?.gramsPerMillilitre,
            density.doubleValue > 2 * usual.doubleValue
                || density.doubleValue < usual.doubleValue / 2
        {
            return nil
        }
        guard (0.02...3).contains(density.doubleValue) else { return nil }
        return Food(
            ingredient.name, usdaNumber: known?.usdaNumber, known?.kind ?? .spooned, density, known?.gramsPerItem,
            (known?.gramsPerWord ?? [:]).filter { KitchenUnit.known($0.key, .us).kind != .volume },
            source: "this recipe")
    }

    /// Returns the millilitres or the grams of a quantity. Of a range, the upper end counts. Returns `nil` if the unit
    /// measures anything else.
    private static func size(of quantity: Quantity, _ kind: UnitKind, _ units: UnitCatalog) -> Rational? {
        guard let unit = quantity.unit.flatMap({ units.unit(named: $0, amount: quantity.amount) }), unit.kind == kind,
            let number = quantity.amount.high, number > .zero
        else { return nil }
        return unit.size.flatMap { number.multiplied(by: $0) }
    }
}
