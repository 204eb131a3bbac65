import RecipeKit

/// Rewrites the HTML elements and the MDX components of a Markdown text as Markdown: lists, headings, tables, and
/// containers that announce a part of a recipe.
struct MarkdownMarkup {
    private let bytes: [UInt8]
    private var writer = MarkupWriter()
    private var indentation = MarkupIndentation()
    /// The number of bytes that may still be read to find the ends of tags. See ``MarkupTag``.
    private var limit: Int
    /// The names of elements for which a search found no end tag. For these names, the search is not repeated.
    private var unended: Set<String> = []

    /// Returns the text from an offset on as Markdown without HTML, or `nil` if nothing must be rewritten.
    static func markdown(_ bytes: [UInt8], from start: Int) -> [UInt8]? {
        guard isNecessary(bytes, from: start) else { return nil }
        var markup = MarkdownMarkup(bytes)
        markup.run(from: start)
        return markup.writer.output
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        limit = 4 * bytes.count
    }

    /// Elements that become headings.
    private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6", "summary"]
    /// Elements that become lists, headings or tables, and the element `pre`.
    private static let blocks = headings.union([
        "ul", "ol", "li", "table", "tr", "td", "th", "dl", "dt", "dd", "pre",
    ])
    /// Elements that contain bold text.
    private static let bold: Set<String> = ["b", "strong"]
    /// Elements whose content is not shown as text.
    private static let hidden: Set<String> = ["script", "style", "svg", "video", "iframe", "audio", "noscript"]
    /// Elements that end a paragraph.
    private static let containers: Set<String> = [
        "div", "section", "article", "details", "figure", "figcaption", "center", "main", "header", "footer", "aside",
        "p", "nav", "form", "tbody", "thead", "tfoot",
    ]

    /// Returns whether the text from an offset on contains a tag that must be rewritten.
    private static func isNecessary(_ bytes: [UInt8], from start: Int) -> Bool {
        var index = start
        var limit = 4 * bytes.count
        while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = open + 1
            guard index < bytes.count, (0x41...0x7A).contains(bytes[index]),
                let tag = MarkupTag(bytes, at: open, limit: &limit)
            else {
                continue
            }
            if blocks.contains(tag.element) || tag.isComponent || beginsLine(tag, bytes)
                || MarkupAnnouncement.words(of: tag) != nil
            {
                return true
            }
            index = tag.range.upperBound
        }
        return false
    }

    /// Returns whether only spaces and tabs precede a tag on its line. In CommonMark, the lines below such a tag are
    /// HTML and not Markdown.
    private static func beginsLine(_ tag: MarkupTag, _ bytes: [UInt8]) -> Bool {
        let before = bytes[..<tag.range.lowerBound].last { $0 != 0x20 && $0 != 0x09 }
        return before.map { $0 == 0x0A || $0 == 0x0D } ?? true
    }

    private mutating func run(from start: Int) {
        var lines = LineReader(bytes, from: start)
        var fence: UInt8?
        var copied = start
        while let line = lines.next() {
            guard line.upperBound > copied else { continue }
            var text = max(line.lowerBound, copied)..<line.upperBound
            if fence == nil, text.lowerBound == line.lowerBound { text = indentation.outdented(text, in: bytes) }
            let words = text.drop { bytes[$0] == 0x20 || bytes[$0] == 0x09 }
            if let first = words.first.map({ bytes[$0] }), first == UInt8(ascii: "`") || first == UInt8(ascii: "~"),
                bytes[words].prefix(3).allSatisfy({ $0 == first }), words.count >= 3
            {
                fence = fence == nil ? first : fence == first ? nil : fence
            }
            if fence != nil || Self.isImport(bytes[text]) && line.lowerBound == text.lowerBound {
                if fence != nil { writer.add(line: bytes[text]) }
            } else {
                copied = read(text)
            }
            copied = max(copied, line.upperBound)
            writer.endLine()
        }
        writer.end()
    }

    /// Returns whether a line imports or exports a component of MDX: `import Step from './step'`.
    private static func isImport(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.starts(with: "import ".utf8) || line.starts(with: "export ".utf8) else { return false }
        return line.contains { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "{") }
    }

    /// Reads a line, and the rest of its last tag if the tag ends on a later line.
    ///
    /// - Returns: The offset after the text that was read.
    private mutating func read(_ line: Range<Int>) -> Int {
        var index = line.lowerBound
        var copied = index
        while let open = bytes[index..<max(index, line.upperBound)].firstIndex(of: UInt8(ascii: "<")) {
            guard let tag = MarkupTag(bytes, at: open, limit: &limit), let action = action(for: tag, in: line) else {
                index = open + 1
                continue
            }
            writer.add(bytes[copied..<open])
            copied = take(tag, action)
            index = copied
            if index >= line.upperBound { break }
        }
        if copied < line.upperBound { writer.add(bytes[copied..<line.upperBound]) }
        return max(copied, line.upperBound)
    }

    /// The action that rewrites a tag.
    private enum Action { case hide, block, container, component, remove }

    /// Returns the action that rewrites a tag, or `nil` if the tag remains in the text.
    private func action(for tag: MarkupTag, in line: Range<Int>) -> Action? {
        let element = tag.element
        if tag.isComponent {
            // If text precedes the component on its line, the content of the component is a part of this text.
            let isFirst = bytes[line.lowerBound..<tag.range.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
            return isFirst || writer.isInBlock ? .component : .remove
        }
        if Self.hidden.contains(element) { return .hide }
        if element == "pre" { return .container }
        if Self.blocks.contains(element) { return .block }
        if Self.containers.contains(element) { return .container }
        if element == "br", !writer.isInTable { return isAlone(tag, in: line) ? .remove : nil }
        return .remove
    }

    /// Returns whether a line contains only a tag and white space before the tag.
    private func isAlone(_ tag: MarkupTag, in line: Range<Int>) -> Bool {
        tag.range.upperBound >= line.upperBound
            && bytes[line.lowerBound..<tag.range.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// Rewrites a tag.
    ///
    /// - Returns: The offset after the text that was read.
    private mutating func take(_ tag: MarkupTag, _ action: Action) -> Int {
        switch action {
        case .hide:
            if !tag.isEnd, !tag.isEmpty, let end = end(of: tag) { return end }
        case .block:
            if !tag.isEnd { announce(tag) }
            writer.add(tag)
        case .container:
            writer.separate()
            indentation.pass(tag)
            if !tag.isEnd { announce(tag) }
        case .component:
            writer.separate()
            guard !tag.isEnd else { break }
            if let entry = Self.entry(tag) {
                writer.add(entry: entry)
                break
            }
            announce(tag)
            for list in ComponentLists(bytes, tag.range).lists { writer.add(list: list.entries, name: list.name) }
        case .remove:
            if Self.bold.contains(tag.element) { writer.addStrong(isEnd: tag.isEnd) }
            // Without a space, `1<sup>1</sup>/<sub>2</sub>` would be 11/2.
            let (before, after) = (tag.range.lowerBound - 1, tag.range.upperBound)
            if tag.element == "sup", !tag.isEnd, before >= 0, after < bytes.count, UTF8Text.isDigit(bytes[before]),
                UTF8Text.isDigit(bytes[after])
            {
                writer.add([0x20])
            }
        }
        return tag.range.upperBound
    }

    /// Returns the offset after the first end tag that follows a start tag and has the same name, or `nil` if there is
    /// none.
    private mutating func end(of tag: MarkupTag) -> Int? {
        guard !unended.contains(tag.element) else { return nil }
        let mark = Array("</\(tag.name)".utf8)
        var index = tag.range.upperBound
        while let start = bytes[index...].firstIndex(of: mark[0]) {
            index = start + 1
            guard bytes[start...].starts(with: mark), let last = MarkupTag(bytes, at: start, limit: &limit) else {
                continue
            }
            return last.range.upperBound
        }
        unended.insert(tag.element)
        return nil
    }

    /// Returns the ingredient line of a component: `2 cups flour` for `<Ingredient amount="2 cups" name="flour" />`.
    /// Returns `nil` if the component is not an ingredient.
    private static func entry(_ tag: MarkupTag) -> String? {
        guard MarkdownHeading(tag.name).part == .ingredients else { return nil }
        let amount = [tag.value("amount", "quantity", "qty"), tag.value("unit")].compactMap(\.self)
        let name = tag.value("name", "item", "ingredient", "food")
        guard name != nil || !amount.isEmpty && !tag.isEmpty else { return nil }
        return (amount + [name ?? ""]).joined(separator: " ")
    }

    /// Writes a heading for a tag that announces a part, unless another heading directly follows the tag.
    private mutating func announce(_ tag: MarkupTag) {
        guard let words = MarkupAnnouncement.words(of: tag), !isBeforeHeading(tag) else { return }
        writer.add(heading: words)
    }

    /// Returns whether only white space is between a tag and the next heading. Bold words that announce a part are a
    /// heading too.
    private mutating func isBeforeHeading(_ tag: MarkupTag) -> Bool {
        guard let next = bytes[tag.range.upperBound...].firstIndex(where: { $0 > 0x20 }) else { return false }
        if bytes[next] == UInt8(ascii: "#") { return true }
        guard let tag = MarkupTag(bytes, at: next, limit: &limit), !tag.isEnd else { return false }
        guard Self.bold.contains(tag.element) else { return Self.headings.contains(tag.element) }
        // A text of more than 80 bytes announces nothing.
        let words = bytes[tag.range.upperBound...].prefix(80).prefix { $0 != UInt8(ascii: "<") }
        return MarkupAnnouncement.announced(MarkdownSection.withoutColon(String(decoding: words, as: UTF8.self))) != nil
    }
}
