import RecipeKit

extension RecipeLibrary {
    /// Returns the recipes with a wanted title or file. Returns an empty array if the index cannot be read.
    ///
    /// Complexity: If a title is wanted, one pass over all recipes. Do not call it on the main actor.
    public nonisolated func recipes(_ wanted: WantedRecipes) -> [RecipeSummary] {
        snapshot { reader throws(IndexError) in try reader.recipes(wanted) } ?? []
    }

    /// Returns a recipe by its identity, or `nil` if the index does not have it. Do not call it on the main actor.
    public nonisolated func recipe(_ id: RecipeID) -> RecipeSummary? {
        snapshot { reader throws(IndexError) in try reader.recipe(id) }
    }
}

extension IndexReader {
    /// Returns a recipe by its identity, or `nil` if the index does not have it. Call it in a snapshot.
    func recipe(_ id: RecipeID) throws(IndexError) -> RecipeSummary? {
        guard let number = try number(of: id) else { return nil }
        return try summary(of: number)
    }

    /// Returns the recipes with a wanted title or file. Call it in a snapshot.
    func recipes(_ wanted: WantedRecipes) throws(IndexError) -> [RecipeSummary] {
        var ids: Set<UInt32> = []
        for path in wanted.paths {
            var index = 0
            while let id = try number(of: RecipeID(path: path, index: index)) {
                ids.insert(id)
                index += 1
            }
        }
        if !wanted.titles.isEmpty {
            let keys = Set(wanted.titles.map(\.utf8))
            let rows = try statement("SELECT id, key FROM recipe")
            defer { rows.reset() }
            while try rows.step() {
                if keys.contains(Array(rows.bytes(1))) { ids.insert(UInt32(truncatingIfNeeded: rows.int(0))) }
            }
        }
        var recipes: [RecipeSummary] = []
        for id in ids.sorted() {
            if let summary = try summary(of: id) { recipes.append(summary) }
        }
        return recipes
    }
}
