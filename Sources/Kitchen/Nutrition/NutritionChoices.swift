/// What a cook has chosen for the nutrition of ingredients. It wins over the matches of the program.
public struct NutritionChoices: Hashable, Sendable {
    /// A choice for an ingredient.
    public enum Choice: Hashable, Sendable {
        /// A food of the table, by its number.
        case food(Int)
        /// Values of the cook, for 100 g.
        case values(Nutrients)
        /// The ingredient is not eaten, or does not count.
        case ignored
    }

    private var choices: [String: Choice] = [:]

    /// Creates choices without any.
    public init() {}

    /// The choice for an ingredient, by its name without regard to case, accents and plurals.
    public subscript(name: String) -> Choice? {
        get { choices[Self.key(name)] }
        set { choices[Self.key(name)] = newValue }
    }

    private static func key(_ name: String) -> String { IngredientWords.words(name).joined(separator: " ") }
}
