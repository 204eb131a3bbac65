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

    /// The value as one text. Lists and nested keys are joined by commas: `a, b`, `key: value, key: value`.
    var flattened: String {
        switch self {
        case .text(let text): text
        case .list(let values): values.compactMap(\.words).joined(separator: ", ")
        case .entries(let entries): entries.map { "\($0.key): \($0.value.flattened)" }.joined(separator: ", ")
        }
    }

    /// The value as one text, or `nil` if the text is empty.
    var words: String? {
        let text = flattened
        return text.isEmpty ? nil : text
    }

    /// The items of a list, or the parts of a text between commas. Nested keys are one item.
    var items: [String] {
        switch self {
        case .text(let text):
            text.utf8.split(separator: UInt8(ascii: ",")).map { Substring($0).trimmingSpaces() }.filter { !$0.isEmpty }
        case .list(let values): values.compactMap(\.words)
        case .entries: [flattened]
        }
    }

    /// The items of a list. A text is a single item, because the URL of an image can contain commas.
    var wholeItems: [String] {
        if case .text(let text) = self { return text.isEmpty ? [] : [text] }
        return items
    }
}
