import CLibXML2
import RecipeKit

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
    /// - Parameter stated: The encoding that the server states. It counts more than what the page declares, unless the
    ///   program does not know it.
    /// - Throws: An error if the page declares an encoding that the program cannot convert.
    static func utf8(of bytes: [UInt8], stated: String? = nil) throws(UnknownEncoding) -> [UInt8] {
        if let text = marked(bytes) { return text }
        if isUTF8(bytes, declared: "iso-2022-jp") { return bytes }
        let known = stated.flatMap { $0.hasPrefix("utf") ? "utf-8" : EncodingNames.standardName(of: $0) }
        let name = known ?? declared(in: bytes)
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

extension String {
    /// The text with its character references resolved: `&amp;`, `&#233;`, `&frac13;`. Pages often encode references
    /// twice (`&amp;eacute;`), so references are resolved up to three times.
    var withoutEntities: String {
        var text = self
        for _ in 0..<3 {
            guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
            let resolved = HTMLEntities.resolve(text)
            if resolved == text { return text }
            text = resolved
        }
        return text
    }
}

/// Resolves the character references of HTML.
private enum HTMLEntities {
    /// The maximum number of bytes of a name that is looked up.
    private static let longestName = 10

    static func resolve(_ text: String) -> String {
        var result: [UInt8] = []
        var rest = text.utf8[...]
        while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<mark]
            let behind = rest[rest.index(after: mark)...]
            if let (scalar, end) = reference(behind) {
                result += Array(String(Character(scalar)).utf8)
                rest = rest[end...]
            } else {
                result.append(UInt8(ascii: "&"))
                rest = behind
            }
        }
        result += rest
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the character of a reference and the index after the reference. If there is no reference, returns `nil`.
    ///
    /// - Parameter text: The text after an `&`.
    private static func reference(_ text: Substring.UTF8View) -> (Unicode.Scalar, String.Index)? {
        text.first == UInt8(ascii: "#") ? numeric(text.dropFirst()) : named(text)
    }

    private static func numeric(_ text: Substring.UTF8View) -> (Unicode.Scalar, String.Index)? {
        let isHexadecimal = text.first == UInt8(ascii: "x") || text.first == UInt8(ascii: "X")
        let digits = (isHexadecimal ? text.dropFirst() : text).prefix(10).prefix {
            Character(Unicode.Scalar($0)).isHexDigit && (isHexadecimal || UTF8Text.isDigit($0))
        }
        guard let value = UInt32(Substring(digits), radix: isHexadecimal ? 16 : 10) else { return nil }
        // As in browsers, the numbers from 128 to 159 are bytes of Windows-1252.
        let code = (0x80...0x9F).contains(value) ? Windows1252.scalar(UInt8(value)).value : value
        return Unicode.Scalar(code).map { ($0, end(of: digits, in: text)) }
    }

    private static func named(_ text: Substring.UTF8View) -> (Unicode.Scalar, String.Index)? {
        let name = text.prefix(longestName).prefix { UTF8Text.isAlphanumeric($0) }
        guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == UInt8(ascii: ";") else { return nil }
        return scalar(named: String(Substring(name))).map { ($0, end(of: name, in: text)) }
    }

    /// Returns the index after a name or number, and after the semicolon if there is one.
    private static func end(of name: Substring.UTF8View, in text: Substring.UTF8View) -> String.Index {
        guard name.endIndex < text.endIndex, text[name.endIndex] == UInt8(ascii: ";") else { return name.endIndex }
        return text.index(after: name.endIndex)
    }

    private static func scalar(named name: String) -> Unicode.Scalar? {
        if let known = htmlEntityLookup(name) { return Unicode.Scalar(known.pointee.value) }
        return newer.first { $0.name == name }?.scalar
    }

    /// Names of HTML 5 that recipes use and libxml2 does not know.
    private static let newer: [(name: String, scalar: Unicode.Scalar)] = [
        ("apos", "'"), ("half", "½"), ("frac13", "⅓"), ("frac23", "⅔"), ("frac15", "⅕"), ("frac25", "⅖"),
        ("frac35", "⅗"), ("frac45", "⅘"), ("frac16", "⅙"), ("frac56", "⅚"), ("frac18", "⅛"), ("frac38", "⅜"),
        ("frac58", "⅝"), ("frac78", "⅞"), ("comma", ","), ("period", "."), ("colon", ":"), ("semi", ";"),
        ("lpar", "("), ("rpar", ")"), ("num", "#"), ("percnt", "%"), ("excl", "!"), ("quest", "?"), ("sol", "/"),
        ("lsquor", "‚"), ("hyphen", "‐"), ("dash", "‐"), ("NewLine", "\n"), ("Tab", "\t"), ("nbsp", "\u{A0}"),
        ("dollar", "$"), ("plus", "+"), ("equals", "="), ("ast", "*"), ("lowbar", "_"), ("commat", "@"),
        ("caron", "ˇ"), ("ccaron", "č"), ("Ccaron", "Č"), ("rcaron", "ř"), ("Rcaron", "Ř"), ("zcaron", "ž"),
        ("Zcaron", "Ž"), ("ncaron", "ň"), ("ecaron", "ě"), ("tcaron", "ť"), ("dcaron", "ď"), ("lcaron", "ľ"),
        ("uring", "ů"), ("lacute", "ĺ"), ("racute", "ŕ"), ("abreve", "ă"), ("inodot", "ı"), ("scedil", "ş"),
        ("gbreve", "ğ"), ("lstrok", "ł"), ("Lstrok", "Ł"), ("eogon", "ę"), ("aogon", "ą"), ("sacute", "ś"),
        ("cacute", "ć"), ("nacute", "ń"), ("zacute", "ź"), ("zdot", "ż"), ("odblac", "ő"), ("udblac", "ű"),
    ]
}

/// The encoding of Western European pages that are not UTF-8. As in browsers, it is also used for pages in Latin-1.
enum Windows1252 {
    static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        (0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : Unicode.Scalar(byte)
    }

    /// The characters for the bytes 0x80 to 0x9F, which are control characters in Latin-1.
    private static let upper: [Unicode.Scalar] = [
        "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
        "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
    ]

    static func utf8(of bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 { result.append(byte) } else { result += Array(String(Character(scalar(byte))).utf8) }
        }
        return result
    }
}
