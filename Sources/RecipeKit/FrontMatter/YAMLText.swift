/// Writes words as YAML: plain where nothing in them can be taken for anything else, between quotation marks elsewhere.
enum YAMLText {
    /// One value, `a word`, `"a: b"`.
    static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    /// Several values in one line: `[soup, "salt, pepper"]`.
    static func list(_ items: [String]) -> String { "[\(items.map(scalar).joined(separator: ", "))]" }

    /// Letters and digits with what never means anything between them.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || isDigit(first),
            text.unicodeScalars.last != " ", text.utf8.count < 400
        else { return false }
        let isWord = text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || isDigit($0) || " -_./()'+;".unicodeScalars.contains($0)
        }
        return isWord && !["null", "true", "false", "yes", "no", "on", "off"].contains(text.lowercased())
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

    private static func quoted(_ text: String) -> String {
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
}
