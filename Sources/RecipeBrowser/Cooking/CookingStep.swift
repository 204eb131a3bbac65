import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// A step of a recipe in cook mode.
struct CookingStep: Sendable {
    /// The number of the step, counted from 1.
    let number: Int
    /// The name of its section, or `nil`.
    let section: String?
    /// The text, in the size and the units that the user chose.
    let text: StyledText
    /// The ingredients that the step marks, with their amounts.
    let ingredients: [Ingredient]
    /// The timers that the step asks for.
    let timers: [OfferedTimer]

    /// Returns the steps of a recipe.
    static func steps(of shown: ShownRecipe, style: QuantityStyle) -> [CookingStep] {
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
        return steps
    }
}
