import RecipeKit

extension Recipe {
    /// Returns the recipe with its ingredient lines parsed.
    ///
    /// Some formats, such as web pages, deliver ingredients as plain lines: `2 cups flour, sifted`. Such a line becomes
    /// an amount, a name and a preparation, so that it can be scaled, weighed and bought. Ingredients with a quantity,
    /// a preparation or a recipe reference stay as they are. The time is linear in the number of lines.
    ///
    /// - Parameter splitting: Whether a line such as `1 tsp each salt and pepper` becomes several ingredients.
    ///   Otherwise, each line remains one ingredient.
    public func parsingIngredientLines(splitting: Bool) -> Recipe {
        guard listedIngredients.contains(where: { $0.ingredients.contains(where: \.isLine) }) else { return self }
        var reader = IngredientLineReader.prepared
        return reader.parsed(self, splitting: splitting).recipe
    }
}

extension IngredientLineReader {
    /// Returns a recipe with its ingredient lines parsed, and the number of lines in each language.
    package mutating func parsed(_ recipe: Recipe, splitting: Bool) -> (recipe: Recipe, languages: [String: Int]) {
        var recipe = recipe
        var languages: [String: Int] = [:]
        for group in recipe.listedIngredients.indices {
            recipe.listedIngredients[group].ingredients = recipe.listedIngredients[group].ingredients.flatMap {
                ingredient in
                let (read, language) = ingredients(of: ingredient.name)
                languages[language, default: 0] += 1
                guard ingredient.isLine else { return [ingredient] }
                let parsed = read.map { read in
                    var read = read
                    read.isOptional = read.isOptional || ingredient.isOptional
                    return read
                }
                return splitting || parsed.count == 1 ? parsed : [Self.joined(parsed) ?? ingredient]
            }
        }
        return (recipe, languages)
    }

    /// Joins several ingredients of one line into one ingredient with the amount that they share. Returns `nil` if they
    /// share no amount.
    private static func joined(_ ingredients: [Ingredient]) -> Ingredient? {
        guard var first = ingredients.first,
            ingredients.allSatisfy({ $0.quantity == first.quantity && $0.furtherQuantities == first.furtherQuantities })
        else { return nil }
        first.name = ingredients.map(\.name).joined(separator: ", ")
        return first
    }
}

extension Ingredient {
    /// Whether the name of the ingredient can be a whole ingredient line. This is the case if the ingredient has no
    /// quantity, preparation or recipe reference.
    fileprivate var isLine: Bool { quantity == nil && preparation == nil && recipeReference == nil }
}
