import RecipeKit

/// Finds paragraphs in which each line is a step.
enum MarkdownStepLines {
    /// Returns the lines of a paragraph if each line is probably a step, and otherwise an empty array.
    ///
    /// - Parameters:
    ///   - lines: The lines of the paragraph.
    ///   - hasBreaks: Whether the paragraph contains hard line breaks.
    static func steps(of lines: [String], hasBreaks: Bool) -> [String] {
        guard lines.count > 1 else { return [] }
        let isListed = lines.allSatisfy { line in
            line.unicodeScalars.last.map { "。；！".unicodeScalars.contains($0) } == true || isNumbered(line)
        }
        return isListed || areShortLines(lines) || areUnspaced(lines, hasBreaks: hasBreaks)
            || !hasBreaks && areSentences(lines)
            ? lines : []
    }

    /// Returns whether all lines are separate lines of Chinese, Japanese or Korean, and not wrapped text. In wrapped
    /// text, all lines except the last have about the same length.
    private static func areUnspaced(_ lines: [String], hasBreaks: Bool) -> Bool {
        guard lines.count >= 3, lines[0].utf8.contains(where: EastAsianText.isLead) else { return false }
        let lengths = lines.dropLast().map(\.count)
        let isUneven = (lengths.min() ?? 0) * 3 < (lengths.max() ?? 0) * 2
        return (hasBreaks || isUneven)
            && lines.allSatisfy { line in
                line.unicodeScalars.contains(where: MarkdownHeadingTable.isOfUnspacedScript)
                    && line.last.map { !",，、：:".contains($0) } ?? false
            }
    }

    /// Returns whether all lines are too short for wrapped text, in a script without spaces.
    private static func areShortLines(_ lines: [String]) -> Bool {
        lines.count >= 3
            && lines.allSatisfy { line in
                guard let first = line.unicodeScalars.first, MarkdownHeadingTable.isOfUnspacedScript(first),
                    let last = line.last
                else { return false }
                return line.count <= 30 && !",，、；：:".contains(last)
            }
    }

    /// Returns whether every line begins and ends like a sentence. In wrapped text, such lines are unlikely.
    private static func areSentences(_ lines: [String]) -> Bool {
        lines.allSatisfy { line in
            guard let first = line.first, let last = line.last else { return false }
            return !first.isLowercase && ".!?".contains(last)
        }
    }

    /// Returns whether a text consists only of ASCII signs, without letters and digits: `||`, `~~~`.
    static func isSigns(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: false
            default: true
            }
        }
    }

    /// Returns a step without the given number at its start: `2. Stir`, `2) Stir`, `2 - Stir` and `② Stir` become
    /// `Stir`. If the step does not begin with this number, returns `nil`.
    static func withoutNumber(_ number: Int, _ text: String) -> String? {
        if let first = text.unicodeScalars.first, number <= 20, Int(first.value) == 0x2460 + number - 1 {
            return text.dropFirst().trimmingSpaces()
        }
        let digits = String(number)
        guard text.hasPrefix(digits) else { return nil }
        let rest = text.dropFirst(digits.count)
        let behind = rest.drop { $0 == " " }
        guard let mark = behind.first, ".．、)）-–".contains(mark) else { return nil }
        if "-–".contains(mark), behind.startIndex == rest.startIndex { return nil }
        let words = behind.dropFirst().trimmingSpaces()
        guard let first = words.first, first.isLetter || !first.isNumber && !"-–".contains(mark) else { return nil }
        return words
    }

    /// Splits a step into its number and its text: `Step 2: Stir` becomes 2 and `Stir`. If the text does not begin in
    /// this way, returns `nil`.
    static func withoutStepWord(_ text: String) -> (number: Int, rest: String)? {
        let word = text.prefix(while: \.isLetter)
        guard (2...8).contains(word.count), text.utf8.prefix(24).contains(where: UTF8Text.isDigit),
            let folded = MarkdownHeadingTable.words(of: word).words.first,
            MarkdownHeadingTable.shared.sign(of: folded).contains(.step)
        else { return nil }
        let behind = text[word.endIndex...].drop { " #".contains($0) }
        let digits = behind.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), let mark = behind[digits.endIndex...].first, ".:)-–—、：．\n".contains(mark) else {
            return nil
        }
        let rest = behind[digits.endIndex...].drop { ".:)-–—、：． \n".contains($0) }.trimmingSpaces()
        return rest.isEmpty ? nil : (number, rest)
    }

    /// Joins the cells of a table row to one step, with dashes between the cells. Empty cells and the number of the
    /// step are omitted.
    static func step(ofRow cells: [String]) -> String {
        var cells = cells.filter { !$0.isEmpty }
        if cells.count > 1, let number = cells.first, number.allSatisfy({ $0.isNumber || ".#".contains($0) }) {
            cells.removeFirst()
        }
        return cells.joined(separator: " – ")
    }

    /// Returns whether a line begins like a numbered step: `Step 2.`, `第二步` or `②`.
    private static func isNumbered(_ line: String) -> Bool {
        let scalars = line.unicodeScalars
        if scalars.first == "第" { return scalars.prefix(5).contains("步") }
        if let first = scalars.first, (0x2460...0x2473).contains(first.value) { return true }
        let word = line.prefix { $0.isLetter }
        guard !word.isEmpty, word.count <= 8 else { return false }
        let rest = line[word.endIndex...].drop { $0 == " " }
        let number = rest.prefix { $0.isASCII && $0.isNumber }
        guard !number.isEmpty, number.count <= 2, let mark = rest[number.endIndex...].first else { return false }
        return ".:)：、．".contains(mark)
    }
}

extension MarkdownStepLines {
    /// Returns the steps of a text with several numbered steps: `1、切；2、炒` becomes `切；` and `炒`. For any other text,
    /// returns an array with only the text. The numbers must count up from `first`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - first: The first number in the text: 1, or 2 if the text begins with a step without its number.
    static func numbered(_ text: String, from first: Int) -> [String] {
        let characters = Array(text)
        var starts: [(number: Int, words: Int)] = []
        var expected = first
        for index in characters.indices where characters[index].isASCII && characters[index].isNumber {
            guard isBoundary(index == 0 ? nil : characters[index - 1]),
                let words = words(behind: expected, at: index, characters)
            else { continue }
            starts.append((index, words))
            expected += 1
        }
        let begin = first == 1 ? starts.first?.number : 0
        guard starts.count >= (first == 1 ? 2 : 1), begin == 0 else { return [text] }
        var steps = first == 1 ? [] : [String(characters[..<starts[0].number])]
        for (number, start) in starts.enumerated() {
            let end = number + 1 < starts.count ? starts[number + 1].number : characters.count
            steps.append(String(characters[start.words..<end]))
        }
        return steps.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    }

    /// Returns whether a step number can follow a character. `nil` means the start of the text.
    private static func isBoundary(_ character: Character?) -> Bool {
        guard let character else { return true }
        return " \n；;。，,.!！?？".contains(character)
    }

    /// Returns the index of the text after a step number: for `1、切`, the index of `切`. If the number is not at `index`,
    /// returns `nil`.
    private static func words(behind number: Int, at index: Int, _ characters: [Character]) -> Int? {
        let digits = Array(String(number))
        let mark = index + digits.count
        guard mark + 1 < characters.count, Array(characters[index..<mark]) == digits else { return nil }
        return "、．）".contains(characters[mark]) ? mark + 1 : nil
    }
}

extension MarkdownStepLines {
    /// Returns the steps in lines with numbers but without punctuation: `1 Boil`, `2Stir`. A line without a number
    /// belongs to the previous step. If there are fewer than three steps, returns an empty array.
    static func barelyNumbered(_ lines: [String]) -> [String] {
        var steps: [String] = []
        for line in lines {
            if let words = words(of: line, behind: steps.count + 1) {
                steps.append(words)
            } else if steps.isEmpty {
                return []
            } else {
                steps[steps.count - 1] += "\n" + line
            }
        }
        return steps.count >= 3 ? steps : []
    }

    /// Returns the text after a number: `Boil water` for `1 Boil water`. If the line is probably not a step with this
    /// number, returns `nil`.
    private static func words(of line: String, behind number: Int) -> String? {
        let digits = String(number)
        guard line.hasPrefix(digits) else { return nil }
        let words = line.dropFirst(digits.count).drop { $0 == " " }
        guard let first = words.first, first.isUppercase, words.count > 4 else { return nil }
        return String(words)
    }
}
