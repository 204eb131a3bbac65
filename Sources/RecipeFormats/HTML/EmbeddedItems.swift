/// Collects the items of schema.org data that a page marks in its elements, in the same form as JSON-LD.
struct EmbeddedItems {
    /// The items that are not inside another item, in page order. Each is an object with `@type` and its properties.
    private(set) var items: [JSONValue] = []
    /// The ingredients and instructions outside of all items. Some pages close the element of the item too early.
    private(set) var strays = EmbeddedItem(types: [], address: nil)

    private let syntax: EmbeddedSyntax
    /// The open elements of the page, from the outermost to the innermost.
    private var frames: [Frame] = []
    /// The open items, from the outermost to the innermost.
    private var openItems: [EmbeddedItem] = []
    /// The list items and table rows that are open inside an item.
    private var lines: [Line] = []
    /// The text of the outermost open item, or of the outermost property outside of all items.
    private var text = HTMLText()
    /// The number of open elements whose content is not shown.
    private var hiddenElements = 0
    /// The number of open elements whose text is the value of a property.
    private var openTexts = 0

    /// The maximum of ``openTexts``. The text of a property contains the texts of all inner elements, so deep nesting
    /// would take much time.
    private static let textLimit = 16

    private struct Frame {
        var opensItem = false
        var opensLine = false
        /// Whether the text of the element can be a value or a part of a value.
        var isRead = false
        var properties: [String] = []
        /// The value of the properties of the element, or `nil` if no attribute contains the value.
        var value: String?
        /// The offset in ``text`` at which the element begins, if its text is the value of the properties.
        var textStart: Int?
        /// The number of values of the first property before the element.
        var valuesBefore = 0
    }

    /// A list item or a table row, and the properties that are marked in it.
    private struct Line {
        var textStart: Int
        var properties: [String] = []
        /// The last text that was added as a value inside the line.
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

    /// Whether the current text can be a value or a part of a value.
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

    /// Ends all elements that are still open at the end of the page.
    mutating func finish() {
        while !frames.isEmpty { end("") }
    }

    private mutating func clear() {
        text = HTMLText()
        hiddenElements = 0
        lines = []
    }

    /// Adds the text of an element as a value. In a microformat, if an inner element already added a value for the same
    /// property, adds nothing.
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

    /// Ends a line. If the page marks only the name of an ingredient and an amount is before the name, the whole line
    /// replaces the name: `2 eggs` replaces `eggs`.
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
