extension StringProtocol where SubSequence == Substring {
    /// The lines, cut at line breaks of every kind, which they are without. Costs a pass over the bytes.
    ///
    /// - Parameter keepsEmpty: Whether lines with nothing in them are among them.
    func lines(keepingEmpty keepsEmpty: Bool = false) -> [Substring] {
        var lines: [Substring] = []
        var start = startIndex
        var index = start
        func end(at end: Index) {
            if keepsEmpty || start < end { lines.append(self[start..<end]) }
        }
        while let found = utf8[index...].firstIndex(where: Self.mayBreakLine) {
            guard let behind = endOfLineBreak(at: found) else {
                index = utf8.index(after: found)
                continue
            }
            end(at: found)
            start = behind
            index = behind
        }
        end(at: endIndex)
        return lines
    }

    /// Whether a byte may begin a line break: U+000A to U+000D, U+0085 (C2 85), U+2028 and U+2029 (E2 80 A8, A9).
    private static func mayBreakLine(_ byte: UInt8) -> Bool {
        byte <= 0x0D && byte >= 0x0A || byte == 0xC2 || byte == 0xE2
    }

    /// Where the text goes on behind a line break; `nil` where there is none.
    private func endOfLineBreak(at index: Index) -> Index? {
        let bytes = utf8[index...].prefix(3)
        let next = utf8.index(after: index)
        switch bytes.first {
        case 0xC2: return bytes.dropFirst().first == 0x85 ? utf8.index(after: next) : nil
        case 0xE2:
            let isBreak = bytes.elementsEqual([0xE2, 0x80, 0xA8]) || bytes.elementsEqual([0xE2, 0x80, 0xA9])
            return isBreak ? bytes.endIndex : nil
        case 0x0D: return bytes.dropFirst().first == 0x0A ? utf8.index(after: next) : next
        default: return next
        }
    }
}
