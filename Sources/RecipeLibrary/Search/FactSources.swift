/// The sources of those facts about a recipe that the recipe's file does not contain.
struct FactSources: Sendable {
    /// Returns the facts in the user's notebook about a recipe.
    let notebook: @Sendable (RecipeSummary) -> SearchFacts
    /// Returns the number of ingredients of a recipe that are not at home, or `nil` if it is unknown.
    let missing: @Sendable (RecipeID) -> Int?

    /// Returns those facts about a recipe that the filters of a query need.
    func facts(of recipe: RecipeSummary, for query: SearchQuery) -> SearchFacts {
        var facts = notebook(recipe)
        if query.filters.contains(where: \.asksForPantry) { facts.missing = missing(recipe.id) }
        return facts
    }
}
