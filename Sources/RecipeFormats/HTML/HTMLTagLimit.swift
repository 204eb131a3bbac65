/// Finds tags with too many attributes. libxml2 compares each attribute with all earlier ones, so a tag with 200,000
/// attributes would take almost a minute.
struct HTMLTagLimit {
    /// The maximum number of attributes of a tag that are read.
    static let mostAttributes = 1000

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// The byte ranges of the page with the further attributes, which are not read.
    private(set) var excess: [Range<Int>] = []

    /// Searches a page in one pass.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start + 1
            if starts(with: "!--") {
                skip(to: "-->")
            } else if position < bytes.count, Self.isLetter(bytes[position]) {
                let name = position
                readTag()
                // The content of these elements is not HTML.
                for element in ["script", "style"] where starts(with: element, at: name) { skip(to: "</" + element) }
            }
        }
    }

    /// The page with spaces in place of the attributes in ``excess``, or `nil` if ``excess`` is empty.
    var shortened: [UInt8]? {
        guard !excess.isEmpty else { return nil }
        var page = Array(bytes)
        for range in excess {
            // Line breaks stay, so that line numbers do not change.
            for index in range where page[index] != UInt8(ascii: "\n") { page[index] = UInt8(ascii: " ") }
        }
        return page
    }

    /// Reads a tag from its name to its end, and counts the positions at which an attribute can begin.
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
                position = bytes[(position + 1)...].firstIndex(of: byte) ?? bytes.count - 1
                wasBetween = true
            }
            position += 1
        }
        if let start { excess.append(start..<position) }
    }

    /// Moves to the next occurrence of a text, or to the end of the page.
    private mutating func skip(to end: String) {
        while position < bytes.count, !starts(with: end, at: position) { position += 1 }
    }

    private func starts(with text: String, at start: Int? = nil) -> Bool {
        let rest = bytes[(start ?? position)...].prefix(text.utf8.count)
        return rest.count == text.utf8.count && zip(rest, text.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
