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
