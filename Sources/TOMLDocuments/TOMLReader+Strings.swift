// The strings of a document.
extension TOMLReader {
    /// Reads a string. A key cannot be in three quotation marks.
    mutating func string(isKey: Bool) throws(Mistake) -> (text: String, quotes: TOMLValue.Quotes) {
        let start = position
        let quote = bytes[start]
        let isLong =
            !isKey && bytes[start...].prefix(3).count == 3 && bytes[start...].prefix(3).allSatisfy { $0 == quote }
        position += isLong ? 3 : 1
        // A line break directly behind the quotation marks does not count.
        if isLong, let byte = peek, Self.isNewline(byte) { skipNewline() }
        var text: [UInt8] = []
        var hasControls = false
        while let byte = peek, isLong || !Self.isNewline(byte) {
            if byte == quote {
                let run = isLong ? bytes[position...].prefix(5).prefix { $0 == quote }.count : 1
                position += run
                // The last three end the string; up to two before them belong to it.
                let isEnd = !isLong || run >= 3
                text += repeatElement(quote, count: isEnd ? max(0, run - 3) : run)
                guard isEnd else { continue }
                if hasControls {
                    report(.tolerated, start, "the text has a control character; write it as an escape such as \\u0007")
                }
                let isBasic = quote == UInt8(ascii: "\"")
                return (
                    String(decoding: text, as: UTF8.self),
                    isBasic ? (isLong ? .longBasic : .basic) : (isLong ? .longLiteral : .literal)
                )
            }
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                try escape(into: &text, isLong: isLong)
                continue
            }
            let isLineEnd = byte == 0x0A || byte == 0x0D && bytes[position...].dropFirst().first == 0x0A
            hasControls = hasControls || byte < 0x20 && byte != 0x09 && !isLineEnd || byte == 0x7F
            text.append(byte)
            position += 1
        }
        let end = bytes[start...].firstIndex(where: Self.isNewline) ?? bytes.count
        throw Mistake(offset: start, message: "the text has no quote at its end", resumption: end)
    }

    /// Reads an escape and appends the character that it means.
    private mutating func escape(into text: inout [UInt8], isLong: Bool) throws(Mistake) {
        let start = position
        position += 1
        guard let letter = peek else { return }
        if isLong, isLineEndAhead {
            // The backslash removes the line break and all white space behind it.
            while let byte = peek, Self.isSpace(byte) || Self.isNewline(byte) { position += 1 }
            return
        }
        position += 1
        switch letter {
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(letter)
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            let count = letter == UInt8(ascii: "u") ? 4 : 8
            let digits = String(decoding: bytes[position...].prefix(count), as: UTF8.self)
            guard digits.utf8.count == count, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
                let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
            else { throw Mistake(offset: start, message: "the text has an unknown escape") }
            text += String(scalar).utf8
            position += count
        default:
            report(.tolerated, start, "“\\” begins no escape here; write “\\\\” for a backslash")
            position -= 1
        }
    }

    /// Whether only spaces and then a line break follow.
    private var isLineEndAhead: Bool {
        bytes[position...].first { !Self.isSpace($0) }.map(Self.isNewline) == true
    }
}
