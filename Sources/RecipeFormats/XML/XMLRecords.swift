import CLibXML2

/// Reads an XML file with libxml2, one recipe element at a time. All text outside of recipe elements is skipped.
enum XMLRecords {
    /// Calls a function with each element that has one of the names. Such an element inside another one is only a part
    /// of the outer element.
    ///
    /// - Parameters:
    ///   - bytes: Well-formed UTF-8. ``XMLRepair`` repairs a text that is not well-formed XML.
    ///   - names: The names of the elements in lowercase.
    ///   - deliver: Receives an element and returns whether to continue.
    static func read(_ bytes: [UInt8], named names: Set<String>, _ deliver: (XMLElement) -> Bool) {
        let repaired = XMLRepair.repaired(bytes)
        withoutActuallyEscaping(deliver) { deliver in
            repaired.withUnsafeBufferPointer { read($0, XMLRecordReceiver(names, deliver)) }
        }
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ receiver: XMLRecordReceiver) {
        guard let base = bytes.baseAddress, let length = Int32(exactly: bytes.count), let context = xmlNewParserCtxt()
        else { return }
        defer { xmlFreeParserCtxt(context) }
        receiver.context = context
        withExtendedLifetime(receiver) {
            context.pointee.userData = Unmanaged.passUnretained(receiver).toOpaque()
            context.pointee.sax.pointee = XMLRecordReceiver.handler
            // `XML_PARSE_HUGE` allows long texts, such as pictures. It is safe, because the repaired text has no
            // entities.
            let options =
                XML_PARSE_RECOVER.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
                | XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_NOENT.rawValue
            base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
                let document = xmlCtxtReadMemory(context, text, length, nil, "UTF-8", Int32(bitPattern: options))
                if let document { xmlFreeDoc(document) }
            }
        }
        receiver.context = nil
    }
}

/// Receives the calls of libxml2 and builds the elements.
private final class XMLRecordReceiver {
    var context: xmlParserCtxtPtr?
    private let names: Set<String>
    private let deliver: (XMLElement) -> Bool
    /// The open record and the open elements inside it, from the outermost to the innermost. Outside of records, empty.
    private var open: [XMLElement] = []
    private var text: [UInt8] = []
    private var isStopped = false

    init(_ names: Set<String>, _ deliver: @escaping (XMLElement) -> Bool) {
        self.names = names
        self.deliver = deliver
    }

    static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = 1
        handler.startElement = { XMLRecordReceiver.of($0)?.begin($1, $2) }
        handler.endElement = { context, _ in XMLRecordReceiver.of(context)?.end() }
        handler.characters = { XMLRecordReceiver.of($0)?.add($1, $2) }
        handler.cdataBlock = { XMLRecordReceiver.of($0)?.add($1, $2) }
        handler.ignorableWhitespace = { XMLRecordReceiver.of($0)?.add($1, $2) }
        return handler
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> XMLRecordReceiver? {
        pointer.map { Unmanaged<XMLRecordReceiver>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(_ name: UnsafePointer<xmlChar>?, _ attributes: SAXAttributes?) {
        guard let name, !isStopped else { return }
        let lower = String(cString: name).lowercased()
        guard !open.isEmpty || names.contains(lower) else { return }
        endText()
        var element = XMLElement(name: lower)
        element.line = context?.pointee.input.map { Int($0.pointee.line) } ?? 1
        element.attributes = attributes.list
        open.append(element)
    }

    private func end() {
        guard !isStopped, !open.isEmpty else { return }
        endText()
        let element = open.removeLast()
        if !open.isEmpty {
            open[open.count - 1].nodes.append(.element(element))
        } else if !deliver(element) {
            isStopped = true
            if let context { xmlStopParser(context) }
        }
    }

    private func add(_ bytes: UnsafePointer<xmlChar>?, _ count: Int32) {
        guard let bytes, count > 0, !open.isEmpty, !isStopped else { return }
        text += UnsafeBufferPointer(start: bytes, count: Int(count))
    }

    private func endText() {
        guard !text.isEmpty, !open.isEmpty else { return }
        open[open.count - 1].nodes.append(.text(String(decoding: text, as: UTF8.self)))
        text.removeAll(keepingCapacity: true)
    }
}
