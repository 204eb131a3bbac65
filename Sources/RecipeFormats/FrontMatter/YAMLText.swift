import RecipeKit

/// Writes text as YAML. Uses quotation marks if a reader could read the plain text as something else.
enum YAMLText {
    /// Returns one value: `a word`, or `"a: b"` in quotation marks.
    static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    /// Returns several values on one line: `[soup, "salt, pepper"]`.
    static func list(_ items: [String]) -> String { "[\(items.map(scalar).joined(separator: ", "))]" }

    /// Returns whether a text needs no quotation marks. Such a text is short, begins with a letter or digit, and
    /// contains no special characters. It is not a word with a meaning in YAML, such as `yes`.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.isLetter || isDigit(first),
            text.unicodeScalars.last != " ", text.utf8.count < 400
        else { return false }
        let isWord = text.unicodeScalars.allSatisfy {
            $0.isLetter || isDigit($0) || $0.isASCII && between.holds(UInt8(truncatingIfNeeded: $0.value))
        }
        guard isWord, text.utf8.count <= 5 else { return isWord }
        return !["null", "true", "false", "yes", "no", "on", "off"].contains(text.lowercased())
    }

    /// The characters without a special meaning inside a plain text.
    private static let between: StaticString = " -_./()'+;"

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

    private static func quoted(_ text: String) -> String {
        guard text.utf8.contains(where: mayNeedEscape) else { return "\"\(text)\"" }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\" + String(scalar)
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            default:
                switch scalar.value {
                case 0..<0x20, 0x7F...0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE...0xFFFF:
                    let digits = String(scalar.value, radix: 16)
                    quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                default: quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return quoted + "\""
    }

    /// Returns whether a byte can begin a character that needs an escape in quotation marks.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xE2, 0xEF: true
        default: false
        }
    }
}
