/// The terminal marks what is pasted, so that it is not taken for keys.
enum BracketedPaste {
    static let on = "\u{1B}[?2004h"
    static let off = "\u{1B}[?2004l"
    static let start = "\u{1B}[200~"
    static let end = "\u{1B}[201~"
    /// The codes that ncurses is told to give for the start and the end; beyond all of its own.
    static let startCode: Int32 = 0x7001
    static let endCode: Int32 = 0x7002
}
