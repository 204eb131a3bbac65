import Terminal

/// How the user finds a row by typing a part of its text.
///
/// The search starts at the selected row, continues at the start of the list after its end, and selects the first row
/// that contains the text. Case and accents are ignored. A line at the bottom, the find bar, shows the text. While the
/// find bar is visible, ↓ and ↑ select the next and the previous match, Enter ends the search, and Esc returns to the
/// row where the search began. If no row was found yet, Enter ends the search when a row is found.
///
/// The search reads the texts from ``Row/findText`` through ``Section/findText(ofRowAt:)``. It creates no cells. It
/// reads rows for 8 milliseconds, then the list handles keys, and then it continues. So long lists do not delay the
/// response to a key. The cost is proportional to the length of the texts up to the next match.
public enum TypeToFind: Equatable, Sendable {
    /// Finding is off.
    case off
    /// Finding starts after a key, such as `f`. Then `n` and `N` move to the next and the previous match.
    case after(Key)
    /// The first letter or digit that the user types starts a search. Letters and digits then call no commands of the
    /// list or of its ancestors.
    case atOnce
}

extension Key {
    /// Whether the key is a letter or a digit.
    var isFindable: Bool {
        guard case .character(let character) = code, modifiers.isSubset(of: .shift) else { return false }
        return character.isLetter || character.isNumber
    }
}
