/// Splits the text of a recipe's instructions into steps.
enum StepLines {
    /// Returns the lines of a text that contains all steps of a recipe or of a section. Each line is a step, a note or
    /// a heading. The numbers of steps are left out. A text of a single line is split as in ``parts(of:)``.
    static func lines(of text: String) -> [SchemaOrgText.Line] {
        var lines = SchemaOrgText.lines(text)
        if lines.count == 1 { return parts(of: lines[0].text).map { SchemaOrgText.Line(text: $0) } }
        lines.removeAll { isNumber($0.text) }
        if let steps = StepNumbers.steps(in: lines) { lines = steps.flatMap(\.self) }
        return SchemaOrgText.withoutDoubtfulHeadings(lines)
    }

    /// Returns the steps in a line that contains all steps of a recipe or of a section.
    ///
    /// The line is split at its numbers (`1. Mix. 2. Bake.`), at the numbers of its pictures (`Mix [1]. Bake [2].`), or
    /// at sentences without a space between them (`Mix.Bake.Eat.`).
    static func parts(of line: String) -> [String] {
        numberedParts(of: line) ?? picturedParts(of: line) ?? lostLines(of: line)
    }

    /// Returns whether the name of a step is a headline. A number, or the start of the step's own text, is not a
    /// headline.
    ///
    /// - Parameters:
    ///   - name: The name of the step.
    ///   - lines: The text of the step.
    static func isHeadline(_ name: String, of lines: [String]) -> Bool {
        guard !isNumber(name), let first = lines.first else { return lines.isEmpty && !isNumber(name) }
        let stem = name[...].withoutEndingDots.lowercased()
        return !first.lowercased().hasPrefix(stem)
    }

    /// Returns whether a line is only punctuation, or the number of a step: `1.`, `Step 2`, `3:`. `Day 2:` is a heading.
    static func isNumber(_ line: String) -> Bool {
        var rest = line[...].drop { !$0.isLetter && !$0.isNumber }
        let word = rest.prefix(while: \.isLetter)
        guard word.isEmpty || StepNumbers.isStepWord(word) else { return false }
        rest = rest[word.endIndex...].drop(while: \.isWhitespace)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count).drop { !$0.isLetter && !$0.isNumber }
        guard rest.isEmpty else { return false }
        return !digits.isEmpty || !line.contains { $0.isLetter || $0.isNumber }
    }

    /// Splits `1. Mix. 2. Bake.` into its steps without numbers. If the first numbers are not 1 and 2, returns `nil`.
    static func numberedParts(of line: String) -> [String]? {
        var parts: [String] = []
        var rest = line[...]
        guard rest.utf8.first == UInt8(ascii: "1"), let first = StepNumbers.mark(1, in: rest),
            first.lowerBound == rest.startIndex
        else { return nil }
        rest = rest[first.upperBound...]
        while let next = StepNumbers.mark(parts.count + 2, in: rest) {
            parts.append(SchemaOrgText.folded(String(rest[..<next.lowerBound])))
            rest = rest[next.upperBound...]
        }
        guard !parts.isEmpty else { return nil }
        parts.append(SchemaOrgText.folded(String(rest)))
        return parts.filter { !isNumber($0) }
    }

    /// Splits a line at sentences without a space between them: `Mix well.Bake it.Eat.` A single missing space can be a
    /// typing error, so such a line is not split.
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

    /// Returns whether a capital letter can directly follow the end of a sentence. This is a fast test for
    /// ``lostLines(of:)``. Every byte outside ASCII counts as a capital letter.
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
    /// The text without the periods or ellipses at its end. Programs add them to truncated names.
    fileprivate var withoutEndingDots: Substring {
        var text = self
        while let last = text.last, last == "." || last == "…" { text.removeLast() }
        return text
    }
}

extension StepLines {
    /// The minimum number of pictures for which a line is split.
    private static let fewestPictures = 3

    /// Splits a line after each sentence with the number of a picture: `Beat the eggs [1]. Add flour [2] and stir.` A
    /// sentence without a number belongs to the step of the next number.
    ///
    /// - Parameter line: The line. The numbers are in brackets or parentheses.
    /// - Returns: The steps with the numbers. If there are fewer than three numbers, or if they do not count from 1,
    ///   the result is `nil`.
    static func picturedParts(of line: String) -> [String]? {
        guard line.holds("[1]") && line.holds("[3]") || line.holds("(1)") && line.holds("(3)") else { return nil }
        var parts: [String] = []
        var start = line.startIndex
        var index = start
        /// The end of the last sentence with the number of a picture.
        var end = start
        var count = 0
        func addPart(to end: String.Index) {
            parts.append(SchemaOrgText.folded(String(line[start..<end])))
            start = end
        }
        while let picture = picture(in: line[index...]) {
            count += 1
            guard picture.number == count else { return nil }
            index = picture.range.upperBound
            guard picture.range.lowerBound >= end else { continue }
            addPart(to: end)
            let isAtEnd = endsSentence(before: picture.range.lowerBound, in: line)
            end = isAtEnd ? index : endOfSentence(from: index, in: line)
        }
        guard count >= fewestPictures else { return nil }
        addPart(to: end)
        addPart(to: line.endIndex)
        return parts.filter { !$0.isEmpty }
    }

    /// Returns the first number in brackets or parentheses, and its range with them. If there is no such number,
    /// returns `nil`.
    private static func picture(in text: Substring) -> (number: Int, range: Range<String.Index>)? {
        var rest = text
        while let open = rest.firstIndex(where: { $0 == "[" || $0 == "(" }) {
            rest = rest[open...].dropFirst()
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard digits.count <= 3, let number = Int(digits), digits.endIndex < rest.endIndex,
                rest[digits.endIndex] == (text[open] == "[" ? "]" : ")")
            else { continue }
            return (number, open..<rest.index(after: digits.endIndex))
        }
        return nil
    }

    /// Returns whether a sentence ends before an index. Spaces can follow the sentence.
    private static func endsSentence(before index: String.Index, in line: String) -> Bool {
        line[..<index].last { $0 != " " }.map { ".!?".contains($0) } ?? false
    }

    /// Returns the end of the sentence at an index. A sentence ends at a punctuation mark before a space and a capital
    /// letter, or at the end of the line.
    private static func endOfSentence(from index: String.Index, in line: String) -> String.Index {
        var rest = line[index...]
        while let sign = rest.firstIndex(where: { ".!?".contains($0) }) {
            let end = line.index(after: sign)
            rest = line[end...]
            let next = rest.first { $0 != " " }
            if rest.isEmpty || rest.first == " " && next?.isUppercase == true { return end }
        }
        return line.endIndex
    }
}
