/// Reads `>> key: value`.
enum MetadataLine {
    /// The key and the value, or `nil` where the line is no metadata; one without a key or a colon is a note.
    static func parse(_ line: Range<Int>, in bytes: [UInt8]) -> (key: String, value: String)? {
        let mark = UInt8(ascii: ">")
        guard line.count > 2, bytes[line.lowerBound] == mark, bytes[line.lowerBound + 1] == mark,
            let colon = bytes[line].firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        let key = CooklangText.trim(line.lowerBound + 2..<colon, in: bytes)
        guard !key.isEmpty else { return nil }
        let value = CooklangText.trim(colon + 1..<line.upperBound, in: bytes)
        return (CooklangText.string(key, in: bytes), CooklangText.string(value, in: bytes))
    }
}
