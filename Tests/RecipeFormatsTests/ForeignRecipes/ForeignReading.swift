@testable import RecipeFormats
@testable import RecipeKit

/// The recipes of a text in a format of another program, in a form that a test can compare at a glance.
struct ForeignReading {
    let recipes: [Recipe]
    let diagnostics: [Diagnostic]

    init(_ text: String, _ format: any RecipeFormat) { self.init(Array(text.utf8), format) }

    init(_ bytes: [UInt8], _ format: any RecipeFormat) {
        let reading = FileReading(bytes, format)
        recipes = reading.recipes
        diagnostics = reading.diagnostics
    }

    /// The first recipe, or an empty one.
    var recipe: Recipe { recipes.first ?? Recipe(title: "none") }

    /// The ingredients of the first recipe as `amount unit|name|preparation`, with `# name` for a group with a name.
    var ingredients: [String] {
        recipe.listedIngredients.flatMap { group in
            [group.name.map { "# \($0)" }].compactMap(\.self)
                + group.ingredients.map { ingredient in
                    [ingredient.amountLine(.ascii), ingredient.name, ingredient.preparation ?? ""]
                        .joined(separator: "|") + (ingredient.isOptional ? "?" : "")
                }
        }
    }

    /// The steps and notes of the first recipe, with `# ` before the name of a section and `> ` before a note.
    var texts: [String] {
        recipe.sections.flatMap { section in
            [section.name.map { "# \($0)" }].compactMap(\.self)
                + section.blocks.map { block in
                    switch block {
                    case .step(let step): step.sentence(.ascii)
                    case .note(let note): "> \(note)"
                    }
                }
        }
    }

    /// The value of a metadata key of the first recipe that has no property.
    func other(_ key: String) -> String? { recipe.metadata.others.first { $0.key == key }?.value }
}
