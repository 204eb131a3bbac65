import RecipeKit

/// The list entries that can contain a line, with their columns. All columns are counted from 0.
struct MarkdownNesting {
    /// The column of each entry in the file, and the column of the entry's text in CommonMark.
    private var entries: [(column: Int, content: Int)] = []
    /// Whether the last entry in column 0 names a group. If so, entries in column 1 are nested in that entry.
    private var namesGroup = false

    /// Adds an entry.
    ///
    /// - Parameters:
    ///   - column: The column of the bullet or the number of the entry.
    ///   - width: The width of the bullet or the number, with the space after it.
    ///   - namesGroup: Whether the entry has a bullet, few words and no number.
    /// - Returns: The column to which the entry must move, or `nil` if its column is correct.
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
        // CommonMark reads such an entry as a part of the parent's paragraph.
        let isTooDeep = column > parent.content + 3
        let start = isTooDeep ? parent.content : column
        entries.append((column, start + width))
        return isTooDeep ? start : nil
    }

    /// Ends all entries.
    mutating func end() { entries.removeAll() }
}

extension MarkdownDialect {
    /// Corrects the indentation of a nested entry. Some editors indent nested entries by only one space, or by many
    /// spaces.
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

    /// Returns whether the text of an entry has at most 40 bytes, at most four words and no digit.
    private func namesGroup(_ text: Range<Int>) -> Bool {
        guard text.count <= 40, !bytes[text].contains(where: UTF8Text.isDigit) else { return false }
        return bytes[text].split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }).count <= 4
    }
}
