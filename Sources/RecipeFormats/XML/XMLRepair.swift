import RecipeKit

/// Converts a text that is almost XML, as old programs write it, to well-formed XML. Time and memory are linear in the
/// size of the text.
///
/// The result has no declarations, so that no entity can be defined and nothing can be fetched. All references are
/// numeric (`&#38;`). Missing end tags are added, and superfluous end tags are removed.
struct XMLRepair {
    /// The maximum depth of nested elements. The tags of deeper elements are removed.
    private static let depthLimit = 128
    /// The maximum number of attributes of an element. Further attributes are removed, because libxml2 takes quadratic
    /// time for them.
    private static let mostAttributes = 200

    private let bytes: [UInt8]
    private var position = 0
    private var result: [UInt8] = []
    /// The names of the open elements.
    private var open: [ArraySlice<UInt8>] = []
    /// The number of open elements that are too deep and whose tags were removed.
    private var removedDepth = 0

    /// Returns the repaired text.
    ///
    /// - Parameter bytes: Well-formed UTF-8.
    static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        var repair = XMLRepair(bytes: bytes)
        repair.result.reserveCapacity(bytes.count + bytes.count / 16)
        // An outer element, so that a text of several XML files is also well-formed.
        repair.result += "<file>".utf8
        repair.repair()
        repair.result += "</file>".utf8
        return repair.result
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Returns whether a byte can be a part of the name of an element.
    static func isNameByte(_ byte: UInt8) -> Bool {
        UTF8Text.isAlphanumeric(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte >= 0x80
    }

    private mutating func repair() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "<"): addMarkup()
            case UInt8(ascii: "&"): addReference()
            default: addByte()
            }
        }
        while let name = open.popLast() { addEndTag(name) }
    }

    private func starts(with text: StaticString) -> Bool {
        let part = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return bytes[position...].starts(with: part)
    }

    /// Adds the byte at the current position. A control character becomes a space, except a tab or a line break.
    private mutating func addByte() {
        let byte = bytes[position]
        position += 1
        let isControl = byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
        result.append(isControl ? 0x20 : byte)
    }

    private mutating func addMarkup() {
        if starts(with: "<!--") { return skip(to: XMLSource.behind("-->", in: bytes[position...])) }
        if starts(with: "<![CDATA[") { return addCharacterData() }
        if starts(with: "<?") { return skip(to: XMLSource.behind("?>", in: bytes[position...])) }
        if starts(with: "<!") { return skip(to: XMLSource.behindDeclaration(bytes[position...])) }
        let isEnd = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/")
        let start = position + (isEnd ? 2 : 1)
        let name = bytes[min(start, bytes.count)...].prefix { Self.isNameByte($0) }
        guard let first = name.first, !UTF8Text.isDigit(first), first != UInt8(ascii: "-"), first != UInt8(ascii: "."),
            name.count < 64
        else { return addCode(of: UInt8(ascii: "<")) }
        if isEnd {
            position = bytes[name.endIndex...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
            close(name)
        } else {
            addStartTag(name)
        }
    }

    /// Moves to a later position. The line feeds between are kept, so that line numbers do not change.
    private mutating func skip(to rest: ArraySlice<UInt8>) {
        result += bytes[position..<rest.startIndex].filter { $0 == 0x0A }
        position = rest.startIndex
    }

    private mutating func addCharacterData() {
        position += 9
        let rest = XMLSource.behind("]]>", in: bytes[position...])
        let isClosed = rest.startIndex <= bytes.count && bytes[..<rest.startIndex].suffix(3).elementsEqual("]]>".utf8)
        let end = isClosed ? max(position, rest.startIndex - 3) : bytes.count
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: ">"): addCode(of: bytes[position])
            default: addByte()
            }
        }
        position = rest.startIndex
    }

    // MARK: Tags

    private mutating func addStartTag(_ name: ArraySlice<UInt8>) {
        position = name.endIndex
        let isTooDeep = open.count >= Self.depthLimit || removedDepth > 0
        let kept = result.count
        result.append(UInt8(ascii: "<"))
        result += name
        var isEmpty = false
        var count = 0
        while position < bytes.count, bytes[position] != UInt8(ascii: ">"), bytes[position] != UInt8(ascii: "<") {
            isEmpty = bytes[position] == UInt8(ascii: "/")
            guard Self.isNameByte(bytes[position]) else {
                position += 1
                continue
            }
            let start = result.count
            addAttribute()
            count += 1
            if count > Self.mostAttributes { result.removeLast(result.count - start) }
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ">") { position += 1 }
        if isEmpty { result.append(UInt8(ascii: "/")) }
        result.append(UInt8(ascii: ">"))
        if isTooDeep {
            result.removeLast(result.count - kept)
            if !isEmpty { removedDepth += 1 }
        } else if !isEmpty {
            open.append(name)
        }
    }

    /// Adds the attribute at the current position with quotation marks. An attribute without a value is left out.
    private mutating func addAttribute() {
        let name = bytes[position...].prefix { Self.isNameByte($0) }
        position = name.endIndex
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return }
        position += 1
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        guard position < bytes.count, let first = name.first, !UTF8Text.isDigit(first) else { return }
        let quote = bytes[position]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { position += 1 }
        result.append(0x20)
        result += name
        result += "=\"".utf8
        while position < bytes.count {
            let byte = bytes[position]
            if isQuoted ? byte == quote : byte <= 0x20 || byte == UInt8(ascii: ">") { break }
            switch byte {
            case UInt8(ascii: "&"): addReference()
            case UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: ">"): addCode(of: byte)
            default:
                position += 1
                result.append(byte < 0x20 ? 0x20 : byte)
            }
        }
        if isQuoted, position < bytes.count { position += 1 }
        result.append(UInt8(ascii: "\""))
    }

    private mutating func close(_ name: ArraySlice<UInt8>) {
        if removedDepth > 0 {
            removedDepth -= 1
            return
        }
        guard let index = open.lastIndex(where: { $0.elementsEqual(name) }) else { return }
        while open.count > index { addEndTag(open.removeLast()) }
    }

    private mutating func addEndTag(_ name: ArraySlice<UInt8>) {
        result += "</".utf8
        result += name
        result.append(UInt8(ascii: ">"))
    }

    // MARK: References

    /// Adds a byte as a reference, and moves to the next byte.
    private mutating func addCode(of byte: UInt8) {
        position += 1
        result += "&#\(byte);".utf8
    }

    /// Adds the reference at the current position as a number. A `&` without a reference becomes `&#38;`.
    private mutating func addReference() {
        let rest = bytes[(position + 1)...].prefix(12)
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")), let scalar = Self.scalar(of: rest[..<end]) else {
            return addCode(of: UInt8(ascii: "&"))
        }
        position = end + 1
        result += "&#\(scalar.value);".utf8
    }

    /// Returns the character of a reference, or `nil` if the reference is unknown. A character that XML cannot contain
    /// becomes a space.
    ///
    /// - Parameter reference: The reference without `&` and `;`.
    private static func scalar(of reference: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let name = String(decoding: reference, as: UTF8.self)
        let resolved = "&\(name);".withoutEntities.unicodeScalars
        guard !name.isEmpty, resolved.count == 1, let scalar = resolved.first else { return nil }
        let isControl = scalar.value < 0x20 && scalar != "\n" && scalar != "\t" && scalar != "\r"
        return isControl || (0xFFFE...0xFFFF).contains(scalar.value) ? " " : scalar
    }
}
