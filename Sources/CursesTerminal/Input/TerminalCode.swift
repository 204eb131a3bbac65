/// A code from ncurses: a character, a key with its number, a key with its name in the terminal description, or a mouse
/// report.
enum TerminalCode: Hashable {
    case scalar(UInt32)
    case key(Int32)
    case named(String)
    case mouse(MouseReport)
}
