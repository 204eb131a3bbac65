/// Gathers the items that a page marks in its elements, as microdata (`itemscope`, `itemprop`) or RDFa (`typeof`,
/// `property`), in the shape that the same items have in JSON-LD.
struct EmbeddedItems {
    enum Syntax { case microdata, rdfa }

    /// The items that belong to no other, in the page's order: objects with `@type` and their properties.
    private(set) var items: [JSONValue] = []

    private let syntax: Syntax
    /// One for each open element.
    private var frames: [Frame] = []
    private var openItems: [OpenItem] = []
    /// What stands inside the outermost open item.
    private var text = HTMLText()
    private var hiddenElements = 0
    private var openTexts = 0

    /// How many properties, one inside the other, are read by their text.
    private static let textLimit = 16

    private struct Frame {
        var opensItem = false
        var properties: [String] = []
        /// What an attribute says the value is.
        var value: String?
        /// Where the element's text begins, where its text is the value.
        var textStart: Int?
    }

    private struct OpenItem {
        var types: [String]
        var address: String?
        private var properties: [(name: String, values: [JSONValue])] = []
        private var places = KeyIndex<String>()

        init(types: [String], address: String?) {
            self.types = types
            self.address = address
        }

        mutating func add(_ value: JSONValue, as property: String) {
            let place = places.place(of: property)
            if place == properties.count {
                properties.append((property, [value]))
            } else {
                properties[place].values.append(value)
            }
        }

        var value: JSONValue {
            var members: [JSONValue.Member] = [.init(key: "@type", value: .array(types.map { .string($0) }))]
            if let address { members.append(.init(key: "@id", value: .string(address))) }
            members += properties.map { name, values in
                .init(key: name, value: values.count == 1 ? values[0] : .array(values))
            }
            return .object(members)
        }
    }

    init(_ syntax: Syntax) { self.syntax = syntax }

    mutating func begin(_ element: HTMLElement) {
        var frame = Frame()
        let types = types(of: element)
        frame.opensItem = types != nil
        if !openItems.isEmpty {
            frame.properties = properties(of: element)
            if HTMLText.isHidden(element.name) { hiddenElements += 1 }
            text.begin(element.name)
        }
        if let types {
            openItems.append(OpenItem(types: types, address: element["itemid"] ?? element["resource"]))
        } else if !frame.properties.isEmpty {
            frame.value = Self.value(of: element, property: frame.properties[0])
            if frame.value == nil, openTexts < Self.textLimit {
                frame.textStart = text.bytes.count
                openTexts += 1
            }
        }
        frames.append(frame)
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        if !openItems.isEmpty, hiddenElements == 0 { text.append(bytes) }
    }

    mutating func end(_ name: String) {
        guard let frame = frames.popLast() else { return }
        if frame.opensItem, let item = openItems.popLast() {
            if openItems.isEmpty || frame.properties.isEmpty {
                items.append(item.value)
            } else {
                add(item.value, as: frame.properties)
            }
            if openItems.isEmpty {
                text = HTMLText()
                hiddenElements = 0
                return
            }
        } else if let value = frame.value {
            add(.string(value), as: frame.properties)
        } else if let start = frame.textStart {
            openTexts -= 1
            text.end(name)
            add(.string(text.string(from: start)), as: frame.properties)
        }
        guard !openItems.isEmpty else { return }
        if HTMLText.isHidden(name) { hiddenElements -= 1 }
        if frame.textStart == nil { text.end(name) }
    }

    /// Ends what the page left open.
    mutating func finish() {
        while !frames.isEmpty { end("") }
    }

    private mutating func add(_ value: JSONValue, as properties: [String]) {
        guard let last = openItems.indices.last else { return }
        for property in properties { openItems[last].add(value, as: property) }
    }

    /// The types of the item that an element begins; `nil` where it begins none.
    private func types(of element: HTMLElement) -> [String]? {
        switch syntax {
        case .microdata:
            guard element["itemscope"] != nil || element["itemtype"] != nil else { return nil }
            return (element["itemtype"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        case .rdfa:
            return element["typeof"].map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        }
    }

    private func properties(of element: HTMLElement) -> [String] {
        let names = element[syntax == .microdata ? "itemprop" : "property"] ?? ""
        return names.split(whereSeparator: \.isWhitespace).map { String(SchemaOrgTerm.name(of: $0)) }
    }

    /// The value that an element's attributes give a property; `nil` where its text is the value.
    private static func value(of element: HTMLElement, property: String) -> String? {
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
