/// A syntax in which a page marks items of schema.org data in its elements.
enum EmbeddedSyntax {
    /// The attributes `itemscope`, `itemtype`, `itemprop`.
    case microdata
    /// The attributes `typeof`, `property`.
    case rdfa
    /// The classes of the hRecipe and h-recipe microformats.
    case microformat

    /// Returns the types of the item that an element begins, or `nil` if it begins none.
    func types(of element: HTMLElement) -> [String]? {
        switch self {
        case .microdata:
            guard element["itemscope"] != nil || element["itemtype"] != nil else { return nil }
            return (element["itemtype"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        case .rdfa:
            return element["typeof"].map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        case .microformat:
            return element.classes.contains { $0 == "hrecipe" || $0 == "h-recipe" } ? ["Recipe"] : nil
        }
    }

    /// Returns the schema.org names of the properties whose value an element contains.
    func properties(of element: HTMLElement) -> [String] {
        switch self {
        case .microdata: Self.names(in: element["itemprop"])
        case .rdfa: Self.names(in: element["property"])
        case .microformat:
            element.classes.compactMap { Self.property(ofClass: $0, inList: element.name == "li") }
        }
    }

    private static func names(in attribute: String?) -> [String] {
        (attribute ?? "").split(whereSeparator: \.isWhitespace).map { String(SchemaOrgTerm.name(of: $0)) }
    }

    /// Returns the schema.org property for a class of a microformat, or `nil` if there is none. Outside of lists, the
    /// class of ingredients can also mark links. Therefore, it becomes the older property `ingredients`, which has
    /// lower precedence.
    private static func property(ofClass name: Substring, inList: Bool) -> String? {
        switch name {
        case "fn", "p-name": "name"
        case "ingredient", "p-ingredient": inList ? "recipeIngredient" : "ingredients"
        case "instruction", "instructions", "e-instructions", "p-instructions": "recipeInstructions"
        case "yield", "p-yield": "recipeYield"
        case "duration", "dt-duration": "totalTime"
        case "photo", "u-photo": "image"
        case "summary", "p-summary": "description"
        case "author", "p-author": "author"
        default: nil
        }
    }

    /// Returns the value in the attributes of an element, or `nil` if the value is the text of the element.
    static func value(of element: HTMLElement, property: String) -> String? {
        if let content = element["content"] { return content }
        switch element.name {
        case "meta": return ""
        case "img", "audio", "video", "source", "embed", "iframe", "track":
            return element["src"].flatMap { $0.hasPrefix("data:") ? nil : $0 } ?? element["data-src"] ?? element["src"]
                ?? ""
        case "link": return element["href"] ?? ""
        case "a", "area": return SchemaOrgTerm.isAddress(property) ? element["href"] : nil
        case "object": return element["data"]
        case "data", "meter": return element["value"]
        case "time": return element["datetime"]
        default: return nil
        }
    }
}

extension HTMLElement {
    fileprivate var classes: [Substring] { self["class"]?.split(whereSeparator: \.isWhitespace) ?? [] }
}
