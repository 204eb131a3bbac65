import RecipeKit

/// The value of a metadata key: text, a list, or nested keys.
enum MetadataValue: Hashable, Sendable {
    case text(String)
    case list([MetadataValue])
    case entries([Entry])

    struct Entry: Hashable, Sendable {
        var key: String
        var value: MetadataValue
    }

    var isText: Bool { if case .text = self { true } else { false } }

    /// The whole value on one line: `a, b`, `key: value, key: value`.
    var flattened: String {
        switch self {
        case .text(let text): text
        case .list(let values): values.compactMap(\.words).joined(separator: ", ")
        case .entries(let entries): entries.map { "\($0.key): \($0.value.flattened)" }.joined(separator: ", ")
        }
    }

    /// The whole value on one line, or `nil` if it is empty.
    var words: String? {
        let text = flattened
        return text.isEmpty ? nil : text
    }

    /// The items of a list. A text is split at its commas.
    var items: [String] {
        switch self {
        case .text(let text):
            text.utf8.split(separator: UInt8(ascii: ",")).map { Substring($0).trimmingSpaces() }.filter { !$0.isEmpty }
        case .list(let values): values.compactMap(\.words)
        case .entries: [flattened]
        }
    }

    /// The items of a list. A text is a single item and is not split at commas, because addresses can contain them.
    var wholeItems: [String] {
        if case .text(let text) = self { return text.isEmpty ? [] : [text] }
        return items
    }
}
