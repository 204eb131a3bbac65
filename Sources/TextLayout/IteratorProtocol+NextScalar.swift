extension IteratorProtocol<UInt8> {
    /// Decodes and returns the next scalar, or returns `nil` at the end. The bytes must be valid UTF-8.
    ///
    /// Every drawing decodes many texts, and this function is several times as fast as `String.unicodeScalars`.
    @inline(__always)
    mutating func nextScalar() -> Unicode.Scalar? {
        guard let first = next() else { return nil }
        if first < 0x80 { return Unicode.Scalar(first) }
        let following = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
        var value = UInt32(first & (0x3F >> UInt8(following)))
        for _ in 0..<following { value = value << 6 | UInt32((next() ?? 0x80) & 0x3F) }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
