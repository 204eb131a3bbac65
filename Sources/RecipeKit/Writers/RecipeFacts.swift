/// What is said about a recipe in a line under its title.
public enum RecipeFacts {
    /// Course, kitchen, time, yield, difficulty, diets and tags, as far as they are known, in this order.
    public static func facts(for metadata: RecipeMetadata) -> [String] {
        let facts = [
            metadata.course, metadata.cuisine, metadata.totalTime?.formatted(.long), metadata.servings?.formatted,
            metadata.difficulty, list(labels(of: metadata)),
        ]
        return facts.compactMap(\.self).filter { !$0.isEmpty }
    }

    /// `Appetizer · Argentinian · 1 h 10 min · 12 empanadas · easy · beef, baking`; empty where nothing is known.
    static func line(for metadata: RecipeMetadata) -> String {
        facts(for: metadata).joined(separator: " · ")
    }

    /// Diets and tags, each once: people write `vegan` as both, and `soup` as a tag of what is a soup anyway.
    private static func labels(of metadata: RecipeMetadata) -> [String] {
        let facts = [metadata.course, metadata.cuisine, metadata.difficulty]
        var seen = Set(facts.compactMap { $0?.lowercased() })
        return (metadata.diets + metadata.tags).filter { seen.insert($0.lowercased()).inserted }
    }

    private static func list(_ words: [String]) -> String? {
        words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
