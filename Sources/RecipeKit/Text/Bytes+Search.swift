extension [UInt8] {
    /// Whether a text is among the bytes.
    func holds(_ text: String) -> Bool {
        let text = Array(text.utf8)
        guard let first = text.first, count >= text.count else { return text.isEmpty }
        return withUnsafeBufferPointer { bytes in
            for start in 0...(bytes.count - text.count) where bytes[start] == first {
                if text.indices.allSatisfy({ bytes[start + $0] == text[$0] }) { return true }
            }
            return false
        }
    }
}
