extension JSONValue {
    /// The value as text: a string, a number, or the name or text of an object. The text of an array is the first text
    /// of its elements.
    ///
    /// One line without HTML, or `nil` if there is no text.
    var words: String? {
        guard let text = writtenText else { return nil }
        let line = SchemaOrgText.line(text)
        return line.isEmpty ? nil : line
    }

    /// The unchanged text of the value, with line breaks and HTML.
    var writtenText: String? {
        switch self {
        case .null, .bool: nil
        case .number(let digits): digits
        case .string(let text): isEmpty ? nil : text
        case .array(let values): values.firstResult(\.writtenText)
        case .object: self["@value", "name", "text", "headline", "value"]?.writtenText
        }
    }

    /// The text of each of several values.
    var wordList: [String] { elements.compactMap(\.words) }

    /// The URL in the value.
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
    /// Returns the first result that is not `nil`. Calls `result` once for each element up to it.
    fileprivate func firstResult<Result>(_ result: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = result(element) { return result }
        }
        return nil
    }
}
