import RecipeKit

/// Reads YAML that libyaml refuses, line by line: keys, nested keys and lists by their indentation, texts over several
/// lines, and values with or without quotation marks.
///
/// A mistake hides only its own line. Every text has a reading, and the time is linear.
struct LooseYAML {
    /// The entries at the outermost level. Of a repeated key, the last value counts.
    var entries: [MetadataValue.Entry] { found.entries }
    /// The offsets in the file of the lines that were not understood.
    private(set) var unread: [Int] = []

    private struct Line {
        var indent: Int
        var text: String
        var isComment: Bool
        var offset: Int

        var isEmpty: Bool { isComment || text.isEmpty }
    }

    /// Entries in the order of their keys.
    private struct Entries {
        var entries: [MetadataValue.Entry] = []
        private var keys = KeyIndex<String>()

        /// Adds an entry. It replaces an earlier one of the same key.
        mutating func add(_ entry: MetadataValue.Entry) {
            let index = keys.index(adding: entry.key)
            if index == entries.count { entries.append(entry) } else { entries[index] = entry }
        }
    }

    private var found = Entries()
    private var lines: [Line] = []
    private var next = 0

    /// The maximum depth of nested values. Deeper lines are not read.
    private static let deepest = 12

    /// - Parameters:
    ///   - yaml: The range of the YAML in the file.
    ///   - bytes: The file.
    init(_ yaml: Range<Int>, of bytes: [UInt8]) {
        var reader = LineReader(bytes, from: yaml.lowerBound)
        while reader.position < yaml.upperBound, let line = reader.next() {
            let ink = UTF8Text.trim(line, in: bytes)
            let isComment = !ink.isEmpty && bytes[ink.lowerBound] == UInt8(ascii: "#")
            let indent = bytes[line.lowerBound..<ink.lowerBound].reduce(0) { $0 + ($1 == 0x09 ? 4 : 1) }
            let text = UTF8Text.string(ink, in: bytes)
            lines.append(Line(indent: indent, text: text, isComment: isComment, offset: ink.lowerBound))
        }
        while skipEmpty(), next < lines.count {
            let before = next
            for entry in mapping(at: lines[next].indent, depth: 0) { found.add(entry) }
            // A list at the outermost level belongs to no key.
            if next == before { leaveOut() }
        }
    }

    // MARK: Blocks

    /// Reads the keys of an indentation and their values.
    private mutating func mapping(at indent: Int, depth: Int) -> [MetadataValue.Entry] {
        var entries = Entries()
        while skipEmpty(), next < lines.count, lines[next].indent >= indent {
            let line = lines[next]
            if line.indent > indent || Self.isItem(line.text) {
                if Self.isItem(line.text), line.indent == indent { break }
                leaveOut()
                continue
            }
            guard let (key, rest) = Self.keyed(line.text) else {
                leaveOut()
                continue
            }
            next += 1
            entries.add(.init(key: key, value: value(rest, of: line, depth: depth)))
        }
        return entries.entries
    }

    private mutating func items(at indent: Int, depth: Int) -> [MetadataValue] {
        var items: [MetadataValue] = []
        // An entry that is indented more, for example by a tab, is an entry too.
        while skipEmpty(), next < lines.count, lines[next].indent >= indent, Self.isItem(lines[next].text) {
            let line = lines[next]
            let rest = line.text.dropFirst().trimmingSpaces()
            let isNested = Self.isItem(rest) || Self.keyed(rest).map { Self.isKey($0.key, in: rest) } ?? false
            if isNested, depth < Self.deepest {
                lines[next].indent = indent + 1 + line.text.dropFirst().prefix { $0 == " " || $0 == "\t" }.count
                lines[next].text = rest
                items.append(block(at: lines[next].indent, depth: depth + 1))
            } else {
                next += 1
                items.append(value(rest, of: line, depth: depth))
            }
        }
        return items
    }

    private mutating func block(at indent: Int, depth: Int) -> MetadataValue {
        Self.isItem(lines[next].text)
            ? .list(items(at: indent, depth: depth)) : .entries(mapping(at: indent, depth: depth))
    }

    /// Reads the value after a key or a dash, and the lines below that belong to it.
    ///
    /// - Parameters:
    ///   - text: The text of the line after the key or the dash.
    ///   - line: The line.
    ///   - depth: The depth of the line.
    private mutating func value(_ text: String, of line: Line, depth: Int) -> MetadataValue {
        if let sign = text.first, sign == "|" || sign == ">",
            text.dropFirst().allSatisfy({ "+-0123456789".contains($0) })
        {
            return .text(textBlock(below: line.indent, isFolded: sign == ">"))
        }
        if text.isEmpty || text.hasPrefix("#") {
            guard skipEmpty(), next < lines.count else { return .text("") }
            let below = lines[next]
            let isItem = Self.isItem(below.text)
            guard below.indent > line.indent || isItem && below.indent == line.indent && !Self.isItem(line.text)
            else { return .text("") }
            if depth < Self.deepest, isItem || Self.keyed(below.text) != nil {
                return block(at: below.indent, depth: depth + 1)
            }
        }
        var words = [text]
        while next < lines.count, lines[next].indent > line.indent, !lines[next].isEmpty,
            !Self.isItem(lines[next].text),
            Self.keyed(lines[next].text).map({ !Self.isKey($0.key, in: lines[next].text) }) ?? true
        {
            words.append(lines[next].text)
            next += 1
        }
        return Self.scalar(words.joined(separator: " ").trimmingSpaces())
    }

    /// Reads the lines of a text over several lines.
    private mutating func textBlock(below indent: Int, isFolded: Bool) -> String {
        var text: [String] = []
        while next < lines.count, lines[next].text.isEmpty || lines[next].indent > indent {
            text.append(lines[next].text)
            next += 1
        }
        while text.last?.isEmpty == true { text.removeLast() }
        guard isFolded else { return text.joined(separator: "\n") }
        return text.split(separator: "", omittingEmptySubsequences: false).map { $0.joined(separator: " ") }
            .joined(separator: "\n")
    }

    /// Skips empty lines and comments. Always returns `true`, so that it can begin a condition.
    private mutating func skipEmpty() -> Bool {
        while next < lines.count, lines[next].isEmpty { next += 1 }
        return true
    }

    private mutating func leaveOut() {
        unread.append(lines[next].offset)
        next += 1
    }

    // MARK: Parts of a line

    private static func isItem(_ text: some StringProtocol) -> Bool {
        text == "-" || text.hasPrefix("- ") || text.hasPrefix("-\t")
    }

    /// Splits a line into its key and the text after the colon. Returns `nil` if the line has no key.
    private static func keyed(_ text: String) -> (key: String, rest: String)? {
        let start = text.startIndex
        var colon: String.Index?
        if let quote = text.first, quote == "\"" || quote == "'" {
            guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
            let behind = text[text.index(after: end)...].drop { $0 == " " }
            guard behind.first == ":" else { return nil }
            colon = behind.startIndex
        } else {
            colon = text.indices.first { index in
                guard text[index] == ":" else { return false }
                let after = text.index(after: index)
                return after == text.endIndex || text[after] == " " || text[after] == "\t"
            }
            // `title:Soup` is a mistake, `https://example.org` is not.
            colon = colon ?? text.firstIndex(of: ":").flatMap { text[$0...].hasPrefix("://") ? nil : $0 }
        }
        guard let colon, colon > start else { return nil }
        let key = unquoted(text[..<colon].trimmingSpaces())
        return key.isEmpty ? nil : (key, text[text.index(after: colon)...].trimmingSpaces())
    }

    /// Returns whether a key in a list entry is a key of YAML. In other entries, such as `1:1 water and flour`, the
    /// colon belongs to the text.
    private static func isKey(_ key: String, in text: String) -> Bool {
        let behind = text.dropFirst(key.count)
        return key.first.map { $0.isLetter || $0 == "_" } ?? false && key.split(separator: " ").count <= 3
            && (behind.hasPrefix(": ") || behind == ":")
    }

    private static func scalar(_ text: String) -> MetadataValue {
        if text.hasPrefix("["), let end = text.lastIndex(of: "]") {
            let items = flowItems(text[text.index(after: text.startIndex)..<end])
            return .list(items.map { .text(unquoted($0)) }.filter { $0.words != nil })
        }
        return .text(unquoted(text))
    }

    /// Splits the entries of `[a, "b, c"]` at the commas outside of quotation marks.
    private static func flowItems(_ text: Substring) -> [String] {
        var items = [""]
        var quote: Character?
        for character in text {
            if character == ",", quote == nil {
                items.append("")
                continue
            }
            if character == quote {
                quote = nil
            } else if quote == nil, "\"'".contains(character), items[items.count - 1].allSatisfy(\.isWhitespace) {
                quote = character
            }
            items[items.count - 1].append(character)
        }
        return items.map { $0.trimmingSpaces() }
    }

    /// Returns a value without its quotation marks and without a comment after it.
    private static func unquoted(_ text: String) -> String {
        guard let quote = text.first, quote == "\"" || quote == "'" else {
            let plain = text.firstRange(of: " #").map { String(text[..<$0.lowerBound]) } ?? text
            return plain == "~" || plain == "null" ? "" : plain.trimmingSpaces()
        }
        let inner = text.dropFirst()
        // The last quotation mark ends the value, because a mark inside it is often not escaped.
        let comment = inner.lastIndex(of: quote).flatMap { inner[$0...].firstRange(of: " #") == nil ? nil : $0 }
        let end = comment ?? (inner.last == quote ? inner.index(before: inner.endIndex) : nil)
        let value = end.map { inner[..<$0] } ?? inner
        return quote == "'" ? String(value.replacing("''", with: "'")) : unescaped(value)
    }

    private static func unescaped(_ text: Substring) -> String {
        guard text.contains("\\") else { return String(text) }
        var result = ""
        var rest = text
        while let character = rest.popFirst() {
            guard character == "\\", let sign = rest.first else {
                result.append(character)
                continue
            }
            switch sign {
            case "n": result.append("\n")
            case "t": result.append(" ")
            case "\"", "\\", "/": result.append(sign)
            default: result += "\\" + String(sign)
            }
            rest = rest.dropFirst()
        }
        return result
    }
}
