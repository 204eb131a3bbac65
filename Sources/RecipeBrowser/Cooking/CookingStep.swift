import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// A step of a recipe in cook mode.
struct CookingStep: Sendable {
    /// The number of the step, counted from 1.
    let number: Int
    /// The name of the section that contains the step, or `nil` if the section has no name.
    let section: String?
    /// The text, in the size and the units that the user chose.
    let text: StyledText
    /// The ingredients that the step marks, with their amounts.
    let ingredients: [Ingredient]
    /// The timers that the user can start at this step.
    let timers: [OfferedTimer]
}

/// A recipe in cook mode.
struct CookingRecipe: Sendable {
    let steps: [CookingStep]
    /// What differs from the file of the recipe: `serves 8 (written for 4)`, `metric units`. Empty if the recipe is
    /// shown as written.
    let differences: [String]
    /// All ingredients, in the groups of the recipe.
    let groups: [IngredientGroup]

    init(_ shown: ShownRecipe, style: QuantityStyle) {
        differences = shown.differences
        groups = shown.ingredientGroups.filter { !$0.ingredients.isEmpty }
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
                        timers: OfferedTimer.timers(in: step, number: steps.count + 1, finder: finder)))
            }
        }
        self.steps = steps
    }
}

/// An action delegate that starts cook mode.
@MainActor
protocol StepActionDelegate: ActionDelegate {
    /// Starts cook mode at a step.
    ///
    /// - Parameter number: The number of the step, counted from 1.
    func cook(from number: Int)
}
