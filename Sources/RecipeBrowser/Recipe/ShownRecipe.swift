import Kitchen
import RecipeFormats
import RecipeKit

/// A recipe as a screen shows it: in the size and the units that the user chose.
struct ShownRecipe: Sendable {
    /// The recipe to show, with its diagnostics.
    let result: ReadResult
    /// The recipe as written in its file, with parsed ingredient lines.
    let original: Recipe
    /// The ingredients of the recipe to show.
    let ingredientGroups: [IngredientGroup]
    /// The size and the units.
    let presentation: RecipePresentation
    /// The texts of the steps.
    let stepTexts: StepTexts

    /// - Parameters:
    ///   - result: The recipe that was read, with its diagnostics.
    ///   - presentation: The size and the units.
    ///   - style: How amounts are written.
    ///   - written: The `ingredientGroups` of the recipe that was read, or `nil` if they are not known.
    ///   - previous: The same recipe in another size or other units, or `nil` if it was not prepared before.
    init(
        _ result: ReadResult, _ presentation: RecipePresentation = .init(), style: QuantityStyle,
        ingredientGroups written: [IngredientGroup]? = nil, after previous: ShownRecipe? = nil
    ) {
        let original = previous?.original ?? result.recipe.parsingIngredientLines(splitting: false)
        self.original = original
        self.presentation = presentation
        var shown = result
        // If neither size nor units change, the ingredient lines are shown as the author wrote them.
        if !presentation.isAsWritten {
            let converter = KitchenConverter(for: original, customs: presentation.customs)
            shown.recipe = converter.presented(original, presentation, style: style)
        }
        self.result = shown
        let known = presentation.isAsWritten ? written : nil
        ingredientGroups = known ?? shown.recipe.ingredientGroups
        stepTexts = StepTexts(
            of: shown.recipe.steps, written: original.steps, style: style, after: previous?.stepTexts)
    }

    /// Returns the facts about the recipe, together with what differs from its file. For example,
    /// `serves 8 (written for 4)` replaces `serves 8`, and `metric units` is added at the end.
    ///
    /// - Parameter facts: The facts about the recipe in the shown size.
    func facts(_ facts: [String]) -> [String] {
        var differences = differences
        var facts = facts
        if let servings = differences.first, let shown = shownServings,
            let index = facts.firstIndex(of: shown), servings.hasPrefix(shown + " (")
        {
            facts[index] = servings
            differences.removeFirst()
        }
        return facts + differences
    }

    /// What differs from the file of the recipe: `serves 8 (written for 4)` or `× 2`, and `metric units`. Empty if the
    /// recipe is shown as written.
    var differences: [String] {
        var differences: [String] = []
        if presentation.factor != .one {
            let written = original.metadata.servings?.text
            if let written, let shown = shownServings, shown != "serves \(written)" {
                differences.append("\(shown) (written for \(written))")
            } else {
                differences.append("× \(presentation.factor.formatted())")
            }
        }
        switch presentation.system {
        case .asWritten: break
        case .metric: differences.append("metric units")
        case .us: differences.append("US units")
        case .byWeight: differences.append("by weight")
        }
        return differences
    }

    private var shownServings: String? {
        result.recipe.metadata.servings.map { "serves \($0.text)" }
    }
}
