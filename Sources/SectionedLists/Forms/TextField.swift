import Terminal

/// An editable text: its characters, the cursor, and the text that was cut last.
///
/// It is a value type and needs no screen. The cursor moves by whole characters (grapheme clusters). If
/// ``allowsLineBreaks`` is `false`, the text is one line: line breaks in inserted text become spaces. A tab always
/// becomes a space. Other control characters and invisible formatting characters are removed.
///
/// ```swift
/// var field = TextField("flour")
/// field.moveToStart()
/// field.insert("rye ")            // "rye |flour"
/// ```
///
/// Edits cost O(length of the text).
public struct TextField: Hashable, Sendable {
    /// The maximum number of characters after ``insert(_:)``. If an inserted text is too long, its end is dropped,
    /// because a pasted text can be a whole file. A text that is set with ``text`` or passed to the initializer can be
    /// longer.
    public static let capacity = 4096

    /// Whether the text can have several lines, separated by line feeds.
    public let allowsLineBreaks: Bool
    /// The characters of the text.
    public private(set) var characters: [Character] = []
    /// The number of characters before the cursor.
    public private(set) var cursor = 0
    /// The text that was cut last. ``yank()`` inserts it. Several cuts without another edit or movement between them
    /// count as one.
    public private(set) var killed = ""

    /// Whether the last operation was a cut. If so, the next cut extends ``killed``.
    private var isKilling = false

    /// Creates a field with a text and the cursor at its end.
    public init(_ text: String = "", allowsLineBreaks: Bool = false) {
        self.allowsLineBreaks = allowsLineBreaks
        self.text = text
    }

    /// The text. Setting it moves the cursor to the end of the text.
    public var text: String {
        get { String(characters) }
        set {
            isKilling = false
            join(cleaned(newValue), "")
        }
    }

    /// Whether there is no text.
    public var isEmpty: Bool { characters.isEmpty }

    // MARK: - Inserting and deleting

    /// Inserts text at the cursor and moves the cursor behind the inserted text. A combining mark joins the character
    /// before it.
    public mutating func insert(_ text: String) {
        isKilling = false
        // A character has at least one scalar. So this prefix has at most as many characters as there is room for.
        let fitting = text.unicodeScalars.prefix(max(0, Self.capacity - characters.count))
        join(String(characters[..<cursor]) + cleaned(String(fitting)), String(characters[cursor...]))
    }

    /// Deletes the character before the cursor.
    public mutating func deleteBackward() {
        isKilling = false
        remove(max(0, cursor - 1)..<cursor)
    }

    /// Deletes the character at the cursor.
    public mutating func deleteForward() {
        isKilling = false
        remove(cursor..<min(characters.count, cursor + 1))
    }

    /// Cuts characters. ``yank()`` can insert them again.
    mutating func kill(_ range: Range<Int>) {
        let cut = String(characters[range])
        let isBefore = range.upperBound == cursor
        if !isKilling { killed = "" }
        killed = isBefore ? cut + killed : killed + cut
        remove(range)
        isKilling = true
    }

    /// Inserts the text that was last cut.
    public mutating func yank() {
        insert(killed)
    }

    // MARK: - Moving

    /// Moves the cursor before the character at an index. If the index is outside the text, moves the cursor to the
    /// nearest end of the text.
    public mutating func move(to index: Int) {
        isKilling = false
        cursor = min(max(0, index), characters.count)
    }

    /// Moves the cursor one character to the left.
    public mutating func moveLeft() { move(to: cursor - 1) }
    /// Moves the cursor one character to the right.
    public mutating func moveRight() { move(to: cursor + 1) }
    /// Moves the cursor to the start of its line.
    public mutating func moveToStart() { move(to: startOfLine) }
    /// Moves the cursor to the end of its line.
    public mutating func moveToEnd() { move(to: endOfLine) }

    /// The index of the start of the line with the cursor.
    var startOfLine: Int { characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0 }

    /// The index of the end of the line with the cursor, before the line feed.
    var endOfLine: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

    // MARK: - Keeping the text sound

    private mutating func remove(_ range: Range<Int>) {
        join(String(characters[..<range.lowerBound]), String(characters[range.upperBound...]))
    }

    /// Joins two parts to the new text and places the cursor between them. If the join forms one character, such as a
    /// letter with an accent, the cursor is after that character.
    private mutating func join(_ before: String, _ behind: String) {
        characters = Array(before + behind)
        var rest = before.unicodeScalars.count
        cursor = 0
        while rest > 0, cursor < characters.count {
            rest -= characters[cursor].unicodeScalars.count
            cursor += 1
        }
    }

    private func cleaned(_ text: String) -> String {
        String(
            text.compactMap { character -> Character? in
                if character.isNewline { return allowsLineBreaks ? "\n" : " " }
                if character == "\t" { return " " }
                return Self.isShown(character) ? character : nil
            })
    }

    /// Returns whether a character is visible. Control and formatting characters are not visible. They are removed,
    /// because the cursor could otherwise be on an invisible character.
    private static func isShown(_ character: Character) -> Bool {
        character.unicodeScalars.contains {
            $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }
    }
}

extension TextField {
    /// Handles a key. A character key without Control and Alt inserts its character. Other keys edit the text as in a
    /// shell.
    ///
    /// - Returns: Whether the field uses the key. It is `true` even if the key has no effect at the moment, such as
    ///   Backspace at the start of the text.
    @discardableResult
    public mutating func handle(_ key: Key) -> Bool {
        if let text = Self.text(of: key) {
            insert(text)
            return true
        }
        guard let edit = Self.edits[key] else { return false }
        edit(&self)
        return true
    }

    /// Returns whether ``handle(_:)`` uses a key.
    public static func takes(_ key: Key) -> Bool {
        text(of: key) != nil || edits[key] != nil
    }

    /// Returns whether a key removes a text that is selected as a whole, or replaces it.
    static func replaces(_ key: Key) -> Bool { text(of: key) != nil || erases(key) }

    /// Returns whether a key removes characters of the text.
    static func erases(_ key: Key) -> Bool { erasingKeys.contains(key) }

    private static let erasingKeys: Set<Key> = [
        .backspace, .control("h"), .delete, .control("d"), .control("w"), Key(.backspace, .alt),
        Key(.backspace, .control), .control("k"), .control("u"),
    ]

    private static func text(of key: Key) -> String? {
        guard case .character(let character) = key.code, key.modifiers.isSubset(of: .shift) else { return nil }
        return String(character)
    }

    private typealias Edit = @Sendable (inout TextField) -> Void

    private static let edits: [Key: Edit] = [
        .left: { $0.moveLeft() }, .control("b"): { $0.moveLeft() },
        .right: { $0.moveRight() }, .control("f"): { $0.moveRight() },
        .home: { $0.moveToStart() }, .control("a"): { $0.moveToStart() },
        .end: { $0.moveToEnd() }, .control("e"): { $0.moveToEnd() },

        Key(.left, .alt): { $0.moveToPreviousWord() }, Key(.left, .control): { $0.moveToPreviousWord() },
        Key(.character("b"), .alt): { $0.moveToPreviousWord() },
        Key(.right, .alt): { $0.moveToNextWord() }, Key(.right, .control): { $0.moveToNextWord() },
        Key(.character("f"), .alt): { $0.moveToNextWord() },

        .backspace: { $0.deleteBackward() }, .control("h"): { $0.deleteBackward() },
        .delete: { $0.deleteForward() }, .control("d"): { $0.deleteForward() },

        .control("w"): { $0.killToPreviousSpace() },
        Key(.backspace, .alt): { $0.killPreviousWord() }, Key(.backspace, .control): { $0.killPreviousWord() },
        Key(.character("d"), .alt): { $0.killNextWord() }, Key(.delete, .control): { $0.killNextWord() },
        .control("k"): { $0.killToEnd() }, .control("u"): { $0.killToStart() },
        .control("y"): { $0.yank() },
    ]
}

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
