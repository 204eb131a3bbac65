extension [UInt8] {
    /// Returns whether the bytes contain the UTF-8 of a text.
    package func holds(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { part in withUnsafeBufferPointer { $0.holds(part) } }
    }
}

extension StringProtocol {
    /// Returns whether the text contains the bytes of another text. `E` and `e` differ, and so do different encodings
    /// of `é`.
    package func holds(_ part: StaticString) -> Bool {
        part.withUTF8Buffer { part in
            utf8.withContiguousStorageIfAvailable { $0.holds(part) }
                ?? Array(utf8).withUnsafeBufferPointer { $0.holds(part) }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func holds(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = part.first, count >= part.count else { return part.isEmpty }
        for start in 0...(count - part.count) where self[start] == first {
            var length = 1
            while length < part.count, self[start + length] == part[length] { length += 1 }
            if length == part.count { return true }
        }
        return false
    }
}

extension StaticString {
    /// Returns whether the UTF-8 of the text contains a byte.
    package func holds(_ byte: UInt8) -> Bool {
        withUTF8Buffer { $0.contains(byte) }
    }
}
