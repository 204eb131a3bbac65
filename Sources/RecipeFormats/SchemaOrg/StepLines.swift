/// Splits the text of a recipe's instructions into steps.
enum StepLines {
    /// Returns the steps of a text that contains all steps.
    ///
    /// Each line of the text is a step. A single line is split at its numbers, or at sentences without a space in
    /// between. A heading is marked unless another heading follows it.
    static func lines(of text: String) -> [SchemaOrgText.Line] {
        var lines = SchemaOrgText.lines(text)
        if lines.count == 1 {
            let parts = numberedParts(of: lines[0].text) ?? lostLines(of: lines[0].text)
            return parts.map { SchemaOrgText.Line(text: $0) }
        }
        lines.removeAll { isNumber($0.text) }
        return SchemaOrgText.withoutDoubtfulHeadings(lines)
    }

    /// Returns whether the name of a step is a headline. A headline is not a number, and the text does not begin with
    /// it.
    static func isHeadline(_ name: String, of lines: [String]) -> Bool {
        guard !isNumber(name), let first = lines.first else { return lines.isEmpty && !isNumber(name) }
        let stem = name[...].withoutEndingDots.lowercased()
        return !first.lowercased().hasPrefix(stem)
    }

    /// Returns whether a line is only a number or punctuation: `1.`, `Step 2`, `3:`.
    static func isNumber(_ line: String) -> Bool {
        var rest = line[...].drop { !$0.isLetter && !$0.isNumber }
        rest = rest.drop(while: \.isLetter).drop(while: \.isWhitespace)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count).drop { !$0.isLetter && !$0.isNumber }
        guard rest.isEmpty else { return false }
        return !digits.isEmpty || !line.contains { $0.isLetter || $0.isNumber }
    }

    /// Splits `1. Mix. 2. Bake.` and removes the numbers. Returns `nil` if the numbers do not count from one.
    static func numberedParts(of line: String) -> [String]? {
        var parts: [String] = []
        var rest = line[...]
        guard let first = mark(1, in: rest), first.lowerBound == rest.startIndex else { return nil }
        rest = rest[first.upperBound...]
        while let next = mark(parts.count + 2, in: rest) {
            parts.append(SchemaOrgText.folded(String(rest[..<next.lowerBound])))
            rest = rest[next.upperBound...]
        }
        guard !parts.isEmpty else { return nil }
        parts.append(SchemaOrgText.folded(String(rest)))
        return parts.filter { !$0.isEmpty }
    }

    /// Returns the range of a number with a period or parenthesis and a space. The number is at the start of the text
    /// or after the end of a sentence.
    private static func mark(_ number: Int, in text: Substring) -> Range<String.Index>? {
        let digits = Array(String(number).utf8)
        let bytes = text.utf8
        var index = bytes.startIndex
        var previous: UInt8 = UInt8(ascii: ".")
        while index < bytes.endIndex {
            if previous == UInt8(ascii: ".") || previous == UInt8(ascii: ")") || previous == 0x20
                || previous == UInt8(ascii: "!"), bytes[index...].starts(with: digits)
            {
                let end = bytes.index(index, offsetBy: digits.count)
                let behind = bytes[end...].prefix(2)
                if behind.count == 2, behind.first == UInt8(ascii: ".") || behind.first == UInt8(ascii: ")"),
                    behind.last == 0x20
                {
                    return index..<bytes.index(end, offsetBy: 2)
                }
            }
            previous = bytes[index]
            index = bytes.index(after: index)
        }
        return nil
    }

    /// Splits a line at sentences without a space in between: `Mix well.Bake it.Eat.` Does not split at a single
    /// missing space, which can be a typing error.
    static func lostLines(of line: String) -> [String] {
        guard mayLackBreaks(line) else { return [line] }
        var breaks: [String.Index] = []
        var previous: (Character, Character) = (" ", " ")
        for index in line.indices {
            let character = line[index]
            if endsSentence(previous.1), character.isUppercase,
                previous.0.isLowercase || previous.0.isNumber || previous.0 == ")"
            {
                breaks.append(index)
            }
            previous = (previous.1, character)
        }
        guard breaks.count > 1 else { return [line] }
        var parts: [String] = []
        var start = line.startIndex
        for end in breaks + [line.endIndex] {
            parts.append(SchemaOrgText.folded(String(line[start..<end])))
            start = end
        }
        return parts.filter { !$0.isEmpty }
    }

    /// Returns whether a letter can directly follow the end of a sentence, judged by the bytes.
    private static func mayLackBreaks(_ line: String) -> Bool {
        var endsSentence = false
        for byte in line.utf8 {
            if endsSentence, (0x41...0x5A).contains(byte) || byte >= 0x80 { return true }
            endsSentence = byte == 0x2E || byte == 0x21 || byte == 0x3F || byte == 0x29
        }
        return false
    }

    private static func endsSentence(_ character: Character) -> Bool {
        character == "." || character == "!" || character == "?" || character == ")"
    }
}

extension Substring {
    /// The text without the periods or the ellipsis with which programs truncate it.
    fileprivate var withoutEndingDots: Substring {
        var text = self
        while let last = text.last, last == "." || last == "…" { text.removeLast() }
        return text
    }
}
