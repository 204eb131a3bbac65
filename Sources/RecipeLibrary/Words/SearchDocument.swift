import RecipeFormats
import RecipeKit

/// The searchable text of a recipe: the lines of each field. A phrase matches only within a line.
///
/// An index stores the ``FoldedWords`` of each field. Results contain the lines themselves.
public struct SearchDocument: Hashable, Sendable {
    public var title: String
    /// The ingredient lines.
    public var ingredients: [String]
    /// Tags, course, cuisine and diets.
    public var tags: [String]
    /// The steps, and the notes that the file contains between them.
    public var steps: [String]

    /// Creates the searchable text of a recipe.
    ///
    /// - Parameters:
    ///   - summary: The summary, whose title and course are used.
    ///   - recipe: The recipe.
    public init(_ summary: RecipeSummary, _ recipe: Recipe) {
        title = summary.title
        ingredients = recipe.ingredientGroups.flatMap(\.ingredients).map { $0.line(.unicode) }
        tags = summary.tags + recipe.metadata.diets + [summary.course, recipe.metadata.cuisine].compactMap(\.self)
        steps = recipe.sections.flatMap(\.blocks).map { block in
            switch block {
            case .step(let step): step.sentence(.unicode)
            case .note(let note): note
            }
        }
    }

    public init(title: String, ingredients: [String] = [], tags: [String] = [], steps: [String] = []) {
        self.title = title
        self.ingredients = ingredients
        self.tags = tags
        self.steps = steps
    }

    public func lines(of field: SearchField) -> [String] {
        switch field {
        case .title: [title]
        case .ingredients: ingredients
        case .tags: tags
        case .steps: steps
        }
    }
}
