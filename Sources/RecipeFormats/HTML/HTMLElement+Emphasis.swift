extension HTMLElement {
    /// Whether the content is a heading or bold, according to the name or the class of the element.
    var isEmphasis: Bool {
        switch name {
        case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6": true
        case "div", "span", "p", "li", "dt", "td": self["class"].map(Self.isHeadingClass) ?? false
        default: false
        }
    }

    /// Returns whether a `class` attribute names a heading or its style: `group-head`, `ingredients__title`,
    /// `underline`.
    private static func isHeadingClass(_ value: String) -> Bool {
        words(of: value).contains { word in
            switch word {
            case "head", "heading", "headline", "subheading", "subhead", "title", "subtitle", "bold", "underline",
                "uline":
                true
            default: false
            }
        }
    }

    /// Whether the class or the id of the element marks its content as a note and not as a step.
    var isNote: Bool {
        guard name == "div" || name == "p" || name == "section" || name == "aside" || name == "li" else { return false }
        return [self["class"], self["id"]].contains { value in
            value.map { Self.words(of: $0).contains { $0 == "note" || $0 == "notes" || $0 == "remarks" } } ?? false
        }
    }

    private static func words(of value: String) -> [String] {
        value.split { !$0.isLetter }.map { $0.lowercased() }
    }
}
