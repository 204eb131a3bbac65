/// Turns away YAML whose cost is out of proportion to its size, before a YAML reader sees it.
enum YAMLGuard {
    private static let maximumSize = 256 * 1024
    private static let maximumDepth = 100
    private static let maximumAliases = 16

    /// What is the matter, as the rest of a sentence, or `nil` where the YAML can be read. One pass.
    ///
    /// Brackets inside words are counted too, and so is every leading `-`, `?` and space of a line: a nested block costs
    /// at least one of them. So the depth found is never less than the depth there is.
    static func problem(in yaml: ArraySlice<UInt8>) -> String? {
        guard yaml.count <= maximumSize else { return "is longer than 256 KiB" }
        var depth = 0
        var leading = 0
        var isLeading = true
        var anchors = 0
        var aliases = 0
        var previous = UInt8(ascii: "\n")
        for byte in yaml {
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
            case UInt8(ascii: "&") where !CooklangText.isAlphanumeric(previous): anchors += 1
            case UInt8(ascii: "*") where !CooklangText.isAlphanumeric(previous): aliases += 1
            default: break
            }
            if byte == 0x0A || byte == 0x0D {
                (leading, isLeading) = (0, true)
            } else if isLeading {
                isLeading = byte == 0x20 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "?")
                leading += 1
            }
            if depth > maximumDepth || leading > maximumDepth { return "is nested too deeply" }
            previous = byte
        }
        return anchors > 0 && aliases > maximumAliases ? "has too many aliases" : nil
    }
}
