import RecipeFormats
import RecipeKit

/// What a recipe gets from a double of it: details that it lacks, tags, and what the notebook has.
public enum RecipeMerge {
    /// Returns the details of a recipe with those that only its double has. Tags are joined.
    ///
    /// - Parameters:
    ///   - details: The details of the recipe that stays.
    ///   - other: The details of the double.
    ///   - relation: What the recipes are to each other. The servings of another size are left out.
    public static func details(
        _ details: EditableDetails, completedBy other: EditableDetails, relation: RecipeRelation
    ) -> EditableDetails {
        var merged = details
        for detail in EditableDetails.Detail.allCases where details[detail].isEmpty { merged[detail] = other[detail] }
        if !details.prepTime.isEmpty || !details.cookTime.isEmpty { merged.totalTime = details.totalTime }
        if relation != .same { merged.servings = details.servings }
        let tags = details.tags.split(separator: ",").map { $0.trimmingSpaces() }
        let known = Set(tags.map { $0.lowercased() })
        let others = other.tags.split(separator: ",").map { $0.trimmingSpaces() }
        merged.tags = (tags + others.filter { !known.contains($0.lowercased()) }).joined(separator: ", ")
        return merged
    }

    /// Returns the edits that add to a notebook entry what only the entry of a double has. A rating stays.
    ///
    /// - Parameters:
    ///   - entry: The entry of the recipe that stays.
    ///   - other: The entry of the double.
    ///   - notes: Notes in the text of the double, which become a part of the user's note.
    public static func edits(
        of entry: NotebookEntry, completedBy other: NotebookEntry, notes: [String] = []
    ) -> [NotebookEdit] {
        var edits: [NotebookEdit] = []
        if other.isFavourite, !entry.isFavourite { edits.append(.favourite(true)) }
        if let rating = other.rating, entry.rating == nil { edits.append(.rating(rating)) }
        let days = Set(entry.cookings.map(\.day))
        edits += other.cookings.filter { !days.contains($0.day) }.map { .cooked($0) }
        var note = entry.note
        for text in [other.note] + notes where !text.isEmpty && !note.contains(text) {
            note += (note.isEmpty ? "" : "\n\n") + text
        }
        if note != entry.note { edits.append(.note(note)) }
        return edits
    }
}
