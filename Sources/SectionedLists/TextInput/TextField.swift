import Terminal

/// A text that is being edited: the text, where the cursor stands, and what was cut last.
///
/// A plain value that knows nothing of a screen. The cursor moves by what a reader takes for one character, whatever
/// scalars it is made of. The text is one line unless ``allowsLineBreaks`` is set: line feeds and tabs that are inserted
/// turn into spaces, control characters are left out.
///
/// ```swift
/// var field = TextField("flour")
/// field.moveToStart()
/// field.insert("rye ")            // "rye |flour"
/// ```
///
/// Edits cost O(length of the text).
public struct TextField: Hashable, Sendable {
    /// How many characters a text may have that grows by ``insert(_:)``: what is pasted may be a whole file, and what
    /// does not fit is left out. The text that a field is given to begin with may be longer.
    public static let capacity = 4096

    /// Whether the text may have several lines, each ended by a line feed but for the last.
    public let allowsLineBreaks: Bool
    /// The text, a character an element.
    public private(set) var characters: [Character] = []
    /// How many characters stand before the cursor.
    public private(set) var cursor = 0
    /// What ``yank()`` inserts: what was killed last. Kills in a row collect.
    public private(set) var killed = ""

    /// Whether the last edit was a kill, so that the next one adds to it.
    private var isKilling = false

    /// A field with a text, the cursor behind it.
    public init(_ text: String = "", allowsLineBreaks: Bool = false) {
        self.allowsLineBreaks = allowsLineBreaks
        self.text = text
    }

    /// The text. Setting it puts the cursor behind it.
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

    /// Inserts text at the cursor, which then stands behind it. A mark that combines joins the character before it.
    public mutating func insert(_ text: String) {
        isKilling = false
        // A character has one scalar at least, and may have any number of them.
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

    /// Cuts characters out, for ``yank()`` to bring back.
    mutating func kill(_ range: Range<Int>) {
        let cut = String(characters[range])
        let isBefore = range.upperBound == cursor
        if !isKilling { killed = "" }
        killed = isBefore ? cut + killed : killed + cut
        remove(range)
        isKilling = true
    }

    /// Inserts what was killed last.
    public mutating func yank() {
        insert(killed)
    }

    // MARK: - Moving

    /// Puts the cursor before a character; at an end where there is none.
    public mutating func move(to index: Int) {
        isKilling = false
        cursor = min(max(0, index), characters.count)
    }

    /// Moves the cursor one character to the left.
    public mutating func moveLeft() { move(to: cursor - 1) }
    /// Moves the cursor one character to the right.
    public mutating func moveRight() { move(to: cursor + 1) }
    /// Moves the cursor before the first character of its line.
    public mutating func moveToStart() { move(to: startOfLine) }
    /// Moves the cursor behind the last character of its line.
    public mutating func moveToEnd() { move(to: endOfLine) }

    /// Where the line begins that the cursor is in.
    var startOfLine: Int { characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0 }

    /// Where the line ends that the cursor is in, before the line feed.
    var endOfLine: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

    // MARK: - Keeping the text sound

    private mutating func remove(_ range: Range<Int>) {
        join(String(characters[..<range.lowerBound]), String(characters[range.upperBound...]))
    }

    /// Makes the text of what stands before the cursor and behind it. The two may share a character at the seam, such as
    /// a letter and its accent; the cursor then stands behind it.
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

    /// Not what is a control or a formatting character by itself, which nobody could see that the cursor stands on.
    private static func isShown(_ character: Character) -> Bool {
        character.unicodeScalars.contains {
            $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }
    }
}
