import RecipeKit

extension Cookbook {
    /// Returns the lines of a recipe's file, without line breaks and byte order mark. Bytes that are not UTF-8 become
    /// U+FFFD.
    ///
    /// The element at index 0 is line 1 of a ``/RecipeKit/SourceLocation``.
    ///
    /// - Throws: An error if the file cannot be read or is too large.
    public func lines(of id: RecipeID) throws(CookbookError) -> [String] {
        let bytes = try RecipeFile.bytes(ofFileAt: id.path)
        var lines: [String] = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
            lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
            let isPair = end + 1 < bytes.endIndex && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
            start = end + (isPair ? 2 : 1)
        }
        return lines
    }
}
