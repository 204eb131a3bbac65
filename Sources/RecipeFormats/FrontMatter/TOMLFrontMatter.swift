import RecipeKit
import TOMLDocuments

/// Reads the front matter of a file of Hugo or Zola: TOML between two lines of three plus signs at the start of the
/// file.
enum TOMLFrontMatter {
    /// The names of tables whose keys count as keys of the outermost level.
    private static let pages: Set<String> = ["extra", "params", "taxonomies", "recipe", "page"]

    /// Reads the front matter of a file.
    ///
    /// - Returns: The entries, and the offset after the front matter. `nil` if the file has no front matter in TOML.
    static func read(_ bytes: [UInt8]) -> (entries: [MetadataValue.Entry], end: Int)? {
        guard bytes.starts(with: "+++".utf8) else { return nil }
        var lines = LineReader(bytes)
        guard let first = lines.next(), UTF8Text.trim(first, in: bytes).count == 3 else { return nil }
        let start = lines.position
        while let line = lines.next() {
            guard UTF8Text.string(UTF8Text.trim(line, in: bytes), in: bytes) == "+++" else { continue }
            let entries = entries(of: bytes[start..<line.lowerBound]).flatMap { entry in
                guard case .entries(let entries) = entry.value, pages.contains(entry.key.lowercased()) else {
                    return [entry]
                }
                // The ingredients of a taxonomy are the words by which a site lists its pages.
                guard entry.key.lowercased() == "taxonomies" else { return entries }
                return entries.filter { MarkdownFrontMatter.part(ofKey: $0.key, $0.value) == .other }
            }
            return (entries, min(lines.position, bytes.count))
        }
        return nil
    }

    /// Returns the entries of the outermost level. Numbers, dates and truth values keep their text. What is not TOML is
    /// left out.
    static func entries(of bytes: ArraySlice<UInt8>) -> [MetadataValue.Entry] {
        let document = TOMLDocument(bytes: Array(bytes))
        return entries(of: document.root, in: document)
    }

    private static func entries(of table: TOMLNode, in document: TOMLDocument) -> [MetadataValue.Entry] {
        document.children(of: table).map { MetadataValue.Entry(key: $0.name, value: value(of: $0, in: document)) }
    }

    private static func value(of node: TOMLNode, in document: TOMLDocument) -> MetadataValue {
        switch node.kind {
        case .value: .text(printable(node.value?.text ?? ""))
        case .array, .tables: .list(document.children(of: node).map { value(of: $0, in: document) })
        case .implicit, .header, .dotted, .inline: .entries(entries(of: node, in: document))
        }
    }

    /// Returns a text without the control characters that can be in it as escapes, because the text goes into a recipe.
    private static func printable(_ text: String) -> String {
        guard text.utf8.contains(where: { [0x08, 0x0C, 0x0D].contains($0) }) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !["\u{8}", "\u{C}", "\r"].contains($0) }))
    }
}
