import RecipeKit

extension RecipeLibrary {
    /// Returns the recipes with a wanted title or file. Returns an empty array if the index cannot be read.
    ///
    /// Complexity: If a title is wanted, one pass over all recipes. Do not call it on the main actor.
    public nonisolated func recipes(_ wanted: WantedRecipes) -> [RecipeSummary] {
        readingIndex { index throws(IndexError) in try find(wanted, in: index) } ?? []
    }

    private nonisolated func find(
        _ wanted: WantedRecipes, in index: IndexIdentity
    ) throws(IndexError) -> [RecipeSummary] {
        let reader = try IndexReader(index.location)
        var ids: Set<UInt32> = []
        for path in wanted.paths {
            var number = 0
            while let id = try reader.number(of: RecipeID(path: path, index: number)) {
                ids.insert(id)
                number += 1
            }
        }
        if !wanted.titles.isEmpty {
            let keys = Set(wanted.titles.map(\.utf8))
            let rows = try reader.statement("SELECT id, key FROM recipe")
            defer { rows.reset() }
            while try rows.step() {
                if keys.contains(Array(rows.bytes(1))) { ids.insert(UInt32(truncatingIfNeeded: rows.int(0))) }
            }
        }
        var recipes: [RecipeSummary] = []
        for id in ids.sorted() {
            if let summary = try reader.summary(of: id) { recipes.append(summary) }
        }
        return recipes
    }
}

extension RecipeLibrary {
    /// Returns a recipe by its identity, or `nil` if the index does not have it. Do not call it on the main actor.
    public nonisolated func recipe(_ id: RecipeID) -> RecipeSummary? {
        let found = readingIndex { index throws(IndexError) -> RecipeSummary? in
            let reader = try IndexReader(index.location)
            guard let number = try reader.number(of: id) else { return nil }
            return try reader.summary(of: number)
        }
        return found ?? nil
    }
}
