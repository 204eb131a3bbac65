extension RecipeNutrition: Encodable {
    private enum CodingKeys: String, CodingKey { case servings, perServing, total, coverage, ingredients }

    /// Encodes the nutrition for a program that uses the library. The total and the values per serving are null if
    /// ``coverage`` is too low. The values per serving are also null if the recipe states no number of servings.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(servings, forKey: .servings)
        try container.encode(perServing?.rounded, forKey: .perServing)
        try container.encode(total?.rounded, forKey: .total)
        try container.encode((coverage * 100).rounded() / 100, forKey: .coverage)
        try container.encode(ingredients, forKey: .ingredients)
    }
}

extension IngredientNutrition: Encodable {
    private enum CodingKeys: String, CodingKey {
        case ingredient, status, food, source, grams, confidence, nutrients, share
    }

    /// Encodes one ingredient. The food and the grams are null if they are not known.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(ingredient, forKey: .ingredient)
        try container.encode(status, forKey: .status)
        try container.encode(food?.name, forKey: .food)
        try container.encode(food?.source, forKey: .source)
        try container.encode(grams.map { ($0 * 10).rounded() / 10 }, forKey: .grams)
        try container.encode(confidence, forKey: .confidence)
        try container.encode(nutrients.rounded, forKey: .nutrients)
        try container.encode((share * 1000).rounded() / 1000, forKey: .share)
    }
}
