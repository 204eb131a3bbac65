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
