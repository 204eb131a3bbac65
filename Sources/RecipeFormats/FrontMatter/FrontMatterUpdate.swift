import RecipeKit

/// The edits of a file that change some values of its front matter and leave all other lines unchanged.
struct FrontMatterUpdate {
    /// The ranges to replace, in bytes of the file, and their new text.
    private(set) var edits: [(range: Range<Int>, text: String)] = []
    /// The byte ranges of the metadata lines in the body that have a changed key. These lines must be removed.
    private(set) var removedLines: [Range<Int>] = []
    /// The new lines, for keys that are not yet in the front matter.
    private(set) var added = ""

    private let bytes: [UInt8]
    /// The metadata lines in the body, each with its key.
    private let bodyLines: [(key: String, range: Range<Int>)]
    /// The keys at the outermost level of the front matter, and the ranges of their lines, including the lines of the
    /// value.
    private var entries: [(key: String, range: Range<Int>)] = []

    /// Creates an update without edits.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - yaml: The range of the YAML in the file, or `nil` if there is no front matter.
    ///   - bodyMetadata: The metadata lines in the body (`>> servings: 4`), each with its key and its range.
    init(_ bytes: [UInt8], _ yaml: Range<Int>?, bodyMetadata: [(key: String, range: Range<Int>)]) {
        self.bytes = bytes
        bodyLines = bodyMetadata
        guard let yaml else { return }
        var lines = LineReader(bytes, from: yaml.lowerBound)
        var isOpen = false
        while lines.position < yaml.upperBound, let line = lines.next() {
            guard let first = bytes[line].first else { continue }
            if first == 0x20 || first == 0x09 || first == UInt8(ascii: "-") {
                // Indented lines and list items belong to the key before them, but not after a comment without
                // indentation.
                if isOpen, let last = entries.indices.last {
                    entries[last].range = entries[last].range.lowerBound..<lines.position
                }
            } else if first == UInt8(ascii: "#") {
                isOpen = false
            } else if let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) {
                let key = UTF8Text.string(UTF8Text.trim(line.lowerBound..<colon, in: bytes), in: bytes)
                entries.append((key.trimmingQuotes, line.lowerBound..<lines.position))
                isOpen = true
            }
        }
    }

    /// The keys of the front matter at the outermost level.
    var keys: [String] { entries.map(\.key) }

    /// Adds the edits that replace old entries with new ones. Entries that are in both arrays do not change.
    mutating func change(_ old: [FrontMatterWriter.Entry], to new: [FrontMatterWriter.Entry]) {
        for entry in old where !new.contains(where: { $0.key == entry.key }) { replace(entry.key, with: nil) }
        for entry in new where !old.contains(entry) { replace(entry.key, with: entry.lines) }
    }

    private mutating func replace(_ key: String, with lines: [String]?) {
        let matches = entries.filter { Self.isSame($0.key, key) }
        removedLines += bodyLines.filter { Self.isSame($0.key, key) }.map(\.range)
        for match in matches.dropLast() { edits.append((match.range, "")) }
        guard let match = matches.last else {
            if let lines { added += lines.map { $0 + "\n" }.joined() }
            return
        }
        let comments = commentLines(in: match.range)
        guard var lines else { return edits.append((match.range, comments)) }
        lines[0] = lines[0].keyed(as: match.key) + comment(in: match.range)
        edits.append((match.range, comments + lines.map { $0 + "\n" }.joined()))
    }

    /// Returns the comment lines in a range. A block of text (`|`, `>`) has no comments.
    private func commentLines(in range: Range<Int>) -> String {
        var lines = LineReader(bytes, from: range.lowerBound)
        guard let first = lines.next(), let colon = bytes[first].firstIndex(of: UInt8(ascii: ":")),
            !["|", ">"].contains(
                UTF8Text.string(UTF8Text.trim(colon + 1..<first.upperBound, in: bytes), in: bytes).prefix(1))
        else { return "" }
        var comments = ""
        while lines.position < range.upperBound, let line = lines.next() {
            let content = UTF8Text.trim(line, in: bytes)
            if !content.isEmpty, bytes[content.lowerBound] == UInt8(ascii: "#") {
                comments += UTF8Text.string(content, in: bytes) + "\n"
            }
        }
        return comments
    }

    /// Returns the YAML comment at the end of the first line of a range, with the space before it. If there is no
    /// comment, returns an empty text. A line with a quotation mark is not searched, because a `#` can be a part of its
    /// value.
    private func comment(in range: Range<Int>) -> String {
        var lines = LineReader(bytes, from: range.lowerBound)
        guard let line = lines.next() else { return "" }
        let text = UTF8Text.string(line, in: bytes)
        guard !text.contains("\""), !text.contains("'"), let mark = text.firstRange(of: " #") else { return "" }
        return String(text[mark.lowerBound...])
    }

    /// Returns whether two keys set the same property: `serves` and `servings`.
    static func isSame(_ key: String, _ other: String) -> Bool {
        guard key != other else { return true }
        guard let known = MetadataKey(key) ?? MetadataKey(shortTimeName: key),
            let otherKnown = MetadataKey(other) ?? MetadataKey(shortTimeName: other)
        else { return false }
        return kind(known) == kind(otherKnown)
    }

    private static func kind(_ key: MetadataKey) -> MetadataKey {
        switch key {
        case .sourceName, .sourceAddress: .source
        case .yield: .servings
        default: key
        }
    }
}

extension String {
    fileprivate var trimmingQuotes: String {
        guard count > 1, let first, first == last, first == "\"" || first == "'" else { return self }
        return String(dropFirst().dropLast())
    }

    /// Returns a YAML line with its key replaced.
    fileprivate func keyed(as key: String) -> String {
        guard let colon = firstIndex(of: ":") else { return self }
        return YAMLText.scalar(key) + self[colon...]
    }
}
