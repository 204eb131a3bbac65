@testable import RecipeFormats
@testable import RecipeKit

/// Functions that read a Cooklang text and return parts of the recipe.
func recipe(_ text: String, file: String = "kitchen/Test Soup.cook") -> Recipe {
    CooklangFormat().read(text, file: file).recipe
}

func diagnostics(_ text: String) -> [String] {
    CooklangFormat().read(text, file: "test.cook").diagnostics.map(\.description)
}

/// Returns the header of the recipe.
func listed(_ text: String) -> RecipeHeader {
    let headers = CooklangFormat().readHeaders(utf8: Array(text.utf8), file: "kitchen/Test Soup.cook")
    return headers.first ?? RecipeHeader(title: "nothing was read")
}

/// Returns the items of the first step.
func items(_ text: String) -> [StepItem] { recipe(text).steps.first?.items ?? [] }

func ingredients(_ text: String) -> [Ingredient] {
    recipe(text).steps.flatMap(\.items).compactMap { if case .ingredient(let found) = $0 { found } else { nil } }
}

func quantity(_ content: String) -> Quantity? { ingredients("@x{\(content)}").first?.quantity }
