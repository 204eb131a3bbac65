/// A recipe on its way into the cookbook: with its ingredients understood and marked in its steps.
struct IncomingRecipe {
    var recipe: Recipe
    /// What the file will hold.
    var text: String
    var identity: RecipeIdentity

    /// - Parameter source: The file's own text where it is Cooklang, which then is kept to the letter.
    init(_ recipe: Recipe, cooklang source: [UInt8]? = nil, _ reader: inout IngredientLineReader) {
        if let source {
            self.recipe = recipe
            text = String(decoding: source, as: UTF8.self)
        } else {
            let (understood, language) = Self.understood(recipe, &reader)
            self.recipe = IngredientMarker.marked(understood, language: language, &reader)
            text = CooklangWriter().text(for: self.recipe)
        }
        identity = RecipeIdentity(self.recipe)
    }

    /// Whether there is anything to cook by.
    static func isEmpty(_ recipe: Recipe) -> Bool {
        recipe.listedIngredients.isEmpty && recipe.sections.allSatisfy(\.blocks.isEmpty)
    }

    /// The recipe with each line of its list read, where its format did not tell amounts and names apart; and its
    /// language.
    static func understood(_ recipe: Recipe, _ reader: inout IngredientLineReader) -> (Recipe, language: String) {
        var recipe = recipe
        var languages: [String: Int] = [:]
        for group in recipe.listedIngredients.indices {
            recipe.listedIngredients[group].ingredients = recipe.listedIngredients[group].ingredients.flatMap {
                ingredient in
                let (read, language) = reader.ingredients(of: ingredient.name)
                languages[language, default: 0] += 1
                guard ingredient.quantity == nil, ingredient.preparation == nil, ingredient.recipeReference == nil
                else { return [ingredient] }
                return read.map { read in
                    var read = read
                    read.isOptional = read.isOptional || ingredient.isOptional
                    return read
                }
            }
        }
        return (recipe, language(of: recipe, languages))
    }

    /// The language that the recipe says it is in, else the one that enough of its lines are in: a line of few words is
    /// taken for English.
    private static func language(of recipe: Recipe, _ lines: [String: Int]) -> String {
        if let locale = recipe.metadata.locale { return locale.prefix(2).lowercased() }
        let others = lines.filter { $0.key != "en" }
        guard let most = others.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return "en" }
        return most.value * 3 >= lines.values.reduce(0, +) ? most.key : "en"
    }
}
