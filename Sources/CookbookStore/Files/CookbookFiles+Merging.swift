import RecipeFormats
import RecipeKit
import RecipeLibrary

extension CookbookFiles {
    /// The result of merging two files with the same recipe. One of them is kept, and the other one is its double.
    public struct Merged: Hashable, Sendable {
        /// The change of all files.
        public var change: Change
        /// The details of the kept file that the merge changed.
        public var details: [EditableDetails.Detail]
        /// The number of pictures that the kept file got.
        public var pictureCount: Int

        /// Creates a result.
        public init(change: Change, details: [EditableDetails.Detail] = [], pictureCount: Int = 0) {
            self.change = change
            self.details = details
            self.pictureCount = pictureCount
        }
    }

    /// Merges two files with the same recipe: one file is kept, and the other file is moved to the trash. The kept file
    /// gets the wanted details. If the kept file has no pictures, it also gets the pictures of the other file.
    ///
    /// A detail that the format cannot store is left out. Undoing the change restores both files and the pictures.
    ///
    /// - Parameters:
    ///   - double: The path of the file that goes to the trash.
    ///   - kept: The path of the file that is kept.
    ///   - wanted: Returns the details that the kept file should have. Its argument is the current details of this
    ///     file.
    public func merge(
        _ double: String, into kept: String, details wanted: (EditableDetails) -> EditableDetails
    ) throws(EditingError) -> Merged {
        var changes: [Change] = []
        do throws(EditingError) {
            let moves = Self.pictureMoves(from: double, to: kept)
            if !moves.isEmpty { changes.append(.moved(try carryOut(moves))) }
            let edit = try complete(kept, details: wanted)
            if let edit { changes.append(edit.change) }
            changes.append(try delete(double))
            return Merged(change: .several(changes), details: edit?.details ?? [], pictureCount: moves.count)
        } catch {
            for change in changes.reversed() { _ = try undo(change) }
            throw error
        }
    }

    /// Writes the wanted details into a file, one after the other. A detail that the format cannot store is left out.
    /// Returns `nil` if nothing changes.
    private func complete(
        _ path: String, details wanted: (EditableDetails) -> EditableDetails
    ) throws(EditingError) -> (change: Change, details: [EditableDetails.Detail])? {
        let bytes = try content(of: path)
        // `try?`: if the details of the file cannot be changed, its text remains as it is.
        guard let old = try? FormatRegistry.details(of: bytes, file: path) else { return nil }
        let new = wanted(old)
        var (text, details) = (bytes, old)
        for detail in new.changes(from: old) {
            var next = details
            next[detail] = new[detail]
            guard let changed = try? FormatRegistry.text(text, file: path, changing: details, to: next) else {
                continue
            }
            (text, details) = (changed, next)
        }
        guard text != bytes else { return nil }
        return (try edit(path, from: bytes, to: text), details.changes(from: old))
    }

    /// Returns the moves that give the pictures of one file to another file. Returns no moves if the other file already
    /// has pictures, or if its format allows none.
    private static func pictureMoves(from path: String, to other: String) -> [Move] {
        guard pictures(of: other).isEmpty, RecipePictures.areAllowed(ofFileAt: other, index: 0) else { return [] }
        let stem = stem(path)
        return pictures(of: path).map { Move(from: $0, to: Self.stem(other) + $0.dropFirst(stem.count)) }
    }
}

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
