/// A table as GitHub's Markdown writes it: cells between bars, a line of dashes below the first row.
struct MarkdownTable {
    var header: [String]
    var rows: [[String]]

    /// - Parameter lines: The lines of a paragraph.
    /// - Returns: `nil` where they are no table.
    init?(_ lines: [String]) {
        guard lines.count >= 2, lines[0].contains("|"), Self.isDelimiter(lines[1]) else { return nil }
        header = Self.cells(lines[0])
        rows = lines.dropFirst(2).filter { !Self.isDelimiter($0) }.map(Self.cells).filter {
            $0.contains { !$0.isEmpty }
        }
    }

    private static func isDelimiter(_ line: String) -> Bool {
        line.utf8.contains(UInt8(ascii: "-")) && line.utf8.contains(UInt8(ascii: "|"))
            && line.utf8.allSatisfy { "|-: \t".utf8.contains($0) }
    }

    private static func cells(_ line: String) -> [String] {
        var line = line.trimmingSpaces()[...]
        if line.hasPrefix("|") { line = line.dropFirst() }
        if line.hasSuffix("|") { line = line.dropLast() }
        return line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingSpaces() }
    }
}
