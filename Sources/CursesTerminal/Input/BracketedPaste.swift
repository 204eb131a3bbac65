/// The control sequences of bracketed paste. The terminal sends a sequence before and after pasted text.
enum BracketedPaste {
    static let on = "\u{1B}[?2004h"
    static let off = "\u{1B}[?2004l"
    static let start = "\u{1B}[200~"
    static let end = "\u{1B}[201~"
    /// The key codes that this driver registers in ncurses for ``start`` and ``end``. ncurses itself defines only lower
    /// key codes.
    static let startCode: Int32 = 0x7001
    static let endCode: Int32 = 0x7002
}
