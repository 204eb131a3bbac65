import Kitchen
import RecipeKit

/// A recipe in cook mode.
struct CookingRecipe: Sendable {
    let steps: [CookingStep]
    /// What differs from the file of the recipe: `serves 8 (written for 4)`, `metric units`. Empty if the recipe is
    /// shown as written.
    let differences: [String]

    init(_ shown: ShownRecipe, style: QuantityStyle) {
        differences = shown.differences
        var steps: [CookingStep] = []
        let finder = TimerFinder(language: StepLanguage(of: shown.result.recipe))
        for section in shown.result.recipe.sections {
            for step in section.steps {
                let ingredients = step.items.compactMap { item -> Ingredient? in
                    if case .ingredient(let ingredient) = item { ingredient } else { nil }
                }
                steps.append(
                    CookingStep(
                        number: steps.count + 1, section: section.name, text: step.styledText(style),
                        ingredients: ingredients,
                        timers: OfferedTimer.timers(
                            in: step, number: steps.count + 1, finder: finder, style: style)))
            }
        }
        self.steps = steps
    }
}
