import CLibXML2

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
