/// Converts a page to UTF-8. The first of these rules that applies determines the encoding:
///
/// - A byte order mark.
/// - UTF-16 if the page begins with `<` and a zero byte, in any order.
/// - UTF-8 if the bytes are valid UTF-8. A declared ISO-2022 encoding is an exception, because its bytes look like
///   UTF-8.
/// - The encoding that the page declares. A declared UTF-16 means UTF-8. An encoding that the program cannot convert is
///   an error.
/// - Windows-1252, if the page declares no encoding.
enum HTMLEncoding {
    /// The number of bytes in which the declaration of the encoding is searched. Browsers search 1,024 bytes, but pages
    /// often need more.
    private static let searchedLength = 16_384

    /// Returns the page as valid UTF-8 without a byte order mark.
    ///
    /// - Throws: An error if the page declares an encoding that the program cannot convert.
    static func utf8(of bytes: [UInt8]) throws(UnknownEncoding) -> [UInt8] {
        if let text = marked(bytes) { return text }
        if isUTF8(bytes, declared: "iso-2022-jp") { return bytes }
        let name = declared(in: bytes)
        switch name {
        // A page can declare another encoding but be valid UTF-8. Probably, a program converted the page and kept the
        // old declaration.
        case _ where isUTF8(bytes, declared: name): return bytes
        case nil: return Windows1252.utf8(of: bytes)
        case "utf-8"?, "utf8"?, "utf-16"?, "utf-16le"?, "utf-16be"?: return repaired(bytes)
        case let name?: return try NamedEncoding.utf8(of: bytes, from: name)
        }
    }

    /// Returns whether a text is valid UTF-8. A text with escape characters in a declared ISO-2022 encoding only looks
    /// like UTF-8.
    static func isUTF8(_ bytes: [UInt8], declared name: String?) -> Bool {
        guard bytes.withUnsafeBytes({ TextDecoding.firstInvalidUTF8($0) }) == nil else { return false }
        return name?.hasPrefix("iso-2022") != true || !hasEscapes(bytes)
    }

    /// Returns a text whose first bytes show that it is UTF-8 or UTF-16, as UTF-8. Returns `nil` for any other text.
    static func marked(_ bytes: [UInt8]) -> [UInt8]? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return repaired(Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        if bytes.starts(with: [UInt8(ascii: "<"), 0]) { return utf16(bytes[...], isBigEndian: false) }
        if bytes.starts(with: [0, UInt8(ascii: "<")]) { return utf16(bytes[...], isBigEndian: true) }
        return nil
    }

    /// Returns the name after the first `charset=` near the start of a page, in lowercase, or `nil` if there is none.
    /// The name is usually in a `meta` element.
    static func declared(in bytes: [UInt8]) -> String? {
        let start = String(decoding: bytes.prefix(searchedLength), as: Unicode.ASCII.self).lowercased()
        var rest = start[...]
        while let behind = rest.behind("charset=") {
            rest = behind
            let value = rest.drop { $0 == "\"" || $0 == "'" || $0 == " " }
            let name = value.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.".contains($0)) }
            if !name.isEmpty { return String(name) }
        }
        return nil
    }

    /// Returns whether the bytes contain an escape character. Encodings such as ISO-2022-JP look like UTF-8 except for
    /// these characters.
    private static func hasEscapes(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { $0.firstIndex(of: 0x1B, from: 0) != nil }
    }

    /// Returns the bytes as UTF-8, with U+FFFD for invalid bytes.
    private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        bytes.withUnsafeBytes { TextDecoding.firstInvalidUTF8($0) == nil }
            ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}

extension Substring {
    /// Returns the text after the first occurrence of a string, or `nil` if there is none.
    fileprivate func behind(_ mark: String) -> Substring? {
        let wanted = Array(mark.utf8)
        var index = utf8.startIndex
        while let found = utf8[index...].firstIndex(of: wanted[0]) {
            if utf8[found...].starts(with: wanted) { return self[utf8.index(found, offsetBy: wanted.count)...] }
            index = utf8.index(after: found)
        }
        return nil
    }
}
