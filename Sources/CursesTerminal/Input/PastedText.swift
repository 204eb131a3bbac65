/// Collects the text of a paste until the end sequence of bracketed paste.
struct PastedText {
    /// The maximum number of scalars of a paste. Later scalars are dropped.
    static let limit = 1 << 20

    private var scalars = String.UnicodeScalarView()
    /// The number of scalars. It is stored because computing the `count` of a scalar view takes O(n).
    private var count = 0
    private var isAfterReturn = false

    /// How many scalars of the end sequence have matched so far, and how many scalars of text precede the match.
    private var mark = (matched: 0, start: 0)
    private static let endMark = Array(BracketedPaste.end.unicodeScalars.map(\.value))

    var text: String { String(scalars) }

    /// Appends a scalar.
    ///
    /// Control characters other than tabs and line ends are dropped. The method also looks for the end sequence,
    /// because ``InputReader`` recognizes only an end sequence whose parts arrive soon after each other.
    ///
    /// - Returns: Whether the scalar completes the end sequence. If so, the text no longer contains the sequence.
    mutating func append(_ value: UInt32) -> Bool {
        guard !endsMark(value) else {
            scalars.removeLast(count - mark.start)
            return true
        }
        // A line end becomes one line feed, even if it is a carriage return, or a carriage return and a line feed.
        let isLineEnd = value == 0x0D || value == 0x0A
        if value == 0x0A, isAfterReturn {
            isAfterReturn = false
            return false
        }
        isAfterReturn = value == 0x0D
        let isText = isLineEnd || value == 0x09 || value >= 0x20 && value != 0x7F && !(0x80..<0xA0).contains(value)
        guard isText, count < Self.limit, let scalar = Unicode.Scalar(isLineEnd ? 0x0A : value) else { return false }
        scalars.append(scalar)
        count += 1
        return false
    }

    /// Returns whether a scalar completes the end sequence.
    private mutating func endsMark(_ value: UInt32) -> Bool {
        if value == Self.endMark[0] {
            mark = (1, count)
        } else if value == Self.endMark[mark.matched] {
            mark.matched += 1
        } else {
            mark.matched = 0
        }
        return mark.matched == Self.endMark.count
    }
}
