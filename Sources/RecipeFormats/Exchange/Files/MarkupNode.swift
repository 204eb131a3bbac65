import CLibXML2

/// An element of an HTML page or an XML text, with its children. The exports of a program always have the same
/// structure, so a reader finds an element by its name and its attributes.
final class MarkupNode {
    /// A child of an element.
    enum Child {
        case text(String)
        case element(MarkupNode)
    }

    /// The name in lowercase.
    let name: String
    private let attributes: [(name: String, value: String)]
    private(set) var children: [Child] = []

    init(_ element: HTMLElement) {
        name = element.name
        attributes = element.attributes
    }

    fileprivate func append(_ child: Child) { children.append(child) }

    /// The value of an attribute, or `nil` if the element does not have it.
    subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    /// The classes of the element.
    var classes: [Substring] { self["class"]?.split(separator: " ") ?? [] }

    /// The children that are elements.
    var elements: [MarkupNode] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// Returns the first child with one of the names, or `nil` if there is none.
    func child(_ names: String...) -> MarkupNode? { elements.first { names.contains($0.name) } }

    /// Returns all elements inside this one that meet a condition, at any depth and in the order of the text. The
    /// elements inside a returned element are not searched.
    func all(_ condition: (MarkupNode) -> Bool) -> [MarkupNode] {
        elements.flatMap { condition($0) ? [$0] : $0.all(condition) }
    }

    /// Returns the first element inside this one that meets a condition, or `nil` if there is none.
    func first(_ condition: (MarkupNode) -> Bool) -> MarkupNode? {
        for element in elements {
            if condition(element) { return element }
            if let found = element.first(condition) { return found }
        }
        return nil
    }

    /// The text of the element and of everything inside it. The element `br` is a line feed.
    var text: String {
        children.map { child in
            switch child {
            case .text(let text): text
            case .element(let element): element.name == "br" ? "\n" : element.text
            }
        }.joined()
    }

    /// The text as one line, or `nil` if it has no visible characters.
    var line: String? { ExportText.line(text) }
}

/// Creates the elements of a text from the events of a parser.
private final class MarkupBuilder: HTMLEvents {
    let root = MarkupNode(HTMLElement(name: "", attributes: [], line: 1))
    private var open: [MarkupNode] = []
    private var pending: [UInt8] = []

    private func flush() {
        guard !pending.isEmpty else { return }
        (open.last ?? root).append(.text(String(decoding: pending, as: UTF8.self)))
        pending = []
    }

    func begin(_ element: HTMLElement) {
        flush()
        let node = MarkupNode(element)
        (open.last ?? root).append(.element(node))
        open.append(node)
    }

    func end(_ name: String) {
        flush()
        if !open.isEmpty { open.removeLast() }
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) { pending += bytes }

    func finish() -> MarkupNode {
        flush()
        return root
    }
}

extension MarkupNode {
    /// Returns a node whose children are the elements of an HTML page. Invalid HTML is read as in browsers.
    static func html(_ bytes: [UInt8]) -> MarkupNode {
        let builder = MarkupBuilder()
        _ = bytes.withUnsafeBufferPointer { HTMLParser.parse($0, into: builder) }
        return builder.finish()
    }

    /// Returns a node whose children are the elements of an XML text. Text that is not well formed is read as far as
    /// possible.
    static func xml(_ bytes: [UInt8]) -> MarkupNode {
        let builder = MarkupBuilder()
        bytes.withUnsafeBufferPointer { XMLText.parse($0, into: builder) }
        return builder.finish()
    }
}

/// Reads XML through libxml2.
///
/// Entities that a document declares are not replaced, and no other file is read. Therefore, neither nested nor
/// external entities can do harm. Text that is not well formed is read as far as possible.
enum XMLText {
    /// The maximum depth of nested elements. Reading stops at a deeper element.
    private static let depthLimit = 256

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: The text as well-formed UTF-8. If the text declares another encoding, the declaration is ignored.
    ///   - events: The receiver of the events. Names are in lowercase.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>, into events: any HTMLEvents) {
        guard let base = bytes.baseAddress, let length = Int32(exactly: bytes.count), length > 0,
            let context = xmlNewParserCtxt()
        else { return }
        defer { xmlFreeParserCtxt(context) }
        let receiver = MarkupReceiver(events, context: context, depthLimit: depthLimit)
        withExtendedLifetime(receiver) {
            context.pointee.userData = Unmanaged.passUnretained(receiver).toOpaque()
            context.pointee.sax.pointee = MarkupReceiver.handler
            let options =
                XML_PARSE_RECOVER.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
                | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
            base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
                let document = xmlCtxtReadMemory(context, text, length, nil, "UTF-8", Int32(options))
                if let document { xmlFreeDoc(document) }
            }
        }
    }
}
