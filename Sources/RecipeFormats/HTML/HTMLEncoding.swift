/// Converts a page to UTF-8. The first of these rules that applies determines the encoding:
///
/// - A byte order mark.
/// - UTF-16 if the page begins with `<` and a zero byte, in any order.
/// - UTF-8 if the bytes are valid UTF-8. A declared ISO-2022 encoding is an exception, because its bytes look like
///   UTF-8.
/// - The encoding that the page declares, if browsers support it. A declared UTF-16 means UTF-8.
/// - Windows-1252.
enum HTMLEncoding {
    /// The number of bytes in which the declaration of the encoding is searched. Browsers search 1,024 bytes, but pages
    /// often need more.
    private static let searchedLength = 16_384

    /// Returns the page as valid UTF-8 without a byte order mark.
    static func utf8(of bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return repaired(Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        if bytes.starts(with: [UInt8(ascii: "<"), 0]) { return utf16(bytes[...], isBigEndian: false) }
        if bytes.starts(with: [0, UInt8(ascii: "<")]) { return utf16(bytes[...], isBigEndian: true) }
        let isUTF8 = bytes.withUnsafeBytes { TextDecoding.firstInvalidUTF8($0) == nil }
        guard !isUTF8 || hasEscapes(bytes) else { return bytes }
        switch declared(in: bytes) {
        case nil where isUTF8: return bytes
        // The page declares Windows-1252 but is valid UTF-8. Probably, a program converted the page and kept the old
        // declaration.
        case let name? where isUTF8 && windows1252Names.contains(name): return bytes
        case nil: return Windows1252.utf8(of: bytes)
        case let name? where windows1252Names.contains(name): return Windows1252.utf8(of: bytes)
        case "utf-8"?, "utf8"?, "utf-16"?, "utf-16le"?, "utf-16be"?: return repaired(bytes)
        case let name?: return isUTF8 && !name.hasPrefix("iso-2022") ? bytes : converted(bytes, from: name)
        }
    }

    /// The names of encodings that browsers read as Windows-1252.
    private static let windows1252Names: Set = ["iso-8859-1", "latin1", "windows-1252", "cp1252", "us-ascii", "ascii"]

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

    /// Returns whether browsers support an encoding. Some other encodings of the C library are a security risk.
    private static func isOfWeb(_ name: String) -> Bool {
        let families = [
            "iso-8859-", "iso8859-", "windows-", "cp125", "cp866", "ibm866", "koi8-", "mac", "gb", "big5", "euc-",
            "shift",
            "sjis", "tis-620", "ks_c_5601", "latin",
        ]
        return name == "iso-2022-jp" || families.contains { name.hasPrefix($0) }
    }

    /// Converts the bytes to UTF-8 with the C library. An unsupported encoding is read as Windows-1252.
    private static func converted(_ bytes: [UInt8], from name: String) -> [UInt8] {
        guard isOfWeb(name), let converter = EncodingConverter(from: name) else { return Windows1252.utf8(of: bytes) }
        return converter.utf8(of: bytes)
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
