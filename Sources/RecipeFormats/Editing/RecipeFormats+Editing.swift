import RecipeKit

extension RecipeFormats {
    /// Returns the details of the only recipe of a file.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - file: The path of the file.
    /// - Throws: An obstacle if the details can never be changed in this file.
    public static func details(of bytes: [UInt8], file: String) throws(EditingObstacle) -> EditableDetails {
        EditableDetails(try DetailsUpdate(bytes, file: file).recipe)
    }

    /// Returns the text of a file with changed details. Everything else stays exactly the same: comments, unknown keys,
    /// the order of keys, and line breaks.
    ///
    /// The result is read again and compared with the wanted recipe, so a text that would be read differently is never
    /// returned.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - file: The path of the file.
    ///   - old: The details before the change. Only the details that differ between `old` and `new` are written.
    ///   - new: The details after the change.
    /// - Throws: An obstacle if the details can never be changed in this file, or if the text has no place for a
    ///   changed detail.
    public static func text(
        _ bytes: [UInt8], file: String, changing old: EditableDetails, to new: EditableDetails
    ) throws(EditingObstacle) -> [UInt8] {
        let update = try DetailsUpdate(bytes, file: file)
        let changed = new.normalized.changes(from: old.normalized)
        return changed.isEmpty ? bytes : try update.text(setting: changed, to: new)
    }
}
