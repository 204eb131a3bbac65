/// Collects the items that a page marks in its elements, in the same form as JSON-LD.
struct EmbeddedItems {
    /// The items outside of other items, in page order: objects with `@type` and their properties.
    private(set) var items: [JSONValue] = []
    /// The properties of a recipe that are outside every item, because an element was closed too early.
    private(set) var strays = EmbeddedItem(types: [], address: nil)

    private let syntax: EmbeddedSyntax
    /// One frame for each open element.
    private var frames: [Frame] = []
    private var openItems: [EmbeddedItem] = []
    /// The list items and table rows that are open inside an item.
    private var lines: [Line] = []
    /// The text of the outermost open item.
    private var text = HTMLText()
    private var hiddenElements = 0
    private var openTexts = 0

    /// The maximum number of nested properties that are read by their text.
    private static let textLimit = 16

    private struct Frame {
        var opensItem = false
        var opensLine = false
        /// Whether the content of the element is needed.
        var isRead = false
        var properties: [String] = []
        /// The value that an attribute gives.
        var value: String?
        /// The start of the element's text, if the text is the value.
        var textStart: Int?
        /// The number of values of the first property before the element.
        var valuesBefore = 0
    }

    /// A list item, and the properties marked in it.
    private struct Line {
        var textStart: Int
        var properties: [String] = []
        var markedText: String?
    }

    init(_ syntax: EmbeddedSyntax) { self.syntax = syntax }

    mutating func begin(_ element: HTMLElement) {
        var frame = Frame()
        let types = syntax.types(of: element)
        frame.opensItem = types != nil
        if !openItems.isEmpty || syntax == .microdata {
            frame.properties = syntax.properties(of: element)
            if openItems.isEmpty { frame.properties.removeAll { !Self.isContent($0) } }
        }
        if isReading {
            frame.isRead = true
            if HTMLText.isHidden(element.name) { hiddenElements += 1 }
            text.begin(element)
            if element.name == "li" || element.name == "tr" {
                frame.opensLine = true
                lines.append(Line(textStart: text.bytes.count))
            }
        }
        if let types {
            openItems.append(EmbeddedItem(types: types, address: element["itemid"] ?? element["resource"]))
        } else if let property = frame.properties.first {
            frame.value = EmbeddedSyntax.value(of: element, property: property)
            if syntax == .microformat { frame.valuesBefore = openItems.last?.count(of: property) ?? 0 }
            if frame.value == nil, openTexts < Self.textLimit {
                frame.textStart = text.bytes.count
                openTexts += 1
            }
        }
        frames.append(frame)
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        if isReading, hiddenElements == 0 { text.append(bytes) }
    }

    /// Whether the text can be a value or a part of one.
    private var isReading: Bool { !openItems.isEmpty || openTexts > 0 }

    mutating func end(_ name: String) {
        guard let frame = frames.popLast() else { return }
        if frame.opensItem, let item = openItems.popLast() {
            if frame.properties.isEmpty || openItems.isEmpty && !Self.isPart(item) {
                items.append(item.value)
            } else {
                add(item.value, as: frame.properties)
            }
        } else if let value = frame.value {
            add(.string(value), as: frame.properties)
        } else if let start = frame.textStart {
            openTexts -= 1
            if frame.isRead { text.end(name) }
            addText(from: start, of: frame)
        }
        guard isReading else { return clear() }
        guard frame.isRead else { return }
        if HTMLText.isHidden(name) { hiddenElements -= 1 }
        if frame.textStart == nil { text.end(name) }
        if frame.opensLine, let line = lines.popLast() { finish(line) }
    }

    /// Ends the elements that the page did not close.
    mutating func finish() {
        while !frames.isEmpty { end("") }
    }

    private mutating func clear() {
        text = HTMLText()
        hiddenElements = 0
        lines = []
    }

    /// Adds the text of an element. With a microformat, the text also belongs to the enclosing element.
    private mutating func addText(from start: Int, of frame: Frame) {
        if syntax == .microformat, let last = openItems.last, last.count(of: frame.properties[0]) > frame.valuesBefore {
            return
        }
        let value = text.string(from: start)
        add(.string(value), as: frame.properties)
        if let last = lines.indices.last { lines[last].markedText = value }
    }

    private mutating func add(_ value: JSONValue, as properties: [String]) {
        if let last = lines.indices.last { lines[last].properties += properties }
        guard let last = openItems.indices.last else {
            for property in properties { strays.add(value, as: property) }
            return
        }
        for property in properties { openItems[last].add(value, as: property) }
    }

    /// Ends a list item. If only the name of an ingredient is marked in the item and an amount is before the name, the
    /// whole item is the ingredient line.
    private mutating func finish(_ line: Line) {
        guard line.properties.count == 1, Self.isIngredient(line.properties[0]), let name = line.markedText,
            name.first?.isNumber == false, let last = openItems.indices.last
        else { return }
        let whole = text.string(from: line.textStart)
        guard whole != name, whole.first?.isNumber == true, !whole.utf8.contains(0x0A) else { return }
        openItems[last].replaceLast(line.properties[0], with: .string(whole))
    }

    private static func isIngredient(_ property: String) -> Bool {
        property == "recipeIngredient" || property == "ingredients"
    }

    /// Returns whether a property contains ingredients or instructions.
    private static func isContent(_ property: String) -> Bool {
        isIngredient(property) || property == "recipeInstructions"
    }

    /// Returns whether an item is a part of a recipe and not a separate recipe.
    private static func isPart(_ item: EmbeddedItem) -> Bool {
        item.types.contains { SchemaOrgTerm.name(of: $0).hasPrefix("HowTo") }
    }
}
