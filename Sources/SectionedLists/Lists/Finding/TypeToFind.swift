import Terminal

/// How the user finds a row by typing a part of its text.
///
/// The selection moves to the next row that contains the typed text, starting at the selected row and continuing from
/// the start of the list after its end. Case and accents are ignored. While a line at the bottom shows the text, ↓ and
/// ↑ move to the next and the previous match, Enter stays there, and Esc returns to the row where the search began.
///
/// The searched text is ``Row/findText``, read through ``Section/findText(ofRowAt:)``. A search creates no cells. A
/// search reads rows in slices of ``SectionsViewController/findSlice`` rows, and keys are handled between slices. The
/// cost is proportional to the number of rows up to the next match.
public enum TypeToFind: Equatable, Sendable {
    /// Finding is off.
    case off
    /// Finding starts after a key, such as `f`. Then `n` and `N` move to the next and the previous match.
    case after(Key)
    /// Finding starts with the first typed letter or digit. Letters and digits then call no commands of the list or of
    /// controllers further up the tree.
    case atOnce
}

extension Key {
    /// Whether the key is a letter or a digit.
    var isFindable: Bool {
        guard case .character(let character) = code, modifiers.isSubset(of: .shift) else { return false }
        return character.isLetter || character.isNumber
    }
}
