extension StringProtocol {
    /// Returns the text without white space at its ends.
    package func trimmingSpaces() -> String {
        // Fast path: most texts begin and end with an ASCII character. `isWhitespace` is slower, because it searches a
        // table.
        let bytes = Substring(self).utf8
        if let first = bytes.first, let last = bytes.last, Self.isInk(first), Self.isInk(last) { return String(self) }
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }

    private static func isInk(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
}
