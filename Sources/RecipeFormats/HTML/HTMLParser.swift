import CLibXML2

/// Reads HTML through libxml2, which accepts invalid HTML as browsers do.
///
/// The parser stores nothing. Time and memory are linear in the size of the page, unless the receiver of the events
/// needs more.
enum HTMLParser {
    /// The maximum depth of nested elements, as in browsers. Reading stops at a deeper element.
    static let depthLimit = 512

    /// Reads a page or a part of a page.
    ///
    /// - Parameters:
    ///   - bytes: Well-formed UTF-8.
    ///   - events: The receiver of the events.
    /// - Returns: The line at which reading stopped because elements are nested deeper than ``depthLimit``, counted
    ///   from 1, or `nil` if all bytes were read.
    @discardableResult
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>, into events: some HTMLEvents) -> Int? {
        if let repaired = HTMLTagRepair(bytes).repaired {
            return repaired.withUnsafeBufferPointer { read($0, into: events) }
        }
        return read(bytes, into: events)
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>, into events: some HTMLEvents) -> Int? {
        guard let base = bytes.baseAddress, !bytes.isEmpty, let length = Int32(exactly: bytes.count),
            let context = htmlNewParserCtxt()
        else { return nil }
        defer { htmlFreeParserCtxt(context) }
        let receiver = HTMLReceiver(events, context: context)
        return withExtendedLifetime(receiver) {
            context.pointee.userData = Unmanaged.passUnretained(receiver).toOpaque()
            context.pointee.sax.pointee = HTMLReceiver.handler
            let options =
                HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
                | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
            base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
                _ = htmlCtxtReadMemory(context, text, length, nil, "UTF-8", Int32(options))
            }
            return receiver.stoppedLine
        }
    }
}

/// Receives the calls of libxml2 and converts them to events.
private final class HTMLReceiver {
    private(set) var stoppedLine: Int?
    private let events: any HTMLEvents
    private let context: htmlParserCtxtPtr
    private var depth = 0

    init(_ events: any HTMLEvents, context: htmlParserCtxtPtr) {
        self.events = events
        self.context = context
    }

    static var handler: htmlSAXHandler {
        var handler = htmlSAXHandler()
        handler.initialized = 1
        handler.startElement = { HTMLReceiver.of($0)?.begin($1, $2) }
        handler.endElement = { HTMLReceiver.of($0)?.end($1) }
        handler.characters = { HTMLReceiver.of($0)?.text($1, $2) }
        handler.cdataBlock = { HTMLReceiver.of($0)?.text($1, $2) }
        handler.ignorableWhitespace = { HTMLReceiver.of($0)?.text($1, $2) }
        return handler
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> HTMLReceiver? {
        pointer.map { Unmanaged<HTMLReceiver>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(
        _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) {
        guard let name, stoppedLine == nil else { return }
        depth += 1
        var element = HTMLElement(name: String(cString: name).lowercased(), attributes: [], line: line)
        guard depth <= HTMLParser.depthLimit else {
            stoppedLine = line
            xmlStopParser(context)
            return
        }
        var next = attributes
        while let node = next, let attribute = node.pointee {
            element.attributes.append(
                (String(cString: attribute).lowercased(), node[1].map { String(cString: $0) } ?? ""))
            next = node + 2
        }
        events.begin(element)
    }

    private func end(_ name: UnsafePointer<xmlChar>?) {
        guard let name, stoppedLine == nil else { return }
        depth -= 1
        events.end(String(cString: name).lowercased())
    }

    private func text(_ bytes: UnsafePointer<xmlChar>?, _ count: Int32) {
        guard stoppedLine == nil, let bytes, count > 0 else { return }
        events.text(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    private var line: Int { context.pointee.input.map { Int($0.pointee.line) } ?? 1 }
}
