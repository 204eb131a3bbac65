/// What is searched of a recipe, field by field in lines. Phrases are found inside a line, not across two.
///
/// An index keeps each line's ``FoldedWords``; a result shows the line as it stands here.
public struct SearchDocument: Hashable, Sendable {
    public var title: String
    public var ingredients: [String]
    public var tags: [String]
    public var steps: [String]

    /// - Parameters:
    ///   - summary: Its title and its course are searched, not the recipe's, which may have none of its own.
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
