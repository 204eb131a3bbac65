/// The parts of a page that contain recipes (JSON-LD and marked elements), and the title, address, site name and
/// language of the page.
final class HTMLPage: HTMLEvents {
    /// A JSON-LD block and the line on which it begins.
    struct Script: Hashable {
        var text: [UInt8]
        var line: Int
    }

    private(set) var scripts: [Script] = []
    private(set) var microdata = EmbeddedItems(.microdata)
    private(set) var rdfa = EmbeddedItems(.rdfa)
    private(set) var microformats = EmbeddedItems(.microformat)
    private(set) var language: String?
    /// The URL of the page, from its `canonical` link or its `og:url`.
    private(set) var address: String?
    private(set) var siteName: String?
    /// The picture that the page states for links to the page (`og:image`).
    private(set) var picture: String?
    /// The title that the page states for links to the page (`og:title`).
    private(set) var title: String?
    /// The title in the tab of a browser, often with the name of the site.
    private(set) var documentTitle: String?
    /// What the page says of itself in the lists of search engines.
    private(set) var summary: String?
    /// The line with too deeply nested elements, at which reading stopped, counted from 1. `nil` if the whole page was
    /// read.
    private(set) var stoppedLine: Int?

    private var isInScript = false
    private var titleText: HTMLText?

    /// Creates the parts of a page.
    ///
    /// - Parameter bytes: The page as well-formed UTF-8.
    init(utf8 bytes: [UInt8]) {
        stoppedLine = bytes.withUnsafeBufferPointer { HTMLParser.parse($0, into: self) }
        microdata.finish()
        rdfa.finish()
        microformats.finish()
    }

    func begin(_ element: HTMLElement) {
        switch element.name {
        case "script":
            isInScript = element["type"]?.lowercased().contains("ld+json") ?? false
            if isInScript { scripts.append(Script(text: [], line: element.line)) }
        case "html": language = element["lang"] ?? language
        case "link": if element["rel"]?.lowercased() == "canonical" { address = element["href"] ?? address }
        case "meta": readMeta(element)
        // The pictures of a page can have titles too.
        case "title": if documentTitle == nil { titleText = HTMLText() }
        default: break
        }
        microdata.begin(element)
        rdfa.begin(element)
        microformats.begin(element)
    }

    func end(_ name: String) {
        if name == "script" { isInScript = false }
        if name == "title", let text = titleText {
            (documentTitle, titleText) = (text.string(), nil)
        }
        microdata.end(name)
        rdfa.end(name)
        microformats.end(name)
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard !isInScript else {
            scripts[scripts.count - 1].text += bytes
            return
        }
        titleText?.append(bytes)
        microdata.append(bytes)
        rdfa.append(bytes)
        microformats.append(bytes)
    }

    private func readMeta(_ element: HTMLElement) {
        guard let content = element["content"], !content.isEmpty else { return }
        switch element["property"] ?? element["name"] ?? "" {
        case "og:title": title = content
        case "og:url": address = address ?? content
        case "og:site_name": siteName = content
        case "og:description", "description": summary = summary ?? content
        case "og:image": picture = picture ?? content
        default: break
        }
    }
}

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

/// Receives the parts of a page from ``HTMLParser`` in page order.
protocol HTMLEvents: AnyObject {
    /// Called at the start of an element. The names of elements and attributes are in lowercase, and character
    /// references in attribute values are resolved.
    func begin(_ element: HTMLElement)

    /// Called at the end of the innermost open element, even if the page does not close it.
    func end(_ name: String)

    /// Called with a part of the text of an element. Character references are resolved. The content of a script is also
    /// text.
    func text(_ bytes: UnsafeBufferPointer<UInt8>)
}

/// The name, the attributes and the line of an element.
struct HTMLElement {
    var name: String
    var attributes: [(name: String, value: String)]
    /// The line on which the start tag ends, counted from 1.
    var line: Int

    /// The value of an attribute, or `nil` if the element does not have the attribute. An attribute without a value is
    /// an empty text.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
