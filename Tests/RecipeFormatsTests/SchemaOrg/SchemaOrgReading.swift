@testable import RecipeFormats
@testable import RecipeKit

/// Short ways to read a text as a JSON file or a page, and to look at what was found.
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

/// The value that a text holds, and what is wrong with it.
func json(_ text: String) -> JSONValue? { JSONReader.values(in: text.utf8).values.first }

func jsonError(_ text: String) -> JSONReader.SyntaxError? { JSONReader.values(in: text.utf8).error }

/// The steps of a recipe whose instructions are these, as JSON.
func outline(instructions: String) -> [String] {
    recipes(json: #"{"@type": "Recipe", "recipeInstructions": \#(instructions)}"#).first?.outline ?? []
}

/// The ingredient lines of a recipe whose ingredients are these, as JSON.
func lines(ingredients: String) -> [String] {
    recipes(json: #"{"@type": "Recipe", "recipeIngredient": \#(ingredients)}"#).first?.lines ?? []
}
