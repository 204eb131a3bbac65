import RecipeKit

/// A block of a Markdown text, such as a heading or a list, as a value that does not depend on the syntax tree.
struct MarkdownBlock {
    enum Content {
        case heading(level: Int)
        /// - Parameter isStrong: Whether the whole paragraph is in bold.
        case paragraph(isStrong: Bool)
        case list(MarkdownList)
        case table(MarkdownTable)
        case quote
        case code
        case rule
    }

    var content: Content
    /// The text of the block, with wrapped lines joined. Empty for a list, a table and a rule.
    var text: String
    /// The lines of the text. Empty for a heading, a list, a table and a rule.
    var lines: [String] = []
    /// The addresses of the pictures in the block. Empty for a heading and a rule.
    var images: [String] = []
    /// The facts that belong to a heading. Only Org has them, in a drawer of properties.
    var facts: [MetadataValue.Entry] = []

    var list: MarkdownList? { if case .list(let list) = content { list } else { nil } }
    var table: MarkdownTable? { if case .table(let table) = content { table } else { nil } }
    var isParagraph: Bool { if case .paragraph = content { true } else { false } }
    /// Whether the block is a short paragraph with further ingredients: `+ salt, pepper`. It has at most 80 characters.
    var isAddition: Bool {
        isParagraph && text.count <= 80 && text.first.map { "+＋".contains($0) } ?? false
            && text.dropFirst().first == " "
    }

    /// Creates a paragraph from lines.
    ///
    /// - Parameters:
    ///   - lines: The lines of the paragraph.
    ///   - images: The addresses of the pictures in the paragraph.
    ///   - isStrong: Whether the whole paragraph is in bold.
    ///   - hasBreaks: Whether the lines end in hard line breaks. Otherwise, they are wrapped text.
    init(lines: [String], images: [String] = [], isStrong: Bool = false, hasBreaks: Bool = false) {
        content = .paragraph(isStrong: isStrong)
        text = lines.joined(separator: hasBreaks ? "\n" : " ")
        self.lines = lines
        self.images = images
    }

    /// Creates a heading, a list, a table, a quotation, a code block or a rule.
    init(_ content: Content, text: String = "", lines: [String] = [], images: [String] = []) {
        self.content = content
        self.text = text
        self.lines = lines
        self.images = images
    }

    /// Creates the block of a heading, a list, a paragraph, a quotation, a code block or a rule. Returns `nil` for any
    /// other node, such as an HTML block.
    init?(_ node: MarkdownNode) {
        switch node.kind {
        case .heading:
            content = .heading(level: node.headingLevel)
            let words = node.plainText.singleLine
            // A second `#`, as in `# # Title`, is a typing mistake.
            let name = words.hasPrefix("# ") ? words.drop { "# ".contains($0) }.trimmingSpaces() : words
            text = Self.withoutEmojiNames(Self.heading(name))
        case .list:
            let list = MarkdownList(node)
            content = .list(list)
            text = ""
            images = list.images
        case .paragraph:
            let prose = MarkdownProse(node)
            images = prose.images
            lines = prose.lines.filter { !Self.isTemplate($0) }
            if let table = MarkdownTable(lines) {
                content = table.entries.map { .list(MarkdownList(entries: $0)) } ?? .table(table)
                text = ""
                lines = []
            } else {
                content = .paragraph(isStrong: Self.isStrong(node))
                text = lines.count == prose.lines.count ? prose.text : lines.joined(separator: " ")
            }
        case .quote, .code:
            let prose = MarkdownProse(node)
            content = node.kind == .quote ? .quote : .code
            text = node.kind == .quote ? MarkdownTable.resolved(prose) : prose.text
            lines = prose.lines
            images = prose.images
        case .rule:
            content = .rule
            text = ""
        default:
            return nil
        }
    }

    /// Returns the blocks of a node and of all siblings after it.
    static func all(from first: MarkdownNode?) -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        var node = first
        while let current = node {
            if current.kind == .quote, current.children.allSatisfy(\.isOrderedList) {
                // Some pages indent their numbered steps with `>`. This is not a quotation.
                blocks += all(from: current.firstChild)
            } else if let block = MarkdownBlock(current) {
                blocks.append(block)
            }
            node = current.next
        }
        return blocks
    }

    private static func isStrong(_ paragraph: MarkdownNode) -> Bool {
        var children = paragraph.firstChild
        guard let first = children, first.kind == .strong || first.kind == .emphasis else { return false }
        if first.kind == .emphasis, first.onlyChild?.kind != .strong { return false }
        children = first.next
        // Only colons and spaces can follow the bold text.
        while let child = children {
            guard child.kind == .text, child.literal.allSatisfy({ " :：".contains($0) }) else { return false }
            children = child.next
        }
        return true
    }

    /// Returns the text of a heading without the attributes that some Markdown dialects add: `Sauce {#sauce .big}`.
    private static func heading(_ text: String) -> String {
        guard text.hasSuffix("}"), let brace = text.lastIndex(of: "{"), brace > text.startIndex,
            let mark = text[text.index(after: brace)...].first, "#.:".contains(mark)
        else { return text }
        return text[..<brace].trimmingSpaces()
    }

    /// Returns a text without the names of emoji: `Brownies :chocolate_bar:` becomes `Brownies`. A text that consists
    /// only of such names is unchanged.
    static func withoutEmojiNames(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return text }
        let words = text.split(separator: " ")
        let kept = words.filter { word in
            guard word.count > 2, word.hasPrefix(":"), word.hasSuffix(":") else { return true }
            return !word.dropFirst().dropLast().utf8.allSatisfy { byte in
                (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "_+-:".utf8.contains(byte)
            }
        }
        return kept.isEmpty || kept.count == words.count ? text : kept.joined(separator: " ")
    }

    /// Returns whether a line is a command of a page generator: `{{< gallery >}}`, `{% include map.html %}` or
    /// `{: .note}`.
    private static func isTemplate(_ line: String) -> Bool {
        line.utf8.first == UInt8(ascii: "{") && line.utf8.last == UInt8(ascii: "}")
            && (line.hasPrefix("{{") || line.hasPrefix("{%") || line.hasPrefix("{:"))
    }
}

/// A list of a Markdown text.
struct MarkdownList {
    var isOrdered: Bool
    var items: [Item]

    struct Item {
        /// The text of the item without a checkbox and without the text of nested lists.
        var text: String
        /// The text of the item and of its nested lists. A dash is before each entry of a nested list.
        var wholeText: String
        var lists: [MarkdownList] = []
        var images: [String] = []
    }

    /// The maximum depth of nested lists. Deeper lists become text.
    static let deepest = 6

    init(isOrdered: Bool, items: [Item]) {
        self.isOrdered = isOrdered
        self.items = items
    }

    /// Creates a list without numbers from the texts of its items.
    init(entries: [String]) {
        isOrdered = false
        items = entries.map { Item(text: $0, wholeText: $0) }
    }

    init(_ list: MarkdownNode) { self.init(list, depth: 1) }

    private init(_ list: MarkdownNode, depth: Int) {
        isOrdered = list.isOrderedList
        items = []
        for node in list.children { add(node, depth: depth) }
    }

    private mutating func add(_ node: MarkdownNode, depth: Int) {
        let prose = MarkdownProse(node)
        guard depth < Self.deepest, node.children.contains(where: { $0.kind == .list }) else {
            let text = Self.words(of: prose)
            items.append(Item(text: text, wholeText: text, images: prose.images))
            return
        }
        let lists = node.children.filter { $0.kind == .list }.map { MarkdownList($0, depth: depth + 1) }
        let text = Self.words(of: MarkdownProse(node, skipsLists: true))
        // In “- 1. Boil”, the item contains only a list. The entries of the inner list replace the item.
        if text.isEmpty {
            items += lists.flatMap(\.items)
        } else {
            items.append(
                Item(
                    text: text, wholeText: Self.words(of: prose), lists: lists, images: prose.images))
        }
    }

    /// Returns the text of an entry without a checkbox. Names of emoji are removed from labels.
    private static func words(of prose: MarkdownProse) -> String {
        let text = withoutCheckbox(MarkdownTable.resolved(prose))
        guard text.first == ":" || text.last == ":", !text.contains("\n") else { return text }
        return MarkdownBlock.withoutEmojiNames(text)
    }

    var images: [String] { items.flatMap(\.images) }

    /// Returns a text without the checkbox at its start: `[ ]`, `[x]`, `[X]` or `[-]`. A text without a checkbox is
    /// unchanged.
    static func withoutCheckbox(_ text: String) -> String {
        let bytes = text.utf8
        guard bytes.first == UInt8(ascii: "["), bytes.count > 3 else { return text == "[ ]" ? "" : text }
        let start = Array(bytes.prefix(4))
        guard start[2] == UInt8(ascii: "]"), " xX-".utf8.contains(start[1]), start[3] == 0x20 else { return text }
        return text.dropFirst(3).trimmingSpaces()
    }
}
