import RecipeKit

/// Reads the TOML between two lines of three plus signs at the start of a file of Hugo: strings, and lists of strings
/// on one or several lines.
enum TOMLFrontMatter {
    /// - Returns: The entries and the offset at which the text begins, or `nil` if there is no such front matter.
    static func read(_ bytes: [UInt8]) -> (entries: [MetadataValue.Entry], end: Int)? {
        guard bytes.starts(with: "+++".utf8) else { return nil }
        var lines = LineReader(bytes)
        guard let first = lines.next(), UTF8Text.trim(first, in: bytes).count == 3 else { return nil }
        var entries: [MetadataValue.Entry] = []
        var isInTable = false
        while let line = lines.next() {
            var text = UTF8Text.string(UTF8Text.trim(line, in: bytes), in: bytes)
            if text == "+++" { return (entries, min(lines.position, bytes.count)) }
            if text.hasPrefix("[") { isInTable = true }
            guard !isInTable, !text.hasPrefix("#"), let equals = text.firstIndex(of: "=") else { continue }
            let key = text[..<equals].trimmingSpaces()
            text = text[text.index(after: equals)...].trimmingSpaces()
            while text.hasPrefix("["), !text.hasSuffix("]"), let next = lines.next() {
                text += UTF8Text.string(UTF8Text.trim(next, in: bytes), in: bytes)
            }
            entries.append(MetadataValue.Entry(key: key, value: value(text)))
        }
        return nil
    }

    private static func value(_ text: String) -> MetadataValue {
        guard text.hasPrefix("[") else { return .text(strings(in: text).first ?? text) }
        return .list(strings(in: text).map { .text($0) })
    }

    /// Returns the texts between quotation marks.
    private static func strings(in text: String) -> [String] {
        var strings: [String] = []
        var current: String?
        var mark: Character = "\""
        var isEscaped = false
        for character in text {
            guard let open = current else {
                if character == "\"" || character == "'" { (current, mark) = ("", character) }
                continue
            }
            if isEscaped {
                current = open + String(character)
                isEscaped = false
            } else if character == "\\", mark == "\"" {
                isEscaped = true
            } else if character == mark {
                strings.append(open)
                current = nil
            } else {
                current = open + String(character)
            }
        }
        return strings
    }
}
