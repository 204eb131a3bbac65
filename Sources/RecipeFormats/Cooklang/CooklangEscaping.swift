import RecipeKit
import TextLayout

/// Escapes special characters of Cooklang in text.
///
/// A backslash before a special character makes it plain text. This applies to steps, to notes and inside components.
enum CooklangEscaping {
    /// Returns the escaped text of a step or a note, without control characters. A backslash before a line break keeps
    /// the line break.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isLineStart: Whether the text begins a line. At the start of a line, `>` and `=` are special characters too.
    static func words(_ text: String, isLineStart: Bool) -> String {
        guard mayHoldMark(text, isLineStart: isLineStart) else { return text }
        var words = ""
        var isStart = isLineStart
        // Control characters are removed first, because they can separate the two dashes of a `--`.
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

    /// Returns whether a text can contain a special character, a line break or a control character.
    private static func mayHoldMark(_ text: String, isLineStart: Bool) -> Bool {
        var previous: UInt8 = 0
        var isStart = isLineStart
        for byte in text.utf8 {
            switch byte {
            // C2 can begin a control character. E2 (below) can begin a line break.
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

    /// Returns whether a backslash can escape a character. A backslash escapes only ASCII punctuation.
    static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && isMark(UInt8(truncatingIfNeeded: scalar.value))
    }

    /// Returns the escaped name of an ingredient, a piece of cookware or a timer.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - isPath: Whether the name is the path of another recipe. Such a path begins with a dot.
    static func name(_ name: String, isPath: Bool = false) -> String {
        let escaped = escaped(name, marks: "@#~{}|")
        let isModifier = escaped.utf8.first.map("&-?+(".utf8.contains) ?? false
        let looksLikePath = !isPath && ComponentScanner.beginsPath(Array(escaped.utf8)[...])
        return isModifier || looksLikePath ? "\\" + escaped : escaped
    }

    /// Returns an escaped amount in words, or an escaped unit.
    static func amount(_ text: String) -> String {
        let amount = escaped(text, marks: "{}%")
        return amount.hasPrefix("=") || amount.hasPrefix("~") ? "\\" + amount : amount
    }

    /// Returns the escaped text for the parentheses after a component. Balanced parentheses in the text are not
    /// escaped.
    static func preparation(_ text: String) -> String {
        var depth = 0
        let hasParentheses = text.utf8.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
        let isBalanced =
            !hasParentheses
            || text.allSatisfy { character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return depth >= 0
            }
        return escaped(text, marks: isBalanced && depth == 0 ? "@{}" : "@{}()")
    }

    /// Returns the escaped name of a section. If the name ends in `=`, the reader would remove this sign, so ` =` is
    /// added.
    static func sectionName(_ name: String) -> String {
        let name = escaped(name, marks: "")
        return name.hasSuffix("=") ? name + " =" : name
    }

    /// Returns the text on one line without control characters and with backslashes before special characters.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - marks: The special characters. The starts of comments are always escaped.
    private static func escaped(_ text: String, marks: StaticString) -> String {
        let line = text.singleLine
        guard mayHoldMark(line, isLineStart: false) || line.utf8.contains(where: marks.holds) else { return line }
        let scalars = line.unicodeScalars.filter { !$0.isControl || $0 == "\t" }.map(\.self)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            let needsBackslash =
                switch scalar {
                case "\\": next.map(isMark) ?? true
                case "[": next == "-"
                case "-":
                    // Only a series of exactly two dashes begins a comment. The first dash of such a series is escaped.
                    next == "-" && (index == 0 || scalars[index - 1] != "-")
                        && (index + 2 == scalars.count || scalars[index + 2] != "-")
                default: scalar.isASCII && marks.holds(UInt8(truncatingIfNeeded: scalar.value))
                }
            if needsBackslash { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}

extension String {
    /// The text on one line. A space replaces each line break, and empty lines are omitted.
    var singleLine: String {
        // Only these bytes can begin a line break.
        guard utf8.contains(where: { $0 <= 0x0D || $0 == 0xC2 || $0 == 0xE2 }) else { return trimmingSpaces() }
        let lines = lines()
        if lines.count == 1 { return lines[0].trimmingSpaces() }
        return lines.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The text without the spaces and tabs at its ends.
    var trimmingBlanks: String {
        guard let first = firstIndex(where: { $0 != " " && $0 != "\t" }),
            let last = lastIndex(where: { $0 != " " && $0 != "\t" })
        else { return "" }
        return String(self[first...last])
    }
}
