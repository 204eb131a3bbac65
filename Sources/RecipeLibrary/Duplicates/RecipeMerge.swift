import RecipeFormats
import RecipeKit

/// Merges a recipe with its double. The recipe gets details that it lacks, tags, and entries of the notebook.
public enum RecipeMerge {
    /// Returns the details of a recipe. Missing details come from its double. The tags of both are combined.
    ///
    /// - Parameters:
    ///   - details: The details of the recipe that the user keeps.
    ///   - other: The details of the double.
    ///   - relation: The relation of the recipes. The servings of a double in another size are ignored.
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

    /// Returns the edits that complete a notebook entry with the entry of a double. The rating of the recipe is kept if
    /// it has one.
    ///
    /// - Parameters:
    ///   - entry: The entry of the recipe that the user keeps.
    ///   - other: The entry of the double.
    ///   - notes: Notes in the text of the double. They are added to the user's note.
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
