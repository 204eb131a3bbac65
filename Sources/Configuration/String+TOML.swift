extension String {
    /// The text as a TOML string in quotation marks.
    var quotedForTOML: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                "\\u" + String(repeating: "0", count: scalar.value < 0x10 ? 3 : 2) + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }

    /// The text as a TOML key. It is in quotation marks if TOML requires them.
    var keyForTOML: String {
        let isBare = !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
        return isBare ? self : quotedForTOML
    }

    /// The text, such as the id of a command, as a dotted TOML key. Periods separate the parts of the key.
    var dottedKeyForTOML: String {
        split(separator: ".", omittingEmptySubsequences: false).map { String($0).keyForTOML }.joined(separator: ".")
    }
}
