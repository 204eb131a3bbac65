extension [UInt8] {
    /// Returns whether the bytes contain the UTF-8 of a text.
    package func holds(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { part in withUnsafeBufferPointer { $0.holds(part) } }
    }

    /// Returns the offset of the first occurrence of other bytes at or after an offset, or `nil` if there is none.
    func offset(of part: [UInt8], from start: Int) -> Int? {
        withUnsafeBufferPointer { bytes in part.withUnsafeBufferPointer { bytes.offset(of: $0, from: start) } }
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
    fileprivate func holds(_ part: UnsafeBufferPointer<UInt8>) -> Bool { offset(of: part, from: 0) != nil }

    fileprivate func offset(of part: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let first = part.first, count - start >= part.count else { return part.isEmpty ? start : nil }
        for start in start...(count - part.count) where self[start] == first {
            var length = 1
            while length < part.count, self[start + length] == part[length] { length += 1 }
            if length == part.count { return start }
        }
        return nil
    }
}

extension StaticString {
    /// Returns whether the UTF-8 of the text contains a byte.
    package func holds(_ byte: UInt8) -> Bool {
        withUTF8Buffer { $0.contains(byte) }
    }
}
