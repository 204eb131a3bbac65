/// Collects what is pasted: text, whatever it looks like.
struct PastedText {
    /// The characters that a paste may have; what is more is cut off.
    static let limit = 1 << 20

    private var scalars = String.UnicodeScalarView()
    /// Kept, because counting scalars walks over all of them.
    private var count = 0
    private var isAfterReturn = false

    /// How much of the mark that ends a paste came as single characters, and how much text there was before it.
    private var mark = (matched: 0, start: 0)
    private static let endMark = Array(BracketedPaste.end.unicodeScalars.map(\.value))

    var text: String { String(scalars) }

    /// Takes a character.
    ///
    /// - Returns: Whether the paste ends here: ncurses does not know the mark that ends it where that comes in pieces.
    mutating func append(_ value: UInt32) -> Bool {
        guard !endsMark(value) else {
            scalars.removeLast(count - mark.start)
            return true
        }
        // A line ends with a return, a line feed or both: one line feed each.
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

    /// Whether a character is the last of the mark, the others having come right before it.
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
