/// Keeps words from being taken for marks of the language.
///
/// In the text of steps and notes a backslash before a mark makes it a character like any other. Inside a component
/// there is no such way; there a mark is replaced by its wide form, which looks the same and means nothing.
enum CooklangEscaping {
    /// The text of a step or a note; its line breaks end in a backslash each.
    ///
    /// - Parameter isLineStart: Whether the text begins a line, where some characters mean more than elsewhere.
    static func words(_ text: String, isLineStart: Bool) -> String {
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
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in text.singleLine.unicodeScalars where !scalar.isControl || scalar == "\t" {
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
        lines().map { $0.trimmingSpaces() }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The text without spaces and tabs at its ends.
    var trimmingBlanks: String {
        guard let first = firstIndex(where: { $0 != " " && $0 != "\t" }),
            let last = lastIndex(where: { $0 != " " && $0 != "\t" })
        else { return "" }
        return String(self[first...last])
    }
}
