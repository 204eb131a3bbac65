import RecipeKit

/// Finds JSON with unescaped quotation marks in an attribute: `content="[{"@type":"HowToStep"}]"`.
enum AttributeJSON {
    /// Returns the offset of the quotation mark that ends the attribute. If there is no such JSON in the attribute,
    /// returns `nil`.
    ///
    /// - Parameters:
    ///   - bytes: The page.
    ///   - start: The offset after the quotation mark that begins the attribute.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var depth = 0
        var isInString = false
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\\") where isInString: index += 1
            case UInt8(ascii: "\""):
                guard depth > 0 else { return nil }
                isInString.toggle()
            case _ where isInString: break
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                guard depth == 0 else { break }
                let end = index + 1
                return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end : nil
            default: if depth == 0 { return nil }
            }
            index += 1
        }
        return nil
    }

    /// Returns whether JSON with quotation marks begins at an offset: `[{"@` or `["f`.
    static func begins(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: "[") || bytes[index] == UInt8(ascii: "{") { index += 1 }
        guard index > start, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return false }
        let next = bytes[index + 1]
        return next == UInt8(ascii: "@") || next >= 0x80 || UTF8Text.isAlphanumeric(next)
    }
}
