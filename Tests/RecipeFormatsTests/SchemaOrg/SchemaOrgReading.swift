@testable import RecipeFormats
@testable import RecipeKit

/// Functions that read a text as a JSON file or a page and return its recipes.
func recipes(json text: String) -> [Recipe] { read(JSONLDFormat(), Array(text.utf8)).recipes }

func recipes(page text: String) -> [Recipe] { recipes(page: Array(text.utf8)) }

func recipes(page bytes: [UInt8]) -> [Recipe] { read(HTMLFormat(), bytes).recipes }

func complaints(json text: String) -> [String] { read(JSONLDFormat(), Array(text.utf8)).complaints }

func complaints(page text: String) -> [String] { read(HTMLFormat(), Array(text.utf8)).complaints }

private func read(_ format: some RecipeFormat, _ bytes: [UInt8]) -> (recipes: [Recipe], complaints: [String]) {
    var recipes: [Recipe] = []
    guard let utf8 = try? format.utf8(of: bytes, file: "test") else { return ([], ["no text"]) }
    let others = format.readAll(utf8: utf8, file: "test") { result in
        recipes.append(result.recipe)
        return true
    }
    return (recipes, others.map(\.description))
}

extension Recipe {
    /// The lines of the list of ingredients.
    var lines: [String] { ingredientGroups.flatMap(\.ingredients).map(\.name) }

    /// The steps with the names of their sections before them: `# Dough`, `Knead.`
    var outline: [String] {
        sections.flatMap { section in
            [section.name.map { "# \($0)" }].compactMap(\.self)
                + section.steps.map { $0.items.map { if case .text(let text) = $0 { text } else { "?" } }.joined() }
        }
    }
}

/// Returns the steps of a recipe with these instructions in JSON.
func outline(instructions: String) -> [String] {
    recipes(json: #"{"@type": "Recipe", "recipeInstructions": \#(instructions)}"#).first?.outline ?? []
}

/// Returns the ingredient lines of a recipe with these ingredients in JSON.
func lines(ingredients: String) -> [String] {
    recipes(json: #"{"@type": "Recipe", "recipeIngredient": \#(ingredients)}"#).first?.lines ?? []
}
