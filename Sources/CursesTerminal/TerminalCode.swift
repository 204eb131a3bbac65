/// What ncurses reads: a character, a key it knows by number, one it knows only by a name from the terminal's
/// description, or something the mouse did.
enum TerminalCode: Hashable {
    case scalar(UInt32)
    case key(Int32)
    case named(String)
    case mouse(MouseReport)
}
