/// The sorted lines of a text that is a constant of the program. The lines use no heap memory, and the program does not
/// parse them at the start.
struct SortedLines {
    private let text: UnsafeBufferPointer<UInt8>

    /// Wraps a text whose lines are sorted by their bytes. Each line ends with a line feed.
    init(_ text: StaticString) {
        self.text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// Finds the line that begins with a key, directly followed by one of the characters in `ends`. Returns the text
    /// after the key, including this character. Returns `nil` if there is no such line. O(log n).
    func rest(after key: String, before ends: StaticString) -> String? {
        let key = Array(key.utf8)
        guard !key.isEmpty else { return nil }
        var (lower, upper) = (0, text.count)
        while lower < upper {
            var start = lower + (upper - lower) / 2
            while start > lower, text[start - 1] != Self.lineFeed { start -= 1 }
            var end = start
            while end < text.count, text[end] != Self.lineFeed { end += 1 }
            switch compare(start..<end, key, ends) {
            case 0: return UTF8Bytes.string(text[(start + key.count)..<end])
            case ..<0: lower = min(end + 1, upper)
            default: upper = start
            }
        }
        return nil
    }

    /// Calls a closure with each line as bytes. O(n).
    func forEach(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var start = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end] != Self.lineFeed { end += 1 }
            if end > start { body(UnsafeBufferPointer(rebasing: text[start..<end])) }
            start = end + 1
        }
    }

    /// Returns -1 if the line sorts before the key, 0 if it is the line of the key, and 1 if it sorts after the key.
    private func compare(_ line: Range<Int>, _ key: [UInt8], _ ends: StaticString) -> Int {
        for index in key.indices {
            let position = line.lowerBound + index
            guard position < line.upperBound else { return -1 }
            if text[position] != key[index] { return text[position] < key[index] ? -1 : 1 }
        }
        let position = line.lowerBound + key.count
        guard position < line.upperBound else { return -1 }
        let next = text[position]
        let isEnd = (0..<ends.utf8CodeUnitCount).contains { ends.utf8Start[$0] == next }
        return isEnd ? 0 : next < ends.utf8Start[0] ? -1 : 1
    }

    private static let lineFeed = UInt8(ascii: "\n")
}

/// Creates text from the bytes of a table.
enum UTF8Bytes {
    static func string(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String { String(decoding: bytes, as: UTF8.self) }
}
