extension HTMLElement {
    /// Whether what is in it stands out as headings do: by its name, or by what its class is called.
    var isEmphasis: Bool {
        switch name {
        case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6": true
        case "div", "span", "p", "li", "dt", "td": self["class"].map(Self.isHeadingClass) ?? false
        default: false
        }
    }

    /// `group-head`, `ingredients__title`, `underline`: what designers call headings and the setting of them.
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

    /// Whether it is called a note: what is in it is no step.
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
