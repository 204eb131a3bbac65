import RecipeKit

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
