/// Joins the lines of a paragraph, if a program broke the paragraph into lines at a margin.
enum WrappedLines {
    /// The number of characters by which a wrapped line can be shorter than the margin.
    private static let tolerance = 12
    /// The smallest number of characters at which programs break lines.
    private static let narrowest = 50

    /// Returns the texts of a paragraph, usually one.
    ///
    /// Usually, a line ends a text if it ends a sentence far before the margin and the next line begins a sentence.
    /// There are these exceptions:
    ///
    /// - If the paragraph has at least three lines, each line is a sentence, and a line other than the last line is
    ///   short, each line is a text.
    /// - If all lines of the whole text have fewer than 60 characters, a line need not end a sentence.
    /// - If all lines of the whole text have fewer than 50 characters, a line can also be close to the margin.
    /// - If a line of the whole text has more than 132 characters, a line ends a text if it ends a sentence, and also
    ///   if the next line begins a sentence.
    /// - A line that begins with a colon begins a new line inside the text, as in Meal-Master.
    ///
    /// - Parameters:
    ///   - lines: The lines without white space at their ends.
    ///   - width: The number of characters of the longest line of the whole text.
    static func joined(_ lines: [String], width: Int) -> [String] {
        var texts: [String] = []
        var previous: String?
        let longest = lines.reduce(0) { max($0, $1.count) }
        let hasShortLine = lines.dropLast().contains { $0.count + 1 + tolerance < width }
        if lines.count > 2, hasShortLine, lines.allSatisfy(isSentence) { return lines }
        for line in lines {
            if line.first == ":" {
                let line = String(line.dropFirst())
                if previous == nil { texts.append(line) } else { texts[texts.count - 1] += "\n" + line }
            } else if let last = previous, !endsText(last, before: line, width: width, longest: longest) {
                texts[texts.count - 1] += isCutWord(last, line) ? line : " " + line
            } else {
                texts.append(line)
            }
            previous = line
        }
        return texts
    }

    private static func endsText(_ line: String, before next: String, width: Int, longest: Int) -> Bool {
        let endsSentence = line.last.map { ".!?)".contains($0) } == true
        guard let first = next.first(where: { $0.isLetter || $0.isNumber }) else { return false }
        let startsSentence = first.isUppercase || first.isNumber
        // No program breaks lines at such a small margin.
        if width < narrowest { return startsSentence }
        // If a line has more than 132 characters, no program broke the lines at a margin. Therefore, a line ends a text
        // if it ends a sentence, and also if the next line begins a sentence.
        if width > 132 { return endsSentence || startsSentence }
        let word = next.prefix { $0 != " " }.count
        guard line.count + 1 + word + tolerance <= width, startsSentence else { return false }
        // At a narrow margin, the line need not end a sentence.
        return longest < 60 && width < 60 || endsSentence
    }

    /// Returns whether a line begins with a capital letter or a number and ends with the end of a sentence.
    private static func isSentence(_ line: String) -> Bool {
        guard let last = line.last, ".!?".contains(last), let first = line.first else { return false }
        return first.isUppercase || first.isNumber
    }

    /// Returns whether a line ends inside a word that continues in the next line. Only a hyphen between two letters
    /// shows this. The hyphen is kept, because it is usually a part of the word.
    private static func isCutWord(_ line: String, _ next: String) -> Bool {
        line.last == "-" && line.dropLast().last?.isLetter == true && next.first?.isLetter == true
    }
}
