@testable import RecipeFormats
@testable import RecipeKit

/// A recipe in Markdown as tests compare it.
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

    /// Every ingredient in one line; the name of its group before it, where it has one.
    var ingredients: [String] {
        (recipe?.listedIngredients ?? []).flatMap { group in
            group.ingredients.map { (group.name.map { "\($0): " } ?? "") + $0.line(.ascii) }
        }
    }

    /// Every step; the name of its section before it, where it has one.
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
