import RecipeKit

/// The bytes of an XML file before they are parsed: their encoding and the name of the root element.
enum XMLSource {
    /// Returns the name of the root element in lowercase, or `nil` if the text does not begin like XML.
    ///
    /// - Parameter start: The first bytes of the file, in an encoding that contains ASCII.
    static func rootName(of start: ArraySlice<UInt8>) -> String? {
        var rest = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start
        while true {
            rest = rest.drop { $0 <= 0x20 }
            guard rest.first == UInt8(ascii: "<") else { return nil }
            let next = rest.dropFirst().first
            if next == UInt8(ascii: "?") {
                rest = behind("?>", in: rest)
            } else if next == UInt8(ascii: "!") {
                rest = rest.starts(with: Array("<!--".utf8)) ? behind("-->", in: rest) : behindDeclaration(rest)
            } else {
                let name = rest.dropFirst().prefix { XMLRepair.isNameByte($0) }
                return name.isEmpty ? nil : String(decoding: name, as: UTF8.self).lowercased()
            }
        }
    }

    /// Returns the text as well-formed UTF-8. If the bytes are not UTF-8, the declared encoding is used. Without a
    /// declaration, or if UTF-8 is declared, ``LegacyText`` determines the encoding. A declared Latin-1 is read as
    /// Windows-1252, because it is often declared wrongly.
    ///
    /// - Throws: An error if the declared encoding cannot be converted.
    static func utf8(of bytes: [UInt8]) throws(UnknownEncoding) -> [UInt8] {
        if let text = HTMLEncoding.marked(bytes) { return text }
        if bytes.withUnsafeBytes({ TextDecoding.firstInvalidUTF8($0) }) == nil { return LegacyText.utf8(of: bytes) }
        guard let name = declared(in: bytes) else { return LegacyText.utf8(of: bytes) }
        return try NamedEncoding.utf8(of: bytes, from: name)
    }

    /// Returns the encoding other than Unicode that an XML declaration names, in lower case, or `nil` if there is none.
    static func declared(in bytes: [UInt8]) -> String? {
        let declaration = String(decoding: bytes.prefix(200), as: Unicode.ASCII.self).lowercased()
        guard let mark = declaration.range(of: "encoding="), declaration.hasPrefix("<?xml") else { return nil }
        let name = declaration[mark.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" && $0 != ">" }
        return name.isEmpty || name.hasPrefix("utf") ? nil : String(name)
    }

    /// Returns the bytes after the first occurrence of an end mark, or no bytes if there is none.
    static func behind(_ end: StaticString, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let mark = Array(UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount))
        var rest = bytes
        while let found = rest.firstIndex(of: mark[0]) {
            rest = rest[found...]
            if rest.starts(with: mark) { return rest.dropFirst(mark.count) }
            rest = rest.dropFirst()
        }
        return rest[rest.endIndex...]
    }

    /// Returns the bytes after a declaration such as `<!DOCTYPE x [<!ENTITY y "z">]>`.
    static func behindDeclaration(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var depth = 0
        var quote: UInt8?
        for index in bytes.indices {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ">"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return bytes[(index + 1)...] }
            default: break
            }
        }
        return bytes[bytes.endIndex...]
    }
}

extension String {
    /// Returns the range of the first occurrence of a text, or `nil` if there is none.
    fileprivate func range(of text: String) -> Range<Index>? {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
            index = self.index(after: index)
        }
        return nil
    }
}
