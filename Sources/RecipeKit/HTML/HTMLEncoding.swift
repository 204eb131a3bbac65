#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Turns a page into UTF-8 by what it says of its encoding: a byte order mark, else its `meta` element, else the look of
/// its bytes. Bytes that do not belong to the encoding become U+FFFD.
enum HTMLEncoding {
    /// How much of a page is searched for its `meta` element; browsers look at 1,024 bytes, pages often need more.
    private static let searchedLength = 16_384

    /// More bytes than one character of any encoding turns into.
    private static let longestCharacter = 64

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
        // A page that its bytes belie: its UTF-8 has no fault, so it was saved as that.
        case "iso-8859-1"? where isUTF8, "latin1"? where isUTF8, "windows-1252"? where isUTF8, "us-ascii"? where isUTF8:
            return bytes
        case nil, "iso-8859-1"?, "latin1"?, "windows-1252"?, "cp1252"?, "us-ascii"?, "ascii"?:
            return Windows1252.utf8(of: bytes)
        case "utf-8"?, "utf8"?, "utf-16"?, "utf-16le"?, "utf-16be"?: return repaired(bytes)
        case let name?: return isUTF8 && !name.hasPrefix("iso-2022") ? bytes : converted(bytes, from: name)
        }
    }

    /// The encoding that a page's `meta` element names, in lower case.
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

    /// Whether a byte stands in it with which encodings of seven bits change their letters.
    private static func hasEscapes(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { $0.firstIndex(of: 0x1B, from: 0) != nil }
    }

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

    /// The bytes in UTF-8 by the C library, which knows some hundred encodings; Windows-1252 where it does not know one.
    private static func converted(_ bytes: [UInt8], from name: String) -> [UInt8] {
        guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else {
            return Windows1252.utf8(of: bytes)
        }
        defer { iconv_close(converter) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 2)
        var input = bytes.map { CChar(bitPattern: $0) }
        var chunk = [CChar](repeating: 0, count: 65_536)
        input.withUnsafeMutableBufferPointer { input in
            var next = input.baseAddress
            var left = input.count
            while left > 0 {
                let written = chunk.withUnsafeMutableBufferPointer { chunk in
                    var output = chunk.baseAddress
                    var room = chunk.count
                    _ = iconv(converter, &next, &left, &output, &room)
                    return chunk.count - room
                }
                result += chunk[..<written].map { UInt8(bitPattern: $0) }
                // It stops for want of room, or else at a byte that does not belong to the encoding.
                guard left > 0, chunk.count - written > longestCharacter else { continue }
                result += Array("\u{FFFD}".utf8)
                next = next.map { $0 + 1 }
                left -= 1
            }
        }
        return result
    }
}

extension Substring {
    /// The text behind the first mark; `nil` where it holds none.
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
