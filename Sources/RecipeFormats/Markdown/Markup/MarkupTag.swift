import RecipeKit

/// A tag of an HTML element, or of an MDX component, inside a Markdown text.
struct MarkupTag {
    /// The name as it is written.
    let name: String
    /// Whether this is an end tag: `</ul>`.
    let isEnd: Bool
    /// Whether the element has no content: `<Ingredient name="salt" />`.
    let isEmpty: Bool
    /// The attributes with a value in quotation marks, with their names in lower case.
    private(set) var attributes: [(name: String, value: String)] = []
    /// The range of the tag with its angle brackets.
    let range: Range<Int>

    /// The name in lower case.
    var element: String { name.lowercased() }
    /// Whether the tag belongs to a component. The name of a component begins with a capital letter.
    var isComponent: Bool { name.first?.isUppercase == true }

    /// Reads the tag that begins at an offset. Returns `nil` if no tag begins there.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - start: The offset.
    ///   - limit: The number of bytes that may still be read to find the ends of tags. Each failed search reduces the
    ///     number, so that many unclosed tags take linear time.
    init?(_ bytes: [UInt8], at start: Int, limit: inout Int) {
        guard bytes[start] == UInt8(ascii: "<"), limit > 0 else { return nil }
        var index = start + 1
        isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let first = index
        while index < bytes.count, Self.isNameByte(bytes[index]) || index > first && bytes[index] == UInt8(ascii: "-") {
            index += 1
        }
        guard index > first, bytes[first] >= 0x41 else { return nil }
        name = UTF8Text.string(first..<index, in: bytes)
        guard let end = Self.end(bytes, from: index, limit: &limit) else { return nil }
        isEmpty = bytes[end - 2] == UInt8(ascii: "/")
        range = start..<end
        if !isEnd, index < end - 1 { attributes = Self.attributes(bytes, index..<end - 1) }
    }

    /// Returns the value of the first attribute that has one of the names and is not empty, or `nil` if there is none.
    func value(_ names: String...) -> String? {
        attributes.first { names.contains($0.name) && !$0.value.isEmpty }?.value
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || UTF8Text.isDigit(byte)
    }

    /// Returns the offset after the closing angle bracket, which must be outside of quotation marks and braces. Returns
    /// `nil` if there is none within 20,000 bytes, or if another tag begins before it.
    private static func end(_ bytes: [UInt8], from start: Int, limit: inout Int) -> Int? {
        var index = start
        var quote: UInt8?
        var depth = 0
        guard start < bytes.count, bytes[start] <= 0x20 || "/>".utf8.contains(bytes[start]) else { return nil }
        while index < bytes.count, index - start < 20_000 {
            let byte = bytes[index]
            index += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): quote = byte
            case UInt8(ascii: "'") where depth > 0 || bytes[index - 2] == UInt8(ascii: "="): quote = byte
            case UInt8(ascii: "`") where depth > 0: quote = byte
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return index
            case UInt8(ascii: "<") where depth <= 0:
                limit -= index - start
                return nil
            default: break
            }
        }
        limit -= index - start
        return nil
    }

    /// Returns the attributes in a range that have a value in quotation marks.
    private static func attributes(_ bytes: [UInt8], _ range: Range<Int>) -> [(name: String, value: String)] {
        var found: [(String, String)] = []
        var index = range.lowerBound
        while let equals = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "=")) {
            let name = bytes[index..<equals].split(whereSeparator: { $0 <= 0x20 }).last ?? []
            var start = equals + 1
            if start < range.upperBound, bytes[start] == UInt8(ascii: "{") { start += 1 }
            guard start < range.upperBound, "\"'`".utf8.contains(bytes[start]),
                let end = bytes[(start + 1)..<range.upperBound].firstIndex(of: bytes[start])
            else {
                index = start
                continue
            }
            found.append(
                (String(decoding: name, as: UTF8.self).lowercased(), UTF8Text.string(start + 1..<end, in: bytes)))
            index = end + 1
        }
        return found
    }
}
