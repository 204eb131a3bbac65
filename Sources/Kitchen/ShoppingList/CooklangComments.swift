/// Finds the comments of shopping lists and plans in Cooklang: `-- to the end of the line` and
/// `[- over several lines -]`.
///
/// Recipes have other rules for `--`; see `CommentFreeText` of `RecipeFormats`.
struct CooklangComments {
    /// Whether the last line that was read ended inside a comment of several lines.
    private(set) var isOpen = false

    /// Returns a line in which spaces replace the comments.
    ///
    /// - Parameter line: The next line of the file.
    mutating func masked(_ line: [UInt8]) -> [UInt8] {
        guard isOpen || Self.mayHaveComment(line) else { return line }
        var masked = line
        var position = 0
        func matches(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
            position + 1 < line.count && line[position] == UInt8(ascii: first)
                && line[position + 1] == UInt8(ascii: second)
        }
        while position < line.count {
            if isOpen {
                let isEnd = matches("-", "]")
                masked[position] = 0x20
                position += 1
                if isEnd {
                    masked[position] = 0x20
                    position += 1
                    isOpen = false
                }
            } else if matches("[", "-") {
                isOpen = true
            } else if matches("-", "-") {
                for index in position..<line.count { masked[index] = 0x20 }
                break
            } else {
                position += 1
            }
        }
        return masked
    }

    private static func mayHaveComment(_ line: [UInt8]) -> Bool {
        line.withUnsafeBufferPointer { line in
            for index in line.indices.dropFirst() where line[index] == UInt8(ascii: "-") {
                if line[index - 1] == UInt8(ascii: "-") || line[index - 1] == UInt8(ascii: "[") { return true }
            }
            return false
        }
    }
}
