/// Reads the names of types and properties of schema.org: `Recipe`, `schema:Recipe` or `https://schema.org/Recipe`.
enum SchemaOrgTerm {
    /// Returns the name without its prefix.
    static func name(of term: some StringProtocol) -> Substring {
        let text = Substring(term)
        guard let mark = text.utf8.lastIndex(where: { $0 == 0x2F || $0 == 0x23 || $0 == 0x3A }) else { return text }
        return text[text.utf8.index(after: mark)...]
    }

    /// Returns whether a value has a type, ignoring letter case and prefixes.
    ///
    /// - Parameters:
    ///   - type: The name of the type without a prefix.
    ///   - value: The value. If it is not an object, it has no types.
    static func isType(_ type: String, _ value: JSONValue) -> Bool {
        guard let types = value["@type"] ?? value["type"] else { return false }
        return types.elements.contains { element in
            guard case .string(let name) = element else { return false }
            return name == type || Self.name(of: name).lowercased() == type.lowercased()
        }
    }

    /// Returns whether the value of a property is a URL.
    static func isAddress(_ property: String) -> Bool {
        switch property {
        case "url", "image", "sameAs", "mainEntityOfPage", "thumbnailUrl", "contentUrl", "embedUrl", "suitableForDiet":
            true
        default: false
        }
    }
}
