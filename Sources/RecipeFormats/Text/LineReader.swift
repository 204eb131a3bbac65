/// Iterates over the lines of a text. A line ends at a line feed, a carriage return, or a carriage return and line
/// feed. The range of a line does not include these bytes.
struct LineReader {
    private let bytes: [UInt8]
    /// The start of the next line. After the last line, this can be one more than the length of the text.
    private(set) var position: Int
    private let end: Int

    init(_ bytes: [UInt8], from start: Int = 0) {
        self.bytes = bytes
        position = start
        end = bytes.count
    }

    mutating func next() -> Range<Int>? {
        guard position < end else { return nil }
        let start = position
        var index = start
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        position = index + 1
        if index + 1 < end, bytes[index] == 0x0D, bytes[index + 1] == 0x0A { position += 1 }
        return start..<index
    }
}
