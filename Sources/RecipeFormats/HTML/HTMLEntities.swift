import CLibXML2
import RecipeKit

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
