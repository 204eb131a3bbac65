extension JSONValue {
    /// The value as words: a string, a number, the name or text of an object; of several the first that says anything.
    ///
    /// In one line, without HTML; `nil` where it says nothing.
    var words: String? {
        guard let text = writtenText else { return nil }
        let line = SchemaOrgText.line(text)
        return line.isEmpty ? nil : line
    }

    /// The same as the data has it, line breaks, HTML and all.
    var writtenText: String? {
        switch self {
        case .null, .bool: nil
        case .number(let digits): digits
        case .string(let text): isEmpty ? nil : text
        case .array(let values): values.firstResult(\.writtenText)
        case .object: self["@value", "name", "text", "headline", "value"]?.writtenText
        }
    }

    /// The words of each of several values.
    var wordList: [String] { elements.compactMap(\.words) }

    /// The address that a value is or has.
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
    /// What comes of the first element that anything comes of; each is asked once.
    fileprivate func firstResult<Result>(_ result: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = result(element) { return result }
        }
        return nil
    }
}
