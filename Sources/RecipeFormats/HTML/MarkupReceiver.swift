import CLibXML2

/// Receives the calls of libxml2 for HTML or XML and converts them to events. Names are converted to lowercase.
final class MarkupReceiver {
    /// The line of a too deeply nested element, at which reading stopped. `nil` if reading did not stop.
    private(set) var stoppedLine: Int?
    private let events: any HTMLEvents
    /// The parser that calls the receiver. In libxml2, parsers of HTML and of XML have the same type.
    private let context: xmlParserCtxtPtr
    private let depthLimit: Int
    private var depth = 0

    init(_ events: any HTMLEvents, context: xmlParserCtxtPtr, depthLimit: Int) {
        self.events = events
        self.context = context
        self.depthLimit = depthLimit
    }

    static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = 1
        handler.startElement = { MarkupReceiver.of($0)?.begin($1, $2) }
        handler.endElement = { MarkupReceiver.of($0)?.end($1) }
        handler.characters = { MarkupReceiver.of($0)?.text($1, $2) }
        handler.cdataBlock = { MarkupReceiver.of($0)?.text($1, $2) }
        handler.ignorableWhitespace = { MarkupReceiver.of($0)?.text($1, $2) }
        return handler
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> MarkupReceiver? {
        pointer.map { Unmanaged<MarkupReceiver>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(_ name: UnsafePointer<xmlChar>?, _ attributes: SAXAttributes?) {
        guard let name, stoppedLine == nil else { return }
        depth += 1
        guard depth <= depthLimit else {
            stoppedLine = line
            xmlStopParser(context)
            return
        }
        events.begin(
            HTMLElement(name: String(cString: name).lowercased(), attributes: attributes.list, line: line))
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
