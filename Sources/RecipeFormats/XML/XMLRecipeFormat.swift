import RecipeKit

/// A format of XML files in which one element contains one recipe.
protocol XMLRecipeFormat: RecipeFormat {
    /// The names that the root element can have, in lowercase.
    static var rootNames: Set<String> { get }

    /// The names of the elements that contain a recipe, in lowercase.
    static var recordNames: Set<String> { get }

    /// Returns the recipe of an element, with a warning for each part that a ``/RecipeKit/Recipe`` cannot contain.
    ///
    /// - Parameters:
    ///   - record: The element.
    ///   - reader: A reader for ingredient lines.
    ///   - file: The path for diagnostics.
    func result(of record: XMLElement, _ reader: inout IngredientLineReader, file: String) -> ReadResult
}

extension XMLRecipeFormat {
    /// Returns whether a text begins like XML and its root element has one of the names of the format.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        XMLSource.rootName(of: start).map(Self.rootNames.contains) ?? false
    }

    /// Converts a file to UTF-8. The encoding is found from the bytes and the declaration of the file.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] {
        try UnknownEncoding.naming(file) { () throws(UnknownEncoding) in try XMLSource.utf8(of: bytes) }
    }

    /// The size limit, 64 MiB. Files with pictures are large.
    public var sizeLimit: Int { 64 << 20 }

    /// The memory cost, 12 bytes of memory for each byte of a file. It is low, because only one recipe is in memory at
    /// a time.
    public var memoryCost: Int { 12 }

    /// Reads the recipes of a file in file order.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        var isEmpty = true
        var reader = IngredientLineReader.prepared
        XMLRecords.read(bytes, named: Self.recordNames) { record in
            var result = result(of: record, &reader, file: file)
            reader.readSeparatedNumbers(of: &result.recipe)
            guard !result.recipe.isWithoutContent else { return true }
            isEmpty = false
            return deliver(result)
        }
        guard isEmpty else { return [] }
        return [
            Diagnostic(.error, at: SourceLocation(file: file), "the file holds no recipe in the format \(name).")
        ]
    }
}
