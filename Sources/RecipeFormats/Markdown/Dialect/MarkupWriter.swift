import RecipeKit

/// Writes the tags and the text of HTML elements as Markdown.
struct MarkupWriter {
    /// The maximum depth of nesting that the indentation shows. Lists at a greater depth have the same indentation.
    private static let deepest = 8

    private(set) var output: [UInt8] = []
    /// For each open list, the number of its last entry, or `nil` if the list has no numbers.
    private var lists: [Int?] = []
    private var isInHeading = false
    /// The number of cells in the first row of the open table. The number is 0 until this row ends, and `nil` outside
    /// of tables.
    private var columns: Int?
    /// The number of cells in the current row so far.
    private var cells = 0
    /// The last heading that was added for a tag, or `nil`. Nested tags with the same words do not repeat the heading.
    private var lastHeading: String?

    /// Whether a list, a heading or a table is open. Inside these, a line break of the file is only a space.
    var isInBlock: Bool { !lists.isEmpty || isInHeading || columns != nil }
    var isInTable: Bool { columns != nil }

    /// Adds text. In an open list, heading or table, each run of spaces becomes one space.
    mutating func add(_ text: ArraySlice<UInt8>) {
        guard isInBlock else {
            output += text
            return
        }
        if lists.isEmpty == false, columns == nil, text.first == UInt8(ascii: "#") { closeLists() }
        for byte in text {
            if byte == 0x20 || byte == 0x09 { space() } else { output.append(byte) }
        }
    }

    /// Adds a line of a code block.
    mutating func add(line: ArraySlice<UInt8>) { output += line }

    /// Ends a line of the file: with a line break, or with a space in an open list, heading or table.
    mutating func endLine() {
        if isInBlock { space() } else { output.append(0x0A) }
    }

    /// Ends the text.
    mutating func end() {
        closeLists()
        output.append(0x0A)
    }

    private mutating func closeLists() {
        guard !lists.isEmpty else { return }
        lists = []
        output += [0x0A, 0x0A]
    }

    /// Adds a space, unless the text ends in white space.
    private mutating func space() {
        guard let last = output.last, last != 0x20, last != 0x0A else { return }
        output.append(0x20)
    }

    /// Ends the paragraph, or adds a space in an open list, heading or table.
    mutating func separate() {
        if isInBlock { space() } else { output += [0x0A, 0x0A] }
    }

    /// Adds a heading that announces a part.
    mutating func add(heading: String) {
        guard lastHeading != heading, !isInTable else { return }
        lastHeading = heading
        closeLists()
        output += "\n\n###### \(heading)\n\n".utf8
    }

    /// Adds a list entry that is not in an HTML list.
    mutating func add(entry: String) { output += "\n- \(entry) ".utf8 }

    /// Adds a list below a heading. The entries of directions are numbered.
    mutating func add(list: [String], name: String) {
        add(heading: name)
        let isNumbered = MarkdownHeading(name).part == .directions
        for (index, entry) in list.enumerated() {
            output += (isNumbered ? "\n\(index + 1). \(entry)" : "\n- \(entry)").utf8
        }
        output += [0x0A, 0x0A]
    }

    /// Adds `**` for the start or the end of bold text, because a bold line can be a heading. Adds nothing in lists,
    /// headings and tables.
    mutating func addStrong(isEnd: Bool) {
        guard lists.isEmpty, !isInHeading, !isInTable else { return }
        let isBehindSpace = (output.last ?? 0x20) <= 0x20
        if isEnd != isBehindSpace { output += "**".utf8 }
    }

    /// Adds the Markdown syntax for the tag of a list, an entry, a heading, a table or a cell.
    mutating func add(_ tag: MarkupTag) {
        switch tag.element {
        case "ul", "ol", "dl":
            if tag.isEnd {
                _ = lists.popLast()
                if lists.isEmpty, columns == nil { output += [0x0A, 0x0A] }
            } else if columns == nil {
                if lists.isEmpty { output += [0x0A, 0x0A] }
                lists.append(tag.element == "ol" ? 0 : nil)
            }
        case "li", "dt", "dd": if !tag.isEnd { beginEntry() }
        case "h1", "h2", "h3", "h4", "h5", "h6", "summary": addHeading(tag)
        case "table":
            output += [0x0A, 0x0A]
            columns = tag.isEnd ? nil : 0
            cells = 0
        case "tr": addRow(isEnd: tag.isEnd)
        default:
            guard columns != nil else { return }
            if tag.isEnd {
                output += " |".utf8
                cells += 1
            }
        }
    }

    private mutating func beginEntry() {
        guard columns == nil else { return space() }
        if lists.isEmpty { lists.append(nil) }
        output.append(0x0A)
        output += Array(repeating: 0x20, count: 4 * min(lists.count - 1, Self.deepest))
        if let number = lists[lists.count - 1] {
            lists[lists.count - 1] = number + 1
            output += "\(number + 1). ".utf8
        } else {
            output += "- ".utf8
        }
    }

    private mutating func addHeading(_ tag: MarkupTag) {
        guard columns == nil else { return }
        if tag.isEnd {
            isInHeading = false
            output += [0x0A, 0x0A]
        } else {
            closeLists()
            lastHeading = nil
            isInHeading = true
            let level = tag.element == "summary" ? 6 : Int(tag.element.dropFirst()) ?? 6
            output += [0x0A, 0x0A] + Array(repeating: UInt8(ascii: "#"), count: level) + [0x20]
        }
    }

    private mutating func addRow(isEnd: Bool) {
        guard let width = columns else { return }
        if !isEnd {
            output += [0x0A] + "| ".utf8
            cells = 0
        } else if width == 0 {
            output += [0x0A] + "|".utf8
            for _ in 0..<cells { output += "---|".utf8 }
            columns = max(cells, 1)
        }
    }
}

/// The indentation of Markdown text inside HTML containers. This indentation must be removed, because CommonMark reads
/// indented text as code.
struct MarkupIndentation {
    /// The number of open containers.
    private var depth = 0
    /// The number of white-space bytes at the start of the first line of text in the innermost container. `nil` until
    /// this line was read.
    private var columns: Int?

    /// Records the start or the end of a container.
    mutating func pass(_ tag: MarkupTag) {
        if tag.isEmpty { return }
        depth = tag.isEnd ? max(0, depth - 1) : depth + 1
        columns = depth == 0 ? 0 : nil
    }

    /// Returns the range of a line without the indentation of its container.
    mutating func outdented(_ line: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        guard depth > 0, let start = line.first(where: { bytes[$0] != 0x20 && bytes[$0] != 0x09 }) else { return line }
        let indent = start - line.lowerBound
        guard let known = columns else {
            if bytes[start] != UInt8(ascii: "<") { columns = indent }
            return start..<line.upperBound
        }
        return line.lowerBound + min(indent, known)..<line.upperBound
    }
}
