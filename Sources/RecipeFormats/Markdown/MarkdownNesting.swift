import RecipeKit

/// The list entries that can contain a line, by the columns at which they begin.
struct MarkdownNesting {
    private var entries: [(column: Int, content: Int)] = []

    /// Adds an entry.
    ///
    /// - Parameters:
    ///   - column: The column of its mark.
    ///   - width: The width of its mark with the following space.
    /// - Returns: The column at which the entry must begin to be nested as it looks, or `nil` if its column is correct.
    mutating func add(column: Int, width: Int) -> Int? {
        entries.removeAll { $0.column >= column }
        guard let parent = entries.last else {
            entries.append((column, column + width))
            return nil
        }
        // With more than three spaces after the text column of its parent, the line would be a part of the parent's
        // paragraph.
        let isTooDeep = column > parent.content + 3
        let start = isTooDeep ? parent.content : column
        entries.append((column, start + width))
        return isTooDeep ? start : nil
    }

    mutating func end() { entries.removeAll() }
}

extension MarkdownDialect {
    /// Moves an entry that is indented too far for CommonMark to the column of its nesting level. Editors write such
    /// entries with tabs and spaces.
    ///
    /// - Returns: Whether the line was moved.
    mutating func replaceDepth(_ line: Range<Int>) -> Bool {
        var column = 0
        var start = line.lowerBound
        while start < line.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 {
            column += bytes[start] == 0x09 ? 4 - column % 4 : 1
            start += 1
        }
        guard start < line.upperBound else { return false }
        let isBullet = bulletEnd(start..<line.upperBound) != nil
        guard isBullet || startsNumber(start..<line.upperBound) else {
            if column == 0 { nesting.end() }
            return false
        }
        let digits = bytes[start..<line.upperBound].prefix(while: UTF8Text.isDigit).count
        guard let newColumn = nesting.add(column: column, width: digits + (isBullet ? 2 : 2)) else { return false }
        replace(line.lowerBound..<start, with: Array(repeating: 0x20, count: newColumn))
        return true
    }
}
