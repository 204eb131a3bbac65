import RecipeKit

/// Finds the TOML between two lines of three plus signs at the start of a file of Hugo or Zola.
enum TOMLFrontMatter {
    /// Tables whose keys count as keys of the page.
    private static let pages: Set<String> = ["extra", "params", "taxonomies", "recipe", "page"]

    /// - Returns: The entries and the offset at which the text begins, or `nil` if there is no such front matter.
    static func read(_ bytes: [UInt8]) -> (entries: [MetadataValue.Entry], end: Int)? {
        guard bytes.starts(with: "+++".utf8) else { return nil }
        var lines = LineReader(bytes)
        guard let first = lines.next(), UTF8Text.trim(first, in: bytes).count == 3 else { return nil }
        let start = lines.position
        while let line = lines.next() {
            guard UTF8Text.string(UTF8Text.trim(line, in: bytes), in: bytes) == "+++" else { continue }
            var reader = TOMLReader(bytes, start..<line.lowerBound)
            let entries = reader.entries().flatMap { entry in
                if case .entries(let entries) = entry.value, pages.contains(entry.key.lowercased()) { return entries }
                return [entry]
            }
            return (entries, min(lines.position, bytes.count))
        }
        return nil
    }
}
