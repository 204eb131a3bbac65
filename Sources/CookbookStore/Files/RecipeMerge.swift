import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Merges two recipes: the recipe that the user keeps, and its double. The kept recipe gets the tags of the double, and
/// the details and the notebook data that only the double has.
public enum RecipeMerge {
    /// Returns the details of a recipe. Missing details come from the double, and the tags of both recipes are
    /// combined.
    ///
    /// If the recipe has a preparation time or a cooking time, the total time of the double is not used.
    ///
    /// - Parameters:
    ///   - details: The details of the recipe that the user keeps.
    ///   - other: The details of the double.
    ///   - relation: The relation of the recipes. If it is not `RecipeRelation.same`, the servings of the double are
    ///     not used.
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

    /// Returns the edits that complete a notebook entry with data from the entry of a double: the favourite, the cooked
    /// days and the note. If the kept recipe has no rating, it also gets the rating of the double.
    ///
    /// - Parameters:
    ///   - entry: The entry of the recipe that the user keeps.
    ///   - other: The entry of the double.
    ///   - notes: Notes in the text of the double. A note that is not yet in the user's note is added to the user's
    ///     note.
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
