extension TextField {
    /// Moves the cursor to the start of the word before the cursor.
    public mutating func moveToPreviousWord() { move(to: startOfPreviousWord) }

    /// Moves the cursor to the end of the word at or after the cursor.
    public mutating func moveToNextWord() { move(to: endOfNextWord) }

    /// Cuts the text from the start of the previous word to the cursor.
    public mutating func killPreviousWord() { kill(startOfPreviousWord..<cursor) }

    /// Cuts the text from the cursor to the end of the next word.
    public mutating func killNextWord() { kill(cursor..<endOfNextWord) }

    /// Cuts the text from the start of the previous word to the cursor. Here, only white space separates words: `rye,`
    /// is one word.
    public mutating func killToPreviousSpace() {
        var index = cursor
        while index > 0, characters[index - 1].isWhitespace { index -= 1 }
        while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
        kill(index..<cursor)
    }

    /// Cuts the text from the start of the line to the cursor.
    public mutating func killToStart() { kill(startOfLine..<cursor) }

    /// Cuts the text from the cursor to the end of the line. At the end of the line, cuts the line feed.
    public mutating func killToEnd() {
        let end = endOfLine
        kill(cursor..<(end == cursor ? min(end + 1, characters.count) : end))
    }

    private var startOfPreviousWord: Int {
        var index = cursor
        while index > 0, !Self.isPartOfWord(characters[index - 1]) { index -= 1 }
        while index > 0, Self.isPartOfWord(characters[index - 1]) { index -= 1 }
        return index
    }

    private var endOfNextWord: Int {
        var index = cursor
        while index < characters.count, !Self.isPartOfWord(characters[index]) { index += 1 }
        while index < characters.count, Self.isPartOfWord(characters[index]) { index += 1 }
        return index
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "'" || character == "’"
    }
}
