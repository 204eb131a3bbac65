/// Keeps words from being taken for marks of the language.
///
/// In the text of steps and notes a backslash before a mark makes it a character like any other. Inside a component
/// there is no such way; there a mark is replaced by its wide form, which looks the same and means nothing.
enum CooklangEscaping {
    /// The text of a step or a note; its line breaks end in a backslash each.
    ///
    /// - Parameter isLineStart: Whether the text begins a line, where some characters mean more than elsewhere.
    static func words(_ text: String, isLineStart: Bool) -> String {
        guard mayHoldMark(text, isLineStart: isLineStart) else { return text }
        var words = ""
        var isStart = isLineStart
        // First, so that a mark is seen beside what it will stand beside.
        let scalars = text.unicodeScalars.filter { !$0.isControl || "\t\r\n".unicodeScalars.contains($0) }.map(\.self)
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            index += 1
            switch scalar {
            case "\r" where next == "\n": continue
            case "\n", "\r", "\u{2028}", "\u{2029}":
                words += "\\\n"
                isStart = true
                continue
            case "@", "#", "~":
                if next.map({ !$0.properties.isWhitespace }) ?? true { words += "\\" }
            case "{": words += "\\"
            case "\\":
                if next.map(isMark) ?? true || next?.properties.isWhitespace == true { words += "\\" }
            case "[" where next == "-": words += "\\"
            case "-" where next == "-":
                let dashes = scalars[(index - 1)...].prefix { $0 == "-" }.count
                if dashes == 2 { words += "\\" }
                words += String(repeating: "-", count: dashes)
                index += dashes - 1
                isStart = false
                continue
            case ">" where isStart, "=" where isStart: words += "\\"
            default: break
            }
            if !scalar.properties.isWhitespace { isStart = false }
            words.unicodeScalars.append(scalar)
        }
        return words
    }

    /// Whether a text holds anything that a mark, a line break or a control character could be, as far as bytes tell.
    private static func mayHoldMark(_ text: String, isLineStart: Bool) -> Bool {
        var previous: UInt8 = 0
        var isStart = isLineStart
        for byte in text.utf8 {
            switch byte {
            // C2 begins C1's characters, E2 the separators of lines and what turns the writing direction.
            case 0..<0x20, 0x7F, 0xC2: return true
            case 0xE2, UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "~"), UInt8(ascii: "{"), UInt8(ascii: "\\"):
                return true
            case UInt8(ascii: "-") where previous == byte || previous == UInt8(ascii: "["): return true
            case UInt8(ascii: ">") where isStart, UInt8(ascii: "=") where isStart: return true
            case 0x20: break
            default: isStart = false
            }
            previous = byte
        }
        return false
    }

    /// Whether a backslash before a character takes its meaning away: ASCII punctuation.
    static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && isMark(UInt8(truncatingIfNeeded: scalar.value))
    }

    /// The name of an ingredient, of cookware or of a timer.
    static func name(_ name: String) -> String {
        let name = wide(name, marks: "@#~{}|\\")
        guard let first = name.unicodeScalars.first, "&-?+".unicodeScalars.contains(first) else { return name }
        return wide(String(first), marks: "&-?+") + name.unicodeScalars.dropFirst().map(String.init).joined()
    }

    /// An amount in words, or a unit.
    static func amount(_ text: String) -> String {
        let amount = wide(text, marks: "{}%")
        return amount.hasPrefix("=") ? "＝" + amount.dropFirst() : amount
    }

    /// What stands between parentheses; those in it are kept where each that opens is closed.
    static func preparation(_ text: String) -> String {
        var depth = 0
        let isBalanced = text.allSatisfy { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth >= 0
        }
        return wide(text, marks: isBalanced && depth == 0 ? "@{}" : "@{}()")
    }

    /// The name of a section, without the signs around it.
    static func sectionName(_ name: String) -> String {
        var name = wide(name, marks: "")
        if name.hasPrefix("=") { name = "＝" + name.dropFirst() }
        if name.hasSuffix("=") { name = name.dropLast() + "＝" }
        return name
    }

    /// One line without comments, control characters and the given marks.
    private static func wide(_ text: String, marks: String) -> String {
        let line = text.singleLine
        guard mayHoldMark(line, isLineStart: false) || line.utf8.contains(where: marks.utf8.contains) else {
            return line
        }
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in line.unicodeScalars where !scalar.isControl || scalar == "\t" {
            // Two dashes begin a comment, and so do a bracket and a dash.
            let isComment = scalar == "-" && (previous == "-" || previous == "[")
            if isComment || marks.unicodeScalars.contains(scalar) {
                result.unicodeScalars.append(Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
            previous = isComment ? nil : scalar
        }
        return result
    }
}

extension String {
    /// The text with each run of line breaks made one space, and without spaces at its ends.
    var singleLine: String {
        let lines = lines()
        if lines.count == 1 { return lines[0].trimmingSpaces() }
        return lines.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The text without spaces and tabs at its ends.
    var trimmingBlanks: String {
        guard let first = firstIndex(where: { $0 != " " && $0 != "\t" }),
            let last = lastIndex(where: { $0 != " " && $0 != "\t" })
        else { return "" }
        return String(self[first...last])
    }
}
