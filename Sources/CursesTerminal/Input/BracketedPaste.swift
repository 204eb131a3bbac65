/// The control sequences of bracketed paste: the terminal marks the start and the end of pasted text.
enum BracketedPaste {
    static let on = "\u{1B}[?2004h"
    static let off = "\u{1B}[?2004l"
    static let start = "\u{1B}[200~"
    static let end = "\u{1B}[201~"
    /// The codes of ncurses for these two sequences. They are higher than all its own codes.
    static let startCode: Int32 = 0x7001
    static let endCode: Int32 = 0x7002
}
