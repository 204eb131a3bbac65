import RecipeKit

/// The list entries that can contain a line, by the columns at which they begin.
struct MarkdownNesting {
    private var entries: [(column: Int, content: Int)] = []
    /// Whether the last entry at the first column names a group, so that entries one column behind it are nested.
    private var namesGroup = false

    /// Adds an entry.
    ///
    /// - Parameters:
    ///   - column: The column of its mark.
    ///   - width: The width of its mark with the following space.
    ///   - namesGroup: Whether its text has few words and no number.
    /// - Returns: The column at which the entry must begin to be nested as it looks, or `nil` if its column is correct.
    mutating func add(column: Int, width: Int, namesGroup: Bool) -> Int? {
        entries.removeAll { $0.column >= column }
        if column == 0 { self.namesGroup = namesGroup }
        if column == 1, self.namesGroup, let parent = entries.last, parent.column == 0 {
            entries.append((column, parent.content + width))
            return parent.content
        }
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
        guard
            let newColumn = nesting.add(
                column: column, width: digits + 2, namesGroup: isBullet && namesGroup(start + 1..<line.upperBound))
        else { return false }
        replace(line.lowerBound..<start, with: Array(repeating: 0x20, count: newColumn))
        return true
    }

    /// Whether the text of an entry has at most four words and no number.
    private func namesGroup(_ text: Range<Int>) -> Bool {
        guard text.count <= 40, !bytes[text].contains(where: UTF8Text.isDigit) else { return false }
        return bytes[text].split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }).count <= 4
    }
}
