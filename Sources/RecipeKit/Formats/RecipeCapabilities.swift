/// What a format can hold of a recipe: what comes back equal when a text it wrote is read again.
///
/// Title, ingredients' names and the words of the steps are held by all.
public struct RecipeCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let description = RecipeCapabilities(rawValue: 1 << 0)
    public static let course = RecipeCapabilities(rawValue: 1 << 1)
    public static let cuisine = RecipeCapabilities(rawValue: 1 << 2)
    public static let difficulty = RecipeCapabilities(rawValue: 1 << 3)
    public static let author = RecipeCapabilities(rawValue: 1 << 4)
    public static let source = RecipeCapabilities(rawValue: 1 << 5)
    public static let servings = RecipeCapabilities(rawValue: 1 << 6)
    /// Times of preparation, of cooking and in all, in minutes.
    public static let times = RecipeCapabilities(rawValue: 1 << 7)
    /// Times that are words: `overnight`.
    public static let timesInWords = RecipeCapabilities(rawValue: 1 << 8)
    public static let tags = RecipeCapabilities(rawValue: 1 << 9)
    public static let diets = RecipeCapabilities(rawValue: 1 << 10)
    public static let images = RecipeCapabilities(rawValue: 1 << 11)
    public static let locale = RecipeCapabilities(rawValue: 1 << 12)
    /// Keys that the model has no place of its own for.
    public static let otherMetadata = RecipeCapabilities(rawValue: 1 << 13)
    /// A list of ingredients apart from the steps.
    public static let listedIngredients = RecipeCapabilities(rawValue: 1 << 14)
    /// Names of groups in that list.
    public static let ingredientGroups = RecipeCapabilities(rawValue: 1 << 15)
    /// Ingredients marked where a step's text mentions them.
    public static let markedIngredients = RecipeCapabilities(rawValue: 1 << 16)
    /// Amount, unit and name of an ingredient, told apart.
    public static let quantities = RecipeCapabilities(rawValue: 1 << 17)
    public static let preparations = RecipeCapabilities(rawValue: 1 << 18)
    public static let optionalIngredients = RecipeCapabilities(rawValue: 1 << 19)
    /// Ingredients that are recipes themselves.
    public static let recipeReferences = RecipeCapabilities(rawValue: 1 << 20)
    public static let cookware = RecipeCapabilities(rawValue: 1 << 21)
    public static let timers = RecipeCapabilities(rawValue: 1 << 22)
    /// Names of the parts that the steps come in.
    public static let sections = RecipeCapabilities(rawValue: 1 << 23)
    /// Notes told apart from the steps they stand between.
    public static let notes = RecipeCapabilities(rawValue: 1 << 24)
    /// Amounts that are words: `a handful`.
    public static let amountsInWords = RecipeCapabilities(rawValue: 1 << 25)

    /// All there is.
    public static let everything = RecipeCapabilities(rawValue: (1 << 26) - 1)
}
