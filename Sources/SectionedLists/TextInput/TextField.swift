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
