import RecipeKit

/// The facts about a recipe that are shown on a line below its title.
public enum RecipeFacts {
    /// Returns the known facts in this order: course, cuisine, total time, servings, difficulty, and the diets and tags
    /// as one text.
    public static func facts(for metadata: RecipeMetadata) -> [String] {
        let facts = [
            metadata.course, metadata.cuisine, metadata.totalTime?.formatted(.long), metadata.servings?.formatted,
            metadata.difficulty, list(labels(of: metadata)),
        ]
        return facts.compactMap(\.self).filter { !$0.isEmpty }
    }

    /// Returns the facts on one line, or an empty text if there are none:
    /// `Appetizer · Argentinian · 1 h 10 min · 12 empanadas · easy · beef, baking`.
    package static func line(for metadata: RecipeMetadata) -> String {
        facts(for: metadata).joined(separator: " · ")
    }

    /// Returns the diets and tags without repetitions of each other or of another fact, ignoring letter case.
    private static func labels(of metadata: RecipeMetadata) -> [String] {
        let facts = [metadata.course, metadata.cuisine, metadata.difficulty]
        var seen = Set(facts.compactMap { $0?.lowercased() })
        return (metadata.diets + metadata.tags).filter { seen.insert($0.lowercased()).inserted }
    }

    private static func list(_ words: [String]) -> String? {
        words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
