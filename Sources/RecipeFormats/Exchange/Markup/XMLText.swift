import CLibXML2

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
    ///   - bytes: Well-formed UTF-8, whatever encoding the text declares.
    ///   - events: The receiver of the events. Names are in lowercase.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>, into events: any HTMLEvents) {
        guard let base = bytes.baseAddress, let length = Int32(exactly: bytes.count), length > 0,
            let context = xmlNewParserCtxt()
        else { return }
        defer { xmlFreeParserCtxt(context) }
        let receiver = Receiver(events, context, depthLimit)
        withExtendedLifetime(receiver) {
            context.pointee.userData = Unmanaged.passUnretained(receiver).toOpaque()
            context.pointee.sax.pointee = Receiver.handler
            let options =
                XML_PARSE_RECOVER.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
                | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
            base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
                let document = xmlCtxtReadMemory(context, text, length, nil, "UTF-8", Int32(options))
                if let document { xmlFreeDoc(document) }
            }
        }
    }

    /// Receives the calls of libxml2 and converts them to events.
    private final class Receiver {
        private let events: any HTMLEvents
        private let context: xmlParserCtxtPtr
        private let depthLimit: Int
        private var depth = 0
        private var isStopped = false

        init(_ events: any HTMLEvents, _ context: xmlParserCtxtPtr, _ depthLimit: Int) {
            self.events = events
            self.context = context
            self.depthLimit = depthLimit
        }

        static var handler: xmlSAXHandler {
            var handler = xmlSAXHandler()
            handler.initialized = 1
            handler.startElement = { Receiver.of($0)?.begin($1, $2) }
            handler.endElement = { Receiver.of($0)?.end($1) }
            handler.characters = { Receiver.of($0)?.text($1, $2) }
            handler.cdataBlock = { Receiver.of($0)?.text($1, $2) }
            handler.ignorableWhitespace = { Receiver.of($0)?.text($1, $2) }
            return handler
        }

        private static func of(_ pointer: UnsafeMutableRawPointer?) -> Receiver? {
            pointer.map { Unmanaged<Receiver>.fromOpaque($0).takeUnretainedValue() }
        }

        private func begin(
            _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
        ) {
            guard let name, !isStopped else { return }
            depth += 1
            guard depth <= depthLimit else {
                isStopped = true
                xmlStopParser(context)
                return
            }
            let line = context.pointee.input.map { Int($0.pointee.line) } ?? 1
            var element = HTMLElement(name: String(cString: name).lowercased(), attributes: [], line: line)
            var next = attributes
            while let node = next, let attribute = node.pointee {
                element.attributes.append(
                    (String(cString: attribute).lowercased(), node[1].map { String(cString: $0) } ?? ""))
                next = node + 2
            }
            events.begin(element)
        }

        private func end(_ name: UnsafePointer<xmlChar>?) {
            guard let name, !isStopped else { return }
            depth -= 1
            events.end(String(cString: name).lowercased())
        }

        private func text(_ bytes: UnsafePointer<xmlChar>?, _ count: Int32) {
            guard !isStopped, let bytes, count > 0 else { return }
            events.text(UnsafeBufferPointer(start: bytes, count: Int(count)))
        }
    }
}
