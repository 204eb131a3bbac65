/// The nutrition of one ingredient of a recipe.
public struct IngredientNutrition: Hashable, Sendable {
    /// Whether the nutrition of an ingredient is known, and if not, why.
    public enum Status: String, Hashable, Sendable, Encodable {
        /// The food and the weight of the ingredient are known. Or the ingredient is another recipe whose nutrition is
        /// known.
        case matched
        /// The ingredient does not count. It is optional, nobody eats it, or it has no amount (`salt to taste`). A
        /// seasoning whose weight is not known does not count either.
        case ignored
        /// No food with this name is known.
        case unknownFood
        /// The food is known, but the weight of the amount is not.
        case unknownWeight
        /// The ingredient is another recipe. That recipe was not found, or its nutrition is not known.
        case unknownRecipe
    }

    /// The name in the recipe.
    public let ingredient: String
    /// Whether the nutrition is known, and if not, why.
    public let status: Status
    /// The food. `nil` if no food with this name is known, or if the ingredient is another recipe.
    public let food: NutrientFood?
    /// The weight in grams of the part that people eat, or `nil` if it is not known.
    public let grams: Double?
    /// The confidence that ``food`` is the right food, from 0 to 1: 1 for an exact name, less if only a part of the
    /// name is known, 0.5 for a guess from the USDA's descriptions, and 0 if no food was found.
    public let confidence: Double
    /// The nutrients of the part that people eat. If ``status`` is not ``Status/matched``, all of them are zero.
    public let nutrients: Nutrients
    /// The ingredient's share of the recipe's energy, from 0 to 1.
    public internal(set) var share: Double

    /// The weight in whole grams: `250 g`. A weight that cannot be right is `over 1000 t`. `nil` if the weight is not
    /// known.
    public var gramsText: String? {
        guard let grams else { return nil }
        guard grams < Nutrient.greatestFigure, let whole = Int(nearest: grams) else { return "over 1000 t" }
        return "\(whole) g"
    }
}
