import RecipeKit

/// Reads the lines of an Org text as headings and blocks, one after the other.
struct OrgBody {
    enum Part {
        case heading(level: Int, text: String, properties: OrgFacts)
        case block(MarkdownBlock)
    }

    private let lines: [OrgLine]
    private var position = 0
    private let depth: Int

    /// The maximum depth of blocks inside blocks.
    private static let deepest = 4

    init(_ lines: [OrgLine], depth: Int = 0) {
        self.lines = lines
        self.depth = depth
    }

    private var line: OrgLine? { position < lines.count ? lines[position] : nil }

    /// Skips the lines below a heading, up to the next heading of its level.
    mutating func skipBelow(_ level: Int) {
        while let line, line.headingLevel.map({ $0 > level }) ?? true { position += 1 }
    }

    /// Returns the next heading or block, or `nil` at the end.
    mutating func next() -> Part? {
        while let line {
            if let level = line.headingLevel, depth == 0 { return heading(level, line) }
            if line.isEmpty || line.isComment || line.isKeyword || line.isPlanning || line.ending != nil {
                position += 1
            } else if let drawer = line.drawer, drawerEnd != nil {
                skipDrawer(named: drawer)
            } else if let kind = line.beginning {
                if let block = block(of: kind) { return .block(block) }
            } else if let block = plainBlock(line) {
                return .block(block)
            }
        }
        return nil
    }

    // MARK: Headings and drawers

    private mutating func heading(_ level: Int, _ line: OrgLine) -> Part {
        position += 1
        while let line = self.line, line.isPlanning { position += 1 }
        var properties = OrgFacts()
        if self.line?.drawer == "PROPERTIES", drawerEnd != nil {
            position += 1
            while let line = self.line, line.drawer != "END" {
                if let (key, value) = line.property { properties.add(key, value) }
                position += 1
            }
            position += 1
        }
        return .heading(level: level, text: line.heading, properties: properties)
    }

    /// The index of the line that ends the drawer at the current line, or `nil` if none does.
    private var drawerEnd: Int? {
        let rest = lines[(position + 1)...].prefix(200)
        let end = rest.firstIndex { $0.drawer == "END" || $0.headingLevel != nil }
        return end.flatMap { lines[$0].drawer == "END" ? $0 : nil }
    }

    /// Skips the marks of a drawer, and the content of a drawer that Emacs writes.
    private mutating func skipDrawer(named name: String) {
        if ["PROPERTIES", "LOGBOOK", "CLOCK"].contains(name), let end = drawerEnd { position = end }
        position += 1
    }

    // MARK: Blocks

    /// Reads a block with a beginning and an end. Returns `nil` for a comment.
    private mutating func block(of kind: String) -> MarkdownBlock? {
        position += 1
        var content: [OrgLine] = []
        while let line, line.ending != kind, depth > 0 || line.headingLevel == nil {
            content.append(line)
            position += 1
        }
        position += 1
        switch kind {
        case "comment", "export": return nil
        case "src", "example":
            let texts = content.map(\.text)
            return MarkdownBlock(
                .code, text: texts.joined(separator: "\n"), lines: texts.filter { !$0.isEmpty })
        case "verse":
            let texts = content.map { OrgInline($0.text).text }.filter { !$0.isEmpty }
            return MarkdownBlock(lines: texts, hasBreaks: true)
        default: return quotation(content)
        }
    }

    private func quotation(_ content: [OrgLine]) -> MarkdownBlock? {
        guard depth < Self.deepest else { return nil }
        var body = OrgBody(content, depth: depth + 1)
        var texts: [String] = []
        var images: [String] = []
        while case .block(let block)? = body.next() {
            images += block.images
            if let list = block.list {
                texts.append(list.items.map { "- \($0.wholeText)" }.joined(separator: "\n"))
            } else if let table = block.table {
                texts += table.rows.map { $0.joined(separator: " – ") }
            } else if !block.text.isEmpty {
                texts.append(block.text)
            }
        }
        let text = texts.joined(separator: "\n\n")
        return MarkdownBlock(
            .quote, text: text, lines: text.split(separator: "\n").map(String.init), images: images)
    }

    private mutating func plainBlock(_ line: OrgLine) -> MarkdownBlock? {
        if line.isRule {
            position += 1
            return MarkdownBlock(.rule)
        }
        if line.entry != nil { return list() }
        if line.text.hasPrefix("|") { return table() }
        if line.text == ":" || line.text.hasPrefix(": ") { return fixedWidth() }
        return paragraph()
    }

    private mutating func fixedWidth() -> MarkdownBlock {
        var texts: [String] = []
        while let line, line.text == ":" || line.text.hasPrefix(": ") {
            texts.append(line.text.dropFirst().trimmingSpaces())
            position += 1
        }
        return MarkdownBlock(
            .code, text: texts.joined(separator: "\n"), lines: texts.filter { !$0.isEmpty })
    }

    private mutating func table() -> MarkdownBlock? {
        var rows: [String] = []
        while let line, line.text.hasPrefix("|") {
            let isRule = line.text.hasPrefix("|-")
            let cells = line.text.split(separator: "|").map { OrgInline($0.trimmingSpaces()).text }
            rows.append(
                isRule
                    ? String(line.text.map { $0 == "+" ? "|" : $0 })
                    : "| " + cells.joined(separator: " | ") + " |")
            position += 1
        }
        // A rule above the first row is only a frame.
        while rows.first?.hasPrefix("|-") == true { rows.removeFirst() }
        guard let table = MarkdownTable(rows) else {
            return rows.isEmpty ? nil : MarkdownBlock(lines: rows)
        }
        return MarkdownBlock(table.entries.map { .list(MarkdownList(entries: $0)) } ?? .table(table))
    }

    private mutating func paragraph() -> MarkdownBlock? {
        var texts: [String] = []
        while let line, !line.isEmpty, line.headingLevel == nil || depth > 0, line.beginning == nil,
            !line.isKeyword,
            texts.isEmpty
                || line.entry == nil && !line.text.hasPrefix("|") && !line.isRule && line.footnote == nil
        {
            if !line.isComment { texts.append(texts.isEmpty ? line.footnote ?? line.text : line.text) }
            position += 1
        }
        let inline = OrgInline(OrgLines.joined(texts))
        guard !inline.marked.isEmpty || !inline.images.isEmpty else { return nil }
        var block = MarkdownBlock(lines: inline.lines, images: inline.images, isStrong: inline.isStrong)
        block.text = inline.text
        return block
    }

    // MARK: Lists

    private mutating func list() -> MarkdownBlock? {
        guard let list = entries(depth: 1) else { return nil }
        return MarkdownBlock(.list(list), images: list.images)
    }

    /// Reads the entries of a list that have the indentation of the current line.
    private mutating func entries(depth: Int) -> MarkdownList? {
        guard let first = line, let (isOrdered, _) = first.entry else { return nil }
        var list = MarkdownList(isOrdered: isOrdered, items: [])
        while let line, line.indent == first.indent, let entry = line.entry,
            entry.isOrdered == isOrdered
        {
            position += 1
            add(entry.text, indent: first.indent, depth: depth, to: &list)
        }
        return list
    }

    private mutating func add(_ text: String, indent: Int, depth: Int, to list: inout MarkdownList) {
        var paragraphs: [[String]] = [[Self.withoutMarks(text)]]
        var lists: [MarkdownList] = []
        while true {
            let blanks = lines[min(position, lines.count)...].prefix { $0.isEmpty }.count
            // Two empty lines end all lists.
            guard blanks < 2, position + blanks < lines.count, case let line = lines[position + blanks],
                line.indent > indent,
                line.headingLevel == nil
            else {
                let goesOn = blanks == 1 && position + 1 < lines.count && lines[position + 1].entry != nil
                if goesOn, lines[position + 1].indent <= indent { position += 1 }
                break
            }
            position += blanks
            if line.entry != nil, depth < MarkdownList.deepest, let inner = entries(depth: depth + 1) {
                lists.append(inner)
            } else {
                position += 1
                if line.isComment || line.isKeyword || line.beginning != nil || line.ending != nil {
                    continue
                }
                if blanks > 0 || !lists.isEmpty { paragraphs.append([]) }
                paragraphs[paragraphs.count - 1].append(line.text)
            }
        }
        let inlines = paragraphs.filter { !$0.isEmpty }.map { OrgInline(OrgLines.joined($0)) }
        let words = inlines.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n\n")
        let whole = [words] + lists.flatMap { $0.items.map { "- \($0.wholeText)" } }
        let images = inlines.flatMap(\.images) + lists.flatMap(\.images)
        if words.isEmpty, !lists.isEmpty {
            list.items += lists.flatMap(\.items)
        } else {
            list.items.append(
                MarkdownList.Item(
                    text: words, wholeText: whole.joined(separator: "\n"), lists: lists, images: images))
        }
    }

    /// Returns the text of an entry without its counter `[@5]` and its checkbox, and with a colon after a term.
    private static func withoutMarks(_ text: String) -> String {
        var text = text
        if text.hasPrefix("[@"), let end = text.firstIndex(of: "]") {
            text = text[text.index(after: end)...].trimmingSpaces()
        }
        text = MarkdownList.withoutCheckbox(text)
        guard let colons = text.firstRange(of: " :: ") else { return text }
        return text[..<colons.lowerBound] + ": " + text[colons.upperBound...]
    }
}

/// The lines of a paragraph as one text.
enum OrgLines {
    /// Returns lines as one text. Two backslashes at the end of a line are a line break; any other line break only
    /// wraps the text.
    static func joined(_ lines: [String]) -> String {
        var text = ""
        for (index, line) in lines.enumerated() {
            let hasBreak = line.hasSuffix("\\\\")
            text += hasBreak ? line.dropLast(2).trimmingSpaces() : line
            if index < lines.count - 1 { text.append(hasBreak ? "\n" : MarkdownProse.softBreak) }
        }
        return text
    }
}
