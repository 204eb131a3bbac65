import Terminal

/// How a person goes to a row of a list by typing a part of what it says.
///
/// The selection goes to the next row, from the selected one on and past the end from the start again, whose text holds
/// what was typed, whatever the case and the accents. While a line at the bottom shows what was typed, ↓ and ↑ go to the
/// next and the previous such row, Enter stays there, and Esc goes back to where the search began.
///
/// A row is asked for ``Row/findText``, by its section's ``Section/findText(ofRowAt:)``; no cells are made. A search reads
/// rows one after the other, a slice of ``SectionsViewController/findSlice`` at a time, and keys are answered between the
/// slices; so it costs what lies between the row and the next match, and of a million rows without a match all of them.
public enum TypeToFind: Equatable, Sendable {
    /// Not at all.
    case off
    /// After a key, such as `f`. From then on `n` and `N` go to the next and the previous match.
    case after(Key)
    /// By typing. Letters and digits then call no commands, neither of the list nor further up the tree.
    case atOnce
}

extension Key {
    /// Whether the key is a letter or a digit that is typed.
    var isFindable: Bool {
        guard case .character(let character) = code, modifiers.isSubset(of: .shift) else { return false }
        return character.isLetter || character.isNumber
    }
}
