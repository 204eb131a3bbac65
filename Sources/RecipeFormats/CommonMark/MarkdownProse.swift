internal import CCommonMark
import RecipeKit

/// The text of a Markdown node and the addresses of its pictures.
struct MarkdownProse {
    /// The text without Markdown syntax. A line break that only wraps the text is ``softBreak``. Every other line break
    /// is a line feed.
    private(set) var marked = ""
    /// The addresses of pictures. Their descriptions are not part of the text.
    private(set) var images: [String] = []

    /// The character for a line break that only wraps the text.
    static let softBreak: Character = "\u{1F}"

    /// Creates the text of a node. The time is linear, and nested nodes need no recursion.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - skipsLists: Whether to omit nested lists.
    init(_ node: MarkdownNode, skipsLists: Bool = false) {
        guard let walk = cmark_iter_new(node.node) else { return }
        defer { cmark_iter_free(walk) }
        var isRaised = false
        while true {
            let event = cmark_iter_next(walk)
            guard event != CMARK_EVENT_DONE, let current = MarkdownNode(cmark_iter_get_node(walk)) else { break }
            guard event == CMARK_EVENT_ENTER else { continue }
            switch current.kind {
            case .text, .codeSpan:
                // Without a space, `1<sup>1</sup>/<sub>2</sub>` would be 11/2.
                if isRaised, current.literal.first?.isNumber == true, marked.last?.isNumber == true { marked += " " }
                isRaised = false
                marked += current.literal
            case .code:
                beginLine()
                marked += current.literal.trimmingSpaces()
            case .softBreak: marked.append(Self.softBreak)
            case .lineBreak: marked += "\n"
            case .inlineHTML:
                let tag = current.literal.lowercased()
                if tag.hasPrefix("<br") { marked += "\n" }
                isRaised = tag.hasPrefix("<sup")
            case .paragraph where current.followsParagraph:
                beginLine()
                if !marked.isEmpty { marked += "\n" }
            case .paragraph, .heading: if !marked.hasSuffix("- ") { beginLine() }
            case .image:
                images.append(current.address)
                cmark_iter_reset(walk, current.node, CMARK_EVENT_EXIT)
            case .list where skipsLists && current.node != node.node:
                cmark_iter_reset(walk, current.node, CMARK_EVENT_EXIT)
            case .item where current.node != node.node:
                beginLine()
                marked += "- "
            default: break
            }
        }
    }

    private mutating func beginLine() {
        if !marked.isEmpty, !marked.hasSuffix("\n") { marked += "\n" }
    }

    /// The text with a space in place of each line break that only wraps the text.
    var text: String { Self.joined(marked) }

    /// The lines of the text as in the file, without empty lines.
    var lines: [String] {
        marked.split { $0 == Self.softBreak || $0 == "\n" }.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    }

    private static func joined(_ marked: String) -> String {
        guard marked.utf8.contains(0x1F) else { return marked.trimmingSpaces() }
        return String(decoding: marked.utf8.map { $0 == 0x1F ? 0x20 : $0 }, as: UTF8.self).trimmingSpaces()
    }
}

/// A table of GitHub's Markdown: cells between bars, and a line of dashes below the header. Tables without the line of
/// dashes are also read.
struct MarkdownTable {
    /// The cells of the header. Empty if the table has no header.
    var header: [String]
    var rows: [[String]]

    /// The character that replaces a line break inside a cell.
    static let lineBreak: Character = "\u{2028}"

    /// Creates a table from the lines of a paragraph, or returns `nil` if they are not a table.
    init?(_ lines: [String]) {
        guard lines.count >= 2, lines[0].contains("|") else { return nil }
        let hasDelimiter = Self.isDelimiter(lines[1])
        let isBarred = lines.allSatisfy { $0.hasPrefix("|") && $0.hasSuffix("|") && $0.count > 2 }
        let hasHeader = hasDelimiter || Self.isHeader(lines[0]) && lines.count >= 3
        guard hasDelimiter || isBarred || hasHeader && lines.allSatisfy({ $0.contains("|") }) else { return nil }
        header = hasHeader ? Self.cells(lines[0]) : []
        rows = lines.dropFirst(hasDelimiter ? 2 : hasHeader ? 1 : 0).filter { !Self.isDelimiter($0) }.map(Self.cells)
            .flatMap(
                Self.split
            )
            .filter {
                $0.contains { !$0.isEmpty }
            }
    }

    /// Returns the text of a quotation or a list entry. If the text contains a table, each row becomes a line:
    /// `milk – 250 ml`.
    static func resolved(_ prose: MarkdownProse) -> String {
        guard let first = prose.lines.firstIndex(where: { $0.contains("|") }),
            case let lines = prose.lines[first...].prefix(while: { $0.contains("|") }),
            let table = MarkdownTable(Array(lines))
        else { return prose.text }
        let rows = ([table.header] + table.rows).map { $0.filter { !$0.isEmpty }.joined(separator: " – ") }
        return (prose.lines[..<first] + rows + prose.lines[lines.endIndex...]).joined(separator: "\n")
    }

    /// The cells as entries of an ingredient list: two entries for the row `250 ml milk | 75 g butter`. If the cells
    /// are probably not ingredients, `nil`.
    var entries: [String]? {
        guard header.isEmpty else { return nil }
        let cells = rows.joined().filter { !$0.isEmpty }
        let amounts = cells.count { cell in
            cell.first?.isNumber == true && cell.split(separator: " ").count >= 3 && MarkdownLineShape(cell) == .amount
        }
        return amounts >= 2 && amounts * 2 >= cells.count && rows.contains { $0.count > 1 } ? cells : nil
    }

    /// Returns whether a line is the header of a table of ingredients, such as `材料|数量`.
    private static func isHeader(_ line: String) -> Bool {
        guard let first = cells(line).first else { return false }
        let heading = MarkdownHeading(first)
        return heading.part == .ingredients && heading.isExact
    }

    /// Splits a row if its first cell has several lines. Each line becomes a row. If another cell has a different
    /// number of lines, the row is not split, and the lines of each cell are joined.
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

    /// Returns a cell without the attributes of a picture at its end: `{:height="100px"}`.
    private static func withoutAttributes(_ cell: String) -> String {
        guard cell.hasSuffix("}"), let start = cell.firstRange(of: "{:")?.lowerBound else { return cell }
        return cell[..<start].trimmingSpaces()
    }

    private static func cells(_ line: String) -> [String] {
        var line = line.trimmingSpaces()[...]
        if line.hasPrefix("|") { line = line.dropFirst() }
        if line.hasSuffix("|") { line = line.dropLast() }
        return line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
            let text = Self.withoutAttributes(cell.trimmingSpaces())
            // A cell that contains only the name of an emoji, such as `:white_check_mark:`, is a checkbox.
            return text.first == ":" && text.hasSuffix(":") && text.count > 2 && !text.contains(" ")
                ? "" : MarkdownBlock.withoutEmojiNames(text)
        }
    }
}
