import RecipeKit

/// A table of GitHub's Markdown: cells between bars, and a line of dashes below the first row.
struct MarkdownTable {
    var header: [String]
    var rows: [[String]]

    /// The character for a line break inside a cell.
    static let lineBreak: Character = "\u{2028}"

    /// Creates a table. Returns `nil` if the lines are not a table.
    ///
    /// - Parameter lines: The lines of a paragraph.
    init?(_ lines: [String]) {
        guard lines.count >= 2, lines[0].contains("|") else { return nil }
        let hasDelimiter = Self.isDelimiter(lines[1])
        guard hasDelimiter || Self.isHeader(lines[0]) && lines.count >= 3 && lines.allSatisfy({ $0.contains("|") })
        else {
            return nil
        }
        header = Self.cells(lines[0])
        rows = lines.dropFirst(hasDelimiter ? 2 : 1).filter { !Self.isDelimiter($0) }.map(Self.cells).flatMap(
            Self.split
        )
        .filter {
            $0.contains { !$0.isEmpty }
        }
    }

    /// Returns whether a line without dashes below it is the header of a table of ingredients: `材料|数量`.
    private static func isHeader(_ line: String) -> Bool {
        guard let first = cells(line).first else { return false }
        let heading = MarkdownHeading(first)
        return heading.part == .ingredients && heading.isExact
    }

    /// Splits a row into several rows if all its cells have the same number of lines. Otherwise joins the lines of each
    /// cell.
    private static func split(_ row: [String]) -> [[String]] {
        guard row.contains(where: { $0.contains(lineBreak) }) else { return [row] }
        let cells = row.map { $0.split(separator: lineBreak).map { $0.trimmingSpaces() } }
        let count = cells[0].count
        guard count > 1, cells.allSatisfy({ $0.isEmpty || $0.count == count }) else {
            return [cells.map { $0.joined(separator: " ") }]
        }
        return (0..<count).map { line in cells.map { $0.isEmpty ? "" : $0[line] } }
    }

    private static func isDelimiter(_ line: String) -> Bool {
        line.utf8.contains(UInt8(ascii: "-")) && line.utf8.contains(UInt8(ascii: "|"))
            && line.utf8.allSatisfy { "|-: \t".utf8.contains($0) }
    }

    private static func cells(_ line: String) -> [String] {
        var line = line.trimmingSpaces()[...]
        if line.hasPrefix("|") { line = line.dropFirst() }
        if line.hasSuffix("|") { line = line.dropLast() }
        return line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
            let text = cell.trimmingSpaces()
            // A cell of only such a name is a checkbox.
            return text.first == ":" && text.hasSuffix(":") && text.count > 2 && !text.contains(" ")
                ? "" : MarkdownBlock.withoutEmojiNames(text)
        }
    }
}
