import RecipeKit

/// An ingredient of a recipe or an item of the user, before it is merged with others into a line.
public struct ShoppingNeed: Hashable, Sendable {
    /// The origin of a need.
    public enum Origin: Hashable, Sendable {
        /// A recipe. The path has the titles of the recipes whose references lead to it, from the outermost one on. The
        /// recipe's own title is last.
        case recipe(id: String, path: [String])
        /// The user typed it.
        case own

        /// The text to show: `Lasagne › Tomato Sauce`. It is empty for an item that the user typed.
        public var text: String {
            switch self {
            case .recipe(_, let path): path.joined(separator: " › ")
            case .own: ""
            }
        }
    }

    /// The name, as the recipe writes it.
    public var name: String
    /// The scaled quantities. The array is empty if the recipe states none.
    public var quantities: [Quantity]
    /// Whether the recipe can be cooked without the ingredient.
    public var isOptional: Bool
    /// The form of the grocery, such as “canned” for `1 can tomatoes`. The form comes from the units, the name or the
    /// preparation. `nil` if none of them states a form.
    var form: GroceryForm?
    /// The origin of the need.
    public var origin: Origin
    /// The language of the recipe, or `nil` if it is not known. The language determines the meaning of ambiguous units.
    public var language: String?

    /// Whether an amount is a number of things: `1 pepper`.
    var isCounted: Bool { quantities.contains { ($0.unit ?? "").isEmpty && $0.amount.low != nil } }

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

    /// Creates a need from an ingredient.
    public init(_ ingredient: Ingredient, origin: Origin = .own, language: String? = nil) {
        self.init(
            ingredient.name,
            quantities: ([ingredient.quantity].compactMap(\.self) + ingredient.furtherQuantities),
            isOptional: ingredient.isOptional, origin: origin, language: language)
        form = form ?? GroceryForm(words: ingredient.name) ?? GroceryForm(words: ingredient.preparation ?? "")
    }
}

/// A reference to a recipe that a shopping list could not follow or could not scale.
public struct ShoppingProblem: Hashable, Sendable {
    /// The reason why a reference was not followed or not scaled.
    public enum Reason: Hashable, Sendable {
        /// The recipe refers to itself, directly or through other recipes. The value has the titles of the recipes in
        /// the circle, from the first one to its repetition.
        case cycle([String])
        /// The recipe was not found. The list has a line with the name of the reference.
        case missing
        /// No factor can be computed from the amount. The recipe is on the list with the amounts in its file.
        case notScalable(ScalingError)
        /// The recipe refers to more recipes than ``ScaledRecipeTree/greatestCount``.
        case tooMany
    }

    /// The title of the recipe with the reference.
    public let recipe: String
    /// The name of the ingredient that refers to a recipe.
    public let name: String
    /// The reason why the reference was not followed or not scaled.
    public let reason: Reason
}
