/// Replacements in a text that are applied together. Ranges are in bytes of the UTF-8.
struct TextEdits {
    private var edits: [(range: Range<Int>, text: String)] = []

    /// Adds a replacement. Replacements at the same offset keep their order.
    mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

    /// Returns the text with the replacements. If two ranges overlap, the second range is replaced only from the end of
    /// the first range on. If the first line of the text ends in CR LF, the line breaks of the replacements also become
    /// CR LF.
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
