import Kitchen
import RecipeFormats
import RecipeKit

/// A recipe as a screen shows it: in the size and the units that the user chose.
struct ShownRecipe: Sendable {
    /// The recipe to show, with its diagnostics.
    let result: ReadResult
    /// The recipe as its file has it.
    let original: Recipe
    /// The size and the units.
    let presentation: RecipePresentation
    /// The texts of the steps.
    let stepTexts: StepTexts

    /// - Parameters:
    ///   - style: How amounts are written.
    ///   - previous: The same recipe in another size or other units, or `nil`.
    init(
        _ result: ReadResult, _ presentation: RecipePresentation = .init(), style: QuantityStyle,
        after previous: ShownRecipe? = nil
    ) {
        original = result.recipe
        self.presentation = presentation
        var shown = result
        let converter = KitchenConverter(for: result.recipe, customs: presentation.customs)
        shown.recipe = converter.presented(result.recipe, presentation, style: style)
        self.result = shown
        stepTexts = StepTexts(
            of: shown.recipe.steps, written: original.steps, style: style, after: previous?.stepTexts)
    }

    /// Returns the facts about the recipe with what differs from the recipe's file: `serves 8 (written for 4)`, `metric
    /// units`.
    ///
    /// - Parameter facts: The facts of the shown recipe.
    func facts(_ facts: [String]) -> [String] {
        var facts = facts
        if presentation.factor != .one {
            let written = original.metadata.servings?.text
            let shown = result.recipe.metadata.servings?.text
            if let written, let shown, written != shown, let index = facts.firstIndex(of: "serves \(shown)") {
                facts[index] += " (written for \(written))"
            } else {
                facts.append("× \(presentation.factor.formatted())")
            }
        }
        switch presentation.system {
        case .asWritten: break
        case .metric: facts.append("metric units")
        case .us: facts.append("US units")
        case .byWeight: facts.append("by weight")
        }
        return facts
    }
}
