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
