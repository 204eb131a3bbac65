/// The part of one ingredient in the nutrition of a recipe.
public struct IngredientNutrition: Hashable, Sendable {
    /// What became of an ingredient.
    public enum Status: String, Hashable, Sendable, Encodable {
        /// It has a food and a weight, or is a recipe with figures.
        case matched
        /// It has no amount, such as salt to taste, or is not eaten. It does not count.
        case ignored
        /// No food has its name.
        case unknownFood
        /// A food has its name, but the weight of the amount is not known.
        case unknownWeight
        /// It is another recipe, which was not found or whose figures are not known.
        case unknownRecipe
    }

    /// The name in the recipe.
    public let ingredient: String
    /// What became of it.
    public let status: Status
    /// The food, or `nil` if no food has its name, and for a recipe.
    public let food: NutrientFood?
    /// The weight that is eaten, in grams, or `nil` if it is not known.
    public let grams: Double?
    /// How sure the food is: 1 for an exact name, 0.5 for a guess by the USDA's description.
    public let confidence: Double
    /// The nutrients of the weight. None unless it is matched.
    public let nutrients: Nutrients
    /// Its part of the recipe's energy, from 0 to 1.
    public internal(set) var share: Double
}
