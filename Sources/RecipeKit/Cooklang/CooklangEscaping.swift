/// Keeps words from being taken for marks of the language.
///
/// A backslash before a mark makes it a character like any other, in the text of steps and notes and inside components.
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
    ///
    /// - Parameter isPath: Whether it is the path of another recipe, which begins with a point.
    static func name(_ name: String, isPath: Bool = false) -> String {
        let escaped = escaped(name, marks: "@#~{}|")
        let isModifier = escaped.utf8.first.map("&-?+(".utf8.contains) ?? false
        let looksLikePath = !isPath && ComponentScanner.beginsPath(Array(escaped.utf8)[...])
        return isModifier || looksLikePath ? "\\" + escaped : escaped
    }

    /// An amount in words, or a unit.
    static func amount(_ text: String) -> String {
        let amount = escaped(text, marks: "{}%")
        return amount.hasPrefix("=") ? "\\" + amount : amount
    }

    /// What stands between parentheses; those in it are kept where each that opens is closed.
    static func preparation(_ text: String) -> String {
        var depth = 0
        let isBalanced = text.allSatisfy { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth >= 0
        }
        return escaped(text, marks: isBalanced && depth == 0 ? "@{}" : "@{}()")
    }

    /// The name of a section, with the sign behind it that it needs where it ends in one.
    static func sectionName(_ name: String) -> String {
        let name = escaped(name, marks: "")
        return name.hasSuffix("=") ? name + " =" : name
    }

    /// One line without control characters, with a backslash before what begins a comment and before the given marks.
    private static func escaped(_ text: String, marks: String) -> String {
        let line = text.singleLine
        guard mayHoldMark(line, isLineStart: false) || line.utf8.contains(where: marks.utf8.contains) else {
            return line
        }
        let scalars = line.unicodeScalars.filter { !$0.isControl || $0 == "\t" }.map(\.self)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            let needsBackslash =
                switch scalar {
                case "\\": next.map(isMark) ?? true
                case "[": next == "-"
                case "-":
                    // Two dashes begin a comment; one and three do not.
                    next == "-" && (index == 0 || scalars[index - 1] != "-")
                        && (index + 2 == scalars.count || scalars[index + 2] != "-")
                default: marks.unicodeScalars.contains(scalar)
                }
            if needsBackslash { result += "\\" }
            result.unicodeScalars.append(scalar)
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
