import RecipeKit

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
            var reader = FrontMatterTOMLReader(bytes, start..<line.lowerBound)
            let entries = reader.entries().flatMap { entry in
                if case .entries(let entries) = entry.value, pages.contains(entry.key.lowercased()) { return entries }
                return [entry]
            }
            return (entries, min(lines.position, bytes.count))
        }
        return nil
    }
}
