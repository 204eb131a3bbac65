/// Names of schema.org as they are written: `Recipe`, `schema:Recipe`, `https://schema.org/Recipe`.
enum SchemaOrgTerm {
    /// The name without what says whose it is.
    static func name(of term: some StringProtocol) -> Substring {
        let text = Substring(term)
        guard let mark = text.utf8.lastIndex(where: { $0 == 0x2F || $0 == 0x23 || $0 == 0x3A }) else { return text }
        return text[text.utf8.index(after: mark)...]
    }

    /// Whether a value is of a type, letter case aside; it may be of several.
    static func isType(_ type: String, _ value: JSONValue) -> Bool {
        guard let types = value["@type"] ?? value["type"] else { return false }
        return types.elements.contains { element in
            guard case .string(let name) = element else { return false }
            return name == type || Self.name(of: name).lowercased() == type.lowercased()
        }
    }

    /// Whether a property's value is an address.
    static func isAddress(_ property: String) -> Bool {
        switch property {
        case "url", "image", "sameAs", "mainEntityOfPage", "thumbnailUrl", "contentUrl", "embedUrl", "suitableForDiet":
            true
        default: false
        }
    }
}
