/// Replacements in a text that are applied together. Ranges are in bytes of the UTF-8.
struct TextEdits {
    private var edits: [(range: Range<Int>, text: String)] = []

    /// Adds a replacement. Replacements at the same offset keep their order.
    mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

    /// Returns the text with the replacements. Overlapping ranges are replaced by all of their texts. If the first line
    /// of the text ends in CR LF, the line breaks of the replacements also become CR LF.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        let isWindows = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
        var result: [UInt8] = []
        var position = 0
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in ordered {
            if position < edit.range.lowerBound { result += bytes[position..<edit.range.lowerBound] }
            result += isWindows ? Self.windowsLines(edit.text) : Array(edit.text.utf8)
            position = max(position, edit.range.upperBound)
        }
        return result + bytes[min(position, bytes.count)...]
    }

    /// Returns the UTF-8 of a text with CR LF as line breaks. The text can already contain CR LF, for example in a
    /// comment of the file.
    private static func windowsLines(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        for byte in text.utf8 {
            if byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
            result.append(byte)
        }
        return result
    }
}
