import CookbookStore
import RecipeKit

/// Which rows of an open recipe are lit, because the selected row is about the same: the ingredients of a step, or the
/// steps that use an ingredient. Also what is at home.
@MainActor
final class RecipeLights {
    /// The lit ingredients, by their index among all ingredients of the recipe.
    var ingredients: Set<Int> = []
    /// The numbers of the lit steps.
    var steps: Set<Int> = []
    /// What is at home, or `nil` if the pantry is empty or not read yet.
    var home: IngredientsAtHome?
}

/// Which steps use which ingredients.
@MainActor
final class IngredientUses {
    private let names: [String]
    private let steps: [Step]
    /// What each step mentions. The words are prepared once, because the selection moves from step to step.
    private lazy var mentions = steps.map(StepMentions.init)

    init(_ shown: ShownRecipe) {
        names = shown.ingredientGroups.flatMap(\.ingredients).map(\.name)
        steps = shown.original.steps
    }

    /// Returns the indices of the ingredients that a step uses.
    func ingredients(ofStep number: Int) -> Set<Int> {
        guard steps.indices.contains(number - 1) else { return [] }
        return Set(names.indices.filter { mentions[number - 1].has(names[$0]) })
    }

    /// Returns the numbers of the steps that use an ingredient.
    func steps(ofIngredient index: Int) -> Set<Int> {
        guard names.indices.contains(index) else { return [] }
        return Set(steps.indices.filter { mentions[$0].has(names[index]) }.map { $0 + 1 })
    }
}

/// The ingredients that a step marks, and its words.
struct StepMentions: Sendable {
    private var marked: Set<String> = []
    /// The words between punctuation, in lowercase, each between two spaces.
    private var phrases: [String] = []

    init(_ step: Step) {
        for item in step.items {
            switch item {
            case .ingredient(let ingredient): marked.insert(ingredient.name)
            case .text(let text):
                phrases += text.lowercased().split { !$0.isLetter && $0 != " " && $0 != "-" }.map { " \($0) " }
            default: break
            }
        }
    }

    /// Returns whether the step marks an ingredient with a name, or contains the name as whole words.
    func has(_ name: String) -> Bool {
        marked.contains(name) || phrases.contains { $0.contains(" \(name.lowercased()) ") }
    }
}
