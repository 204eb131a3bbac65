/// A value from JSON, or from microdata, RDFa or a microformat in the same form.
///
/// The members of an object keep their order. A number is stored as its digits, because no calculation uses its value.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A key of an object and its value.
    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSONValue

        package init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// The value of a key, or `nil` if there is none. If a key is repeated, its last value is used, as in other JSON
    /// readers.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }

    /// The first value of the given keys that is not empty, or `nil` if there is none.
    package subscript(keys: String...) -> JSONValue? {
        for key in keys {
            if let value = self[key], !value.isEmpty { return value }
        }
        return nil
    }

    /// Whether the value is null, a blank string, an array of empty values, or an object without members.
    var isEmpty: Bool {
        switch self {
        case .null: true
        case .bool, .number: false
        case .string(let text): text.utf8.allSatisfy { $0 <= 0x20 }
        case .array(let values): values.allSatisfy(\.isEmpty)
        case .object(let members): members.isEmpty
        }
    }

    /// The elements of an array, with the elements of nested arrays. Null has no elements. Any other value is its own
    /// only element.
    var elements: [JSONValue] {
        switch self {
        case .null: []
        case .array(let values): values.contains(where: \.isNested) ? values.flatMap(\.elements) : values
        default: [self]
        }
    }

    private var isNested: Bool {
        switch self {
        case .null, .array: true
        default: false
        }
    }
}

extension JSONValue {
    /// The value as one line of text without HTML, or `nil` if there is no text. The text of an object is its name or a
    /// similar member.
    var words: String? {
        guard let text = writtenText else { return nil }
        let line = SchemaOrgText.line(text)
        return line.isEmpty ? nil : line
    }

    /// The text of the value with its line breaks and its HTML, or `nil` if there is no text.
    var writtenText: String? {
        switch self {
        case .null, .bool: nil
        case .number(let digits): digits
        case .string(let text): isEmpty ? nil : text
        case .array(let values): values.firstResult(\.writtenText)
        case .object: self["@value", "name", "text", "headline", "value"]?.writtenText
        }
    }

    /// The texts of the elements, each as one line without HTML. A value that is not an array is its own only element.
    /// Elements without text are left out.
    var wordList: [String] { elements.compactMap(\.words) }

    /// The first URL in the value, or `nil` if there is none. Any text counts as a URL.
    var address: String? {
        switch self {
        case .string(let text):
            let text = SchemaOrgText.folded(text)
            return text.isEmpty ? nil : text.withoutEntities
        case .array(let values): return values.firstResult(\.address)
        case .object: return self["url", "contentUrl", "@id", "src"]?.address
        default: return nil
        }
    }
}

extension Sequence {
    /// Returns the first result that is not `nil`, or `nil` if there is none.
    fileprivate func firstResult<Result>(_ result: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = result(element) { return result }
        }
        return nil
    }
}
