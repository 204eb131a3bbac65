/// Finds tags with more attributes than anybody writes: the library compares each attribute with all before it, so that
/// a tag of 200,000 would take most of a minute.
struct HTMLTagLimit {
    /// So many attributes of a tag are read.
    static let mostAttributes = 1000

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// What of the page is not to be read.
    private(set) var excess: [Range<Int>] = []

    /// Goes through a page once.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start + 1
            if starts(with: "!--") {
                skip(to: "-->")
            } else if position < bytes.count, Self.isLetter(bytes[position]) {
                let name = position
                readTag()
                // What stands in these are no tags.
                for element in ["script", "style"] where starts(with: element, at: name) { skip(to: "</" + element) }
            }
        }
    }

    /// The page without the excess; `nil` where there is none.
    var shortened: [UInt8]? {
        guard !excess.isEmpty else { return nil }
        var page = Array(bytes)
        for range in excess {
            // Lines keep their numbers.
            for index in range where page[index] != UInt8(ascii: "\n") { page[index] = UInt8(ascii: " ") }
        }
        return page
    }

    /// From the name of a tag to behind its end; counts what may be the beginning of an attribute.
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

    private mutating func skip(to end: String) {
        while position < bytes.count, !starts(with: end, at: position) { position += 1 }
    }

    private func starts(with text: String, at place: Int? = nil) -> Bool {
        let rest = bytes[(place ?? position)...].prefix(text.utf8.count)
        return rest.count == text.utf8.count && zip(rest, text.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
