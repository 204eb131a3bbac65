extension Cookbook {
    /// What a file holds, to the letter; `nil` where it is of another format, or holds no recipe or several.
    ///
    /// - Throws: Where the file cannot be read, no format knows it, or it is no text.
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
