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
    /// The title that the page states for links to the page (`og:title`).
    private(set) var title: String?
    /// The line with too deeply nested elements, at which reading stopped, counted from 1. `nil` if the whole page was
    /// read.
    private(set) var stoppedLine: Int?

    private var isInScript = false

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
        default: break
        }
        microdata.begin(element)
        rdfa.begin(element)
        microformats.begin(element)
    }

    func end(_ name: String) {
        if name == "script" { isInScript = false }
        microdata.end(name)
        rdfa.end(name)
        microformats.end(name)
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard !isInScript else {
            scripts[scripts.count - 1].text += bytes
            return
        }
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
        default: break
        }
    }
}
