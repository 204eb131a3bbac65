extension StyledText {
    /// The text in lines of at most a number of columns; at one column a wide glyph takes two all the same.
    ///
    /// Breaks between words, else, where a word alone is too long, inside it; beside ideographs anywhere. A line feed
    /// breaks always. The space at a break is dropped, so no line begins or ends with one. An empty text is one empty
    /// line; a width below 1 counts as 1. O(n).
    public func wrapped(toWidth width: Int) -> [StyledText] {
        var wrapper = Wrapper(width: max(1, width))
        for run in runs {
            for character in run.text { wrapper.add(character, role: run.role) }
        }
        return wrapper.finish()
    }
}

/// Collects a word at a time; a finished word goes to the line if it fits, else to the next.
private struct Wrapper {
    let width: Int
    private var lines: [StyledText] = []
    private var line = StyledText()
    private var lineWidth = 0
    private var word = StyledText()
    private var wordWidth = 0
    /// The spaces between the line and the word, kept back until it is known that both share a line.
    private var gap = StyledText()
    private var gapWidth = 0

    init(width: Int) { self.width = width }

    mutating func add(_ character: Character, role: Role) {
        if character.isNewline {
            endWord()
            endLine()
        } else if character == " " || character == "\t" {
            endWord()
            gap.append(" ", role)
            gapWidth += 1
        } else {
            addToWord(String(character), role: role)
        }
    }

    private mutating func addToWord(_ character: String, role: Role) {
        var columns = 0
        var isWide = false
        Glyphs.forEach(in: character) { _, width in
            if columns == 0 { isWide = width == 2 }
            columns += width
        }
        if columns > width, columns > (isWide ? 2 : 1) {
            // A letter with more spacing marks than a line has columns.
            for scalar in character.unicodeScalars { addToWord(String(scalar), role: role) }
            return
        }
        if isWide || wordWidth + columns > width { endWord() }
        word.append(character, role)
        wordWidth += columns
        if isWide { endWord() }
    }

    mutating func finish() -> [StyledText] {
        endWord()
        if !line.runs.isEmpty || lines.isEmpty { endLine() }
        return lines
    }

    private mutating func endWord() {
        guard !word.runs.isEmpty else { return }
        if lineWidth > 0, lineWidth + gapWidth + wordWidth > width { endLine() }
        if lineWidth > 0 {
            for run in gap.runs { line.append(run.text, run.role) }
            lineWidth += gapWidth
        }
        for run in word.runs { line.append(run.text, run.role) }
        lineWidth += wordWidth
        word = StyledText()
        wordWidth = 0
        gap = StyledText()
        gapWidth = 0
    }

    private mutating func endLine() {
        lines.append(line)
        line = StyledText()
        lineWidth = 0
        gap = StyledText()
        gapWidth = 0
    }
}
