import RecipeFormats
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
        guard let old = try? RecipeFormats.details(of: bytes, file: path) else { return nil }
        let new = wanted(old)
        var (text, details) = (bytes, old)
        for detail in new.changes(from: old) {
            var next = details
            next[detail] = new[detail]
            guard let changed = try? RecipeFormats.text(text, file: path, changing: details, to: next) else { continue }
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
