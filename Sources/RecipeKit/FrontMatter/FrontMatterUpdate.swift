/// The changes of a front matter's lines that change some of its values.
struct FrontMatterUpdate {
    /// Lines to be written in place of others; offsets in the file.
    private(set) var edits: [(range: Range<Int>, text: String)] = []
    /// Lines of the body that say what the front matter now says.
    private(set) var removedLines: [Range<Int>] = []
    /// Lines for keys that had no place.
    private(set) var added = ""

    private let bytes: [UInt8]
    private let bodyLines: [(key: String, range: Range<Int>)]
    /// The keys of the outermost level, each with its lines.
    private var entries: [(key: String, range: Range<Int>)] = []

    /// - Parameters:
    ///   - yaml: Where the front matter stands; `nil` where there is none.
    ///   - places: Where the body says something of the recipe.
    init(_ bytes: [UInt8], _ yaml: Range<Int>?, places: [(key: String, range: Range<Int>)]) {
        self.bytes = bytes
        bodyLines = places
        guard let yaml else { return }
        var lines = LineReader(bytes, from: yaml.lowerBound)
        var isOpen = false
        while lines.position < yaml.upperBound, let line = lines.next() {
            guard let first = bytes[line].first else { continue }
            if first == 0x20 || first == 0x09 || first == UInt8(ascii: "-") {
                // Only what stands right below a key belongs to it; a comment between stays.
                if isOpen, let last = entries.indices.last {
                    entries[last].range = entries[last].range.lowerBound..<lines.position
                }
            } else if first == UInt8(ascii: "#") {
                isOpen = false
            } else if let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) {
                let key = CooklangText.string(CooklangText.trim(line.lowerBound..<colon, in: bytes), in: bytes)
                entries.append((key.trimmingQuotes, line.lowerBound..<lines.position))
                isOpen = true
            }
        }
    }

    /// Notes what has to change so that the front matter says other entries.
    mutating func change(_ old: [FrontMatterWriter.Entry], to new: [FrontMatterWriter.Entry]) {
        for entry in old where !new.contains(where: { $0.key == entry.key }) { replace(entry.key, with: nil) }
        for entry in new where !old.contains(entry) { replace(entry.key, with: entry.lines) }
    }

    private mutating func replace(_ key: String, with lines: [String]?) {
        let places = entries.filter { Self.isSame($0.key, key) }
        removedLines += bodyLines.filter { Self.isSame($0.key, key) }.map(\.range)
        for place in places.dropLast() { edits.append((place.range, "")) }
        guard let place = places.last else {
            if let lines { added += lines.map { $0 + "\n" }.joined() }
            return
        }
        guard var lines else { return edits.append((place.range, "")) }
        lines[0] = lines[0].keyed(as: place.key) + comment(in: place.range)
        edits.append((place.range, lines.map { $0 + "\n" }.joined()))
    }

    /// The comment at the end of a value's first line, where that has no quotation marks.
    private func comment(in range: Range<Int>) -> String {
        var lines = LineReader(bytes, from: range.lowerBound)
        guard let line = lines.next() else { return "" }
        let text = CooklangText.string(line, in: bytes)
        guard !text.contains("\""), !text.contains("'"), let mark = text.firstRange(of: " #") else { return "" }
        return String(text[mark.lowerBound...])
    }

    /// Whether two keys say the same thing of a recipe.
    private static func isSame(_ key: String, _ other: String) -> Bool {
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

    /// A line of YAML with another key.
    fileprivate func keyed(as key: String) -> String {
        guard let colon = firstIndex(of: ":") else { return self }
        return YAMLText.scalar(key) + self[colon...]
    }
}
