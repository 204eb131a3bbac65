import Terminal

/// How the user finds a row by typing a part of its text.
///
/// The search starts at the selected row. After the end of the list, it continues at the start. It selects the first
/// row that contains the text. Case and accents are ignored. A line at the bottom, the find bar, shows the text. While
/// the find bar is visible, ↓ and ↑ select the next and the previous match, Enter ends the search, and Esc returns to
/// the row where the search began. If no row was found yet, Enter ends the search as soon as a row is found.
///
/// The search reads the text of each row up to the next match; see ``Row/findText`` and ``Section/findText(ofRowAt:)``.
/// It reads for about 8 milliseconds at a time. In between, the list handles keys, so a long list does not delay the
/// response to a key.
public enum TypeToFind: Equatable, Sendable {
    /// Finding is off.
    case off
    /// A key, such as `f`, starts a search. After the search, `n` and `N` select the next and the previous match.
    case after(Key)
    /// The first letter or digit that the user types starts a search. In this mode, letters and digits call no commands
    /// of the list or of its ancestors.
    case atOnce
}

extension Key {
    /// Whether the key is a letter or a digit, pressed alone or with Shift.
    var isFindable: Bool {
        guard case .character(let character) = code, modifiers.isSubset(of: .shift) else { return false }
        return character.isLetter || character.isNumber
    }
}
