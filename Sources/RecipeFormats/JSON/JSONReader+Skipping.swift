extension JSONReader {
    /// Skips white space, control characters, comments (`// …`, `/* … */`, `<!--`, `-->`) and the marks of CDATA
    /// sections.
    mutating func skipBlanks() {
        while position < bytes.count {
            switch bytes[position] {
            case 0...0x20: position += 1
            case UInt8(ascii: "/"):
                guard skipComment() else { return }
            case UInt8(ascii: "<"):
                guard skip("<!--") || skip("<![CDATA[") else { return }
            case UInt8(ascii: "-"):
                guard skip("-->") else { return }
            case UInt8(ascii: "]"):
                guard skip("]]>") else { return }
            case 0xEF:
                // Some programs write a byte order mark between values.
                guard skip("\u{FEFF}") else { return }
            default: return
            }
        }
    }

    /// Skips a text, and returns whether this text was at the current position.
    private mutating func skip(_ mark: StaticString) -> Bool {
        let count = mark.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[position + offset] != mark.utf8Start[offset] { return false }
        position += count
        return true
    }

    /// Skips a comment up to its end. In `// <![CDATA[`, skips only the slashes and the space.
    ///
    /// - Returns: Whether a comment begins at the current position.
    private mutating func skipComment() -> Bool {
        guard position + 1 < bytes.count else { return false }
        switch bytes[position + 1] {
        case UInt8(ascii: "*"):
            position += 2
            while position < bytes.count, !skip("*/") { position += 1 }
            return true
        case UInt8(ascii: "/"):
            position += 2
            while position < bytes.count, bytes[position] == 0x20 { position += 1 }
            if position < bytes.count, bytes[position] == UInt8(ascii: "<") || bytes[position] == UInt8(ascii: "]") {
                return true
            }
            while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            return true
        default: return false
        }
    }

    /// Skips the object or the array at the current position, with all values inside it.
    mutating func skipNested() {
        var open = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): open -= 1
            case UInt8(ascii: "\""):
                skipString()
                continue
            default: break
            }
            position += 1
            if open == 0 { return }
        }
    }

    private mutating func skipString() {
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "\""):
                position += 1
                return
            default: position += 1
            }
        }
        position = min(position, bytes.count)
    }
}
