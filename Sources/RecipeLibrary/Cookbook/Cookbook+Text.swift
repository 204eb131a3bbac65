import RecipeFormats
import RecipeKit

extension Cookbook {
    /// Returns the complete text of a file if the file has a given format and contains exactly one recipe. Otherwise
    /// returns `nil`.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - format: The format that the file should have.
    /// - Throws: An error if the file cannot be read, has no known format, or is not text.
    public static func text(ofFileAt path: String, in format: any RecipeFormat) throws(CookbookError) -> String? {
        let bytes = try RecipeFile.bytes(ofFileAt: path)
        let source = try RecipeSourceFile(at: path, bytes: bytes)
        guard source.format.identifier == format.identifier else { return nil }
        var count = 0
        _ = source.readAll { _, _ in
            count += 1
            return count < 2
        }
        return count == 1 ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
