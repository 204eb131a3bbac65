/// Replacements in a text, made all at once.
struct TextEdits {
    private var edits: [(range: Range<Int>, text: String)] = []

    /// Of several at one place the first stands first.
    mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

    /// The text with the replacements; of those that overlap the later in the text begins where the earlier ends.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        let isWindows = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
        var result: [UInt8] = []
        var position = 0
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in ordered {
            if position < edit.range.lowerBound { result += bytes[position..<edit.range.lowerBound] }
            if isWindows {
                for byte in edit.text.utf8 { result += byte == 0x0A ? [0x0D, 0x0A] : [byte] }
            } else {
                result += edit.text.utf8
            }
            position = max(position, edit.range.upperBound)
        }
        return result + bytes[min(position, bytes.count)...]
    }
}
