import CLibXML2
import RecipeKit

/// Reads HTML through libxml2, which accepts invalid HTML as browsers do. The time is linear in the size of the page,
/// and the parser stores nothing.
enum HTMLParser {
    /// The maximum depth of nested elements, as in browsers. Reading stops at a deeper element.
    static let depthLimit = 512

    /// Reads a page or a part of a page.
    ///
    /// - Parameters:
    ///   - bytes: Well-formed UTF-8.
    ///   - events: The receiver of the events.
    /// - Returns: The line at which reading stopped because of ``depthLimit``, counted from 1, or `nil` if all bytes
    ///   were read.
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
        let receiver = MarkupReceiver(events, context: context, depthLimit: depthLimit)
        return withExtendedLifetime(receiver) {
            context.pointee.userData = Unmanaged.passUnretained(receiver).toOpaque()
            context.pointee.sax.pointee = MarkupReceiver.handler
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

/// Finds the parts of tags that libxml2 reads too slowly (too many attributes) or wrongly (JSON with unescaped
/// quotation marks). In libxml2, a tag with 200,000 attributes would take almost a minute.
struct HTMLTagRepair {
    /// The maximum number of attributes of a tag that are read.
    static let mostAttributes = 1000

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// The byte ranges of the attributes that exceed ``mostAttributes`` and are not read.
    private(set) var excess: [Range<Int>] = []
    /// The byte ranges of JSON with unescaped quotation marks.
    private(set) var json: [Range<Int>] = []
    /// Whether JSON without an end was found. If so, no further JSON is searched, because each search can read the
    /// whole page.
    private var hasEndlessJSON = false

    /// Searches a page in one pass.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start + 1
            if starts(with: "!--") {
                skip(to: "-->")
            } else if position < bytes.count, UTF8Text.isLetter(bytes[position]) {
                let name = position
                readTag()
                // The content of these elements is not HTML.
                for element in ["script", "style"] where starts(with: element, at: name) { skip(to: "</" + element) }
            }
        }
    }

    /// The page without the attributes in ``excess`` and with escaped quotation marks in ``json``. If both are empty,
    /// `nil`.
    var repaired: [UInt8]? {
        guard !excess.isEmpty || !json.isEmpty else { return nil }
        var page = Array(bytes)
        for range in excess {
            // Line breaks stay, so that line numbers do not change.
            for index in range where page[index] != UInt8(ascii: "\n") { page[index] = UInt8(ascii: " ") }
        }
        guard !json.isEmpty else { return page }
        var repaired: [UInt8] = []
        var end = 0
        for range in json {
            repaired += page[end..<range.lowerBound]
            for byte in page[range] {
                switch byte {
                case UInt8(ascii: "\""): repaired += "&quot;".utf8
                case UInt8(ascii: "&"): repaired += "&amp;".utf8
                default: repaired.append(byte)
                }
            }
            end = range.upperBound
        }
        return repaired + page[end...]
    }

    /// Reads a tag from its name to its end, and counts its attributes.
    private mutating func readTag() {
        var attributes = 0
        var start: Int?
        var wasBetween = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: ">") { break }
            let isBetween = byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "/")
            if wasBetween, !isBetween {
                attributes += 1
                if attributes == Self.mostAttributes + 1 { start = position }
            }
            wasBetween = isBetween
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), bytes[position - 1] == UInt8(ascii: "=") {
                position =
                    endOfJSON(behind: byte) ?? bytes[(position + 1)...].firstIndex(of: byte) ?? bytes.count - 1
                wasBetween = true
            }
            position += 1
        }
        if let start { excess.append(start..<position) }
    }

    /// Adds the JSON in the attribute at the current position to ``json``. Returns the offset of its end, or `nil` if
    /// there is no unescaped JSON.
    private mutating func endOfJSON(behind mark: UInt8) -> Int? {
        let start = position + 1
        guard mark == UInt8(ascii: "\""), !hasEndlessJSON, AttributeJSON.begins(in: bytes, at: start) else {
            return nil
        }
        guard let end = AttributeJSON.end(in: bytes, from: start) else {
            hasEndlessJSON = true
            return nil
        }
        json.append(start..<end)
        return end
    }

    /// Moves to the next occurrence of a text, or to the end of the page.
    private mutating func skip(to end: String) {
        while position < bytes.count, !starts(with: end, at: position) { position += 1 }
    }

    private func starts(with text: String, at start: Int? = nil) -> Bool {
        let rest = bytes[(start ?? position)...].prefix(text.utf8.count)
        return rest.count == text.utf8.count && zip(rest, text.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
}

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
