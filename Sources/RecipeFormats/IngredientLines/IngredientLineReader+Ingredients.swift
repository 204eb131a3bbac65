import RecipeKit

extension IngredientLineReader {
    /// Returns the ingredients in a line of a list, and the language of the line.
    ///
    /// A line contains one ingredient, or several that have the same amount: `½ tsp each, salt & pepper`.
    package mutating func ingredients(of text: String) -> (ingredients: [Ingredient], language: String) {
        let line = read(text)
        let ingredients = each.flatMap { sharedIngredients(of: text, each: $0, line.language) }
        return (ingredients ?? [Self.ingredient(line, of: text)], line.language)
    }

    /// Returns the ingredients that share an amount, or `nil` if one of the names has no noun: `1 each red and green
    /// pepper`.
    private mutating func sharedIngredients(
        of text: String, each: Range<Int>, _ language: String
    ) -> [Ingredient]? {
        guard let shared = SharedAmount(text, each: each, &self) else { return nil }
        let isWhole = shared.names.allSatisfy { name in
            name.split(separator: " ").last.map { !isDescribing($0, language: language) } ?? false
        }
        guard isWhole else { return nil }
        let ingredients = shared.lines.map { Self.ingredient(read($0), of: $0) }
        return ingredients.allSatisfy { $0.quantity != nil } ? ingredients : nil
    }
}
