import RecipeKit

/// A recipe whose amounts are multiplied by a factor, also the amounts in the plain text of its steps.
///
/// It stores the original recipe. A further scaling starts from the original, so rounding errors in the texts do not
/// add up.
public struct ScaledRecipe: Hashable, Sendable {
    /// The recipe as it is in its file.
    public let original: Recipe
    /// The factor between ``original`` and ``recipe``.
    public let factor: Rational
    /// The recipe with the new amounts, in its lists and in the text of its steps.
    public let recipe: Recipe
    /// The steps with the ranges of their changes, for each section in order.
    public let steps: [[ScaledStep]]

    /// Creates a recipe whose amounts, servings and yields are multiplied by a factor. If the factor is not positive,
    /// nothing changes.
    ///
    /// - Parameters:
    ///   - original: The recipe.
    ///   - factor: The factor.
    ///   - scaler: The scaler of the plain text, or `nil` for one with the language and the ingredients of the recipe.
    public init(_ original: Recipe, by factor: Rational, scaler: StepTextScaler? = nil) {
        let factor = factor > .zero ? factor : .one
        let scaler = scaler ?? StepTextScaler(for: original)
        let steps = original.sections.map { $0.steps.map { scaler.scaled($0, by: factor) } }
        var recipe = original.scaled(by: factor)
        for group in recipe.listedIngredients.indices {
            recipe.listedIngredients[group].ingredients = original.listedIngredients[group].ingredients.map {
                scaler.scaled($0, by: factor)
            }
        }
        for index in recipe.metadata.others.indices where factor != .one && recipe.metadata.others[index].isYield {
            recipe.metadata.others[index].value =
                Servings(parsing: recipe.metadata.others[index].value).scaled(by: factor).text
        }
        for section in recipe.sections.indices {
            var next = 0
            for block in recipe.sections[section].blocks.indices {
                guard case .step = recipe.sections[section].blocks[block] else { continue }
                recipe.sections[section].blocks[block] = .step(steps[section][next].step)
                next += 1
            }
        }
        (self.original, self.factor, self.recipe, self.steps) = (original, factor, recipe, steps)
    }

    /// Returns the recipe scaled by a further factor. Returns this recipe if the further factor is not positive, or if
    /// the product of the factors would overflow.
    ///
    /// - Parameters:
    ///   - further: The further factor.
    ///   - scaler: The scaler of the plain text, or `nil` for one with the language and the ingredients of the recipe.
    public func scaled(by further: Rational, scaler: StepTextScaler? = nil) -> ScaledRecipe {
        guard further > .zero, let product = factor.multiplied(by: further) else { return self }
        return ScaledRecipe(original, by: product, scaler: scaler)
    }

    /// Advice about the things that do not grow with the amounts, such as times and pans. `nil` if there is nothing
    /// that the cook must check.
    public var advice: ScalingAdvice? { ScalingAdvice(for: original, factor: factor) }
}

/// A recipe that a resolver found for a reference.
public struct ReferencedRecipe: Hashable, Sendable {
    /// The identifier of the recipe, such as its path in the cookbook. Equal recipes have equal identifiers.
    public var id: String
    public var recipe: Recipe

    /// Creates a recipe that a resolver found.
    public init(id: String, recipe: Recipe) { (self.id, self.recipe) = (id, recipe) }
}

/// A scaled recipe with the recipes that it refers to, at any depth.
public struct ScaledRecipeTree: Hashable, Sendable {
    /// The identifier of the recipe.
    public let id: String
    public let scaled: ScaledRecipe
    /// The ingredients that refer to other recipes, in the order of the ingredient list.
    public let references: [Reference]

    /// An ingredient that refers to another recipe.
    public struct Reference: Hashable, Sendable {
        /// The ingredient, with its multiplied quantity.
        public let ingredient: Ingredient
        /// The result of following the reference.
        public let outcome: Outcome
    }

    /// The result of following a reference.
    public indirect enum Outcome: Hashable, Sendable {
        /// The recipe was found. It is scaled to the amount that the ingredient needs.
        case recipe(ScaledRecipeTree)
        /// The recipe refers to itself, directly or through other recipes. The value has the identifiers of the recipes
        /// in the circle, from the first one to its repetition.
        case cycle([String])
        /// The resolver found no recipe.
        case missing
        /// The recipe was found, but no factor can be computed from the amount of the ingredient.
        case notScalable(id: String, ScalingError)
        /// The tree has more recipes than ``ScaledRecipeTree/greatestCount``.
        case tooMany
    }

    /// The maximum number of recipes in a tree. Without a limit, even a few recipes that refer to each other several
    /// times could make a very large tree.
    public static let greatestCount = 1_000

    /// Creates the tree of a recipe and of all recipes that it refers to, with multiplied amounts.
    ///
    /// The amount of a reference determines the factor of the recipe to which the reference leads. A number without a
    /// unit is the factor (`@./Dough{2}`). A number of servings is divided by the servings of that recipe
    /// (`@./Dough{4%servings}`). An amount in another unit is divided by the yield of that recipe (`@./Dough{500%g}`).
    /// If the reference has no amount, that recipe gets the same factor as the recipe that contains the reference.
    ///
    /// - Parameters:
    ///   - root: The recipe.
    ///   - factor: The factor of the recipe.
    ///   - convert: The conversion between units, for yields.
    ///   - resolve: Returns the recipe for a reference, or `nil` if there is none. The second parameter is the
    ///     identifier of the recipe that contains the reference, because a path can be relative.
    public init(
        _ root: ReferencedRecipe, by factor: Rational, converting convert: QuantityConversion = Scaling.sameUnit,
        resolve: (RecipeReference, _ from: String) -> ReferencedRecipe?
    ) {
        var count = 0
        self.init(root, by: factor, above: [], count: &count, convert, resolve)
    }

    private init(
        _ root: ReferencedRecipe, by factor: Rational, above: [String], count: inout Int,
        _ convert: QuantityConversion, _ resolve: (RecipeReference, _ from: String) -> ReferencedRecipe?
    ) {
        count += 1
        id = root.id
        scaled = ScaledRecipe(root.recipe, by: factor)
        let path = above + [root.id]
        var references: [Reference] = []
        for ingredient in scaled.recipe.ingredientGroups.flatMap(\.ingredients) {
            guard let reference = ingredient.recipeReference else { continue }
            let outcome: Outcome
            if let found = resolve(reference, root.id) {
                if let start = path.firstIndex(of: found.id) {
                    outcome = .cycle(path[start...] + [found.id])
                } else if count >= Self.greatestCount {
                    outcome = .tooMany
                } else {
                    do throws(ScalingError) {
                        let own = try found.recipe.factor(for: ingredient, outer: scaled.factor, convert)
                        outcome = .recipe(
                            ScaledRecipeTree(found, by: own, above: path, count: &count, convert, resolve))
                    } catch {
                        outcome = .notScalable(id: found.id, error)
                    }
                }
            } else {
                outcome = .missing
            }
            references.append(Reference(ingredient: ingredient, outcome: outcome))
        }
        self.references = references
    }

    /// All recipes of the tree. Each recipe comes before the recipes that it refers to.
    public var all: [ScaledRecipeTree] {
        var trees = [self]
        for case .recipe(let tree) in references.map(\.outcome) { trees += tree.all }
        return trees
    }
}

extension Recipe {
    /// Returns the factor by which this recipe is scaled when an ingredient of another recipe refers to it. If the
    /// ingredient has no amount, returns the factor of the other recipe.
    ///
    /// - Parameters:
    ///   - ingredient: The ingredient, with its multiplied quantity.
    ///   - outer: The factor of the other recipe.
    ///   - convert: The conversion between units.
    /// - Throws: ``ScalingError`` if the amount is in words or zero, if this recipe does not state the servings or the
    ///   yield that the amount needs, or if the factor is out of bounds.
    func factor(
        for ingredient: Ingredient, outer: Rational, _ convert: QuantityConversion
    ) throws(ScalingError) -> Rational {
        guard let quantity = ingredient.quantity else { return outer }
        guard let number = Scaling.sameUnit(quantity, quantity.unit, nil), number > .zero else {
            if case .text(let text) = quantity.amount {
                // `{}` and `{%g}` have an amount without text.
                if text.isEmpty { return outer }
                throw .unreadable(text)
            }
            throw .zero
        }
        let unit = quantity.unit?.trimmingSpaces().lowercased() ?? ""
        if unit.isEmpty { return try Scaling.factor(number).factor(for: self) }
        if Scaling.isServings(unit) { return try Scaling.servings(number).factor(for: self) }
        return try Scaling.yield(quantity).factor(for: self, converting: convert)
    }
}
