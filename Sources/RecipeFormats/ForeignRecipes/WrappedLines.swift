/// Joins the lines of a paragraph that a program broke at a margin.
enum WrappedLines {
    /// The number of characters by which a wrapped line can be shorter than the margin.
    private static let tolerance = 12
    /// The smallest number of characters at which programs break lines.
    private static let narrowest = 50

    /// Returns the texts of a paragraph, usually one.
    ///
    /// Usually, a line ends a text if it ends a sentence far before the margin and the next line begins a sentence. If
    /// the margin is small, the line need not end a sentence. A line that begins with a colon begins a new line inside
    /// the text, as in Meal-Master.
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
        // At such a small width, the text has no margin.
        if width < narrowest { return startsSentence }
        // At such a large width, the text has no margin.
        if width > 132 { return endsSentence || startsSentence }
        let word = next.prefix { $0 != " " }.count
        guard line.count + 1 + word + tolerance <= width, startsSentence else { return false }
        return longest < 60 && width < 60 || endsSentence
    }

    /// Returns whether a line begins with a capital letter or a number and ends with the end of a sentence.
    private static func isSentence(_ line: String) -> Bool {
        guard let last = line.last, ".!?".contains(last), let first = line.first else { return false }
        return first.isUppercase || first.isNumber
    }

    /// Returns whether a word with a hyphen is divided between two lines: `long-` ends a line, and `grain` begins the
    /// next line. The two lines are then joined without a space: `long-grain`.
    ///
    /// In `Mehl-` and `und Zuckermischung`, no word is divided.
    private static func isCutWord(_ line: String, _ next: String) -> Bool {
        line.last == "-" && line.dropLast().last?.isLetter == true && next.first?.isLetter == true
            && !conjunctions.contains(next.prefix { $0 != " " }.lowercased())
    }

    private static let conjunctions: Set = ["und", "oder", "bis", "and", "or", "to", "et", "ou", "y", "o", "e"]
}
