/// An ingredient in a list, or a mention of an ingredient in a step.
public struct Ingredient: Hashable, Sendable {
    /// The name in the list of ingredients.
    public var name: String
    /// The name in the step, if it differs from ``name`` (Cooklang's `@white wine|wine{}`).
    public var alias: String?
    /// The name in the recipe's file if ``name`` was changed to agree with a scaled quantity, else `nil`. For example,
    /// if the file has `1 egg` and the scaled recipe has `2 eggs`, ``name`` is `eggs` and the written name is `egg`.
    public var writtenName: String?
    /// The quantity, or `nil` if the recipe states none.
    public var quantity: Quantity?
    /// The quantities of later mentions that cannot be added to ``quantity``, for example because their unit differs.
    /// If ``quantity`` is `200 g`, a further quantity can be `1 handful`.
    ///
    /// Only an ingredient in a list has further quantities. For an ingredient in a step, the array is empty.
    public var furtherQuantities: [Quantity] = []
    /// The preparation of the ingredient before it is used: `finely chopped`.
    public var preparation: String?
    /// The role of the mention.
    public var role: Role
    /// Whether the recipe can be cooked without the ingredient.
    public var isOptional: Bool
    /// Whether the ingredient is shown only in the text of the step, and not in the list of ingredients.
    ///
    /// The quantity of a hidden reference is not added to the quantity of the definition, because the definition
    /// already includes it.
    public var isHidden: Bool
    /// Whether the amounts remained those of the recipe's file when the recipe was scaled, because the meaning of one of
    /// its numbers is not certain. Only scaling sets it.
    public var isUnscaled = false
    /// The recipe for this ingredient, if there is one.
    public var recipeReference: RecipeReference?
    /// The step or section that produces the ingredient if the role is ``Role/intermediate``. For other roles, `nil`.
    public var origin: IntermediateOrigin?

    /// The role of a mention.
    public enum Role: Hashable, Sendable {
        /// A first mention. It is an entry in the list of ingredients.
        case definition
        /// A further mention of a defined ingredient (Cooklang's `@&flour{}`). Its quantity is added to the quantity of
        /// the definition.
        case reference
        /// The result of an earlier step or section (Cooklang's `@&(~1)dough{}`). The list of ingredients never
        /// contains it.
        case intermediate
    }

    /// Creates an ingredient.
    public init(
        name: String, alias: String? = nil, quantity: Quantity? = nil, preparation: String? = nil,
        role: Role = .definition, isOptional: Bool = false, isHidden: Bool = false,
        recipeReference: RecipeReference? = nil, origin: IntermediateOrigin? = nil
    ) {
        self.name = name
        self.alias = alias
        self.quantity = quantity
        self.preparation = preparation
        self.role = role
        self.isOptional = isOptional
        self.isHidden = isHidden
        self.recipeReference = recipeReference
        self.origin = origin
    }

    /// The name in the text of a step: the alias, or else the name.
    public var displayName: String { alias ?? name }
}

extension Ingredient {
    /// Returns the text of all quantities: `200 g`, `200 g + 1 handful`. It is empty if there are none.
    public func amountLine(_ style: QuantityStyle = .unicode) -> String {
        ([quantity].compactMap(\.self) + furtherQuantities).map { $0.formatted(style) }.filter { !$0.isEmpty }
            .joined(separator: " + ")
    }

    /// The words of the mark behind a preparation whose ingredient could not be scaled.
    package static let unscaledMark = "not scaled"

    /// The preparation without the mark of an ingredient that could not be scaled. `nil` if nothing remains.
    package var preparationWithoutMark: String? {
        guard isUnscaled, let words = preparation, words.hasSuffix(Self.unscaledMark) else { return preparation }
        let rest = words.dropLast(Self.unscaledMark.count)
        return rest.isEmpty ? nil : String(rest.hasSuffix(", ") ? rest.dropLast(2) : rest)
    }

    /// The preparation as lists show it, with the mark in parentheses: `in jars (not scaled)`. `nil` if there is none.
    package var writtenPreparation: String? {
        let words = preparationWithoutMark
        guard words != preparation else { return words?.isEmpty == true ? nil : words }
        return [words, "(\(Self.unscaledMark))"].compactMap(\.self).joined(separator: " ")
    }

    /// The ingredient line without the amount: `flour, sifted (optional)`.
    package var nameLine: String {
        var line = name
        if let preparation = writtenPreparation {
            line += preparation.first == "(" ? " \(preparation)" : ", \(preparation)"
        }
        if isOptional { line += " (optional)" }
        return line
    }

    /// Returns the ingredient line: `200 g flour, sifted`.
    package func line(_ style: QuantityStyle) -> String {
        let amount = amountLine(style)
        return amount.isEmpty ? nameLine : "\(amount) \(nameLine)"
    }
}

extension Cookware {
    /// Returns the line in a list of cookware: `large pot`, `2 bowls`, `pan (optional)`.
    public func line(_ style: QuantityStyle = .unicode) -> String {
        var line = name
        if let amount = quantity?.formatted(style), !amount.isEmpty { line = "\(amount) \(line)" }
        if isOptional { line += " (optional)" }
        return line
    }
}

/// A group of ingredients, such as the ingredients of the dough or of the filling.
public struct IngredientGroup: Hashable, Sendable {
    /// The name, or `nil` if the group has none.
    public var name: String?
    /// The nesting level. A group that is in no other group has level 0.
    public var level: Int
    /// The ingredients of the group.
    public var ingredients: [Ingredient]

    public init(name: String? = nil, level: Int = 0, ingredients: [Ingredient]) {
        self.name = name
        self.level = level
        self.ingredients = ingredients
    }
}

/// A piece of cookware that the recipe needs, such as a pot or a pan.
public struct Cookware: Hashable, Sendable {
    /// The name in the list of cookware.
    public var name: String
    /// The name in the step, if it differs from ``name``.
    public var alias: String?
    /// The number of pieces, or `nil` if the recipe states none.
    public var quantity: Quantity?
    /// Whether the recipe can be cooked without this cookware.
    public var isOptional: Bool
    /// Whether the cookware is shown only in the text of the step, and not in the list of cookware.
    public var isHidden: Bool
    /// Whether this is a further mention of cookware that an earlier step mentioned (Cooklang's `#&pan`).
    public var isReference: Bool

    public init(
        name: String, alias: String? = nil, quantity: Quantity? = nil, isOptional: Bool = false,
        isHidden: Bool = false, isReference: Bool = false
    ) {
        self.name = name
        self.alias = alias
        self.quantity = quantity
        self.isOptional = isOptional
        self.isHidden = isHidden
        self.isReference = isReference
    }

    /// The name in the text of a step: the alias, or else the name.
    public var displayName: String { alias ?? name }
}
