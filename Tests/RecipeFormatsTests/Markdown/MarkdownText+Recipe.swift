@testable import RecipeFormats
@testable import RecipeKit

/// A recipe that was read from Markdown, in a form that tests compare.
struct ReadMarkdown {
    let recipe: Recipe?
    let diagnostics: [Diagnostic]

    init(_ text: String, file: String = "dish.md") {
        var recipe: Recipe?
        diagnostics = MarkdownFormat().readAll(utf8: Array(text.utf8), file: file) { result in
            recipe = result.recipe
            return false
        }
        self.recipe = recipe
    }

    /// Every ingredient as one line. The name of its group is before it, if the group has a name.
    var ingredients: [String] {
        (recipe?.listedIngredients ?? []).flatMap { group in
            group.ingredients.map { (group.name.map { "\($0): " } ?? "") + $0.line(.ascii) }
        }
    }

    /// Every step. The name of its section is before it, if the section has a name.
    var steps: [String] {
        (recipe?.sections ?? []).flatMap { section in
            section.steps.map { (section.name.map { "\($0): " } ?? "") + $0.sentence(.ascii) }
        }
    }

    var notes: [String] {
        (recipe?.sections ?? []).flatMap(\.blocks).compactMap { if case .note(let note) = $0 { note } else { nil } }
    }

    var wasMeantAsRecipe: Bool { diagnostics.contains { $0.severity == .error } }
}
