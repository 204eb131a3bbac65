import RecipeKit

/// An ingredient that somebody needs, before it is merged with others.
public struct ShoppingNeed: Hashable, Sendable {
    /// Where a need comes from.
    public enum Origin: Hashable, Sendable {
        /// A recipe. The path has the titles of the recipes that refer to it, from the outermost one, and its own.
        case recipe(id: String, path: [String])
        /// The user typed it.
        case own

        /// The text to show: `Lasagne › Tomato Sauce`. Empty for what the user typed.
        public var text: String {
            switch self {
            case .recipe(_, let path): path.joined(separator: " › ")
            case .own: ""
            }
        }
    }

    /// The name, as the recipe writes it.
    public var name: String
    /// The scaled quantities. Empty if the recipe states none.
    public var quantities: [Quantity]
    /// Whether the recipe can be cooked without it.
    public var isOptional: Bool
    /// How it is packed, as the amounts or the preparation say: a can of tomatoes is not sold with the tomatoes.
    var form: GroceryForm?
    /// Where it comes from.
    public var origin: Origin
    /// The language of the recipe, which decides about ambiguous units, or `nil`.
    public var language: String?

    /// Creates a need.
    public init(
        _ name: String, quantities: [Quantity] = [], isOptional: Bool = false, origin: Origin = .own,
        language: String? = nil
    ) {
        self.name = name
        self.quantities = quantities
        self.isOptional = isOptional
        form = GroceryForm(units: quantities.compactMap(\.unit))
        self.origin = origin
        self.language = language
    }

    /// Creates the need of an ingredient.
    public init(_ ingredient: Ingredient, origin: Origin = .own, language: String? = nil) {
        self.init(
            ingredient.name,
            quantities: ([ingredient.quantity].compactMap(\.self) + ingredient.furtherQuantities),
            isOptional: ingredient.isOptional, origin: origin, language: language)
        form = form ?? GroceryForm(words: ingredient.name) ?? GroceryForm(words: ingredient.preparation ?? "")
    }
}

/// A reference that a shopping list could not follow.
public struct ShoppingProblem: Hashable, Sendable {
    /// What became of the reference.
    public enum Reason: Hashable, Sendable {
        /// The recipe refers to itself. The titles are those from the first recipe to the repeated one.
        case cycle([String])
        /// There is no such recipe. The list has the name of the reference instead.
        case missing
        /// The amount cannot be turned into a factor. The recipe is on the list in the amount that its file states.
        case notScalable(ScalingError)
        /// The recipe refers to more recipes than ``ScaledRecipeTree/greatestCount``.
        case tooMany
    }

    /// The recipe with the reference.
    public let recipe: String
    /// The name of the ingredient that refers to a recipe.
    public let name: String
    /// What became of it.
    public let reason: Reason
}
